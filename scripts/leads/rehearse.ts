// `restore --rehearse`: a backup into a lead desk that is deleted again, and what came back.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pictureFile, readBackup } from './backup-format.ts'
import { openLocalStore } from './local-store.ts'
import type { Options } from './options.ts'
import { bringBack } from './restore.ts'
import { LeadsError, query } from './store.ts'
import { migrateDatabase } from '../local/database.ts'
import { log } from './terminal.ts'

/** @throws LeadsError where it would not come back whole */
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
