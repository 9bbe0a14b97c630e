// Readings of any interval in bins of a quarter hour or more: the demand that the code asks for,
// and the year that is replayed.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import type { HouseYear } from '@/lib/panel/replay'
import type { Piece } from './intervals'
import { isFallHour, type Series } from './series'

/** 220.87 takes the average of 15 minutes. */
export const DEMAND_MIN = 15
/** The year that is replayed is the last of the file. */
const YEAR_DAYS = 365

/**
 * The highest demand of each day, in the order of the calendar. As columns, because a worker hands
 * over numbers at once, and ten thousand objects one by one.
 */
export interface DayPeaks {
  readonly kw: Float64Array
  /** Wall minute at which the interval of each peak starts. */
  readonly minutes: Float64Array
}

/** The mean power of one bin. */
export interface Demand {
  /** Wall minute at which it starts. */
  readonly minute: number
  readonly kw: number
  readonly lengthMin: number
}

/** Calls with ascending indexes get the interval of the piece that holds each. */
export function intervalsOf(pieces: readonly Piece[]): (index: number) => number {
  let at = 0
  return index => {
    if (index < (pieces[at]?.first ?? 0)) at = 0
    while ((pieces[at + 1]?.first ?? Infinity) <= index) at += 1
    return pieces[at]?.intervalMin ?? 0
  }
}

/** How a series is read: the interval at each index, and kWh or kW. */
export interface Reading {
  readonly series: Series
  readonly intervalAt: (index: number) => number
  readonly isPower: boolean
}

/**
 * The demand of each bin in turn, from an index to another. Intervals under 15 minutes are averaged
 * over a quarter of an hour; a missing one counts as nothing.
 */
function forEachDemand(
  { series: { starts, values }, intervalAt, isPower }: Reading,
  [first, end]: readonly [number, number],
  visit: (demand: Demand) => void,
): void {
  let [bin, binMin, sum, toKw] = [NaN, DEMAND_MIN, 0, 0]
  const close = () => {
    if (!Number.isNaN(bin)) visit({ minute: bin * binMin, kw: sum * toKw, lengthMin: binMin })
  }
  for (let index = first; index < end; index += 1) {
    const intervalMin = intervalAt(index)
    const nextMin = DEMAND_MIN % intervalMin === 0 ? DEMAND_MIN : intervalMin
    const next = Math.floor((starts[index] ?? 0) / nextMin)
    if (next !== bin || nextMin !== binMin) {
      close()
      ;[bin, binMin, sum] = [next, nextMin, 0]
      toKw = isPower ? intervalMin / nextMin : HOUR_MIN / nextMin
    }
    sum += values[index] ?? 0
  }
  close()
}

/**
 * The hour that the clock repeats in fall counts as nothing where the file has it once, because it
 * may hold two hours under one label.
 */
export function dayPeaks(reading: Reading): DayPeaks {
  const { count, repeatedDays } = reading.series
  const [peaks, minutes]: [number[], number[]] = [[], []]
  let [day, peak] = [NaN, 0]
  forEachDemand(reading, [0, count], ({ minute, kw }) => {
    const next = Math.floor(minute / DAY_MIN)
    const demand = isFallHour(minute) && !repeatedDays.has(next) ? 0 : kw
    if (next === day && demand <= peak) return
    if (next !== day) peaks.push(0)
    ;[day, peak] = [next, demand]
    peaks[peaks.length - 1] = demand
    minutes[peaks.length - 1] = minute
  })
  return { kw: Float64Array.from(peaks), minutes: Float64Array.from(minutes) }
}

/** Index of the first of ascending starts that is not before a time. */
function indexFrom(starts: Float64Array, count: number, minute: number): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) < minute) low = middle + 1
    else high = middle
  }
  return low
}

export function demandOfDay(reading: Reading, day: number): readonly Demand[] {
  const { starts, count } = reading.series
  const [first, end] = [day, day + 1].map(one => indexFrom(starts, count, one * DAY_MIN))
  const demands: Demand[] = []
  forEachDemand(reading, [first ?? 0, end ?? 0], demand => demands.push(demand))
  return demands
}

/** The shortest bin from a quarter of an hour on that is made of whole intervals of every piece. */
const binOf = (pieces: readonly Piece[]) =>
  [15, 20, 30].find(bin => pieces.every(({ intervalMin }) => bin % intervalMin === 0)) ?? HOUR_MIN

/**
 * The last year of the readings for `traceYear`, in bins of one length. Bins that lack a part, and
 * those whose times came twice or may hold two hours, are left out, so that their nights drop out.
 */
export function houseYearOf(reading: Reading, pieces: readonly Piece[], to: number): HouseYear {
  const { series, intervalAt, isPower } = reading
  const { starts, values, count, conflicts } = series
  const intervalMin = binOf(pieces)
  const first = indexFrom(starts, count, to - YEAR_DAYS * DAY_MIN)
  const startMin = new Float64Array(count - first)
  const kw = new Float64Array(count - first)
  let made = 0
  let [bin, kwh, filledMin, isClear] = [NaN, 0, 0, true]
  const close = () => {
    if (filledMin !== intervalMin || !isClear || isFallHour(bin * intervalMin)) return
    startMin[made] = bin * intervalMin
    kw[made] = (kwh * HOUR_MIN) / intervalMin
    made += 1
  }
  for (let index = first; index < count; index += 1) {
    const next = Math.floor((starts[index] ?? 0) / intervalMin)
    if (next !== bin) {
      close()
      ;[bin, kwh, filledMin, isClear] = [next, 0, 0, true]
    }
    const minutes = intervalAt(index)
    kwh += (values[index] ?? 0) * (isPower ? minutes / HOUR_MIN : 1)
    filledMin += minutes
    if (conflicts.has(index)) isClear = false
  }
  close()
  return { startMin: startMin.slice(0, made), kw: kw.slice(0, made), intervalMin }
}
