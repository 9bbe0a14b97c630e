// What the shape of a series says of it: a running total, hours that are written as shorter
// intervals, readings below zero that are no solar panels.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import { indexesOf, isInterval, picked, type Series } from './series'

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

/** The sum of an hour, and whether its readings are alike or all but one are zero. */
function hourOf(values: Float64Array, from: number, count: number) {
  let [sum, low, high, drawn] = [0, Infinity, -Infinity, 0]
  for (let at = from; at < from + count; at += 1) {
    const value = values[at] ?? 0
    sum += value
    low = Math.min(low, value)
    high = Math.max(high, value)
    drawn += Number(value !== 0)
  }
  return { sum, isEqual: drawn > 0 && high - low <= ALIKE_SHARE * high, isSingle: drawn === 1 }
}

/**
 * Hours in place of intervals that are hours divided by the intervals in them, or hours in one of
 * them beside zeros. A house that draws the same all day tells nothing.
 */
export function trueIntervals(series: Series, isPower: boolean): Series {
  const { starts, values, intervalMin, intervals, doubles } = series
  const perHour = HOUR_MIN / intervalMin
  if (!isInterval(intervalMin) || perHour === 1 || intervals.length > 1) return series
  // The first readings of whole hours.
  const at = indexesOf(
    starts,
    (start, index) => start % HOUR_MIN === 0 && starts[index + perHour - 1] === start + HOUR_MIN - intervalMin,
  )
  const hours = at.map(index => hourOf(values, index, perHour))
  const countOf = (isOne: (hour: (typeof hours)[number], at: number) => boolean) => hours.filter(isOne).length
  const filled = countOf(({ sum }) => sum !== 0)
  const isMost = (count: number) => count >= NEARLY_ALL * filled
  const isEqual = isMost(countOf(hour => hour.isEqual))
  const changes = countOf(({ sum }, index) => index > 0 && sum !== hours[index - 1]?.sum)
  const isSaying = filled >= MIN_HOURS && changes >= DIFFERENT * hours.length
  if (!isSaying || !(isEqual || isMost(countOf(hour => hour.isSingle)))) return series
  const share = isPower && isEqual ? perHour : 1
  return {
    ...series,
    starts: picked(starts, at),
    values: Float64Array.from(hours, ({ sum }) => sum / share),
    lengths: new Float64Array(at.length).fill(HOUR_MIN),
    intervals: [HOUR_MIN],
    intervalMin: HOUR_MIN,
    doubles: Uint8Array.from(at, index => Math.min(1, doubles[index] ?? 0)),
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
