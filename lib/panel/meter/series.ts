// Readings in the order of time, each time once and with its length, and the two nights of a year
// in which the clock changes.
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

/** Times that come twice and that a clock change or a meter's exchange leaves. */
export const fewDoubled = (count: number): number => Math.max(4, 0.01 * count)

export interface Series {
  readonly starts: Float64Array
  readonly values: Float64Array
  /** Minutes. A meter that was set to shorter intervals gives several lengths. */
  readonly lengths: Float64Array
  /** All lengths, in the order of time. */
  readonly intervals: readonly number[]
  /** The most frequent length; one that is no interval where the times are uneven. */
  readonly intervalMin: number
  /** 1: the time came twice. 2: with different values. */
  readonly doubles: Uint8Array
}

export const isInterval = (minutes: number): boolean =>
  minutes > 0 && Number.isInteger(minutes) && HOUR_MIN % minutes === 0

/** A Sunday by its month (0 is January) and the first day of the month that it may be. */
function isSunday(day: number, month: number, first: number): boolean {
  const date = new Date(day * DAY_MIN * 60_000)
  const after = date.getUTCDate() - first
  return date.getUTCDay() === 0 && date.getUTCMonth() === month && after >= 0 && after < 7
}

/** From 1 to 2 AM on the first Sunday of November, which the clock shows twice. */
export function isFallHour(start: number): boolean {
  const day = Math.floor(start / DAY_MIN)
  return Math.floor((start - day * DAY_MIN) / HOUR_MIN) === 1 && isSunday(day, 10, 1)
}

/** One hour of the night of the second Sunday of March, wherever the file leaves it out. */
export function isSpringHole(from: number, to: number): boolean {
  const day = Math.floor(from / DAY_MIN)
  return to - from === HOUR_MIN && from - day * DAY_MIN <= 3 * HOUR_MIN && isSunday(day, 2, 8)
}

/** Positions of some numbers, many times as fast as over `keys()`. */
export function indexesOf(numbers: Float64Array | Uint8Array, isOne: (number: number, at: number) => boolean) {
  const found: number[] = []
  for (let at = 0; at < numbers.length; at += 1) if (isOne(numbers[at] ?? 0, at)) found.push(at)
  return found
}

/** The numbers at these positions, likewise. */
export function picked(numbers: ArrayLike<number>, positions: ArrayLike<number>): Float64Array {
  const found = new Float64Array(positions.length)
  for (let at = 0; at < found.length; at += 1) found[at] = numbers[positions[at] ?? 0] ?? 0
  return found
}

/** Parts of one load as one: the values of each time are added. */
export function addedUp(parts: readonly Pick<Readings, 'starts' | 'values'>[]): Pick<Readings, 'starts' | 'values'> {
  const [first, ...others] = parts
  const isBeside = ({ starts }: Pick<Readings, 'starts'>) =>
    starts.length === first?.starts.length && starts.every((start, at) => start === first.starts[at])
  if (first && others.every(isBeside))
    return {
      ...first,
      values: first.values.map((own, at) => others.reduce((sum, { values }) => sum + (values[at] ?? 0), own)),
    }
  const sums = new Map<number, number>()
  for (const { starts, values } of parts) {
    const own = new Map<number, number>()
    // The hour that the clock repeats has its times twice.
    for (const [at, start] of starts.entries()) own.set(start, Math.max(own.get(start) ?? -Infinity, values[at] ?? 0))
    for (const [start, value] of own) sums.set(start, (sums.get(start) ?? 0) + value)
  }
  return { starts: Float64Array.from(sums.keys()), values: Float64Array.from(sums.values()) }
}

/** The most frequent distance between two readings, in minutes. 0 without any. */
function usualDistance(starts: Float64Array): number {
  const counts = new Map<number, number>()
  for (let index = 1; index < starts.length; index += 1) {
    const distance = (starts[index] ?? 0) - (starts[index - 1] ?? 0)
    counts.set(distance, (counts.get(distance) ?? 0) + 1)
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0] as const)[0]
}

/** Equal distances in a row that are a new interval; a single longer one is a hole. */
const NEW_INTERVAL = 8

/** The distance of each reading to the next one, without holes. */
function lengthsOf(starts: Float64Array, usualMin: number) {
  const lengths = new Float64Array(starts.length).fill(usualMin)
  const intervals: number[] = []
  let [before, run] = [NaN, 0]
  for (let index = 0; index < lengths.length; index += 1) {
    const distance = (starts[index + 1] ?? NaN) - (starts[index] ?? 0)
    run = distance === before ? run + 1 : 1
    before = distance
    if (run === NEW_INTERVAL && isInterval(distance) && distance !== intervals.at(-1)) {
      lengths.fill(distance, intervals.length === 0 ? 0 : index + 1 - NEW_INTERVAL, index)
      intervals.push(distance)
    }
    lengths[index] = intervals.at(-1) ?? usualMin
  }
  return { lengths, intervals: intervals.length > 0 ? intervals : [usualMin] }
}

/**
 * Sorting plain numbers is ten times as fast as sorting with a comparison, so a time and its
 * position are one number.
 */
const POSITIONS = 2 ** 21

/** Sorted by time, each time once: of two values the larger, so that a fall hour keeps its peak. */
export function seriesOf({ starts: given, values: all, areEnds }: Readings): Series {
  const isSorted = given.every((start, index) => index === 0 || start >= (given[index - 1] ?? 0))
  const keys = isSorted ? given : given.map((start, index) => start * POSITIONS + index).sort()
  const [sorted, sortedValues, doubled] = [keys.slice(), keys.slice(), new Uint8Array(keys.length)]
  let count = 0
  for (let index = 0; index < keys.length; index += 1) {
    const from = isSorted ? index : (keys[index] ?? 0) % POSITIONS
    const [start, value] = [given[from] ?? 0, all[from] ?? 0]
    const before = sortedValues[count - 1] ?? 0
    if (count > 0 && sorted[count - 1] === start) {
      doubled[count - 1] = Math.max(doubled[count - 1] ?? 0, before === value ? 1 : 2)
      sortedValues[count - 1] = Math.max(before, value)
    } else {
      sorted[count] = start
      sortedValues[count] = value
      count += 1
    }
  }
  const starts = sorted.subarray(0, count)
  const intervalMin = usualDistance(starts)
  const spans = lengthsOf(starts, intervalMin)
  const rest = { values: sortedValues.subarray(0, count), doubles: doubled.subarray(0, count), intervalMin, ...spans }
  // Times that may be either are ends where they end whole days.
  const endsDay = (starts[0] ?? 0) % DAY_MIN === spans.lengths[0] && (starts.at(-1) ?? 0) % DAY_MIN === 0
  if (!(areEnds ?? endsDay)) return { ...rest, starts }
  const lengths = spans.lengths.map((length, index) => spans.lengths[index - 1] ?? length)
  return { ...rest, lengths, starts: starts.map((end, index) => end - (lengths[index] ?? 0)) }
}
