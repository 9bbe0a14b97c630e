// `restore`: a backup into an empty lead desk, all of it or nothing.
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { type Backup, type BackupIndex, pictureFile, readBackup, type Row, selectMigrations } from './backup-format.ts'
import type { Options } from './options.ts'
import { LeadsError, literal, query, type Store } from './store.ts'
import { plural } from '../../lib/plural.ts'
import { migrationNames, migrationText, migrateDatabase } from '../local/database.ts'
import { log } from './terminal.ts'
import { wakeSite } from './wake.ts'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openLocalStore } from './local-store.ts'

/**
 * `--rehearse`: into a lead desk that is deleted again, and what came back.
 * @throws LeadsError where it would not come back whole
 */
export async function rehearse({ folder }: Options): Promise<void> {
  const { index, tables } = await readBackup(folder)
  const persistTo = await mkdtemp(path.join(tmpdir(), 'leads-rehearsal-'))
  try {
    await migrateDatabase(persistTo)
    const store = openLocalStore(persistTo)
    try {
      await bringBack(store, folder)
      for (const { name, rows } of tables) {
        const [back] = await query<{ count: number }>(store, `SELECT COUNT(*) AS count FROM ${name}`)
        if (back?.count !== rows.length)
          throw new LeadsError(`${name}: ${back?.count ?? 0} rows came back of ${rows.length}`)
      }
      for (const key of index.pictures) {
        const jpeg = await store.getImage(key)
        if (jpeg === undefined || !(await readFile(pictureFile(folder, key))).equals(jpeg))
          throw new LeadsError(`The picture ${key} did not come back`)
      }
    } finally {
      await store.close()
    }
  } finally {
    await rm(persistTo, { recursive: true, force: true, maxRetries: 3 })
  }
  const counts = tables.map(({ name, rows }) => `${name} ${rows.length}`)
  log(
    `All of it came back into a desk that is deleted again: ${[...counts, `pictures ${index.pictures.length}`].join(', ')}`,
  )
}

/**
 * @throws LeadsError where the folder is no whole backup, the desk is not empty, or one of them is
 * of another version of the site
 */
async function bringBack(store: Store, folder: string): Promise<BackupIndex> {
  const backup = await readBackup(folder)
  const { index } = backup
  const [[{ leads } = { leads: 0 }] = [], applied = []] = (await store.batch([
    { sql: 'SELECT COUNT(*) AS leads FROM leads', parameters: [] },
    { sql: selectMigrations, parameters: [] },
  ])) as [{ leads: number }[], { name: string }[]]
  if (leads > 0) throw new LeadsError(`The lead desk has ${plural(leads, 'lead')}. A backup goes into an empty one.`)
  const known = migrationNames()
  const newer = index.migrations.find(name => !known.includes(name))
  if (newer !== undefined)
    throw new LeadsError(`The backup is newer than this lead desk, which lacks ${newer}. Update the site first.`)
  const missing = known.find(name => !applied.some(migration => migration.name === name))
  if (missing !== undefined)
    throw new LeadsError(`The lead desk lacks ${missing}. Deploy this version of the site first.`)

  const script = await scriptOf(store, backup)
  // Pictures first: a lead that is there has its own.
  const written: string[] = []
  try {
    for (const key of index.pictures) {
      await store.putImage(key, await readFile(pictureFile(folder, key)))
      written.push(key)
    }
    await store.runScript(script)
  } catch (error) {
    for (const key of written) await store.deleteImage(key)
    throw new LeadsError(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}`)
  }
  return index
}

export async function restore(store: Store, options: Options): Promise<void> {
  const { tables, pictures } = await bringBack(store, options.folder)
  log(
    `${plural(tables.leads ?? 0, 'lead')} and ${plural(pictures.length, 'picture')} restored; what waits is sent ${await wakeSite(store, options)}`,
  )
}

/** SQL that makes the desk's database what the backup holds. */
async function scriptOf(store: Store, { index, tables }: Backup): Promise<string> {
  const known = migrationNames()
  const later = known.filter(name => !index.migrations.includes(name))
  // Later migrations change rows too, so an older backup gets its own tables, which they then bring
  // up to date.
  const ownTables =
    later.length === 0
      ? []
      : [...(await dropTables(store)), ...known.filter(name => !later.includes(name)).map(migrationText)]
  return [
    // A lead that came in meanwhile ends this with nothing changed.
    'CREATE TABLE empty_desk (leads INTEGER NOT NULL CHECK (leads = 0));',
    'INSERT INTO empty_desk SELECT COUNT(*) FROM leads;',
    'DROP TABLE empty_desk;',
    ...ownTables,
    ...tables.flatMap(({ name, rows }) => [`DELETE FROM ${name};`, ...rows.map(row => insertion(name, row))]),
    ...later.map(migrationText),
  ].join('\n')
}

async function dropTables(store: Store): Promise<readonly string[]> {
  // Those of SQLite, D1 and wrangler stay. Leads last, because others refer to them.
  const tables = await query<{ name: string }>(
    store,
    String.raw`SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'd1_migrations'
      AND name NOT LIKE 'sqlite\_%' ESCAPE '\' AND name NOT LIKE '\_cf\_%' ESCAPE '\' ORDER BY name = 'leads'`,
  )
  return tables.map(({ name }) => `DROP TABLE "${name}";`)
}

function insertion(table: string, row: Row): string {
  return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')});`
}
