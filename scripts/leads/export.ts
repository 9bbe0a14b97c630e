// `export`: leads as CSV, or all that is stored of them as JSON.
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { csvRow } from '../../lib/leads/csv.ts'
import { plural } from '../../lib/plural.ts'
import { columnNames, leadColumns, toCells } from '../../worker/office/lead-columns.ts'
import {
  anyVisit,
  filterParameters,
  type LeadRow,
  selectLeads,
  deliveriesOf,
  notesOf,
  photosOf,
} from '../../worker/office/lead-rows.ts'
import type { Options } from './options.ts'
import { query, type Store } from './store.ts'
import { stringify, warn, isoTime } from './terminal.ts'
import { readSourceHeader } from '../../lib/visit-source.ts'
import { leadView, payloadOf } from '../../worker/staff/lead-view.ts'

/** All that is stored of a lead. */
function storedOf(row: LeadRow) {
  const { reference, leadPageUrl, plan, suspicion, source, quotedUsd, wonUsd, visit } = leadView(row)
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
    ...(visit && { visit: { state: visit.state, start: visit.start, end: visit.end } }),
    notes: notesOf(row).map(({ at_ms, author, text }) => ({ at: isoTime(at_ms), author, text })),
    lead: payloadOf(row.payload),
  }
}

const PAGE_ROWS = 500

export async function exportLeads(store: Store, options: Options): Promise<void> {
  const { out } = options
  if (out === undefined)
    return void (await writeLeads(store, options, async text => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    }))
  const partFile = `${out}.part`
  // The mode applies to a new file only, not to one that a failed export left.
  await rm(partFile, { force: true })
  const file = createWriteStream(partFile, { flags: 'wx', mode: 0o600 })
  try {
    await once(file, 'open')
    if (!options.json) file.write('\ufeff')
    const count = await writeLeads(store, options, async text => {
      if (!file.write(text)) await once(file, 'drain')
    })
    file.end()
    await once(file, 'close')
    await rename(partFile, out)
    warn(`${plural(count, 'lead')} written to ${out}`)
  } catch (error) {
    file.destroy()
    await rm(partFile, { force: true })
    throw error
  }
}

async function writeLeads(store: Store, options: Options, write: (text: string) => Promise<void>): Promise<number> {
  const [visits] = await query<{ any: 0 | 1 }>(store, anyVisit)
  const which = leadColumns(options.all ? 'all' : 'office', visits?.any === 1)
  await write(options.json ? '[' : csvRow(columnNames(which)))
  let count = 0
  for await (const row of rowsOf(store, options)) {
    const comma = count === 0 ? '\n' : ',\n'
    await write(options.json ? `${comma}${stringify(storedOf(row))}` : csvRow(toCells(row, which)))
    count++
  }
  if (options.json) await write('\n]\n')
  return count
}

async function* rowsOf(store: Store, options: Options): AsyncGenerator<LeadRow> {
  for (let after = 0; ;) {
    const rows = await query<LeadRow>(
      store,
      selectLeads('AND seq > ?8 ORDER BY seq LIMIT ?9'),
      ...filterParameters(options),
      after,
      PAGE_ROWS,
    )
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE_ROWS) return
    after = last.seq
  }
}
