// Readings of any interval as demands: the mean power of each quarter hour or longer interval, the
// highest of each day, and the year that is replayed.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import type { HouseYear } from '@/lib/panel/replay'
import type { Piece } from './intervals'
import { isFallHour, type Series } from './series'

export const DEMAND_MIN = 15
/** The year that is replayed is the last of the file. */
const YEAR_DAYS = 365

/**
 * Mean powers in the order of time. As columns, because a worker hands over numbers at once, and
 * ten thousand objects one by one.
 */
export interface Demands {
  /** Wall minute at which each one starts. */
  readonly minutes: Float64Array
  readonly kw: Float64Array
  readonly lengthMin: Float64Array
  /** 0: whole. 1: a part is missing, or its times came twice. 2: it may hold two hours. */
  readonly doubts: Uint8Array
}

/** The highest demand of each day, in the order of the calendar. */
export interface DayPeaks {
  readonly kw: Float64Array
  /** Wall minute at which the interval of each peak starts. */
  readonly minutes: Float64Array
}

type Bins = Float64Array<ArrayBuffer>

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

/** How long the demand is whose interval is this long: 220.87 takes the average of 15 minutes. */
export const demandLength = (intervalMin: number): number => (DEMAND_MIN % intervalMin === 0 ? DEMAND_MIN : intervalMin)

interface Reading {
  readonly series: Series
  readonly intervalAt: (index: number) => number
  readonly isPower: boolean
}

/** Readings in bins, whose length follows from the interval; a missing reading adds nothing. */
export function demandsOf(
  { series, intervalAt, isPower }: Reading,
  lengthOf: (intervalMin: number) => number,
): Demands {
  const { starts, values, count, conflicts, repeatedDays } = series
  const [minutes, kw, lengthMin, filled] = [0, 1, 2, 3].map(() => new Float64Array(count)) as [Bins, Bins, Bins, Bins]
  const doubts = new Uint8Array(count)
  let last = -1
  for (let index = 0; index < count; index += 1) {
    const intervalMin = intervalAt(index)
    const length = lengthOf(intervalMin)
    const minute = Math.floor((starts[index] ?? 0) / length) * length
    if (last < 0 || minutes[last] !== minute || lengthMin[last] !== length) {
      last += 1
      minutes[last] = minute
      lengthMin[last] = length
      if (isFallHour(minute)) doubts[last] = repeatedDays.has(Math.floor(minute / DAY_MIN)) ? 1 : 2
    }
    kw[last] = (kw[last] ?? 0) + (values[index] ?? 0) * ((isPower ? intervalMin : HOUR_MIN) / length)
    filled[last] = (filled[last] ?? 0) + intervalMin
    if (conflicts.has(index)) doubts[last] = Math.max(1, doubts[last] ?? 0)
  }
  const made = last + 1
  for (let at = 0; at < made; at += 1) if (filled[at] !== lengthMin[at]) doubts[at] = Math.max(1, doubts[at] ?? 0)
  return {
    minutes: minutes.slice(0, made),
    kw: kw.slice(0, made),
    lengthMin: lengthMin.slice(0, made),
    doubts: doubts.slice(0, made),
  }
}

/**
 * The hour that the clock repeats in fall counts as nothing where the file has it once, because it
 * may hold two hours under one label.
 */
export function dayPeaks({ minutes, kw, doubts }: Demands): DayPeaks {
  const peaks: number[] = []
  const at: number[] = []
  let day = NaN
  for (let index = 0; index < minutes.length; index += 1) {
    const minute = minutes[index] ?? 0
    const next = Math.floor(minute / DAY_MIN)
    const demand = doubts[index] === 2 ? 0 : (kw[index] ?? 0)
    if (next === day && demand <= (peaks.at(-1) ?? 0)) continue
    const last = next === day ? peaks.length - 1 : peaks.length
    day = next
    peaks[last] = demand
    at[last] = minute
  }
  return { kw: Float64Array.from(peaks), minutes: Float64Array.from(at) }
}

export function demandsOfDay({ minutes, kw, lengthMin }: Demands, day: number): readonly Demand[] {
  const first = minutes.findIndex(minute => minute >= day * DAY_MIN)
  const end = minutes.findIndex(minute => minute >= (day + 1) * DAY_MIN)
  const ofDay = Array.from(minutes.subarray(first, end < 0 ? undefined : end))
  return ofDay.map((minute, at) => ({ minute, kw: kw[first + at] ?? 0, lengthMin: lengthMin[first + at] ?? 0 }))
}

/**
 * The last year of the readings for `traceYear`, in bins of one length that is made of whole
 * intervals. Bins that lack a part or are doubtful are left out, so that their nights drop out.
 */
export function houseYearOf(reading: Reading, intervals: readonly number[], to: number): HouseYear {
  const intervalMin = [15, 20, 30].find(bin => intervals.every(one => bin % one === 0)) ?? HOUR_MIN
  const { minutes, kw, doubts } = demandsOf(reading, () => intervalMin)
  let count = 0
  for (let at = 0; at < minutes.length; at += 1) {
    if (doubts[at] !== 0 || (minutes[at] ?? 0) < to - YEAR_DAYS * DAY_MIN) continue
    minutes[count] = minutes[at] ?? 0
    kw[count] = kw[at] ?? 0
    count += 1
  }
  return { startMin: minutes.slice(0, count), kw: kw.slice(0, count), intervalMin }
}
