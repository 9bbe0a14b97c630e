// The replayed year as a field of days by times of day, and by months: how much of the service the
// house used, and where the car charged.
import { DAY_MIN, DAY_MS, HOUR_MIN } from '@/lib/time'
import { SUPPLY_VOLTS } from './load'
import { chargingAmps, type HouseYear, type Night, nightHours, type TracedReplay } from './replay'

const NOON = 12
/** Output that is short by less is rounding. */
const TOLERANCE_AMPS = 1e-6

/** Shares of the service up to which each level of use goes; above the last, the charger waits. */
const usageShares = [0.2, 0.4, 0.6, 0.8] as const

const carMarks = { none: 0, slowed: 1, full: 2 } as const

export interface YearField {
  /** Days since 1970-01-01: the night of each column starts on it. */
  readonly firstDay: number
  readonly dayCount: number
  /** Intervals of a day. */
  readonly slots: number
  /** Hour at the top of the field, so that no night is cut. */
  readonly startHour: number
  /** Indexed by slot, then by day: 0 without a reading, 1 to 5 for the use of the service. */
  readonly house: Uint8Array
  /** In the same order: 0 where the car took nothing, 1 where it was slowed, 2 at full speed. */
  readonly car: Uint8Array
  /** Indexed by day: 1 where the night was not filled. */
  readonly short: Uint8Array
}

/** A night across midnight lies in the middle, any other in the day that it belongs to. */
function topHour({ fromHour, toHour }: Night): number {
  if (fromHour < toHour) return 0
  return fromHour >= NOON && toHour <= NOON ? NOON : fromHour
}

/** 1 to 5, for the share of the service that the house uses. */
function usageLevel(share: number): number {
  let level = 1
  for (const limit of usageShares) if (share > limit) level += 1
  return level
}

const shareOfService = (kw: number, serviceAmps: number): number => (1000 * kw) / SUPPLY_VOLTS / serviceAmps

export function fieldOf({ startMin, kw, intervalMin }: HouseYear, night: Night, trace: TracedReplay): YearField {
  const startHour = topHour(night)
  const dayAt = (index: number) => Math.floor(((startMin[index] ?? 0) - startHour * HOUR_MIN) / DAY_MIN)
  const count = startMin.length
  const firstDay = dayAt(0)
  const dayCount = count === 0 ? 0 : dayAt(count - 1) - firstDay + 1
  const slots = DAY_MIN / intervalMin
  const house = new Uint8Array(dayCount * slots)
  const car = new Uint8Array(dayCount * slots)
  const short = new Uint8Array(dayCount)
  for (let index = 0; index < count; index += 1) {
    const day = dayAt(index)
    const slot = ((startMin[index] ?? 0) - startHour * HOUR_MIN - day * DAY_MIN) / intervalMin
    const cell = slot * dayCount + day - firstDay
    const houseKw = kw[index] ?? 0
    house[cell] = usageLevel(shareOfService(houseKw, night.serviceAmps))
    if ((trace.carKwh[index] ?? 0) === 0) continue
    const isFull = chargingAmps(houseKw, night) >= night.outputAmps - TOLERANCE_AMPS
    car[cell] = isFull ? carMarks.full : carMarks.slowed
  }
  for (const { day } of trace.replay.short) short[day - firstDay] = 1
  return { firstDay, dayCount, slots, startHour, house, car, short }
}

export interface MonthOfReplay {
  /** Wall minute at which it starts. */
  readonly minute: number
  readonly nights: number
  readonly filled: number
  /** The least that a night gave; null without a night. */
  readonly leastKwh: number | null
  /** The most that the house used of the service: 1 is all of it. */
  readonly highestShare: number
}

export function monthsOf(year: HouseYear, { serviceAmps }: Night, trace: TracedReplay): readonly MonthOfReplay[] {
  const short = new Set(trace.replay.short.map(({ day }) => day))
  const months = new Map<number, { nights: number; filled: number; least: number; highestKw: number }>()
  let [lastDay, lastMonth] = [NaN, 0]
  const monthAt = (day: number) => {
    if (day !== lastDay) {
      const date = new Date(day * DAY_MS)
      ;[lastDay, lastMonth] = [day, Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / 60_000]
    }
    const known = months.get(lastMonth)
    if (known) return known
    const month = { nights: 0, filled: 0, least: Infinity, highestKw: 0 }
    months.set(lastMonth, month)
    return month
  }
  for (let index = 0; index < year.startMin.length; index += 1) {
    const month = monthAt(Math.floor((year.startMin[index] ?? 0) / DAY_MIN))
    month.highestKw = Math.max(month.highestKw, year.kw[index] ?? 0)
  }
  for (const { day, kwh } of trace.nightly) {
    const month = monthAt(day)
    month.nights += 1
    if (!short.has(day)) month.filled += 1
    month.least = Math.min(month.least, kwh)
  }
  return [...months].map(([minute, { nights, filled, least, highestKw }]) => ({
    minute,
    nights,
    filled,
    leastKwh: nights === 0 ? null : least,
    highestShare: shareOfService(highestKw, serviceAmps),
  }))
}

/** The second Sunday of March or the first of November, when the clock changes at 2 AM. */
function isClockChange(day: number): boolean {
  const date = new Date(day * DAY_MS)
  const [month, of] = [date.getUTCMonth(), date.getUTCDate()]
  return date.getUTCDay() === 0 && (month === 2 ? of > 7 && of <= 14 : month === 10 && of <= 7)
}

export interface LeftOut {
  /** Nights between the first reading and the last, those left out too. */
  readonly all: number
  /** Nights in which the clock changed, so that an hour is missing or comes twice. */
  readonly clockChange: number
  /** Nights that lack a reading or repeat one. */
  readonly incomplete: number
}

/** Why nights of a year are not in its replay. */
export function leftOut({ startMin, intervalMin }: HouseYear, night: Night, { nightly }: TracedReplay): LeftOut {
  const [from, length] = [night.fromHour * HOUR_MIN, nightHours(night) * HOUR_MIN]
  const first = Math.ceil(((startMin[0] ?? 0) - from) / DAY_MIN)
  const end = (startMin[startMin.length - 1] ?? 0) + intervalMin - from - length
  const given = new Set(nightly.map(({ day }) => day))
  let [all, clockChange, incomplete] = [0, 0, 0]
  for (let day = first; day * DAY_MIN <= end; day += 1) {
    all += 1
    if (given.has(day)) continue
    // From 1 to 3 AM of the day or of the next one.
    const isChanged = [day, day + 1].some(
      one =>
        isClockChange(one) &&
        (one - day) * DAY_MIN + 3 * HOUR_MIN > from &&
        (one - day) * DAY_MIN + HOUR_MIN < from + length,
    )
    if (isChanged) clockChange += 1
    else incomplete += 1
  }
  return { all, clockChange, incomplete }
}

/** Days that a year of readings spans, from the first to the last. */
export function daysIn({ startMin, intervalMin }: HouseYear): number {
  const count = startMin.length
  if (count === 0) return 0
  return Math.floor(((startMin[count - 1] ?? 0) + intervalMin - (startMin[0] ?? 0)) / DAY_MIN)
}

/** Fewer do not show a winter and a summer. */
export const SHORTEST_REPLAY_DAYS = 300
