// Where the site is, for links that a command prints.
import type { Options } from './options.ts'
import { LeadsError, query, type Store } from './store.ts'

const LOCAL_ORIGIN = 'http://127.0.0.1:8787'

/**
 * The address of --origin, else that of the newest lead that has one.
 * @throws LeadsError where neither is there, but on this machine
 */
export async function siteOrigin(store: Store, { origin, target }: Options): Promise<string> {
  if (origin !== undefined) return origin
  const [newest] = await query<{ desk_origin: string }>(
    store,
    'SELECT desk_origin FROM leads WHERE desk_origin IS NOT NULL ORDER BY seq DESC LIMIT 1',
  )
  if (newest !== undefined) return newest.desk_origin
  if (target === 'local') return LOCAL_ORIGIN
  throw new LeadsError('No lead has come in yet: name the site with --origin https://www.your.domain')
}
