// `restore`: a backup into an empty lead desk.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type BackupIndex,
  INDEX_FILE,
  isPictureKey,
  isTableName,
  migrationsOf,
  PICTURES_FOLDER,
  tableFile,
  tablesOf,
} from './backup-format.ts'
import type { Options } from './options.ts'
import { LeadsError, type Parameter, query, type Statement, type Store } from './store.ts'
import { plural } from '../../lib/plural.ts'
import { log } from './terminal.ts'

/** On production a batch is one argument of wrangler, and arguments have at most 128 KiB. */
const BATCH_CHARACTERS = 50_000

/**
 * @throws LeadsError where the folder is no whole backup, the desk is not empty, or older than the
 * backup
 */
export async function restore(store: Store, { folder }: Options): Promise<void> {
  const index = await readIndex(folder)
  const [{ leads } = { leads: 0 }] = await query<{ leads: number }>(store, 'SELECT COUNT(*) AS leads FROM leads')
  if (leads > 0) throw new LeadsError(`The lead desk has ${plural(leads, 'lead')}. A backup goes into an empty one.`)
  const applied = await migrationsOf(store)
  const missing = index.migrations.find(name => !applied.includes(name))
  if (missing !== undefined)
    throw new LeadsError(`The backup is newer than this lead desk, which lacks ${missing}. Update the site first.`)

  const known = await tablesOf(store)
  const tables = Object.keys(index.tables).filter(table => isTableName(table) && known.includes(table))
  const ordered = tables.toSorted((a, b) => Number(b === 'leads') - Number(a === 'leads'))
  // Pictures first: a lead that is there has its own.
  for (const key of index.pictures.filter(isPictureKey))
    await store.putImage(key, await readFile(path.join(folder, PICTURES_FOLDER, key)))
  for (const table of ordered) await restoreTable(store, table, await readRows(folder, table))
  // A trigger adds rows while `outbox` is filled.
  await query(store, 'DELETE FROM unassigned_leads')
  await restoreTable(store, 'unassigned_leads', await readRows(folder, 'unassigned_leads'))
  log(`${plural(index.tables.leads ?? 0, 'lead')} and ${plural(index.pictures.length, 'picture')} restored`)
}

async function readIndex(folder: string): Promise<BackupIndex> {
  try {
    const index = JSON.parse(await readFile(path.join(folder, INDEX_FILE), 'utf8')) as BackupIndex
    if (index.version === 1) return index
  } catch {
    // The error below says so.
  }
  throw new LeadsError(`${folder} is no whole backup: ${INDEX_FILE} is missing or of another version`)
}

type Row = Readonly<Record<string, Parameter>>

async function readRows(folder: string, table: string): Promise<readonly Row[]> {
  const text = await readFile(path.join(folder, tableFile(table)), 'utf8')
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Row)
}

/** Each batch is a transaction. After an interruption the desk has to be emptied first. */
async function restoreTable(store: Store, table: string, rows: readonly Row[]): Promise<void> {
  let batch: Statement[] = []
  let characters = 0
  const write = async () => {
    if (batch.length > 0) await store.batch(batch)
    batch = []
    characters = 0
  }
  for (const row of rows) {
    const columns = Object.keys(row).filter(isTableName)
    const length = JSON.stringify(row).length
    if (characters + length > BATCH_CHARACTERS) await write()
    const places = columns.map((_, index) => `?${index + 1}`)
    batch.push({
      sql: `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
      parameters: columns.map(column => row[column] ?? null),
    })
    characters += length
  }
  await write()
}
