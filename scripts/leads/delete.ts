// `delete`: leads with their deliveries, notes, images and photos.
import { createInterface } from 'node:readline/promises'
import { filterCondition, filterParameters, type LeadRow } from '../../worker/office/lead-rows.ts'
import { findLead } from './find.ts'
import { type Options, UsageError } from './options.ts'
import { LeadsError, type Parameter, query, type Store } from './store.ts'
import { leadsOfPeople } from '../../lib/leads/person.ts'
import { plural } from '../../lib/plural.ts'
import { localTime, log, printable, table, warn } from './terminal.ts'

/** On production every statement is a run of wrangler. */
const IMAGES_PER_STATEMENT = 100

async function deleteLead(store: Store, row: LeadRow, options: Pick<Options, 'yes'>): Promise<void> {
  if (!options.yes)
    await confirm(
      `Delete the ${row.kind} of ${printable(row.name ?? '(no name)', 60)} from ${localTime(row.received_at)} for good?`,
    )
  await remove(store, 'id = ?1', [row.id])
  logDeleted(row.id)
}

interface Selected {
  readonly seq: number
  readonly kind: string
  readonly received_at_ms: number
  readonly name: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly is_delivered: 0 | 1
}

/** More than this are not read one by one. */
const MAX_NAMED = 30

/**
 * Deletes the lead with the id, or all leads that the filter selects; with --find alone, all of
 * the people whom it finds. Names them first; one that arrives while it asks stays.
 */
export async function deleteLeads(store: Store, options: Options): Promise<void> {
  const { id, kind, since, before, find } = options
  if ((id === undefined) === (before === undefined && find === undefined))
    throw new UsageError('delete needs either an id, or --before <date> or --find <text>')
  if (id !== undefined) return deleteLead(store, await findLead(store, id), options)
  const isByPerson = find !== undefined && kind === undefined && since === undefined && before === undefined
  const condition = isByPerson ? `seq IN (${leadsOfPeople(filterCondition)})` : filterCondition
  const filter = filterParameters(options)
  const selected = await query<Selected>(
    store,
    `SELECT seq, kind, received_at_ms, name, phone, email,
       EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND occasion = 'lead' AND delivered_at_ms IS NOT NULL)
         OR EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND delivered_at_ms IS NOT NULL) AS is_delivered
     FROM leads WHERE ${condition} ORDER BY received_at_ms`,
    ...filter,
  )
  const [oldest] = selected
  if (oldest === undefined) return warn('No leads.')

  warn(
    table(
      ['kind', 'received', 'name', 'phone', 'email'],
      selected
        .slice(0, MAX_NAMED)
        .map(lead => [lead.kind, localTime(lead.received_at_ms), lead.name ?? '', lead.phone ?? '', lead.email ?? '']),
      [8, 16, 40, 30, 40],
    ),
  )
  if (selected.length > MAX_NAMED) warn(`and ${selected.length - MAX_NAMED} more`)
  const description = `${plural(selected.length, kind ?? 'lead')}${selected.length === 1 ? '' : ', the oldest'} from ${localTime(oldest.received_at_ms)}`
  const waiting = selected.filter(lead => lead.is_delivered === 0).length
  const warning = waiting === 0 ? '' : ` Not delivered: ${waiting === selected.length ? 'all' : waiting} of them.`
  if (!options.yes) await confirm(`Delete ${description} for good?${warning}`)
  const last = Math.max(...selected.map(({ seq }) => seq))
  await remove(store, `${condition} AND seq <= ?8`, [...filter, last])
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
