// What a backup is: a folder with a file of JSON lines for each table, the pictures, and this list
// of them.
import { query, type Store } from './store.ts'

export const INDEX_FILE = 'backup.json'
export const PICTURES_FOLDER = 'pictures'

export interface BackupIndex {
  readonly version: 1
  /** ISO 8601, UTC. */
  readonly made_at: string
  /** Names of the migrations that the database had. */
  readonly migrations: readonly string[]
  /** Rows by table. Other tables refer to leads, which come first. */
  readonly tables: Readonly<Record<string, number>>
  readonly pictures: readonly string[]
}

export const tableFile = (table: string): string => `${table}.jsonl`

/** Names go into SQL and into the names of files. */
export const isTableName = (name: string): boolean => /^[a-z][a-z0-9_]*$/.test(name)

/** A picture's key is a path in the folder of pictures. */
export const isPictureKey = (key: string): boolean => /^[a-z]+\/[\w.-]+$/.test(key) && !key.includes('..')

/** The lead desk's tables, leads first. */
export async function tablesOf(store: Store): Promise<readonly string[]> {
  const rows = await query<{ name: string }>(
    store,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'd1_migrations' ORDER BY name <> 'leads', name`,
  )
  return rows.map(({ name }) => name).filter(name => isTableName(name) && !name.startsWith('sqlite_'))
}

/** Names of the migrations that the database has. */
export async function migrationsOf(store: Store): Promise<readonly string[]> {
  const rows = await query<{ name: string }>(store, 'SELECT name FROM d1_migrations ORDER BY id')
  return rows.map(({ name }) => name)
}
