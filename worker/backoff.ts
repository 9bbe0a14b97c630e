// Pauses before a failed delivery is tried again.

const INITIAL_MS = 15_000

/**
 * Doubles with every attempt up to `maxPauseMs`; attempts never stop. `random` (0 to 1) spreads the pause over its
 * upper half, so that leads which failed together are not retried together.
 */
export function backoffMs(attempts: number, maxPauseMs: number, random: number): number {
  const pause = Math.min(maxPauseMs, INITIAL_MS * 2 ** Math.min(Math.max(attempts - 1, 0), 40))
  return Math.round(pause * (0.5 + random / 2))
}

const MINUTE_MS = 60_000
const REFUSAL_PAUSES_MS = [5 * MINUTE_MS, 20 * MINUTE_MS, 60 * MINUTE_MS, 24 * 60 * MINUTE_MS] as const
/** The longest pause of all: a time further ahead was written before the clock was set back. */
export const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS

/** Pause after the `refusals`th refusal in a row; undefined when the delivery rests. */
export const refusalPauseMs = (refusals: number): number | undefined => REFUSAL_PAUSES_MS[Math.max(refusals, 1) - 1]

export const LONGEST_RETRY_AFTER_MS = 60 * MINUTE_MS

/** Retry-After in ms, at most an hour: seconds or an HTTP date (RFC 9110, 10.2.3). Undefined when it is neither. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_RETRY_AFTER_MS)
}
