// When the leads that wait are sent again while a page is open.

const PAUSES_MS = [5_000, 15_000, 45_000] as const
/** Between attempts after those. */
const LAST_PAUSE_MS = 300_000
/** Each pause is up to a fifth longer, so that the visitors of an outage do not return together. */
const JITTER = 0.2

export function createRetryTimer(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  /** The server asked for no attempt before this time (performance.now). */
  let pausedUntil = 0

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    stop,
    isRunning: () => timer !== undefined,
    isPaused: () => performance.now() < pausedUntil,
    /** `ms`: what the server asked for, if anything. */
    pause(ms: number | undefined) {
      if (ms !== undefined) pausedUntil = performance.now() + ms
    },
    endPause() {
      pausedUntil = 0
    },
    /** Runs after the next pause, which is longer than the one before. */
    schedule() {
      clearTimeout(timer)
      const pause = (PAUSES_MS[failures++] ?? LAST_PAUSE_MS) * (1 + JITTER * Math.random())
      timer = setTimeout(run, Math.max(pause, pausedUntil - performance.now()))
    },
    /** Starts the sequence of pauses anew. */
    restart() {
      failures = 0
      stop()
    },
  }
}
