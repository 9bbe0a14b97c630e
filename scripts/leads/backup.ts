// `backup`: all leads in a folder, readable by its owner only.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type BackupIndex,
  backupTables,
  INDEX_FILE,
  isPictureKey,
  pictureFile,
  type Row,
  selectMigrations,
  tableFile,
} from './backup-format.ts'
import type { Options } from './options.ts'
import { LeadsError, type Store } from './store.ts'
import { plural } from '../../lib/plural.ts'
import { log, stringify, warn } from './terminal.ts'

const PRIVATE_FILE = { mode: 0o600 } as const

/** @throws LeadsError where the folder has anything in it */
export async function backUp(store: Store, { folder }: Options): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new LeadsError(`${folder} is not empty. Name a new folder.`)
  // In one transaction, so that no lead is there without its deliveries.
  const [migrations = [], ...contents] = (await store.batch(
    [selectMigrations, ...backupTables.map(table => `SELECT * FROM ${table} ORDER BY 1`)].map(sql => ({
      sql,
      parameters: [],
    })),
  )) as readonly (readonly Row[])[]
  const rowsOf = (table: (typeof backupTables)[number]) => contents[backupTables.indexOf(table)] ?? []
  for (const table of backupTables) {
    const lines = rowsOf(table).map(row => `${JSON.stringify(row)}\n`)
    await writeFile(tableFile(folder, table), lines.join(''), PRIVATE_FILE)
  }

  const keys = [...rowsOf('leads'), ...rowsOf('photos')].flatMap(({ image_key: key }) =>
    typeof key === 'string' && isPictureKey(key) ? [key] : [],
  )
  const pictures: string[] = []
  for (const key of keys) {
    const jpeg = await store.getImage(key)
    if (jpeg === undefined) {
      warn(`The picture ${key} is missing`)
      continue
    }
    const file = pictureFile(folder, key)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, jpeg, PRIVATE_FILE)
    pictures.push(key)
  }
  const index: BackupIndex = {
    version: 2,
    made_at: new Date().toISOString(),
    migrations: migrations.map(({ name }) => String(name)),
    tables: Object.fromEntries(backupTables.map(table => [table, rowsOf(table).length])),
    pictures,
  }
  // Written last, because its absence marks a backup that was interrupted.
  await writeFile(path.join(folder, INDEX_FILE), stringify(index), PRIVATE_FILE)
  log(`${plural(rowsOf('leads').length, 'lead')} and ${plural(pictures.length, 'picture')} written to ${folder}`)
}
