// A storage that hangs is answered with 503, so that the page keeps the lead and tries again. What
// is being stored goes on: the next attempt carries the same key and finds the lead.
import { logError } from '@/worker/log'
import { storageUnavailable } from '@/worker/problem'

const LIMIT_MS = 5_000

/** The result of `storing`. Throws a Problem when it takes longer than 5 s. */
export async function withStoreTimeout<T>(storing: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      logError('storage_timeout', { limitMs: LIMIT_MS })
      reject(storageUnavailable())
    }, LIMIT_MS)
  })
  try {
    return await Promise.race([storing, timeout])
  } finally {
    clearTimeout(timer)
  }
}
