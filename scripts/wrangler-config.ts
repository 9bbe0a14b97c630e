// What the scripts need of wrangler.jsonc.
import path from 'node:path'

export interface WranglerConfig {
  /** Name of the Worker. */
  readonly name: string
  /** Plain variables of the Worker. */
  readonly vars: Readonly<Record<string, unknown>>
  readonly d1_databases: readonly { readonly database_name?: string; readonly database_id?: string }[]
  readonly r2_buckets: readonly { readonly bucket_name?: string }[]
  readonly send_email: readonly { readonly name: string }[]
  readonly routes?: readonly (string | { readonly pattern: string })[]
}

/** Reads wrangler.jsonc as wrangler does; `environment` is one of its environments, by default production. */
export async function readWranglerConfig(root: string, environment?: string): Promise<WranglerConfig> {
  const { unstable_readConfig } = await import('wrangler')
  // wrangler's own type needs packages that it does not install.
  const config: unknown = unstable_readConfig({ config: path.join(root, 'wrangler.jsonc'), env: environment })
  return config as WranglerConfig
}
