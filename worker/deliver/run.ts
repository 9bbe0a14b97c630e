// One run of a sender, and what the answers of its destination mean.
import type { Destination } from '@/worker/destinations/settings'
import type { DeliverySettings, Env } from '@/worker/env'
import { limitPauseMs } from './backoff'
import type { Pace } from './pace'
import type { SendError } from './send'

/** What D1 knows of a destination; the columns are those of `destinations`. */
export interface State {
  readonly failing_since_ms: number | null
  readonly last_error: string | null
  readonly last_delivered_at_ms: number | null
  readonly paused_until_ms: number | null
  readonly alarm_at_ms: number | null
  /** '2026-11-26' */
  readonly morning_day: string | null
  /** No more than MAX_MESSAGES and one. */
  readonly waiting: number
  /** When the first suspect is due; null when none waits. */
  readonly suspects_ms: number | null
}

/** One message may fail for itself. */
export const FAILURES_OF_DOWN = 2

export interface Run {
  readonly env: Env
  readonly settings: DeliverySettings
  readonly destination: Destination
  /** Milliseconds since 1970; a test's may be ahead. */
  readonly clock: () => number
  readonly state: State
  readonly pace: Pace
  /** Messages that were taken. */
  taken: number
  /** The first one. */
  error: string | null
  /** It was not reached, or takes nothing from us. */
  isDown: boolean
  /** The digest of this morning is told, or there was none to tell. */
  hasMorning: boolean
  /** Until then it wants no messages; 0 where it never asked. */
  pausedMs: number
}

export const goesOn = (run: Run): boolean => !run.isDown && run.pausedMs <= run.clock()

/** What an answer means for the destination. False where the message itself is as it was. */
export function noteAnswer(run: Run, error: SendError | undefined): boolean {
  const { pace, clock } = run
  if (error === undefined) {
    run.taken++
    Object.assign(pace, { failures: 0, heldMs: 0, sentMs: [...pace.sentMs, clock()] })
    return true
  }
  run.error ??= error.error
  if (error.isLimit) {
    pace.limitedMs = clock()
    run.pausedMs = Math.max(run.pausedMs, clock() + limitPauseMs(error.retryAfterMs))
    return false
  }
  pace.failures = error.isDestinationUp ? 0 : pace.failures + 1
  if (pace.failures >= FAILURES_OF_DOWN) run.isDown = true
  return true
}
