// The rows of a table's text, the separator between its cells, and its columns.
import Papa from 'papaparse'
import { type ColumnProblem, type Columns, findColumns } from './columns'
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
  for (const delimiter of DELIMITERS) {
    const columns = findColumns(parse(text.slice(0, HEAD_LENGTH), delimiter), delimiter, choice)
    if (columns && !isProblem(columns)) return { columns, delimiter }
    if (columns && (!problem || problem.problem === 'noIntervals')) problem = columns
  }
  return problem ?? { problem: 'noIntervals', headings: '' }
}
