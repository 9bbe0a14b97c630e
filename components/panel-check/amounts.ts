// Numbers of the check as text.
import { grouped } from '@/lib/grouped'

/** 91.666 -> '91.7', 40 -> '40'. */
export const amps = (value: number): string => String(Math.round(value * 10) / 10)

/** 19000 -> '19,000'; a negative number with a minus sign. */
export const thousands = (value: number): string =>
  `${Math.round(value) < 0 ? '−' : ''}${grouped(Math.abs(Math.round(value)))}`
