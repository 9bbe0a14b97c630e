// The local state of `wrangler dev`, also while it runs. The database is a SQLite file, which opens
// in milliseconds; pictures are read through wrangler's runtime, which takes seconds to start and
// is started for the first of them.
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { localDatabaseFile } from '../local/database.ts'
import { deleteMail, purgeState, servedAt } from '../local/state.ts'
import { openLocalStorage } from '../local/storage.ts'
import { LeadsError, type Statement, type Store } from './store.ts'
import { warn } from './terminal.ts'

/** Starting the runtime takes about a second. On a busy machine it sometimes never ends. */
const OPEN_LIMIT_MS = 20_000
const OPEN_ATTEMPTS = 2
const OPERATION_LIMIT_MS = 60_000
/** The running site locks the database for moments. */
const LOCK_LIMIT_MS = 10_000
/** Closing may be cut short: the runtime ends with this process anyway. */
const CLOSE_LIMIT_MS = 3_000

// Only the methods used here, so that this file needs no Worker types.
interface LocalBindings {
  readonly PLANS: {
    get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>
    put(key: string, jpeg: Uint8Array, options: { httpMetadata: { contentType: string } }): Promise<unknown>
    delete(key: string): Promise<void>
  }
}

/** `persistTo`: as for wrangler, the folder that contains v3/. */
export function openLocalStore(persistTo: string): Store {
  const file = localDatabaseFile(persistTo)
  if (file === undefined)
    throw new LeadsError(
      `There are no leads in ${persistTo}. Start the site first, or choose another folder with --persist-to.`,
    )
  const database = new DatabaseSync(file, { timeout: LOCK_LIMIT_MS })
  database.exec('PRAGMA secure_delete = ON')
  let opening: ReturnType<typeof openBindings> | undefined
  const images = async () => (await (opening ??= openBindings(path.join(persistTo, 'v3')))).env.PLANS
  const limited = <T>(operation: Promise<T>) =>
    withTimeLimit(operation, OPERATION_LIMIT_MS, () => new LeadsError('The local pictures do not answer. Try again.'))
  return {
    batch: statements => Promise.resolve().then(() => runTransaction(database, statements)),
    runScript: sql =>
      Promise.resolve().then(() => inTransaction(database, 'BEGIN IMMEDIATE', () => database.exec(sql))),
    async getImage(key) {
      const object = await limited((await images()).get(key))
      return object === null ? undefined : new Uint8Array(await limited(object.arrayBuffer()))
    },
    async putImage(key, jpeg) {
      await limited((await images()).put(key, jpeg, { httpMetadata: { contentType: 'image/jpeg' } }))
    },
    purge: () => Promise.resolve().then(() => purge(database, persistTo)),
    deleteImage: async key => limited((await images()).delete(key)),
    async close() {
      database.close()
      if (opening) await Promise.race([(await opening).dispose(), sleep(CLOSE_LIMIT_MS, undefined, { ref: false })])
    },
  }
}

function runTransaction(database: DatabaseSync, statements: readonly Statement[]): readonly (readonly unknown[])[] {
  // Reading takes no lock: the desk does not wait for one when it writes.
  const isReading = statements.every(({ sql }) => /^\s*SELECT\b/i.test(sql))
  return inTransaction(database, isReading ? 'BEGIN' : 'BEGIN IMMEDIATE', () =>
    statements.map(({ sql, parameters }) => database.prepare(sql).all(...parameters)),
  )
}

function inTransaction<T>(database: DatabaseSync, begin: string, work: () => T): T {
  try {
    database.exec(begin)
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    if (error instanceof Error && error.message.includes('database is locked'))
      throw new LeadsError('The site is writing to the local database all the time. Try again.')
    throw error
  }
}

/**
 * Removes all mail that wrangler wrote, because the digest of a morning names many, and writes the
 * database anew: changes of the site leave old rows in its pages. While the site runs, the next
 * start does that.
 */
function purge(database: DatabaseSync, persistTo: string): void {
  if (servedAt(persistTo) === undefined) return purgeState(database, persistTo)
  deleteMail(persistTo)
  warn('Old pages of the database are written over when the site is started again.')
}

async function openBindings(folder: string) {
  for (let attempt = 1; ; attempt++) {
    const opening = openLocalStorage<LocalBindings>(folder)
    try {
      return await withTimeLimit(opening, OPEN_LIMIT_MS, () => new OpenTimeout())
    } catch (error) {
      if (!(error instanceof OpenTimeout)) throw error
      void opening.then(late => late.dispose()).catch(() => undefined)
      if (attempt === OPEN_ATTEMPTS)
        throw new LeadsError(
          `The local pictures did not open within ${(OPEN_ATTEMPTS * OPEN_LIMIT_MS) / 1000} s. Is this machine very busy? Try again.`,
        )
    }
  }
}

class OpenTimeout extends Error {}

/**
 * Rejects with `onTimeout()` after `limitMs`, else settles with `promise`. The timer keeps the
 * process alive until then.
 */
function withTimeLimit<T>(promise: Promise<T>, limitMs: number, onTimeout: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(onTimeout()), limitMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
