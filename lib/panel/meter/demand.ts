// From readings to the highest demand of each day: order, clock changes, gaps, and whether the file
// will do for NEC 220.87.
import { MINUTES_PER_DAY } from './clock'
import { forEachIndex } from './in-chunks'
import type { MeterProblem, Understood } from './problems'
import { isInterval, type Piece, piecesOf, usualInterval } from './intervals'
import { LABELS_PER_METER, type Readings } from './readings'

export interface DayPeak {
  /** Days since January 1, 1970. */
  readonly day: number
  readonly kw: number
  /** Wall minute at which the interval of the peak starts. */
  readonly minute: number
}

export type Caution = 'hourly' | 'partOfYear' | 'someMissing' | 'mixedIntervals'

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
/** Doubled readings that a clock change or a meter's exchange leaves, as a number and a share. */
const FEW_DOUBLED = 4
const FEW_DOUBLED_SHARE = 0.01
/** A register never falls, but where it is set to zero: once in a day at most. */
const RISES_PER_FALL = 20
const MIN_RISES = 20

/** A Sunday by its month (0 is January) and the days of the month that it may be. */
function isSunday(day: number, month: number, first: number): boolean {
  const date = new Date(day * MINUTES_PER_DAY * 60_000)
  return (
    date.getUTCDay() === 0 &&
    date.getUTCMonth() === month &&
    date.getUTCDate() >= first &&
    date.getUTCDate() < first + 7
  )
}

/** From 1 to 2 AM on the first Sunday of November, which the clock shows twice. */
function isFallHour(start: number): boolean {
  const day = Math.floor(start / MINUTES_PER_DAY)
  const minute = start - day * MINUTES_PER_DAY
  return minute >= HOUR_MIN && minute < 2 * HOUR_MIN && isSunday(day, 10, 1)
}

/** One hour of the night of the second Sunday of March, wherever the file leaves it out. */
function isSpringHole(from: number, to: number): boolean {
  const day = Math.floor(from / MINUTES_PER_DAY)
  return to - from === HOUR_MIN && from - day * MINUTES_PER_DAY <= 3 * HOUR_MIN && isSunday(day, 2, 8)
}

interface Series {
  readonly count: number
  readonly starts: Float64Array
  readonly values: Float64Array
  /** Times that came twice with different values. */
  readonly conflicts: number
  /** Times that two meters have. */
  readonly shared: number
  /** Days whose repeated hour stands twice. */
  readonly repeatedDays: ReadonlySet<number>
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
async function ordered({ count, starts, values, sources }: Readings): Promise<Series> {
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
  let [conflicts, shared, lastSource] = [0, 0, 0]
  const repeatedDays = new Set<number>()
  await forEachIndex(count, index => {
    const from = positionOf?.(index) ?? index
    const [start = 0, value = 0, source = 0] = [starts[from], values[from], sources[from]]
    const last = unique - 1
    if (last >= 0 && sorted.starts[last] === start && source !== lastSource) {
      // Parts of one load; of two meters they are counted.
      if (Math.floor(source / LABELS_PER_METER) !== Math.floor(lastSource / LABELS_PER_METER)) shared += 1
      sorted.values[last] = (sorted.values[last] ?? 0) + value
    } else if (last >= 0 && sorted.starts[last] === start) {
      if (sorted.values[last] !== value) conflicts += 1
      if (isFallHour(start)) repeatedDays.add(Math.floor(start / MINUTES_PER_DAY))
      sorted.values[last] = Math.max(sorted.values[last] ?? 0, value)
    } else {
      sorted.starts[unique] = start
      sorted.values[unique] = value
      unique += 1
    }
    lastSource = source
  })
  return { ...sorted, count: unique, conflicts, shared, repeatedDays }
}

interface Holes {
  readonly missingMin: number
  /** Of the longest one. */
  readonly from: number
  readonly to: number
}

async function holesOf({ count, starts }: Series, intervalAt: (index: number) => number): Promise<Holes> {
  let missingMin = 0
  let [from, to] = [0, 0]
  await forEachIndex(count - 1, index => {
    const end = (starts[index] ?? 0) + intervalAt(index)
    const next = starts[index + 1] ?? 0
    if (next <= end || isSpringHole(end, next)) return
    missingMin += next - end
    if (next - end > to - from) [from, to] = [end, next]
  })
  return { missingMin, from, to }
}

/** Calls with ascending indexes get the interval of the piece that holds each. */
function intervalsOf(pieces: readonly Piece[]): (index: number) => number {
  let at = 0
  return index => {
    if (index < (pieces[at]?.first ?? 0)) at = 0
    while ((pieces[at + 1]?.first ?? Infinity) <= index) at += 1
    return pieces[at]?.intervalMin ?? 0
  }
}

/**
 * The highest demand of each day. Intervals under 15 minutes are averaged over a quarter of an
 * hour. The hour that the clock repeats in fall is left out where the file has it once, because it
 * may hold two hours under one label.
 */
async function dayPeaks(
  { count, starts, values, repeatedDays }: Series,
  intervalAt: (index: number) => number,
  isPower: boolean,
): Promise<DayPeak[]> {
  const days: DayPeak[] = []
  let [bin, binMin, sum, toKw] = [NaN, DEMAND_MIN, 0, 0]
  const close = () => {
    if (Number.isNaN(bin)) return
    const [minute, kw] = [bin * binMin, sum * toKw]
    const day = Math.floor(minute / MINUTES_PER_DAY)
    const isDoubled = isFallHour(minute) && !repeatedDays.has(day)
    const last = days.at(-1)
    if (last?.day !== day) days.push({ day, kw: isDoubled ? 0 : kw, minute })
    else if (kw > last.kw && !isDoubled) days[days.length - 1] = { day, kw, minute }
  }
  await forEachIndex(count, index => {
    const intervalMin = intervalAt(index)
    const nextMin = DEMAND_MIN % intervalMin === 0 ? DEMAND_MIN : intervalMin
    const next = Math.floor((starts[index] ?? 0) / nextMin)
    if (next !== bin || nextMin !== binMin) {
      close()
      ;[bin, binMin, sum] = [next, nextMin, 0]
      toKw = isPower ? intervalMin / nextMin : HOUR_MIN / nextMin
    }
    sum += values[index] ?? 0
  })
  close()
  return days
}

/** A register that counts on, by its shape: it never falls but where it is set to zero. */
async function isRunningTotal({ count, values }: Series): Promise<boolean> {
  let [rises, falls] = [0, 0]
  await forEachIndex(count - 1, index => {
    const step = (values[index + 1] ?? 0) - (values[index] ?? 0)
    if (step > 0) rises += 1
    if (step < 0) falls += 1
  })
  return rises >= MIN_RISES && falls * RISES_PER_FALL <= rises
}

export interface FileRemarks {
  /** Rows that could not be read. */
  readonly badRows: number
  /** The file shows electricity that went back to the utility. */
  readonly hasExport: boolean
  /** The file says that its values are what each interval took. */
  readonly isDelta: boolean
}

/** The demand in the readings of a file, or why it cannot be used. */
export async function demandOf(
  readings: Readings,
  { badRows, hasExport, isDelta }: FileRemarks,
): Promise<MeterDemand | MeterProblem> {
  const series = await ordered(readings)
  const { count, starts, values } = series
  if (count < 2) return { problem: 'unreadable' }
  const intervalMin = await usualInterval(count, starts)
  if (readings.hasEndTimes) await forEachIndex(count, index => (starts[index] = (starts[index] ?? 0) - intervalMin))
  let hasNegative = false
  await forEachIndex(count, index => (hasNegative ||= (values[index] ?? 0) < 0))
  const [from, last] = [starts[0] ?? 0, starts[count - 1] ?? 0]
  const pieces = await piecesOf(count, starts, intervalMin)
  const isMixed = (pieces?.length ?? 0) > 1
  const to = last + (pieces?.at(-1)?.intervalMin ?? intervalMin)
  const understood: Understood = { count, intervalMin, from, to }
  if (badRows > MAX_BAD_ROW_SHARE * (badRows + readings.count))
    return { problem: 'manyBadRows', badRows, ...understood }
  if (hasExport || hasNegative) return { problem: 'solar', ...understood }
  if (intervalMin > HOUR_MIN) return { problem: 'coarse', ...understood }
  if (!isInterval(intervalMin)) return { problem: 'irregular', ...understood }
  if (!isDelta && (await isRunningTotal(series))) return { problem: 'runningTotal' }
  if (!pieces || (isMixed && readings.hasEndTimes)) return { problem: 'irregular', ...understood }
  const intervalAt = intervalsOf(pieces)
  const years = (last - from) / MINUTES_PER_DAY / 365
  // Every fall the clock gives one hour twice.
  const clockDoubles = (Math.ceil(years) + 1) * (HOUR_MIN / intervalMin)
  const fewDoubled = Math.max(FEW_DOUBLED, FEW_DOUBLED_SHARE * count)
  if (series.conflicts > clockDoubles + fewDoubled || series.shared > FEW_DOUBLED)
    return { problem: 'twoMeters', meters: 2 }

  const days = await dayPeaks(series, intervalAt, readings.isPower)
  const highest = days.reduce((best, one) => (one.kw > best.kw ? one : best))
  if (highest.kw === 0) return { problem: 'allZero', ...understood }
  if (highest.kw > MAX_HOME_KW) return { problem: 'implausible', kw: highest.kw, ...understood }
  const spanDays = (understood.to - from) / MINUTES_PER_DAY
  const holes = await holesOf(series, intervalAt)
  const missingHours = holes.missingMin / HOUR_MIN
  if (holes.missingMin > MAX_MISSING_SHARE * (understood.to - from))
    return { problem: 'gaps', missingHours, holeFrom: holes.from, holeTo: holes.to, ...understood }
  const isHourly = pieces.some(piece => piece.intervalMin > DEMAND_MIN)
  if (isHourly && spanDays < YEAR_DAYS) return { problem: 'hourlyShort', days: Math.floor(spanDays), ...understood }
  if (spanDays < SHORTEST_DAYS) return { problem: 'fewDays', days: Math.floor(spanDays), ...understood }
  const cautions: readonly (Caution | false)[] = [
    isHourly && 'hourly',
    spanDays < YEAR_DAYS && 'partOfYear',
    missingHours > 0 && 'someMissing',
    isMixed && 'mixedIntervals',
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
