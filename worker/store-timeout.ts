// A storage that hangs is answered with 503, so that the page keeps the lead and tries again. What
// is being stored goes on: the next attempt carries the same key and finds the lead.
import { logError } from './log'
import { storageUnavailable } from './http/problem'
import { within } from './within'

const LIMIT_MS = 5_000

/** The result of `storing`. Throws a Problem when it takes longer than 5 s. */
export const withStoreTimeout = <T>(storing: Promise<T>): Promise<T> => stored(LIMIT_MS, storing)

/** A picture has half of the time, so that the words can be stored without it. */
export const withPictureTimeout = <T>(storing: Promise<T>): Promise<T> => stored(LIMIT_MS / 2, storing)

const stored = <T>(limitMs: number, storing: Promise<T>): Promise<T> =>
  within(limitMs, storing, () => {
    logError('storage_timeout', { limitMs })
    return storageUnavailable()
  })
