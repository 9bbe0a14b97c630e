// The choices of the replay: what a day of driving needs, in bounds, and as a query that a link
// carries. Readings are never in it.
import { serviceRatings } from './appliances'
import { type ChargerOutput, chargerOutputs } from './load'
import type { Night } from './replay'

/** Miles, miles per kilowatt-hour, kilowatt-hours. */
export const nightBounds = {
  miles: { min: 1, max: 500 },
  milesPerKwh: { min: 1, max: 8 },
  kwh: { min: 0.5, max: 200 },
} as const

export interface NightChoices extends Night {
  readonly outputAmps: ChargerOutput
  /** A day's driving, of which `needKwh` follows unless it was typed. */
  readonly miles: number
  readonly milesPerKwh: number
}

/** Kilowatt-hours of a day's miles, to a tenth. */
export const kwhOfMiles = (miles: number, milesPerKwh: number): number => Math.round((10 * miles) / milesPerKwh) / 10

const usualMiles = { miles: 40, milesPerKwh: 3.5 }
export const usualNight: NightChoices = {
  serviceAmps: 100,
  outputAmps: 48,
  fromHour: 22,
  /** The end of PSEG Long Island's Super Off-Peak hours. */
  toHour: 6,
  ...usualMiles,
  needKwh: kwhOfMiles(usualMiles.miles, usualMiles.milesPerKwh),
}

const PARAMETER = 'replay'
const keys = ['serviceAmps', 'outputAmps', 'fromHour', 'toHour', 'miles', 'milesPerKwh', 'needKwh'] as const

const isWithin = (value: number | undefined, { min, max }: { readonly min: number; readonly max: number }) =>
  value !== undefined && value >= min && value <= max

/** '100_48_22_6_40_3.5_11.4' */
export const nightQuery = (night: NightChoices): string => `${PARAMETER}=${keys.map(key => night[key]).join('_')}`

/** The choices in a query; null where it holds none, or one that the page does not offer. */
export function nightInQuery(search: string): NightChoices | null {
  const numbers = (new URLSearchParams(search).get(PARAMETER) ?? '').split('_').map(Number)
  const [service, output, fromHour = NaN, toHour = NaN, miles = NaN, milesPerKwh = NaN, needKwh = NaN] = numbers
  const serviceAmps = serviceRatings.find(rating => rating === service)
  const outputAmps = chargerOutputs.find(amps => amps === output)
  const isHour = (hour: number) => Number.isInteger(hour) && hour >= 0 && hour < 24
  if (numbers.length !== keys.length || serviceAmps === undefined || outputAmps === undefined) return null
  if (!isHour(fromHour) || !isHour(toHour)) return null
  if (!isWithin(miles, nightBounds.miles) || !isWithin(milesPerKwh, nightBounds.milesPerKwh)) return null
  if (!isWithin(needKwh, nightBounds.kwh)) return null
  return { serviceAmps, outputAmps, fromHour, toHour, miles, milesPerKwh, needKwh }
}

export function withoutNight(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(PARAMETER)
  const rest = query.toString()
  return rest === '' ? '' : `?${rest}`
}
