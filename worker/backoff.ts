// How long to wait before a lead is tried again.

const FIRST_PAUSE_MS = 15_000

/**
 * Doubles with every attempt up to `maxPauseMs` and stays there: a lead is never given up. `random` (0 to 1) spreads the pause over its
 * upper half, so that leads which failed together do not come back together.
 */
export function pauseMs(attempts: number, maxPauseMs: number, random: number): number {
  const whole = Math.min(maxPauseMs, FIRST_PAUSE_MS * 2 ** Math.min(Math.max(attempts - 1, 0), 40))
  return Math.round(whole * (0.5 + random / 2))
}
