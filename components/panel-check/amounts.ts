// Numbers of the check as text.

/** 91.666 -> '91.7', 40 -> '40'. */
export const amps = (value: number): string => String(Math.round(value * 10) / 10)

/** 19000 -> '19,000'; a negative number with a minus sign. */
export const thousands = (value: number): string =>
  `${Math.round(value) < 0 ? '−' : ''}${String(Math.abs(Math.round(value))).replace(/\B(?=(\d{3})+$)/g, ',')}`
