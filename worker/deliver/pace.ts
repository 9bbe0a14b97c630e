// How fast one destination is sent to. Its object keeps this, and works as well when it is lost.
import { MINUTE_MS } from '@/lib/time'

/** With more messages than these in WINDOW_MS, waiting and sent, digests take their place. */
export const MAX_MESSAGES = 20
const WINDOW_MS = 10 * MINUTE_MS
/** A lead that has just missed one is told within a minute. */
export const DIGEST_PAUSE_MS = 45_000
/** The first digest of a flood waits so long for more of it. */
export const GATHER_MS = 4_000

export interface Pace {
  /** When messages were sent, the oldest first, no more than count for a flood. */
  sentMs: readonly number[]
  /** How often in a row it has not been reached. */
  failures: number
  /** It was not reached: until then only a new lead is tried. */
  heldMs: number
  /** When it last asked for a pause: for a minute it then gets one message at a time. */
  limitedMs: number
  /** When the next digest of a flood is due; null when there is none. */
  digestMs: number | null
  /** When the next digest of suspects may go. */
  suspectDigestMs: number
  /** Whoever asks, nothing is sent before. */
  restMs: number
}

export const newPace: Pace = {
  sentMs: [],
  failures: 0,
  heldMs: 0,
  limitedMs: 0,
  digestMs: null,
  suspectDigestMs: 0,
  restMs: 0,
}

export const recentlySent = ({ sentMs }: Pace, now: number): readonly number[] =>
  sentMs.filter(ms => ms > now - WINDOW_MS).slice(-MAX_MESSAGES - 1)
