// A backup: a folder with a file of JSON lines for each table, the pictures, and this list of them.
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { LeadsError, type Parameter } from './store.ts'

export const INDEX_FILE = 'backup.json'
const PICTURES_FOLDER = 'pictures'

/**
 * Leads and what belongs to them, in the order in which they are restored. Other tables are the
 * desk's own notes, which it makes again: probes, counts, pauses of destinations, hashes of
 * senders.
 */
export const backupTables = [
  'leads',
  'lead_events',
  'notes',
  'photos',
  'deliveries',
  'outbox',
  // After `outbox`, of which a trigger adds rows.
  'unassigned_leads',
  'ad_conversions',
  'visits',
  'visit_windows',
  'ended_status_links',
  'office_link',
  'colleagues',
] as const

export interface BackupIndex {
  /** Version 1 had every table. */
  readonly version: 1 | 2
  /** ISO 8601, UTC. */
  readonly made_at: string
  /** Names of the migrations that the database had. */
  readonly migrations: readonly string[]
  readonly tables: Readonly<Record<string, number>>
  readonly pictures: readonly string[]
}

export type Row = Readonly<Record<string, Parameter>>

export interface Backup {
  readonly index: BackupIndex
  readonly tables: readonly { readonly name: string; readonly rows: readonly Row[] }[]
}

export const tableFile = (folder: string, table: string): string => path.join(folder, `${table}.jsonl`)
export const pictureFile = (folder: string, key: string): string => path.join(folder, PICTURES_FOLDER, key)

/** Names of columns go into SQL. */
const isColumnName = (name: string): boolean => /^[a-z][a-z0-9_]*$/.test(name)

export const isPictureKey = (key: string): boolean => /^[a-z]+\/[\w.-]+$/.test(key) && !key.includes('..')

/** Selects `name` of the migrations that the database has. */
export const selectMigrations = 'SELECT name FROM d1_migrations ORDER BY id'

/**
 * A backup of this version or one before, but for its pictures.
 *
 * @throws LeadsError where it is not whole
 */
export async function readBackup(folder: string): Promise<Backup> {
  const index = await readIndex(folder)
  const tables: { name: string; rows: readonly Row[] }[] = []
  for (const name of backupTables) {
    const count = index.tables[name]
    // The version that made it may have had fewer tables.
    if (count === undefined) continue
    const rows = await readRows(folder, name)
    if (rows.length !== count)
      throw new LeadsError(`${folder} is no whole backup: ${name} has ${rows.length} rows of ${count}`)
    tables.push({ name, rows })
  }
  for (const key of index.pictures) {
    const isThere = isPictureKey(key) && (await stat(pictureFile(folder, key)).catch(() => undefined))?.isFile()
    if (!isThere) throw new LeadsError(`${folder} is no whole backup: the picture ${key} is missing`)
  }
  return { index, tables }
}

async function readIndex(folder: string): Promise<BackupIndex> {
  try {
    const index = JSON.parse(await readFile(path.join(folder, INDEX_FILE), 'utf8')) as BackupIndex
    if ([1, 2].includes(index.version)) return index
  } catch {
    // The error below says so.
  }
  throw new LeadsError(`${folder} is no whole backup: ${INDEX_FILE} is missing or of another version`)
}

async function readRows(folder: string, table: string): Promise<readonly Row[]> {
  try {
    const lines = (await readFile(tableFile(folder, table), 'utf8')).split('\n').filter(line => line !== '')
    const rows = lines.map(line => JSON.parse(line) as Row)
    if (rows.every(row => Object.keys(row).every(isColumnName))) return rows
  } catch {
    // The error below says so.
  }
  throw new LeadsError(`${folder} is no whole backup: ${table}.jsonl is missing or damaged`)
}
