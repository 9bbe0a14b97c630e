// Where a table begins.
import { type ColumnProblem, type Columns, columnsAt } from './columns'
import type { Rows } from './preamble'
import { isProblem, type MeterChoice } from './problems'
import { kindOf } from './time-columns'

/** Rows above the headings: name, address, account, period. */
const MAX_PREAMBLE = 100
/** A row of readings rather than of headings. */
const isReading = (row: readonly string[]) => row.some(cell => ['stamp', 'day', 'epoch'].includes(kindOf(cell.trim())))

/**
 * Where the first rows of a file have their headings, and what the columns are. Null where no row
 * looks like headings; the problem of the first that does where none will do.
 */
export function findColumns(
  rows: Rows,
  delimiter: string,
  choice?: MeterChoice['column'],
): Columns | ColumnProblem | null {
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
