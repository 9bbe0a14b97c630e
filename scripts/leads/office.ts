// `office`: the link of the office page. The database has the hash of its key only.
import { createHash } from 'node:crypto'
import { randomId } from '../../lib/random-id.ts'
import type { Options } from './options.ts'
import { LeadsError, query, type Store } from './store.ts'
import { localTime, log, warn } from './terminal.ts'

const LOCAL_ORIGIN = 'http://127.0.0.1:8787'

/** Prints a link where it makes one; `--new` replaces the one that there is. */
export async function showOffice(store: Store, options: Options): Promise<void> {
  const origin = await siteOrigin(store, options)
  const key = randomId()
  const parameters = [createHash('sha256').update(key).digest('hex'), Date.now()] as const
  const insert = `INSERT INTO office_link (id, key_hash, created_at_ms) VALUES (1, ?1, ?2) ON CONFLICT (id)`
  const made = await query<{ created_at_ms: number }>(
    store,
    options.new
      ? `${insert} DO UPDATE SET key_hash = ?1, created_at_ms = ?2 RETURNING created_at_ms`
      : `${insert} DO NOTHING RETURNING created_at_ms`,
    ...parameters,
  )
  if (made.length > 0) {
    log(`${origin}/api/leads/office/${key}`)
    return warn('Whoever has this link is the office. Keep it: it cannot be shown again.')
  }
  const [link] = await query<{ created_at_ms: number }>(store, 'SELECT created_at_ms FROM office_link')
  warn(
    `There is a link since ${localTime(link?.created_at_ms ?? 0)}. It cannot be shown again; a new one replaces it: npm run leads -- office --new`,
  )
}

/**
 * The address of --origin, else that of the newest lead that has one.
 * @throws LeadsError where neither is there, but on this machine
 */
async function siteOrigin(store: Store, { origin, remote, staging }: Options): Promise<string> {
  if (origin !== undefined) return origin
  const [newest] = await query<{ desk_origin: string }>(
    store,
    'SELECT desk_origin FROM leads WHERE desk_origin IS NOT NULL ORDER BY seq DESC LIMIT 1',
  )
  if (newest !== undefined) return newest.desk_origin
  if (!remote && !staging) return LOCAL_ORIGIN
  throw new LeadsError('No lead has come in yet: name the site with --origin https://www.your.domain')
}
