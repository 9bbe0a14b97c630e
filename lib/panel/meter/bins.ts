// Readings of any interval as demands: the mean power of each quarter hour or longer interval, the
// highest of each day, and the year that is replayed.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import type { HouseYear } from '@/lib/panel/replay'
import { indexesOf, isFallHour, picked, type Series } from './series'

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

/** How long the demand is whose interval is this long: 220.87 takes the average of 15 minutes. */
export const demandLength = (intervalMin: number): number => (DEMAND_MIN % intervalMin === 0 ? DEMAND_MIN : intervalMin)

/** Readings in bins, whose length follows from the interval; a missing reading adds nothing. */
export function demandsOf(
  { starts, values, lengths, doubles }: Series,
  isPower: boolean,
  lengthOf: (intervalMin: number) => number,
): Demands {
  const count = starts.length
  const [minutes, kw, lengthMin] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  const doubts = new Uint8Array(count)
  let [last, filled] = [-1, 0]
  const close = () => {
    if (last >= 0 && filled !== lengthMin[last]) doubts[last] = Math.max(1, doubts[last] ?? 0)
  }
  for (let index = 0; index < count; index += 1) {
    const intervalMin = lengths[index] ?? 0
    const length = lengthOf(intervalMin)
    const minute = Math.floor((starts[index] ?? 0) / length) * length
    if (last < 0 || minutes[last] !== minute || lengthMin[last] !== length) {
      close()
      last += 1
      filled = 0
      minutes[last] = minute
      lengthMin[last] = length
      if (isFallHour(minute)) doubts[last] = (doubles[index] ?? 0) > 0 ? 1 : 2
    }
    kw[last] = (kw[last] ?? 0) + (values[index] ?? 0) * ((isPower ? intervalMin : HOUR_MIN) / length)
    filled += intervalMin
    if (doubles[index] === 2) doubts[last] = Math.max(1, doubts[last] ?? 0)
  }
  close()
  const [end, cut] = [last + 1, (numbers: Float64Array) => numbers.slice(0, last + 1)]
  return { minutes: cut(minutes), kw: cut(kw), lengthMin: cut(lengthMin), doubts: doubts.slice(0, end) }
}

/** Index of the highest demand of each day. */
export function highestOfDays({ minutes, kw }: Pick<Demands, 'minutes' | 'kw'>): readonly number[] {
  const highest: number[] = []
  let day = NaN
  for (let at = 0; at < minutes.length; at += 1) {
    const next = Math.floor((minutes[at] ?? 0) / DAY_MIN)
    if (next !== day) highest.push(at)
    else if ((kw[at] ?? 0) > (kw[highest.at(-1) ?? 0] ?? 0)) highest[highest.length - 1] = at
    day = next
  }
  return highest
}

/**
 * The last year of the readings for `traceYear`, in bins of one length that is made of whole
 * intervals. Bins that lack a part or are doubtful are left out, so that their nights drop out.
 */
export function houseYearOf(series: Series, isPower: boolean, demands: Demands): HouseYear {
  const intervalMin = [15, 20, 30].find(bin => series.intervals.every(length => bin % length === 0)) ?? HOUR_MIN
  const isBinned = series.intervals.every(length => demandLength(length) === intervalMin)
  const { minutes, kw, doubts } = isBinned ? demands : demandsOf(series, isPower, () => intervalMin)
  const from = (minutes.at(-1) ?? 0) + intervalMin - YEAR_DAYS * DAY_MIN
  const kept = indexesOf(minutes, (minute, at) => doubts[at] === 0 && minute >= from)
  return { startMin: picked(minutes, kept), kw: picked(kw, kept), intervalMin }
}
