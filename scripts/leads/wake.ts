// Has the site send what a command has made due.
import { servedAt } from '../local/state.ts'
import type { Options } from './options.ts'
import { query, type Store } from './store.ts'

const LIMIT_MS = 10_000

/** In words, when what is due goes out. Never throws. */
export async function wakeSite(store: Store, { remote, staging, persistTo, origin }: Options): Promise<string> {
  const isHere = !remote && !staging
  const address = isHere ? servedAt(persistTo) : (origin ?? (await newestOrigin(store)))
  const isAwake =
    address !== undefined &&
    (await fetch(`${address}/api/leads/wake`, { method: 'POST', signal: AbortSignal.timeout(LIMIT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    ))
  if (isAwake) return 'now'
  return isHere ? 'when the site is started (npm start)' : 'with the next run, within an hour'
}

/** Where the site answers: links of its messages begin with it. */
const newestOrigin = async (store: Store): Promise<string | undefined> =>
  (
    await query<{ desk_origin: string }>(
      store,
      'SELECT desk_origin FROM leads WHERE desk_origin IS NOT NULL ORDER BY seq DESC LIMIT 1',
    )
  )[0]?.desk_origin
