// A storage that hangs is answered with 503, so that the page keeps the lead and tries again. What is being stored goes on: the next attempt
// carries the same key and finds the lead.
import { logError } from './log'
import { storageUnavailable } from './problem'

const LIMIT_MS = 5_000
/** While the storage hangs. */
const SHORT_LIMIT_MS = 900
const HANGING_MS = 60_000

/** In this instance of the Worker. */
let hangsUntilMs = 0

/** The result of `storing`. Throws a Problem when it takes too long: longer than 5 s, or 0.9 s for a minute after that has happened. */
export async function withStoreTimeout<T>(storing: Promise<T>): Promise<T> {
  // A clock that was set back must not leave the limit short.
  const left = hangsUntilMs - Date.now()
  const limitMs = left > 0 && left <= HANGING_MS ? SHORT_LIMIT_MS : LIMIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      hangsUntilMs = Date.now() + HANGING_MS
      logError('storage_timeout', { limitMs })
      reject(storageUnavailable())
    }, limitMs)
  })
  try {
    const result = await Promise.race([storing, timeout])
    hangsUntilMs = 0
    return result
  } finally {
    clearTimeout(timer)
  }
}
