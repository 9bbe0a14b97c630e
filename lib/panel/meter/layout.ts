// The rows of a table's text, the separator between its cells, and its columns.
import Papa from 'papaparse'
import { type ColumnProblem, type Columns, columnsAt } from './columns'
import type { Rows } from './preamble'
import { isProblem, type MeterChoice } from './problems'
import { kindOf } from './time-columns'

const DELIMITERS = [',', '\t', ';', '|'] as const
/** Enough text for a preamble and the first rows. */
export const HEAD_LENGTH = 16_000

/** With usual spaces, and without the mark that keeps Excel from changing a cell. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('="', '"')

export const parse = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(plain(text), { delimiter, skipEmptyLines: 'greedy' }).data

/** Rows above the headings: name, address, account, period. */
const MAX_PREAMBLE = 100
/** A row of readings rather than of headings. */
const isReading = (row: readonly string[]) => row.some(cell => ['stamp', 'day', 'epoch'].includes(kindOf(cell.trim())))

/**
 * Where the first rows of a file have their headings, and what the columns are. Null where no row
 * looks like headings; the problem of the first that does where none will do.
 */
function findColumns(rows: Rows, delimiter: string, choice: MeterChoice['column']): Columns | ColumnProblem | null {
  let problem: ColumnProblem | null = null
  const tables: Columns[] = []
  for (let header = 0; header < Math.min(rows.length - 1, MAX_PREAMBLE); header += 1) {
    if (isReading(rows[header] ?? [])) continue
    const found = columnsAt(rows, header, delimiter, choice)
    if (found && !isProblem(found)) {
      const isRepeated = tables.some(one => String(rows[one.header]) === String(rows[header]))
      if (!isRepeated) tables.push(found)
    } else if (found && (!problem || problem.problem === 'noIntervals')) problem = found
  }
  // A summary above the readings has headings of its own, and few rows.
  const lengthOf = (index: number) => (tables[index + 1]?.header ?? rows.length) - (tables[index]?.header ?? 0)
  const [longest] = tables.map((_, index) => index).toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return tables[longest ?? -1] ?? problem
}

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
