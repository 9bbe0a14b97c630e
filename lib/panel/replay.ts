// A year of the house replayed with a charger that watches it: would the car have been full in the
// morning? The house and the charger together stay at or below 80% of the service.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import { chargedKwh, SUPPLY_VOLTS } from './load'

const WATTS_PER_KW = 1000
/** Share of the service that the house and the charger together may take. */
const LIMIT_SHARE = 0.8
/** A car accepts no less (SAE J1772, IEC 61851). */
const MIN_CAR_AMPS = 6
/** Kilowatt-hours. Absorbs rounding: a night that misses the need by no more is filled. */
const TOLERANCE_KWH = 0.001
/** Kilowatt-hours. Sums of the same intervals in another order differ by less. */
const ROUNDING_KWH = 1e-9

/** Readings of a house by the wall clock. */
export interface HouseYear {
  /**
   * Start of each interval in wall minutes (since 1970-01-01 00:00), ascending. The same start may
   * come twice, in the hour that repeats in fall.
   */
  readonly startMin: ArrayLike<number>
  /** Mean power of the house in each interval, in kW. */
  readonly kw: ArrayLike<number>
  /** Length of every interval, in minutes. */
  readonly intervalMin: number
}

export interface Night {
  readonly serviceAmps: number
  readonly outputAmps: number
  /** Whole hours, 0 to 23: plugged in from, and leaves at. Equal hours are a night of 24 hours. */
  readonly fromHour: number
  readonly toHour: number
  readonly needKwh: number
}

/** Days are days since 1970-01-01: the one on which a night starts. Energy is in kWh. */
export interface Replay {
  /** Nights of which the year has every interval once. */
  readonly nights: number
  readonly filled: number
  /** The least that a night gave, and the first such night; 0 and null without a night. */
  readonly worstKwh: number
  readonly worstDay: number | null
  /** The nights that were not filled, in order, with what they gave. */
  readonly short: readonly { readonly day: number; readonly kwh: number }[]
}

/**
 * Amperes at 240 V that a charger may take while the house draws `houseKw`; 0 where a car would not
 * start to charge.
 */
export function chargingAmps(
  houseKw: number,
  { serviceAmps, outputAmps }: Pick<Night, 'serviceAmps' | 'outputAmps'>,
): number {
  const freeWatts = LIMIT_SHARE * serviceAmps * SUPPLY_VOLTS - WATTS_PER_KW * houseKw
  const amps = Math.min(outputAmps, freeWatts / SUPPLY_VOLTS)
  return amps >= MIN_CAR_AMPS ? amps : 0
}

/** Hours from plugging in to leaving, 1 to 24. */
export const nightHours = ({ fromHour, toHour }: Pick<Night, 'fromHour' | 'toHour'>): number =>
  ((toHour - fromHour + 23) % 24) + 1

export interface TracedReplay {
  readonly replay: Replay
  /** Kilowatt-hours that the car took in each interval of the year; 0 in nights that drop out. */
  readonly carKwh: Float64Array
  /** Each night's energy, in order. */
  readonly nightly: readonly { readonly day: number; readonly kwh: number }[]
}

/**
 * Energy for the car in each night of a year. A night that lacks an interval, has one twice or has
 * one without a number drops out; so do the nights of clock changes.
 */
export function traceYear({ startMin, kw, intervalMin }: HouseYear, night: Night): TracedReplay {
  const fromMin = night.fromHour * HOUR_MIN
  const nightMin = nightHours(night) * HOUR_MIN
  const kwhPerAmp = chargedKwh(1, intervalMin / HOUR_MIN)
  const needKwh = Math.max(night.needKwh, 0)
  const carKwh = new Float64Array(startMin.length)
  const nightly: { day: number; kwh: number }[] = []
  const short: { day: number; kwh: number }[] = []
  let [filled, worstKwh] = [0, 0]
  let worstDay: number | null = null

  let [day, isWhole, nextMin, kwh] = [NaN, false, 0, 0]
  let [first, end] = [0, 0]
  const close = () => {
    if (!isWhole || nextMin !== nightMin) {
      carKwh.fill(0, first, end)
      return
    }
    nightly.push({ day, kwh })
    if (kwh >= needKwh - TOLERANCE_KWH) filled += 1
    else short.push({ day, kwh })
    if (worstDay === null || kwh < worstKwh - ROUNDING_KWH) [worstDay, worstKwh] = [day, kwh]
  }
  for (let index = 0; index < startMin.length; index += 1) {
    const sinceFirst = (startMin[index] ?? NaN) - fromMin
    const ofDay = Math.floor(sinceFirst / DAY_MIN)
    const minute = sinceFirst - ofDay * DAY_MIN
    if (minute >= nightMin) continue
    if (ofDay !== day) {
      close()
      ;[day, isWhole, nextMin, kwh, first] = [ofDay, true, 0, 0, index]
    }
    const houseKw = kw[index] ?? NaN
    if (minute !== nextMin || Number.isNaN(houseKw)) isWhole = false
    nextMin += intervalMin
    const before = kwh
    kwh = Math.min(needKwh, kwh + chargingAmps(houseKw, night) * kwhPerAmp)
    carKwh[index] = kwh - before
    end = index + 1
  }
  close()
  return { replay: { nights: filled + short.length, filled, worstKwh, worstDay, short }, carKwh, nightly }
}
