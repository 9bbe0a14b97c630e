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
/** The longest pause of all: a time further ahead was written before the clock was set back. */
export const LONGEST_PAUSE_MS = DAY_MS

/** Pause after the `refusals`th refusal in a row; undefined when the delivery rests. */
export const refusalPauseMs = (refusals: number): number | undefined => REFUSAL_PAUSES_MS[Math.max(refusals, 1) - 1]

/** However long a destination asks us to wait. */
export const LONGEST_RETRY_AFTER_MS = HOUR_MS
