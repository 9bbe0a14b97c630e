// `junk` and `real`: what the owner decides about leads that a robot may have sent.
import { junkLeads, realLead } from '../../lib/leads/suspect-statements.ts'
import { plural } from '../../lib/plural.ts'
import { findLead } from './list.ts'
import type { Options } from './options.ts'
import type { Store } from './store.ts'
import { log } from './terminal.ts'

/** All of them are found before the first is changed. */
async function found(store: Store, { ids }: Options): Promise<readonly string[]> {
  const rows = []
  for (const id of ids) rows.push(await findLead(store, id))
  return rows.map(({ id }) => id)
}

export async function markJunk(store: Store, options: Options): Promise<void> {
  const ids = await found(store, options)
  await store.batch(junkLeads(ids, Date.now()))
  log(`${plural(ids.length, 'lead')} marked as junk, deleted in a week. Taken back by: npm run leads -- real <id>`)
}

export async function markReal(store: Store, options: Options): Promise<void> {
  const ids = await found(store, options)
  await store.batch(ids.flatMap(id => realLead(id)))
  log(`${plural(ids.length, 'lead')} due at the next run, within a minute (on this machine: while npm start runs).`)
}
