// Readings in the order of time, each time once, and the two nights of a year in which the clock
// changes.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import { LABELS_PER_METER, type Readings, UNCLEAR } from './readings'

/** A Sunday by its month (0 is January) and the days of the month that it may be. */
function isSunday(day: number, month: number, first: number): boolean {
  const date = new Date(day * DAY_MIN * 60_000)
  return (
    date.getUTCDay() === 0 &&
    date.getUTCMonth() === month &&
    date.getUTCDate() >= first &&
    date.getUTCDate() < first + 7
  )
}

/** From 1 to 2 AM on the first Sunday of November, which the clock shows twice. */
export function isFallHour(start: number): boolean {
  const day = Math.floor(start / DAY_MIN)
  const minute = start - day * DAY_MIN
  return minute >= HOUR_MIN && minute < 2 * HOUR_MIN && isSunday(day, 10, 1)
}

/** One hour of the night of the second Sunday of March, wherever the file leaves it out. */
export function isSpringHole(from: number, to: number): boolean {
  const day = Math.floor(from / DAY_MIN)
  return to - from === HOUR_MIN && from - day * DAY_MIN <= 3 * HOUR_MIN && isSunday(day, 2, 8)
}

export interface Series {
  readonly count: number
  readonly starts: Float64Array
  readonly values: Float64Array
  /** Indexes of times that came twice with different values. */
  readonly conflicts: ReadonlySet<number>
  readonly shared: number
  /** Times that one meter has several readings of, which are not known to be parts of one load. */
  readonly unclear: number
  /** Days whose repeated hour stands twice. */
  readonly repeatedDays: ReadonlySet<number>
}

function sortedPositions(count: number, starts: Float64Array): (index: number) => number {
  // Time and position in one number, because sorting plain numbers is ten times as fast as sorting
  // with a comparison.
  const POSITIONS = 2 ** 21
  const keys = new Float64Array(count)
  for (let index = 0; index < count; index += 1) {
    keys[index] = (starts[index] ?? 0) * POSITIONS + index
  }
  keys.sort()
  return index => (keys[index] ?? 0) % POSITIONS
}

/**
 * Sorted by time, each time once. Of two values the larger stays, so that the hour that repeats in
 * fall keeps its peak.
 */
export function ordered({ count, starts, values, sources }: Readings): Series {
  let [isRising, isFalling] = [true, true]
  for (let index = 0; index < count - 1; index += 1) {
    const step = (starts[index + 1] ?? 0) - (starts[index] ?? 0)
    if (step < 0) isRising = false
    if (step > 0) isFalling = false
  }
  const positionOf = isRising ? null : isFalling ? (index: number) => count - 1 - index : sortedPositions(count, starts)
  const sortedReadings = { starts: new Float64Array(count), values: new Float64Array(count) }
  let unique = 0
  let [shared, unclear, lastSource] = [0, 0, 0]
  const conflicts = new Set<number>()
  const repeatedDays = new Set<number>()
  for (let index = 0; index < count; index += 1) {
    const from = positionOf?.(index) ?? index
    const start = starts[from] ?? 0
    const value = values[from] ?? 0
    const source = sources[from] ?? 0
    const last = unique - 1
    if (last >= 0 && sortedReadings.starts[last] === start && source !== lastSource) {
      const isShared = Math.floor(source / LABELS_PER_METER) !== Math.floor(lastSource / LABELS_PER_METER)
      const isUnclear = Math.max(source % LABELS_PER_METER, lastSource % LABELS_PER_METER) >= UNCLEAR
      if (isShared) shared += 1
      else if (isUnclear) unclear += 1
      const before = sortedReadings.values[last] ?? 0
      sortedReadings.values[last] = isUnclear && !isShared ? Math.max(before, value) : before + value
    } else if (last >= 0 && sortedReadings.starts[last] === start) {
      if (sortedReadings.values[last] !== value) conflicts.add(last)
      if (isFallHour(start)) repeatedDays.add(Math.floor(start / DAY_MIN))
      sortedReadings.values[last] = Math.max(sortedReadings.values[last] ?? 0, value)
    } else {
      sortedReadings.starts[unique] = start
      sortedReadings.values[unique] = value
      unique += 1
    }
    lastSource = source
  }
  return { ...sortedReadings, count: unique, conflicts, shared, unclear, repeatedDays }
}
