// What the shape of a series says of it: a running total, hours that are written as shorter
// intervals, readings below zero that are no solar panels.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import { indexesOf, isInterval, type Series } from './series'

/** A register rises at least this often for each time that it falls. */
const RISES_PER_FALL = 20
const MIN_RISES = 40

/**
 * A register that counts on, in the order of time or from the newest reading on: it may be set to
 * zero once in a day, and its meter may be replaced.
 */
export function isRising(values: Float64Array): boolean {
  let [before, rises, falls] = [NaN, 0, 0]
  for (const value of values) {
    if (value > before) rises += 1
    if (value < before) falls += 1
    if (!Number.isNaN(value)) before = value
  }
  return Math.max(rises, falls) >= Math.max(MIN_RISES, RISES_PER_FALL * Math.min(rises, falls))
}

/** What rounding makes of equal values. */
const ALIKE_SHARE = 0.002
/** Shares of the hours that are alike within, and of those that differ from the one before. */
const NEARLY_ALL = 0.95
const DIFFERENT = 0.3
const MIN_HOURS = 24

function hourIn(values: Float64Array) {
  let [sum, low, high, drawn] = [0, Infinity, -Infinity, 0]
  for (const value of values) {
    sum += value
    low = Math.min(low, value)
    high = Math.max(high, value)
    if (value !== 0) drawn += 1
  }
  return { sum, isEqual: drawn > 0 && high - low <= ALIKE_SHARE * high, isSingle: drawn === 1 }
}

/**
 * Hours in place of intervals that are hours divided by the intervals in them, or hours in one of
 * them beside zeros. A house that draws the same all day tells nothing.
 */
export function trueIntervals(series: Series, isPower: boolean): Series {
  const { starts, values, intervalMin, intervals } = series
  const perHour = HOUR_MIN / intervalMin
  if (!isInterval(intervalMin) || perHour === 1 || intervals.length > 1) return series
  const hours: { readonly start: number; readonly sum: number; readonly isDouble: boolean }[] = []
  let [filled, equal, single, changes] = [0, 0, 0, 0]
  for (let index = 0; index + perHour <= starts.length; index += 1) {
    const start = starts[index] ?? 0
    if (start % HOUR_MIN !== 0 || (starts[index + perHour - 1] ?? 0) - start !== HOUR_MIN - intervalMin) continue
    const { sum, isEqual, isSingle } = hourIn(values.subarray(index, index + perHour))
    if (sum !== 0) filled += 1
    if (isEqual) equal += 1
    if (isSingle) single += 1
    if (hours.length > 0 && sum !== hours.at(-1)?.sum) changes += 1
    hours.push({ start, sum, isDouble: (series.doubles[index] ?? 0) > 0 })
    index += perHour - 1
  }
  const isSaying = filled >= MIN_HOURS && changes >= DIFFERENT * hours.length
  if (!isSaying || Math.max(equal, single) < NEARLY_ALL * filled) return series
  const share = isPower && equal >= NEARLY_ALL * filled ? perHour : 1
  return {
    ...series,
    starts: Float64Array.from(hours, ({ start }) => start),
    values: Float64Array.from(hours, ({ sum }) => sum / share),
    lengths: new Float64Array(hours.length).fill(HOUR_MIN),
    intervals: [HOUR_MIN],
    intervalMin: HOUR_MIN,
    doubles: Uint8Array.from(hours, ({ isDouble }) => Number(isDouble)),
  }
}

/** kWh: what rounding leaves. */
export const NOISE_KWH = 0.05
/** Share of all readings that may be below zero without solar panels. */
const FEW = 0.001
/** Hours in which no panel gives anything: from 8 PM to 6 AM. */
const isDark = (minute: number) => ((minute + 4 * HOUR_MIN) % DAY_MIN) / HOUR_MIN < 10

/**
 * Readings below zero. `solar`: as panels make them; `open`: a few by day, which may be either.
 * Otherwise `left` are they, and the excesses that corrections take back.
 */
export function belowZero({ starts, values, intervalMin }: Series, isPower: boolean) {
  const all = indexesOf(values, value => value < 0)
  const noise = NOISE_KWH / (isPower ? intervalMin / HOUR_MIN : 1)
  const left = new Set(all)
  let open: number | undefined
  for (const index of all) {
    const [before = 0, excess = 0, value = 0] = [index - 2, index - 1, index].map(at => values[at] ?? 0)
    const isTakenBack = excess + value >= 0 && excess >= 2 * before && excess + value <= 2 * before + NOISE_KWH
    if (value >= -noise) continue
    if (isTakenBack) left.add(index - 1)
    else if (!isDark(starts[index] ?? 0)) open ??= index
  }
  const kind: 'solar' | 'few' | 'open' =
    all.length > Math.max(1, FEW * values.length) ? 'solar' : open === undefined ? 'few' : 'open'
  return { kind, count: all.length, left, minute: starts[open ?? 0] ?? 0 }
}
