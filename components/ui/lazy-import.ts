// Fetches code when it is first needed, for callers that also work without it.

/** On a stalled network the caller goes on without the code after this time. */
const TIMEOUT_MS = 6_000

export interface LazyImport<T> {
  /**
   * Fetches the module once. Undefined when it does not arrive in time or fails; the next call
   * tries again. Never rejects.
   */
  readonly get: () => Promise<T | undefined>
}

export function lazyImport<T>(load: () => Promise<T>, timeoutMs = TIMEOUT_MS): LazyImport<T> {
  let loaded: T | undefined
  let pending: Promise<T | undefined> | undefined
  const fetchOnce = () =>
    (pending ??= load().then(
      code => (loaded = code),
      () => {
        // The browser logs the failed request.
        pending = undefined
        return undefined
      },
    ))
  return {
    get: async () =>
      loaded ?? Promise.race([fetchOnce(), new Promise<undefined>(resolve => setTimeout(resolve, timeoutMs))]),
  }
}
