// Values of wrangler.jsonc for the scripts. Read without wrangler, whose import takes most of a
// second in each process.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseJsonc } from './syntax.ts'

export interface WranglerConfig {
  readonly name: string
  readonly compatibility_date: string
  /** Plain variables of the Worker. */
  readonly vars: Readonly<Record<string, unknown>>
  readonly d1_databases: readonly {
    readonly database_name?: string
    readonly database_id?: string
    readonly preview_database_id?: string
  }[]
  readonly r2_buckets: readonly { readonly bucket_name?: string }[]
  readonly send_email: readonly { readonly name: string }[]
  readonly routes?: readonly (string | { readonly pattern: string })[]
}

interface ConfigFile extends Partial<WranglerConfig> {
  readonly env?: Readonly<Record<string, Partial<WranglerConfig>>>
}

/**
 * Reads wrangler.jsonc; `environment` is one of its environments, by default production. An
 * environment inherits the routes and the name, which gets its own name behind it, but no bindings
 * and variables: https://developers.cloudflare.com/workers/wrangler/environments/
 * @throws Where the file is malformed or lacks the environment.
 */
export function readWranglerConfig(root: string, environment?: string): WranglerConfig {
  const file = 'wrangler.jsonc'
  const { env = {}, ...production } = parseJsonc(file, readFileSync(path.join(root, file), 'utf8')) as ConfigFile
  const own = environment === undefined ? production : env[environment]
  if (own === undefined) throw new Error(`${file}: expected the environment ${environment} under env`)
  const name = environment === undefined ? production.name : (own.name ?? `${production.name}-${environment}`)
  const routes = own.routes ?? production.routes
  return {
    name: name ?? '',
    compatibility_date: production.compatibility_date ?? '',
    vars: own.vars ?? {},
    d1_databases: own.d1_databases ?? [],
    r2_buckets: own.r2_buckets ?? [],
    send_email: own.send_email ?? [],
    ...(routes && { routes }),
  }
}
