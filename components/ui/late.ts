// Code that is fetched when somebody begins to use what needs it, and does without when it cannot be fetched.

/** On a network that stalls, what can be done without the code is done without. */
const PATIENCE_MS = 6_000

export interface Late<T> {
  /** Fetches it if that has not been done. Undefined when it does not come; the next call tries again. Never throws. */
  readonly get: () => Promise<T | undefined>
}

export function late<T>(load: () => Promise<T>, patienceMs = PATIENCE_MS): Late<T> {
  let loaded: T | undefined
  let coming: Promise<T | undefined> | undefined
  const fetched = () =>
    (coming ??= load().then(
      code => (loaded = code),
      () => {
        // The browser has said so in its console.
        coming = undefined
        return undefined
      },
    ))
  return {
    get: async () =>
      loaded ?? Promise.race([fetched(), new Promise<undefined>(resolve => setTimeout(resolve, patienceMs))]),
  }
}
