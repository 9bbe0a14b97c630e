// Pauses before a failed delivery is tried again.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'

const INITIAL_MS = 15_000

/**
 * Doubles with every attempt up to `maxPauseMs`; attempts never stop. `random` (0 to 1) spreads the
 * pause over its upper half, so that leads which failed together are not retried together.
 */
export function backoffMs(attempts: number, maxPauseMs: number, random: number): number {
  const pause = Math.min(maxPauseMs, INITIAL_MS * 2 ** Math.min(Math.max(attempts - 1, 0), 40))
  return Math.round(pause * (0.5 + random / 2))
}

const REFUSAL_PAUSES_MS = [5 * MINUTE_MS, 20 * MINUTE_MS, HOUR_MS, DAY_MS] as const

/** Pause after the `refusals`th refusal in a row; undefined when the delivery rests. */
export const refusalPauseMs = (refusals: number): number | undefined => REFUSAL_PAUSES_MS[Math.max(refusals, 1) - 1]

/** However long a destination asks us to wait. */
export const LONGEST_RETRY_AFTER_MS = HOUR_MS

const SHORTEST_PAUSE_MS = 1_000
/** Where a destination wants fewer messages and names no time. */
const DEFAULT_PAUSE_MS = 5_000

/** How long a destination that wants fewer messages gets none. */
export const limitPauseMs = (retryAfterMs = DEFAULT_PAUSE_MS): number => Math.max(retryAfterMs, SHORTEST_PAUSE_MS)
