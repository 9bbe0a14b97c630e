// Tables with a row for each day and its hours, halves or quarters across become tables with a row
// for each reading.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import { columnOf, type Column, type Table, textAt } from './cells'
import type { CellKind } from './clock'

const COUNTS = [96, 48, 24]

/** The longest row of neighbors that are numbers: as many as a day has, or numbered ones. */
function neighborsIn({ columns }: Table, kinds: readonly CellKind[]): readonly Column[] {
  const runs: Column[][] = [[]]
  for (const [index, column] of columns.entries()) {
    const isNumber = kinds[index] === 'number' || (kinds[index] === 'blank' && runs.at(-1)?.length !== 0)
    if (isNumber) runs.at(-1)?.push(column)
    else runs.push([])
  }
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best))
  return COUNTS.includes(longest.length) ? longest : longest.filter(({ heading }) => /\d/.test(heading))
}

/** Null where the rows are no days of readings. */
export function unpivoted(table: Table, kinds: readonly CellKind[]): Table | null {
  const hours = neighborsIn(table, kinds)
  const width = hours.length
  const perDay = COUNTS.find(count => width >= count - 1 && width <= count + 4)
  const [first] = hours
  if (perDay === undefined || !first) return null
  const step = DAY_MIN / perDay
  const count = table.count * width
  // The hour that the clock repeats in fall may stand at the end.
  const clocks = hours.map((_, at) => {
    const minute = at < perDay ? at * step : HOUR_MIN + (at - perDay) * step
    return `${Math.floor(minute / HOUR_MIN)}:${String(minute % HOUR_MIN).padStart(2, '0')}`
  })
  const longer = ({ heading, texts, at }: Column): Column => ({
    heading,
    texts,
    at: Uint32Array.from({ length: count }, (_, row) => at[Math.floor(row / width)] ?? 0),
  })
  const kept = table.columns.filter(column => !hours.includes(column))
  // Of 'KWH_1' or 'INTERVAL_01' the unit is all that counts.
  const heading = /^k?wh?(?![a-z])/i.exec(first.heading)?.[0] ?? 'Interval'
  const values = columnOf(heading, count, row => {
    const hour = hours[row % width]
    return hour ? textAt(hour, Math.floor(row / width)) : ''
  })
  return {
    ...table,
    count,
    columns: [...kept.map(longer), columnOf('Start', count, row => clocks[row % width] ?? ''), values],
  }
}
