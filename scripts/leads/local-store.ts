// The local state of `wrangler dev`, read through wrangler's runtime; works while it runs.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { LeadsError, type Store } from './store.ts'

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
    async getImage(key) {
      const object = await env.PLANS.get(key)
      return object === null ? undefined : new Uint8Array(await object.arrayBuffer())
    },
    deleteImage: key => env.PLANS.delete(key),
    close: dispose,
  }
}
