// From readings to the highest demand of each day: order, clock changes, gaps, and whether the file
// will do for NEC 220.87.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import type { HouseYear } from '@/lib/panel/replay'
import { type DayPeaks, dayPeaks, type Demand, DEMAND_MIN, demandOfDay, houseYearOf, intervalsOf } from './bins'
import type { MeterProblem, Understood } from './problems'
import { isInterval, type Piece, piecesOf, usualInterval } from './intervals'
import type { Readings } from './readings'
import { isFallHour, isSpringHole, ordered, type Series } from './series'

export type Caution = 'hourly' | 'partOfYear' | 'someMissing' | 'someDoubled' | 'mixedIntervals'

export interface MeterDemand extends Understood {
  readonly peakKw: number
  /** Wall minute at which the interval of the peak starts. */
  readonly peakMinute: number
  readonly days: DayPeaks
  readonly missingHours: number
  /** Times that came twice with different values, besides those of a clock change. */
  readonly doubled: number
  readonly cautions: readonly Caution[]
  readonly peakDay: readonly Demand[]
  /** The last 365 days of the file at most. */
  readonly year: HouseYear
}

/** A download of "one year" often lacks a few days at its ends. */
const YEAR_DAYS = 360
const SHORTEST_DAYS = 30
/** Seven days of a year. */
const MAX_MISSING_SHARE = 0.02
const MAX_BAD_ROW_SHARE = 0.1
/** Twice the largest service that the check offers; a higher reading has another unit. */
const MAX_HOME_KW = 96
/** A refrigerator alone; where no quarter of an hour has more, the readings have another unit. */
const MIN_HOME_KW = 0.1
/** Doubled readings that a clock change or a meter's exchange leaves, as a number and a share. */
const FEW_DOUBLED = 4
const FEW_DOUBLED_SHARE = 0.01
/** Distances that a change of interval or a restart leaves, as a number and a share. */
const FEW_UNEVEN = 12
const FEW_UNEVEN_SHARE = 0.01
/** A register rises at least this often for each time that it falls. */
const RISES_PER_FALL = 20
const MIN_RISES = 20
/** Falls to more than what one interval may have added. */
const MAX_REPLACED = 2

interface Holes {
  readonly missingMin: number
  /** Distances that are not made of whole intervals. */
  readonly uneven: number
  /** Start of the longest one. */
  readonly from: number
  readonly to: number
}

function holesOf({ count, starts }: Series, intervalAt: (index: number) => number): Holes {
  let [missingMin, uneven] = [0, 0]
  let [from, to] = [0, 0]
  for (let index = 0; index < count - 1; index += 1) {
    const intervalMin = intervalAt(index)
    const end = (starts[index] ?? 0) + intervalMin
    const next = starts[index + 1] ?? 0
    if ((next - end) % intervalMin !== 0) uneven += 1
    if (next <= end || isSpringHole(end, next)) continue
    missingMin += next - end
    if (next - end > to - from) [from, to] = [end, next]
  }
  return { missingMin, uneven, from, to }
}

/**
 * A register that counts on, by its shape: it never falls but where it is set to zero, once in a
 * day at most, and where a meter was replaced.
 */
function isRunningTotal({ count, starts, values }: Series): boolean {
  const days = ((starts[count - 1] ?? 0) - (starts[0] ?? 0)) / DAY_MIN
  let rises = 0
  // The largest rises, in order; a single one may be an error.
  let [first, second, third] = [0, 0, 0]
  const fallenTo: number[] = []
  for (let index = 0; index < count - 1; index += 1) {
    const next = values[index + 1] ?? 0
    const step = next - (values[index] ?? 0)
    if (step > 0) rises += 1
    if (step > third) [first = 0, second = 0, third = 0] = [first, second, step].toSorted((a, b) => b - a)
    if (step < 0 && fallenTo.push(next) > days + 1) return false
  }
  const isFew = rises >= MIN_RISES && fallenTo.length * RISES_PER_FALL <= rises
  return isFew && fallenTo.filter(value => value > third).length <= MAX_REPLACED
}

/** True where times that may be starts or ends are the ends of whole days. */
const endWholeDays = ({ starts, count }: Series, firstMin: number) =>
  (starts[0] ?? 0) % DAY_MIN === firstMin && (starts[count - 1] ?? 0) % DAY_MIN === 0

/** Days with intervals that are short enough for the demand. */
const fineDays = (pieces: readonly Piece[], { starts }: Series, to: number) =>
  pieces.reduce((days, { first, intervalMin }, index) => {
    const end = starts[pieces[index + 1]?.first ?? -1] ?? to
    return days + (intervalMin > DEMAND_MIN ? 0 : (end - (starts[first] ?? 0)) / DAY_MIN)
  }, 0)

export interface FileRemarks {
  /** Rows that could not be read. */
  readonly badRows: number
  /** The file shows electricity that went back to the utility. */
  readonly hasExport: boolean
  /** The file says that its values are what each interval took. */
  readonly isDelta: boolean
}

/** The demand in the readings of a file, or why it cannot be used. */
export function demandOf(readings: Readings, { badRows, hasExport, isDelta }: FileRemarks): MeterDemand | MeterProblem {
  const series = ordered(readings)
  const { count, starts, values } = series
  if (count < 2) return { problem: 'unreadable' }
  const intervalMin = usualInterval(count, starts)
  const found = piecesOf(count, starts, intervalMin)
  const hasEndTimes = readings.hasEndTimes ?? endWholeDays(series, found?.[0]?.intervalMin ?? intervalMin)
  // The first of shorter intervals ends where the next one starts.
  const pieces = hasEndTimes
    ? found?.map((piece, index) => (index === 0 ? piece : { ...piece, first: piece.first + 1 }))
    : found
  const isMixed = (pieces?.length ?? 0) > 1
  const intervalAt = pieces ? intervalsOf(pieces) : () => intervalMin
  // '00:00' to '00:14' ends a minute later.
  const early = (starts[0] ?? 0) % intervalMin === intervalMin - 1 ? 1 : 0
  let hasNegative = false
  for (let index = 0; index < count; index += 1) {
    if (hasEndTimes) starts[index] = (starts[index] ?? 0) - intervalAt(index) + early
    hasNegative ||= (values[index] ?? 0) < 0
  }
  const [from, last] = [starts[0] ?? 0, starts[count - 1] ?? 0]
  const to = last + (pieces?.at(-1)?.intervalMin ?? intervalMin)
  const understood: Understood = { count, intervalMin, from, to }
  if (badRows > MAX_BAD_ROW_SHARE * (badRows + readings.count))
    return { problem: 'manyBadRows', badRows, ...understood }
  if (hasExport || hasNegative) return { problem: 'solar', ...understood }
  if (intervalMin > HOUR_MIN) return { problem: 'coarse', ...understood }
  if (!isInterval(intervalMin)) return { problem: 'irregular', ...understood }
  if (!isDelta && isRunningTotal(series)) return { problem: 'runningTotal' }
  if (!pieces) return { problem: 'irregular', ...understood }
  const holes = holesOf(series, intervalAt)
  if (holes.uneven > Math.max(FEW_UNEVEN, FEW_UNEVEN_SHARE * count)) return { problem: 'irregular', ...understood }
  const years = (last - from) / DAY_MIN / 365
  // Every fall the clock gives one hour twice.
  const clockDoubles = (Math.ceil(years) + 1) * (HOUR_MIN / intervalMin)
  const fewDoubled = Math.max(FEW_DOUBLED, FEW_DOUBLED_SHARE * count)
  if (series.conflicts.size > clockDoubles + fewDoubled || series.shared > FEW_DOUBLED)
    return { problem: 'twoMeters', meters: 2 }
  if (series.unclear > FEW_DOUBLED) return { problem: 'manyColumns', headings: '' }

  const reading = { series, intervalAt, isPower: readings.isPower }
  const days = dayPeaks(reading)
  const peakKw = days.kw.reduce((a, b) => Math.max(a, b))
  if (peakKw === 0) return { problem: 'allZero', ...understood }
  if (peakKw > MAX_HOME_KW || peakKw < MIN_HOME_KW) {
    if (isDelta && isRunningTotal(series)) return { problem: 'runningTotal' }
    return { problem: 'implausible', kw: peakKw, ...understood }
  }
  const spanDays = (understood.to - from) / DAY_MIN
  const missingHours = holes.missingMin / HOUR_MIN
  const doubled = [...series.conflicts].filter(index => !isFallHour(starts[index] ?? 0)).length
  if (holes.missingMin > MAX_MISSING_SHARE * (understood.to - from)) {
    // Rows that could not be read are the reason for most of the missing ones.
    if (2 * badRows * intervalMin > holes.missingMin) return { problem: 'manyBadRows', badRows, ...understood }
    return { problem: 'gaps', missingHours, holeFrom: holes.from, holeTo: holes.to, ...understood }
  }
  const isHourly = pieces.some(piece => piece.intervalMin > DEMAND_MIN)
  if (isHourly && spanDays < YEAR_DAYS && fineDays(pieces, series, to) < SHORTEST_DAYS)
    return { problem: 'hourlyShort', days: Math.floor(spanDays), ...understood }
  if (spanDays < SHORTEST_DAYS) return { problem: 'fewDays', days: Math.floor(spanDays), ...understood }
  const cautions: readonly (Caution | false)[] = [
    isHourly && intervalMin > DEMAND_MIN && 'hourly',
    spanDays < YEAR_DAYS && 'partOfYear',
    missingHours > 0 && 'someMissing',
    doubled > 0 && 'someDoubled',
    isMixed && 'mixedIntervals',
  ]
  const peakMinute = days.minutes[days.kw.indexOf(peakKw)] ?? from
  return {
    ...understood,
    peakKw,
    peakMinute,
    days,
    missingHours,
    doubled,
    cautions: cautions.filter(caution => caution !== false),
    peakDay: demandOfDay(reading, Math.floor(peakMinute / DAY_MIN)),
    year: houseYearOf(reading, pieces, to),
  }
}
