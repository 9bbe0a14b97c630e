// `delete`: leads with their deliveries, notes, images and photos.
import { createInterface } from 'node:readline/promises'
import type { Options } from './options.ts'
import { filterCondition, filterParameters, type LeadRow } from './rows.ts'
import { LeadsError, type Parameter, query, type Store } from './store.ts'
import { plural } from '../../lib/plural.ts'
import { localTime, log, printable, warn } from './terminal.ts'

/** On production every statement is a run of wrangler. */
const IMAGES_PER_STATEMENT = 100

export async function deleteLead(store: Store, row: LeadRow, options: Pick<Options, 'yes'>): Promise<void> {
  if (!options.yes)
    await confirm(
      `Delete the ${row.kind} of ${printable(row.name ?? '(no name)', 60)} from ${localTime(row.received_at)} for good?`,
    )
  await remove(store, 'id = ?1', [row.id])
  logDeleted(row.id)
}

/** Deletes all leads that the filter selects; one that arrives while it asks stays. */
export async function deleteLeads(store: Store, options: Options): Promise<void> {
  const filter = filterParameters(options)
  const [selected] = await query<{ leads: number; delivered: number; oldest: number; last: number }>(
    store,
    `SELECT COUNT(*) AS leads, COUNT(delivered) AS delivered, MIN(received_at_ms) AS oldest, MAX(seq) AS last
     FROM (SELECT *, COALESCE((SELECT MAX(delivered_at_ms) FROM deliveries WHERE lead_id = leads.id AND occasion = 'lead'),
             (SELECT delivered_at_ms FROM outbox WHERE lead_id = leads.id)) AS delivered FROM leads)
     WHERE ${filterCondition}`,
    ...filter,
  )
  if (selected === undefined || selected.leads === 0) return warn('No leads.')

  const description = `${plural(selected.leads, options.kind ?? 'lead')}${selected.leads === 1 ? '' : ', the oldest'} from ${localTime(selected.oldest)}`
  const waiting = selected.leads - selected.delivered
  const warning = waiting === 0 ? '' : ` Not delivered: ${waiting === selected.leads ? 'all' : waiting} of them.`
  if (!options.yes) await confirm(`Delete ${description} for good?${warning}`)
  await remove(store, `${filterCondition} AND seq <= ?8`, [...filter, selected.last])
  logDeleted(description)
}

function logDeleted(description: string) {
  log(`Deleted ${description}. Copies that were delivered must be deleted at their destination.`)
}

async function remove(store: Store, condition: string, parameters: readonly Parameter[]): Promise<void> {
  // Upload rows (worker/receive/orphaned-images.ts) are inserted first and deleted last: if this is
  // interrupted, the Worker deletes the images.
  const [, rows = []] = await store.batch([
    {
      sql: `INSERT OR REPLACE INTO loose_pictures (image_key, since_ms, swept) SELECT image_key, 0, 1 FROM leads WHERE ${condition} AND image_key IS NOT NULL`,
      parameters,
    },
    {
      sql: `SELECT image_key FROM leads WHERE ${condition} AND image_key IS NOT NULL
            UNION ALL SELECT image_key FROM photos WHERE lead_id IN (SELECT id FROM leads WHERE ${condition})`,
      parameters,
    },
    // Deliveries, notes, photos and outbox rows go with it: ON DELETE CASCADE. A trigger adds
    // upload rows of the photos.
    { sql: `DELETE FROM leads WHERE ${condition}`, parameters },
  ])
  const keys = (rows as readonly { readonly image_key: string }[]).map(({ image_key }) => image_key)
  for (let start = 0; start < keys.length; start += IMAGES_PER_STATEMENT) {
    const batch = keys.slice(start, start + IMAGES_PER_STATEMENT)
    for (const key of batch) await store.deleteImage(key)
    await query(
      store,
      'DELETE FROM loose_pictures WHERE image_key IN (SELECT value FROM json_each(?1))',
      JSON.stringify(batch),
    )
  }
  await store.purge?.()
}

async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new LeadsError('Cannot ask for confirmation without a terminal: add --yes')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question(`${question} [y/N] `)
  lines.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new LeadsError('Nothing was deleted')
}
