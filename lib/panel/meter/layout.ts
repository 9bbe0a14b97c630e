// The rows of a table's text, the separator between its cells, and its columns.
import Papa from 'papaparse'
import type { ColumnProblem, Columns } from './columns'
import { findColumns } from './find-columns'
import { isProblem, type MeterChoice } from './problems'

const DELIMITERS = [',', '\t', ';', '|'] as const
/** Enough text for a preamble and the first rows. */
export const HEAD_LENGTH = 16_000

/** With usual spaces, and without the mark that keeps Excel from changing a cell. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('="', '"')

export const parse = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(plain(text), { delimiter, skipEmptyLines: 'greedy' }).data

export type Layout = { readonly columns: Columns; readonly delimiter: string }

/** The separator with which the text has headings. */
export function layoutOf(text: string, choice: MeterChoice['column']): Layout | ColumnProblem {
  let problem: ColumnProblem | undefined
  // Whole lines, because the half of a number is another one.
  const head = text.length > HEAD_LENGTH ? text.slice(0, text.lastIndexOf('\n', HEAD_LENGTH) + 1 || HEAD_LENGTH) : text
  for (const delimiter of DELIMITERS) {
    const columns = findColumns(parse(head, delimiter), delimiter, choice)
    if (columns && !isProblem(columns)) return { columns, delimiter }
    if (columns && (!problem || problem.problem === 'noIntervals')) problem = columns
  }
  return problem ?? { problem: 'noIntervals', headings: '' }
}
