// Readings in the order of time, each time once, and the two nights of a year in which the clock
// changes.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'

/** Readings of one load as a file gives them. */
export interface Readings {
  /** Wall minute (./clock) at which each interval starts. */
  readonly starts: Float64Array
  /** Kilowatt-hours of the interval, or kilowatts where `isPower`. */
  readonly values: Float64Array
  readonly isPower: boolean
  /** `starts` holds the end of each interval; undefined where it may be either. */
  readonly areEnds: boolean | undefined
}

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
  /** Days whose repeated hour stands twice. */
  readonly repeatedDays: ReadonlySet<number>
}

/** Positions in the order of time; undefined where they are in it already. */
function orderOf(starts: Float64Array): ((index: number) => number) | undefined {
  const count = starts.length
  if (starts.every((start, index) => index === 0 || start >= (starts[index - 1] ?? 0))) return undefined
  if (starts.every((start, index) => index === 0 || start <= (starts[index - 1] ?? 0)))
    return index => count - 1 - index
  // Time and position in one number, because sorting plain numbers is ten times as fast as sorting
  // with a comparison.
  const POSITIONS = 2 ** 21
  const keys = starts.map((start, index) => start * POSITIONS + index).sort()
  return index => (keys[index] ?? 0) % POSITIONS
}

/**
 * Sorted by time, each time once. Of two values the larger stays, so that the hour that repeats in
 * fall keeps its peak.
 */
export function ordered({ starts, values }: Readings): Series {
  const positionOf = orderOf(starts)
  const sorted = { starts: new Float64Array(starts.length), values: new Float64Array(starts.length) }
  const conflicts = new Set<number>()
  const repeatedDays = new Set<number>()
  let last = -1
  for (let index = 0; index < starts.length; index += 1) {
    const from = positionOf?.(index) ?? index
    const [start, value] = [starts[from] ?? 0, values[from] ?? 0]
    if (last < 0 || sorted.starts[last] !== start) {
      last += 1
      sorted.starts[last] = start
      sorted.values[last] = value
    } else {
      const before = sorted.values[last] ?? 0
      if (before !== value) conflicts.add(last)
      if (isFallHour(start)) repeatedDays.add(Math.floor(start / DAY_MIN))
      sorted.values[last] = Math.max(before, value)
    }
  }
  return { ...sorted, count: last + 1, conflicts, repeatedDays }
}
