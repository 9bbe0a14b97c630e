// The files that `wrangler dev` keeps on this machine, read through wrangler's own runtime, also while it is running.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { LeadsError, type Store } from './store.ts'

// The few methods that are used here, so that this file needs no Worker types.
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

/** `persistTo` means what it means to wrangler: the folder that holds v3/. */
export async function openLocalStore({ root, persistTo }: { root: string; persistTo: string }): Promise<Store> {
  const folder = path.join(persistTo, 'v3')
  if (!existsSync(path.join(folder, 'd1')))
    throw new LeadsError(
      `No leads are kept in ${persistTo} yet. Start the site there first, or name another folder with --persist-to.`,
    )

  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
  process.env.WRANGLER_SEND_METRICS ??= 'false'
  const { getPlatformProxy } = await import('wrangler')
  const { env, dispose } = await getPlatformProxy<LocalBindings>({
    configPath: path.join(root, 'wrangler.jsonc'),
    persist: { path: folder },
    envFiles: [],
    remoteBindings: false,
  })
  return {
    async batch(statements) {
      const results = await env.DB.batch(
        statements.map(({ sql, parameters }) => env.DB.prepare(sql).bind(...parameters)),
      )
      return results.map(result => result.results)
    },
    async getPicture(key) {
      const object = await env.PLANS.get(key)
      return object === null ? undefined : new Uint8Array(await object.arrayBuffer())
    },
    deletePicture: key => env.PLANS.delete(key),
    close: dispose,
  }
}
