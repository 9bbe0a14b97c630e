// `list` and `show`.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deliveriesOf, type Delivery, filterParameters, type LeadRow, notesOf, photosOf, selectLeads } from './rows.ts'
import { leadView, payloadOf } from '../../worker/staff/lead-view.ts'
import { readSourceHeader } from '../../lib/visit-source.ts'
import { keysOfReference } from '../../lib/leads/reference.ts'
import { hasReference } from '../../lib/leads/search.ts'
import { deliveryState, deliverySummary } from './delivery-status.ts'
import type { Options } from './options.ts'
import { LeadsError, query, type Store } from './store.ts'
import { isoTime, localTime, log, printable, printableParagraphs, stringify, table, warn } from './terminal.ts'

export async function listLeads(store: Store, options: Options): Promise<void> {
  const rows = await query<LeadRow>(
    store,
    selectLeads('AND (?9 = 0 OR (suspect IS NOT NULL AND junk_at_ms IS NULL)) ORDER BY seq DESC LIMIT ?8'),
    ...filterParameters(options),
    options.limit,
    options.isSuspect ? 1 : 0,
  )
  if (options.json) return log(stringify(rows.map(toJson)))
  if (rows.length === 0) return warn('No leads.')
  const lines = rows.map(row => [
    row.id,
    kindText(row),
    leadView(row).reference ?? '',
    localTime(row.received_at_ms),
    row.name ?? '',
    row.phone ?? row.email ?? '',
    row.location ?? '',
    row.photo_count === 0 ? '' : String(row.photo_count),
    row.answered_at_ms === null ? '' : answeredText(row),
    deliverySummary(deliveriesOf(row)),
  ])
  log(
    table(
      ['id', 'kind', 'reference', 'received', 'name', 'phone or email', 'location', 'photos', 'answered', 'delivered'],
      lines,
      [36, 24, 9, 16, 28, 28, 28, 6, 28, 60],
    ),
  )
}

export async function showLead(store: Store, options: Options): Promise<void> {
  const row = await findLead(store, options.id ?? '')
  if (options.imageFile !== undefined) await writeImage(store, row, options.imageFile)
  if (options.photosFolder !== undefined) await writePhotos(store, row, options.photosFolder)
  if (options.json) return log(stringify(toJson(row)))
  const { utm, ...payload } = payloadOf(row.payload)
  const { reference, leadPageUrl, plan, suspicion, source, repeat } = leadView(row)
  const fields: [string, unknown][] = [
    ['id', row.id],
    ['kind', kindText(row)],
    ...(reference === null ? [] : [['reference', reference] satisfies [string, unknown]]),
    ['received', `${localTime(row.received_at_ms)} (${row.received_at})`],
    ['answered', row.answered_at_ms === null ? 'not yet' : answeredText(row)],
    ...(row.outcome === null ? [] : [['outcome', outcomeText(row)] satisfies [string, unknown]]),
    ...(source.line === null ? [] : [['source', source.line] satisfies [string, unknown]]),
    ...(repeat === null ? [] : [['person', repeat] satisfies [string, unknown]]),
    ['delivered', deliveriesText(deliveriesOf(row))],
    ...notesOf(row).map(({ at_ms, author, text }): [string, unknown] => [
      'note',
      `${localTime(at_ms)}${author === null ? '' : ` ${author}`}: ${text}`,
    ]),
    ...(row.photo_count + row.photos_announced > 0 ? [['photos', photosText(row)] satisfies [string, unknown]] : []),
    ...(leadPageUrl === null ? [] : [['lead page', leadPageUrl] satisfies [string, unknown]]),
    ...(plan === null || plan.planUrl === null ? [] : [['planner', plan.planUrl] satisfies [string, unknown]]),
    ...(suspicion === null ? [] : [['check', suspicion] satisfies [string, unknown]]),
    ...(plan?.marks ?? []).map(({ text }): [string, unknown] => ['check', text]),
    ...Object.entries(payload),
    ...Object.entries(Object(utm) as object),
  ]
  const width = Math.max(...fields.map(([name]) => Math.min([...name].length, 24)))
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    log(`${printable(name, 24).padEnd(width)}  ${printableParagraphs(text, ' '.repeat(width + 2))}`)
  }
}

function deliveriesText(deliveries: readonly Delivery[]): string {
  if (deliveries.length === 0) return 'not yet'
  return deliveries
    .map(delivery => {
      const occasion = delivery.occasion === 'lead' ? '' : ` (${delivery.occasion})`
      return `${delivery.destination}${occasion}: ${deliveryState(delivery)}`
    })
    .join('\n')
}

async function writeImage(store: Store, row: LeadRow, file: string): Promise<void> {
  if (row.image_key === null) throw new LeadsError(`${row.id} is a ${row.kind}: it has no picture`)
  const image = await store.getImage(row.image_key)
  if (image === undefined) throw new LeadsError(`The picture ${row.image_key} is missing`)
  await writeFile(file, image, { mode: 0o600 })
  warn(`Picture written to ${file}`)
}

/** '1 panel, 2 wall; 3 announced'. */
function photosText(row: LeadRow): string {
  const kept = photosOf(row).map(({ number, what }) => `${number} ${what}`)
  const announced = row.photos_announced > row.photo_count ? [`${row.photos_announced} announced`] : []
  return [...(kept.length > 0 ? [kept.join(', ')] : []), ...announced].join('; ')
}

async function writePhotos(store: Store, row: LeadRow, folder: string): Promise<void> {
  const photos = photosOf(row)
  if (photos.length === 0) throw new LeadsError(`${row.id} has no photos`)
  await mkdir(folder, { recursive: true })
  for (const { number, what, image_key } of photos) {
    const image = await store.getImage(image_key)
    if (image === undefined) throw new LeadsError(`The photo ${image_key} is missing`)
    const file = path.join(folder, `photo-${number}-${what}.jpg`)
    await writeFile(file, image, { mode: 0o600 })
    warn(`Photo written to ${file}`)
  }
}

/**
 * Throws a LeadsError unless exactly one lead has this reference or an id that starts like this.
 */
export async function findLead(store: Store, idOrReference: string): Promise<LeadRow> {
  const keys = keysOfReference(idOrReference)
  const [row, another] = await query<LeadRow>(
    store,
    selectLeads(`AND (id LIKE ?8 || '%' OR ${hasReference('?9', '?10')}) ORDER BY seq LIMIT 2`),
    ...filterParameters({}),
    idOrReference,
    keys?.first ?? null,
    keys?.end ?? null,
  )
  if (row === undefined) throw new LeadsError(`There is no lead ${idOrReference}`)
  if (another !== undefined) throw new LeadsError(`Several leads start with ${idOrReference}. Enter more of the id.`)
  return row
}

function kindText(row: LeadRow): string {
  const marks = [
    ...(row.is_trial === 1 ? ['trial'] : []),
    ...(leadView(row).suspicion === null ? [] : ['suspect']),
    ...(row.junk_at_ms === null ? [] : ['junk']),
  ]
  return marks.length === 0 ? row.kind : `${row.kind} (${marks.join(', ')})`
}

function answeredText({ answered_at_ms, answered_by }: LeadRow): string {
  return `${localTime(answered_at_ms ?? 0)}${answered_by === null ? '' : ` by ${answered_by}`}`
}

/** 'won $1250.5' */
function outcomeText({ outcome, quoted_cents, won_cents }: LeadRow): string {
  const cents = outcome === 'won' ? won_cents : outcome === 'quoted' ? quoted_cents : null
  return `${outcome}${cents === null ? '' : ` $${cents / 100}`}`
}

function toJson(row: LeadRow) {
  const { reference, leadPageUrl, plan, suspicion, source, quotedUsd, wonUsd } = leadView(row)
  return {
    id: row.id,
    kind: row.kind,
    reference,
    received_at: row.received_at,
    trial: row.is_trial === 1,
    suspect: suspicion !== null,
    junk_at: isoTime(row.junk_at_ms),
    picture: row.image_key !== null,
    photos: photosOf(row).map(({ number, what, received_at_ms }) => ({
      number,
      what,
      received_at: isoTime(received_at_ms),
    })),
    photos_announced: row.photos_announced,
    sheet_url: leadPageUrl,
    plan_url: plan?.planUrl ?? null,
    answered_at: isoTime(row.answered_at_ms),
    answered_by: row.answered_by,
    outcome: row.outcome,
    quoted_usd: quotedUsd,
    won_usd: wonUsd,
    source: { channel: source.line, ...readSourceHeader(row.source) },
    request_number: row.request_number,
    deliveries: deliveriesOf(row).map(({ destination, occasion, attempts, last_error, ...delivery }) => ({
      destination,
      occasion,
      attempts,
      delivered_at: isoTime(delivery.delivered_at_ms),
      refused_at: isoTime(delivery.refused_at_ms),
      error: last_error,
    })),
    notes: notesOf(row).map(({ at_ms, author, text }) => ({ at: isoTime(at_ms), author, text })),
    lead: payloadOf(row.payload),
  }
}
