// `junk` and `real`: what the owner decides about leads that a robot may have sent.
import { junkStatements, realStatements } from '../../lib/leads/suspect-statements.ts'
import { plural } from '../../lib/plural.ts'
import { findLead } from './list.ts'
import type { Options } from './options.ts'
import type { Store } from './store.ts'
import { log } from './terminal.ts'

async function decide(store: Store, statements: readonly string[], { ids }: Options): Promise<string> {
  const now = Date.now()
  // All of them are found before the first is changed.
  const rows = []
  for (const id of ids) rows.push(await findLead(store, id))
  await store.batch(rows.flatMap(row => statements.map(sql => ({ sql, parameters: [row.id, now] }))))
  return plural(rows.length, 'lead')
}

export async function markJunk(store: Store, options: Options): Promise<void> {
  const leads = await decide(store, junkStatements, options)
  log(`${leads} marked as junk, deleted in a week. Taken back by: npm run leads -- real <id>`)
}

export async function markReal(store: Store, options: Options): Promise<void> {
  const leads = await decide(store, realStatements, options)
  log(`${leads} due at the next run, within a minute (on this machine: while npm start runs).`)
}
