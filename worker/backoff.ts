// Pause before a failed delivery is tried again.

const INITIAL_MS = 15_000

/**
 * Doubles with every attempt up to `maxPauseMs`; attempts never stop. `random` (0 to 1) spreads the pause over its
 * upper half, so that leads which failed together are not retried together.
 */
export function backoffMs(attempts: number, maxPauseMs: number, random: number): number {
  const pause = Math.min(maxPauseMs, INITIAL_MS * 2 ** Math.min(Math.max(attempts - 1, 0), 40))
  return Math.round(pause * (0.5 + random / 2))
}
