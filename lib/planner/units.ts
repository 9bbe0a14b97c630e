// Arithmetic on lengths: half-foot grid, bounds, rounding. Units are in the names.

export const INCHES_PER_FOOT = 12

export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** Turns -0 into 0. */
const noNegativeZero = (value: number): number => value + 0

/** The nearest half foot; ties round up. */
export const snapToHalfFootFt = (lengthFt: number): number => noNegativeZero(Math.round(lengthFt * 2) / 2)

/** Rounds to a billionth: 12 * (24.3 / 12) gives 24.3, and 12 * 1.2 gives 14.4. */
export const roundFloatError = (value: number): number => Math.round(value * 1e9) / 1e9

/** Rounds to at most three decimals. */
export const toThreeDecimals = (value: number): number => noNegativeZero(Math.round(value * 1000) / 1000)
