// Lengths of time in milliseconds, and in minutes for readings of meters.
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const HOUR_MIN = 60
export const DAY_MIN = 24 * HOUR_MIN

/** In the range of Date: a damaged record may hold anything. */
export const isInstant = (ms: number): boolean => !Number.isNaN(new Date(ms).getTime())
