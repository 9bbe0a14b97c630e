// Numbers of the check as text.
import { grouped } from '@/lib/grouped'
import { serviceRatings } from '@/lib/panel/appliances'

const FLOAT_ERROR = 1e-6

/**
 * 91.666 -> '91.7', 40 -> '40'. What is a little above or below a service's rating, or nothing, is
 * shown to a hundredth: a load of 100.004 A is too much for 100 A and reads '100.01'.
 */
export function amps(value: number): string {
  const tenths = Math.round(value * 10) / 10
  const isExact = Math.abs(value - tenths) < FLOAT_ERROR
  if (isExact || ![0, ...serviceRatings].some(rating => rating === tenths)) return String(tenths)
  return String((value > tenths ? Math.ceil(value * 100) : Math.floor(value * 100)) / 100)
}

/** 19000 -> '19,000'; a negative number with a minus sign. */
export const thousands = (value: number): string =>
  `${Math.round(value) < 0 ? '−' : ''}${grouped(Math.abs(Math.round(value)))}`

/** 9.4 -> '9.40' */
export const kwText = (kw: number): string => (Math.round(kw * 100) / 100).toFixed(2)

/** To hundredths, for coordinates of a drawing. */
export const rounded = (value: number): number => Math.round(value * 100) / 100
