// Deletes leads for good: their rows, their place in the outbox and their pictures.
import { createInterface } from 'node:readline/promises'
import { counted, localTime, printable } from './layout.ts'
import type { Options } from './options.ts'
import { filterCondition, filterParameters, type LeadRow } from './rows.ts'
import { remark, say } from './say.ts'
import { LeadsError, type Parameter, query, type Store } from './store.ts'

/** Whose notes are taken off together: on production every statement is a run of wrangler. */
const PICTURES_AT_ONCE = 100

export async function deleteLead(store: Store, row: LeadRow, options: Options): Promise<void> {
  if (!options.yes)
    await confirm(
      `Delete the ${row.kind} of ${printable(row.name ?? 'nobody named', 60)} from ${localTime(row.received_at)} for good?`,
    )
  await remove(store, 'id = ?1', [row.id])
  sayDeleted(row.id)
}

/** All leads that the filter admits, as they are when it asks: one that comes in meanwhile stays. */
export async function deleteLeads(store: Store, options: Options): Promise<void> {
  const filter = filterParameters(options)
  const [found] = await query<{ leads: number; forwarded: number; oldest: number; last: number }>(
    store,
    `SELECT COUNT(*) AS leads, COUNT(delivered_at_ms) AS forwarded, MIN(received_at_ms) AS oldest, MAX(seq) AS last
     FROM leads LEFT JOIN outbox ON lead_id = id WHERE ${filterCondition}`,
    ...filter,
  )
  if (found === undefined || found.leads === 0) return remark('No leads.')

  const what = `${counted(found.leads, options.kind)}${found.leads === 1 ? '' : ', the oldest'} from ${localTime(found.oldest)}`
  const waiting = found.leads - found.forwarded
  const warning = waiting === 0 ? '' : ` Not forwarded: ${waiting === found.leads ? 'all' : waiting} of them.`
  if (!options.yes) await confirm(`Delete ${what} for good?${warning}`)
  await remove(store, `${filterCondition} AND seq <= ?6`, [...filter, found.last])
  sayDeleted(what)
}

function sayDeleted(what: string) {
  say(`Deleted ${what}. What was forwarded before has to be deleted where it went.`)
}

async function remove(store: Store, condition: string, parameters: readonly Parameter[]): Promise<void> {
  // The notes about the pictures come first and go last: should this stop half-way, the Worker sweeps the pictures.
  const [, rows = []] = await store.batch([
    {
      sql: `INSERT OR REPLACE INTO loose_pictures (image_key, since_ms, swept) SELECT image_key, 0, 1 FROM leads WHERE ${condition} AND image_key IS NOT NULL`,
      parameters,
    },
    { sql: `SELECT image_key FROM leads WHERE ${condition} AND image_key IS NOT NULL`, parameters },
    { sql: `DELETE FROM outbox WHERE lead_id IN (SELECT id FROM leads WHERE ${condition})`, parameters },
    { sql: `DELETE FROM leads WHERE ${condition}`, parameters },
  ])
  const keys = (rows as readonly { readonly image_key: string }[]).map(({ image_key }) => image_key)
  for (let start = 0; start < keys.length; start += PICTURES_AT_ONCE) {
    const some = keys.slice(start, start + PICTURES_AT_ONCE)
    for (const key of some) await store.deletePicture(key)
    await query(
      store,
      'DELETE FROM loose_pictures WHERE image_key IN (SELECT value FROM json_each(?1))',
      JSON.stringify(some),
    )
  }
}

async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new LeadsError('Nobody is here to confirm: add --yes')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question(`${question} [y/N] `)
  lines.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new LeadsError('Nothing was deleted')
}
