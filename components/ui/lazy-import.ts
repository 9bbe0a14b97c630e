// Fetches code when it is first needed: the one way in which code is loaded later.

/** On a stalled network the caller goes on without the code after this time. */
const TIMEOUT_MS = 6_000
const RETRY_MS = 3_000

export interface LazyImport<T> {
  /**
   * Fetches the module once. Undefined when it does not arrive in time or fails; the next call
   * tries again. Never rejects.
   */
  readonly get: () => Promise<T | undefined>
  /** Tries until the module is there: when the network returns, and every 3 s. Never rejects. */
  readonly untilLoaded: () => Promise<T>
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
  const get = async () =>
    loaded ?? Promise.race([fetchOnce(), new Promise<undefined>(resolve => setTimeout(resolve, timeoutMs))])
  const untilLoaded = async (): Promise<T> => {
    const code = await get()
    if (code !== undefined) return code
    await new Promise(resolve => {
      addEventListener('online', resolve, { once: true })
      setTimeout(resolve, RETRY_MS)
    })
    return untilLoaded()
  }
  return { get, untilLoaded }
}
