// The local state of `wrangler dev`, read through wrangler's runtime; works while it runs.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LeadsError, type Store } from './store.ts'
import { withTimeLimit } from './time-limit.ts'

/** Starting the runtime takes about a second. On a busy machine it sometimes never ends. */
const OPEN_LIMIT_MS = 20_000
const OPEN_ATTEMPTS = 2
const OPERATION_LIMIT_MS = 60_000
const LOCK_LIMIT_MS = 10_000
const LOCK_PAUSE_MS = 50
/** Closing may be cut short: the runtime ends with this process anyway. */
const CLOSE_LIMIT_MS = 3_000

// Only the methods used here, so that this file needs no Worker types.
interface LocalBindings extends Record<string, unknown> {
  readonly DB: {
    prepare(sql: string): { bind(...parameters: readonly unknown[]): unknown }
    batch(statements: readonly unknown[]): Promise<readonly { readonly results: readonly unknown[] }[]>
  }
  readonly PLANS: {
    get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>
    delete(key: string): Promise<void>
  }
}

/** `persistTo`: as for wrangler, the folder that contains v3/. */
export async function openLocalStore({ root, persistTo }: { root: string; persistTo: string }): Promise<Store> {
  const folder = path.join(persistTo, 'v3')
  if (!existsSync(path.join(folder, 'd1')))
    throw new LeadsError(
      `There are no leads in ${persistTo}. Start the site first, or choose another folder with --persist-to.`,
    )

  const { env, dispose } = await openBindings(root, folder)
  const limited = <T>(operation: Promise<T>) =>
    withTimeLimit(operation, OPERATION_LIMIT_MS, () => new LeadsError('The local database does not answer. Try again.'))
  return {
    async batch(statements) {
      const results = await whenUnlocked(() =>
        limited(env.DB.batch(statements.map(({ sql, parameters }) => env.DB.prepare(sql).bind(...parameters)))),
      )
      return results.map(result => result.results)
    },
    async getImage(key) {
      const object = await limited(env.PLANS.get(key))
      return object === null ? undefined : new Uint8Array(await limited(object.arrayBuffer()))
    },
    deleteImage: key => limited(env.PLANS.delete(key)),
    close: () => withTimeLimit(dispose(), CLOSE_LIMIT_MS),
  }
}

/** The running site locks the file for moments. A batch that meets a lock has done nothing and is run again. */
async function whenUnlocked<T>(operation: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + LOCK_LIMIT_MS
  for (;;) {
    try {
      return await operation()
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('SQLITE_BUSY'))) throw error
      if (Date.now() > deadline)
        throw new LeadsError('The site is writing to the local database all the time. Try again.')
    }
    await sleep(LOCK_PAUSE_MS)
  }
}

async function openBindings(root: string, folder: string) {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
  process.env.WRANGLER_SEND_METRICS ??= 'false'
  const { getPlatformProxy } = await import('wrangler')
  for (let attempt = 1; ; attempt++) {
    const opening = getPlatformProxy<LocalBindings>({
      configPath: path.join(root, 'wrangler.jsonc'),
      persist: { path: folder },
      envFiles: [],
      remoteBindings: false,
    })
    try {
      return await withTimeLimit(opening, OPEN_LIMIT_MS, () => new OpenTimeout())
    } catch (error) {
      if (!(error instanceof OpenTimeout)) throw error
      void opening.then(late => late.dispose()).catch(() => undefined)
      if (attempt === OPEN_ATTEMPTS)
        throw new LeadsError(
          `The local database did not open within ${(OPEN_ATTEMPTS * OPEN_LIMIT_MS) / 1000} s. Is this machine very busy? Try again.`,
        )
    }
  }
}

class OpenTimeout extends Error {}
