// What the shape of a series says of it: a running total, hours that are written as shorter
// intervals, readings below zero that are no solar panels.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import type { Series } from './series'

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

/** Shares of the hours that are alike within, and of those that differ from the one before. */
const NEARLY_ALL = 0.95
const DIFFERENT = 0.3
const MIN_HOURS = 24

/**
 * Hours that were divided by the intervals in them, or that stand in one of them beside zeros; null
 * for true intervals. A house that draws the same all day tells nothing.
 */
export function hoursIn(series: Series, intervalMin: number, isPower: boolean): Series | null {
  const { count, starts, values } = series
  const perHour = HOUR_MIN / intervalMin
  const hours: { readonly start: number; readonly sum: number; readonly isOne: boolean; readonly isEqual: boolean }[] =
    []
  for (let index = 0; index + perHour <= count; index += 1) {
    const start = starts[index] ?? 0
    if (start % HOUR_MIN !== 0 || (starts[index + perHour - 1] ?? 0) - start !== HOUR_MIN - intervalMin) continue
    const hour = values.subarray(index, index + perHour)
    const sum = hour.reduce((total, value) => total + value, 0)
    const isEqual = hour.every(value => Math.abs(value * perHour - sum) <= 0.001 * Math.abs(sum))
    hours.push({ start, sum, isEqual, isOne: hour.filter(value => value !== 0).length === 1 })
    index += perHour - 1
  }
  const filled = hours.filter(({ sum }) => sum !== 0)
  const isMost = (of: 'isEqual' | 'isOne') => filled.filter(hour => hour[of]).length >= NEARLY_ALL * filled.length
  const changes = hours.filter(({ sum }, at) => at > 0 && sum !== hours[at - 1]?.sum).length
  const isSaying = filled.length >= MIN_HOURS && changes >= DIFFERENT * hours.length
  if (!isSaying || !(isMost('isEqual') || isMost('isOne'))) return null
  const share = isPower && isMost('isEqual') ? perHour : 1
  return {
    ...series,
    count: hours.length,
    starts: Float64Array.from(hours, ({ start }) => start),
    values: Float64Array.from(hours, ({ sum }) => sum / share),
    conflicts: new Set(),
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
 * Otherwise `left` are corrections, and the excesses that they take back.
 */
export function belowZero({ count, starts, values }: Series, kwhPerUnit: number) {
  const all: number[] = []
  for (let index = 0; index < count; index += 1) if ((values[index] ?? 0) < 0) all.push(index)
  const deep = all.filter(index => (values[index] ?? 0) * kwhPerUnit < -NOISE_KWH)
  const left = new Set<number>()
  for (const index of deep) {
    const [before = 0, excess = 0, value = 0] = [index - 2, index - 1, index].map(at => values[at] ?? 0)
    const isTakenBack = excess + value >= 0 && excess >= 2 * before && excess + value <= 2 * before + NOISE_KWH
    if (isTakenBack) left.add(index - 1)
    if (isTakenBack || isDark(starts[index] ?? 0)) left.add(index)
  }
  const open = deep.find(index => !left.has(index))
  const kind: 'solar' | 'few' | 'open' =
    all.length > Math.max(1, FEW * count) ? 'solar' : open === undefined ? 'few' : 'open'
  return { kind, all, left, minute: starts[open ?? deep[0] ?? all[0] ?? 0] ?? 0 }
}
