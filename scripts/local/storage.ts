// D1 and R2 of `wrangler dev` on this machine, opened by wrangler beside it or without it.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../project.ts'
import { readWranglerConfig } from '../wrangler-config.ts'

/**
 * `folder` is what wrangler calls v3. wrangler.jsonc without the site's files: a build that runs
 * beside this replaces them, and wrangler would fail on a file that is gone.
 */
export async function openLocalStorage<Bindings>(folder: string) {
  const { compatibility_date, d1_databases, r2_buckets } = readWranglerConfig(root)
  const config = { name: 'storage', compatibility_date, d1_databases, r2_buckets }
  mkdirSync(folder, { recursive: true })
  const configPath = path.join(folder, 'storage.json')
  const written = `${configPath}.${process.pid}`
  writeFileSync(written, JSON.stringify(config))
  renameSync(written, configPath)
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
  process.env.WRANGLER_SEND_METRICS ??= 'false'
  const { getPlatformProxy } = await import('wrangler')
  return getPlatformProxy<Bindings>({ configPath, persist: { path: folder }, envFiles: [], remoteBindings: false })
}
