// Numbers of the check as text.
import { grouped } from '@/lib/grouped'

/** 91.666 -> '91.7', 40 -> '40'. */
export const amps = (value: number): string => String(Math.round(value * 10) / 10)

/** 19000 -> '19,000'; a negative number with a minus sign. */
export const thousands = (value: number): string =>
  `${Math.round(value) < 0 ? '−' : ''}${grouped(Math.abs(Math.round(value)))}`

/** 9.4 -> '9.40' */
export const kwText = (kw: number): string => (Math.round(kw * 100) / 100).toFixed(2)

/** To hundredths, for coordinates of a drawing. */
export const rounded = (value: number): number => Math.round(value * 100) / 100

/** Distance of the lines across a chart, in kW. */
export const gridStep = (peakKw: number): number => [0.5, 1, 2, 5, 10].find(step => peakKw / step <= 5) ?? 20
