// From readings to the highest demand of each day: order, clock changes, gaps, and whether the file
// will do for NEC 220.87.
import { MINUTES_PER_DAY } from './clock'
import { forEachIndex } from './in-chunks'
import type { MeterProblem, Understood } from './problems'
import type { Readings } from './readings'

export interface DayPeak {
  /** Days since January 1, 1970. */
  readonly day: number
  readonly kw: number
  /** Wall minute at which the interval of the peak starts. */
  readonly minute: number
}

export type Caution = 'hourly' | 'partOfYear' | 'someMissing'

export interface MeterDemand extends Understood {
  readonly peakKw: number
  /** Wall minute at which the interval of the peak starts. */
  readonly peakMinute: number
  /** In the order of the calendar. */
  readonly days: readonly DayPeak[]
  readonly missingHours: number
  readonly cautions: readonly Caution[]
}

/** 220.87 takes the average of 15 minutes. */
const DEMAND_MIN = 15
const HOUR_MIN = 60
/** A download of "one year" often lacks a few days at its ends. */
const YEAR_DAYS = 360
const SHORTEST_DAYS = 30
/** Seven days of a year. */
const MAX_MISSING_SHARE = 0.02
const MAX_BAD_ROW_SHARE = 0.1
/** Twice the largest service that the check offers; a higher reading has another unit. */
const MAX_HOME_KW = 96
/** Intervals of which the usual distance is taken. */
const SAMPLE = 5000

interface Series {
  readonly count: number
  readonly starts: Float64Array
  readonly values: Float64Array
  /** Times that came twice with different values. */
  readonly conflicts: number
}

/** The position in the file of each reading, by time. */
async function sortedPositions(count: number, starts: Float64Array): Promise<(index: number) => number> {
  // Time and position in one number, because sorting plain numbers is ten times as fast as sorting
  // with a comparison.
  const POSITIONS = 2 ** 21
  const keys = new Float64Array(count)
  await forEachIndex(count, index => (keys[index] = (starts[index] ?? 0) * POSITIONS + index))
  keys.sort()
  return index => (keys[index] ?? 0) % POSITIONS
}

/**
 * Sorted by time, each time once. Of two values the larger stays, so that the hour that repeats in
 * fall keeps its peak.
 */
async function ordered({ count, starts, values }: Readings): Promise<Series> {
  let [isRising, isFalling] = [true, true]
  await forEachIndex(count - 1, index => {
    const step = (starts[index + 1] ?? 0) - (starts[index] ?? 0)
    if (step < 0) isRising = false
    if (step > 0) isFalling = false
  })
  const positionOf = isRising
    ? null
    : isFalling
      ? (index: number) => count - 1 - index
      : await sortedPositions(count, starts)
  const sorted = { starts: new Float64Array(count), values: new Float64Array(count) }
  let unique = 0
  let conflicts = 0
  await forEachIndex(count, index => {
    const from = positionOf?.(index) ?? index
    const [start = 0, value = 0] = [starts[from], values[from]]
    const last = unique - 1
    if (last >= 0 && sorted.starts[last] === start) {
      if (sorted.values[last] !== value) conflicts += 1
      sorted.values[last] = Math.max(sorted.values[last] ?? 0, value)
    } else {
      sorted.starts[unique] = start
      sorted.values[unique] = value
      unique += 1
    }
  })
  return { ...sorted, count: unique, conflicts }
}

/** The most frequent distance between two readings, in minutes. 0 without any. */
function usualInterval({ count, starts }: Series): number {
  const counts = new Map<number, number>()
  for (let index = 1; index < Math.min(count, SAMPLE); index += 1) {
    const distance = (starts[index] ?? 0) - (starts[index - 1] ?? 0)
    counts.set(distance, (counts.get(distance) ?? 0) + 1)
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0] as const)[0]
}

/** The hour from 2 to 3 AM on a Sunday: the clock change in spring. */
function isSpringHour(from: number, to: number): boolean {
  const day = Math.floor(from / MINUTES_PER_DAY)
  // January 1, 1970 was a Thursday.
  return to - from === HOUR_MIN && from - day * MINUTES_PER_DAY === 2 * HOUR_MIN && day % 7 === 3
}

interface Holes {
  readonly missingMin: number
  /** Of the longest one. */
  readonly from: number
  readonly to: number
}

async function holesOf({ count, starts }: Series, intervalMin: number): Promise<Holes> {
  let missingMin = 0
  let [from, to] = [0, 0]
  await forEachIndex(count - 1, index => {
    const end = (starts[index] ?? 0) + intervalMin
    const next = starts[index + 1] ?? 0
    if (next <= end || isSpringHour(end, next)) return
    missingMin += next - end
    if (next - end > to - from) [from, to] = [end, next]
  })
  return { missingMin, from, to }
}

/**
 * The highest demand of each day. Intervals under 15 minutes are averaged over a quarter of an
 * hour.
 */
async function dayPeaks({ count, starts, values }: Series, intervalMin: number, isPower: boolean): Promise<DayPeak[]> {
  const binMin = DEMAND_MIN % intervalMin === 0 ? DEMAND_MIN : intervalMin
  const toKw = isPower ? 1 / (binMin / intervalMin) : HOUR_MIN / binMin
  const days: DayPeak[] = []
  let [bin, sum] = [NaN, 0]
  const close = () => {
    if (Number.isNaN(bin)) return
    const [minute, kw] = [bin * binMin, sum * toKw]
    const day = Math.floor(minute / MINUTES_PER_DAY)
    const last = days.at(-1)
    if (last?.day !== day) days.push({ day, kw, minute })
    else if (kw > last.kw) days[days.length - 1] = { day, kw, minute }
  }
  await forEachIndex(count, index => {
    const next = Math.floor((starts[index] ?? 0) / binMin)
    if (next !== bin) {
      close()
      ;[bin, sum] = [next, 0]
    }
    sum += values[index] ?? 0
  })
  close()
  return days
}

export interface FileRemarks {
  /** Rows that could not be read. */
  readonly badRows: number
  /** The file shows electricity that went back to the utility. */
  readonly hasExport: boolean
}

/** The demand in the readings of a file, or why it cannot be used. */
export async function demandOf(
  readings: Readings,
  { badRows, hasExport }: FileRemarks,
): Promise<MeterDemand | MeterProblem> {
  const series = await ordered(readings)
  const { count, starts, values } = series
  if (count < 2) return { problem: 'unreadable' }
  const intervalMin = usualInterval(series)
  if (readings.hasEndTimes) await forEachIndex(count, index => (starts[index] = (starts[index] ?? 0) - intervalMin))
  let hasNegative = false
  await forEachIndex(count, index => (hasNegative ||= (values[index] ?? 0) < 0))
  const [from, last] = [starts[0] ?? 0, starts[count - 1] ?? 0]
  const understood: Understood = { count, intervalMin, from, to: last + intervalMin }
  if (badRows > MAX_BAD_ROW_SHARE * (badRows + readings.count))
    return { problem: 'manyBadRows', badRows, ...understood }
  if (hasExport || hasNegative) return { problem: 'solar', ...understood }
  if (intervalMin > HOUR_MIN) return { problem: 'coarse', ...understood }
  if (!Number.isInteger(intervalMin) || HOUR_MIN % intervalMin !== 0) return { problem: 'irregular', ...understood }
  const years = (last - from) / MINUTES_PER_DAY / 365
  // Every fall the clock gives one hour twice.
  if (series.conflicts > (Math.ceil(years) + 1) * (HOUR_MIN / intervalMin)) return { problem: 'twoMeters', meters: 2 }

  const days = await dayPeaks(series, intervalMin, readings.isPower)
  const highest = days.reduce((best, one) => (one.kw > best.kw ? one : best))
  if (highest.kw === 0) return { problem: 'allZero', ...understood }
  if (highest.kw > MAX_HOME_KW) return { problem: 'implausible', kw: highest.kw, ...understood }
  const spanDays = (understood.to - from) / MINUTES_PER_DAY
  const holes = await holesOf(series, intervalMin)
  const missingHours = holes.missingMin / HOUR_MIN
  if (holes.missingMin > MAX_MISSING_SHARE * (understood.to - from))
    return { problem: 'gaps', missingHours, holeFrom: holes.from, holeTo: holes.to, ...understood }
  const isHourly = intervalMin > DEMAND_MIN
  if (isHourly && spanDays < YEAR_DAYS) return { problem: 'hourlyShort', days: Math.floor(spanDays), ...understood }
  if (spanDays < SHORTEST_DAYS) return { problem: 'fewDays', days: Math.floor(spanDays), ...understood }
  const cautions: readonly (Caution | false)[] = [
    isHourly && 'hourly',
    spanDays < YEAR_DAYS && 'partOfYear',
    missingHours > 0 && 'someMissing',
  ]
  return {
    ...understood,
    peakKw: highest.kw,
    peakMinute: highest.minute,
    days,
    missingHours,
    cautions: cautions.filter(caution => caution !== false),
  }
}
