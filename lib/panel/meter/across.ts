// Tables with a row for each day and its hours, halves or quarters across become tables with a row
// for each reading.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import { columnOf, type Column, type Table } from './cells'
import type { CellKind } from './clock'
import type { Times } from './times'

const COUNTS = [96, 48, 24]

/**
 * The longest row of neighbors that are numbers: with one in each heading, or as many as a day
 * has.
 */
function neighborsIn({ columns }: Table, kinds: readonly CellKind[]): readonly Column[] {
  const longest = (isOne: (column: Column) => boolean) => {
    const runs: Column[][] = [[]]
    for (const [index, column] of columns.entries()) {
      const isNumber = kinds[index] === 'number' || (kinds[index] === 'blank' && runs.at(-1)?.length !== 0)
      if (isNumber && isOne(column)) runs.at(-1)?.push(column)
      else runs.push([])
    }
    return runs.reduce((best, run) => (run.length > best.length ? run : best))
  }
  const counted = longest(({ heading }) => /\d/.test(heading))
  const any = longest(() => true)
  return counted.length >= 23 ? counted : COUNTS.includes(any.length) ? any : []
}

/** Null where the rows are no days of readings. */
export function unpivoted(table: Table, kinds: readonly CellKind[], times: Times) {
  const hours = neighborsIn(table, kinds)
  const width = hours.length
  const perDay = COUNTS.find(count => width >= count - 1 && width <= count + 4)
  const [first] = hours
  if (perDay === undefined || !first) return null
  const step = DAY_MIN / perDay
  const count = table.count * width
  const dayOf = (row: number) => Math.floor(row / width)
  // The hour that the clock repeats in fall may stand at the end.
  const startOf = (at: number) => (at < perDay ? at * step : HOUR_MIN + (at - perDay) * step)
  const textAt = (column: Column | undefined, row: number) => column?.texts[column.at[row] ?? -1] ?? ''
  // Of 'KWH_1' or 'INTERVAL_01' the unit is all that counts.
  const heading = /^k?wh?(?![a-z])/i.exec(first.heading)?.[0] ?? 'Interval'
  const values = columnOf(heading, count, row => textAt(hours[row % width], dayOf(row)))
  const longer = ({ heading, texts, at }: Column): Column => ({
    heading,
    texts,
    at: Uint32Array.from({ length: count }, (_, row) => at[dayOf(row)] ?? 0),
  })
  const kept = table.columns.filter(column => column === first || !hours.includes(column))
  const made = new Map(kept.map(column => [column, column === first ? values : longer(column)]))
  return {
    table: { ...table, count, columns: [...made.values()] },
    kinds: kept.map(column => (column === first ? 'number' : (kinds[table.columns.indexOf(column)] ?? 'text'))),
    times: {
      minutes: Float64Array.from(
        { length: count },
        (_, row) => (times.minutes[dayOf(row)] ?? NaN) + startOf(row % width),
      ),
      columns: times.columns.flatMap(column => made.get(column) ?? []),
      areEnds: false,
    },
  }
}
