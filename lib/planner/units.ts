// Arithmetic on lengths: the half-foot grid, bounds and rounding. Plain numbers; the unit is in each name.

export const INCHES_PER_FOOT = 12

export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** Turns -0 into 0, so that no view and no payload ever shows a minus sign in front of nothing. */
export const withoutNegativeZero = (value: number): number => value + 0

/** The nearest multiple of half a foot, in feet; a tie goes up. */
export const snapToHalfFootFt = (lengthFt: number): number => withoutNegativeZero(Math.round(lengthFt * 2) / 2)

/** Rounds to a billionth, below anything a visitor means: 12 * (24.3 / 12) reads 24.3 again, and 12 * 1.2 reads 14.4. */
export const withoutBinaryNoise = (value: number): number => Math.round(value * 1e9) / 1e9

/** At most three decimals, in the unit of the argument. */
export const toThreeDecimals = (value: number): number => withoutNegativeZero(Math.round(value * 1000) / 1000)
