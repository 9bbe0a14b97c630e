// The commands of `npm run leads`.
import { createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { csvRow } from '../../lib/leads/csv.ts'
import { columnNames, toCells } from './columns.ts'
import { deleteLead, deleteLeads } from './delete.ts'
import type { Command, Options } from './options.ts'
import { filterParameters, type LeadRow, selectLeads } from './rows.ts'
import { LeadsError, query, type Store } from './store.ts'
import { localTime, log, pluralize, printable, printableParagraphs, table, warn } from './terminal.ts'

const EXPORT_PAGE_ROWS = 500

export const commands: Readonly<Record<Command, (store: Store, options: Options) => Promise<void>>> = {
  list: listLeads,
  show: showLead,
  export: exportLeads,
  outbox: showOutbox,
  retry: retryLeads,
  delete: async (store, options) =>
    options.id === undefined
      ? deleteLeads(store, options)
      : deleteLead(store, await findLead(store, options.id), options),
}

const stringify = (value: unknown) => JSON.stringify(value, null, 2)

async function listLeads(store: Store, options: Options): Promise<void> {
  const rows = await query<LeadRow>(
    store,
    selectLeads('ORDER BY seq DESC LIMIT ?6'),
    ...filterParameters(options),
    options.limit,
  )
  if (options.json) return log(stringify(rows.map(toJson)))
  if (rows.length === 0) return warn('No leads.')
  const lines = rows.map(row => [
    row.id,
    row.kind,
    localTime(row.received_at),
    row.name ?? '',
    row.phone ?? row.email ?? '',
    row.location ?? '',
    deliveryStatus(row),
  ])
  log(
    table(
      ['id', 'kind', 'received', 'name', 'phone or email', 'location', 'forwarded'],
      lines,
      [36, 8, 16, 28, 28, 28, 28],
    ),
  )
}

async function showLead(store: Store, options: Options): Promise<void> {
  const row = await findLead(store, options.id ?? '')
  if (options.imageFile !== undefined) await writeImage(store, row, options.imageFile)
  if (options.json) return log(stringify(toJson(row)))
  const { utm, ...payload } = JSON.parse(row.payload) as Record<string, unknown> & { utm?: Record<string, string> }
  const fields: [string, unknown][] = [
    ['id', row.id],
    ['kind', row.kind],
    ['received', `${localTime(row.received_at)} (${row.received_at})`],
    ['forwarded', deliveryStatus(row)],
    ...Object.entries(payload),
    ...Object.entries(utm ?? {}),
  ]
  const width = Math.max(...fields.map(([name]) => Math.min([...name].length, 24)))
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    log(`${printable(name, 24).padEnd(width)}  ${printableParagraphs(text, ' '.repeat(width + 2))}`)
  }
}

async function writeImage(store: Store, row: LeadRow, file: string): Promise<void> {
  if (row.image_key === null) throw new LeadsError(`${row.id} is a ${row.kind}: it has no picture`)
  const image = await store.getImage(row.image_key)
  if (image === undefined) throw new LeadsError(`The picture ${row.image_key} is missing`)
  await writeFile(file, image, { mode: 0o600 })
  warn(`Picture written to ${file}`)
}

async function exportLeads(store: Store, options: Options): Promise<void> {
  if (options.outFile === undefined)
    return void (await writeCsv(store, options, async text => {
      if (!process.stdout.write(text)) await once(process.stdout, 'drain')
    }))
  const partFile = `${options.outFile}.part`
  // The mode applies to a new file only, not to one that a failed export left.
  await rm(partFile, { force: true })
  const file = createWriteStream(partFile, { flags: 'wx', mode: 0o600 })
  try {
    await once(file, 'open')
    if (options.bom) file.write('\ufeff')
    const count = await writeCsv(store, options, async text => {
      if (!file.write(text)) await once(file, 'drain')
    })
    file.end()
    await once(file, 'close')
    await rename(partFile, options.outFile)
    warn(`${pluralize(count)} written to ${options.outFile}`)
  } catch (error) {
    file.destroy()
    await rm(partFile, { force: true })
    throw error
  }
}

async function writeCsv(store: Store, options: Options, write: (text: string) => Promise<void>): Promise<number> {
  await write(csvRow(columnNames))
  let count = 0
  for (let after = 0; ;) {
    const rows = await query<LeadRow>(
      store,
      selectLeads('AND seq > ?6 ORDER BY seq LIMIT ?7'),
      ...filterParameters(options),
      after,
      EXPORT_PAGE_ROWS,
    )
    for (const row of rows) await write(csvRow(toCells(row)))
    count += rows.length
    const last = rows.at(-1)
    if (last === undefined || rows.length < EXPORT_PAGE_ROWS) return count
    after = last.seq
  }
}

async function showOutbox(store: Store, options: Options): Promise<void> {
  const [[totals], waiting] = [
    await query<{ delivered: number; waiting: number }>(
      store,
      'SELECT COUNT(delivered_at_ms) AS delivered, COUNT(*) - COUNT(delivered_at_ms) AS waiting FROM outbox',
    ),
    await query<LeadRow>(
      store,
      selectLeads('AND delivered_at_ms IS NULL ORDER BY seq LIMIT ?6'),
      ...filterParameters({}),
      options.limit,
    ),
  ]
  if (options.json) return log(stringify({ ...totals, leads: waiting.map(toJson) }))
  log(`${totals?.delivered ?? 0} delivered, ${totals?.waiting ?? 0} waiting`)
  if (waiting.length === 0) return
  const lines = waiting.map(row => [
    row.id,
    row.kind,
    localTime(row.received_at),
    String(row.attempts),
    row.attempts === 0 ? '' : localTime(row.next_attempt_at_ms),
    row.last_error ?? 'not tried yet (is LEAD_FORWARD_URL set?)',
  ])
  log(table(['id', 'kind', 'received', 'tries', 'next try', 'last error'], lines, [36, 8, 16, 5, 16, 60]))
}

async function retryLeads(store: Store, options: Options): Promise<void> {
  const id = options.id === undefined ? null : (await findLead(store, options.id)).id
  const rows = await query(
    store,
    'UPDATE outbox SET next_attempt_at_ms = 0, delivered_at_ms = NULL WHERE lead_id = ?1 OR (?1 IS NULL AND delivered_at_ms IS NULL) RETURNING lead_id',
    id,
  )
  log(`${pluralize(rows.length)} due at the next run, within a minute (on this machine: while npm start runs).`)
}

/** Throws a LeadsError unless exactly one lead has this id prefix. */
async function findLead(store: Store, prefix: string): Promise<LeadRow> {
  const [row, another] = await query<LeadRow>(
    store,
    selectLeads("AND id LIKE ?6 || '%' ORDER BY seq LIMIT 2"),
    ...filterParameters({}),
    prefix,
  )
  if (row === undefined) throw new LeadsError(`There is no lead ${prefix}`)
  if (another !== undefined) throw new LeadsError(`Several leads start with ${prefix}. Enter more of the id.`)
  return row
}

function deliveryStatus({ attempts, delivered_at_ms, last_error }: LeadRow): string {
  if (delivered_at_ms !== null) return localTime(delivered_at_ms)
  if (attempts === 0) return 'not yet'
  return `failed ${attempts}x${last_error === null ? '' : `: ${last_error}`}`
}

/** The format of --json. */
function toJson({ id, kind, received_at, payload, image_key, attempts, last_error, delivered_at_ms }: LeadRow) {
  const forwarded_at = delivered_at_ms === null ? null : new Date(delivered_at_ms).toISOString()
  return {
    id,
    kind,
    received_at,
    image_key,
    forwarded_at,
    forward_attempts: attempts,
    forward_error: last_error,
    lead: JSON.parse(payload) as unknown,
  }
}
