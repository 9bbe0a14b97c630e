// The lead database of `wrangler dev` on this machine: the SQLite file below its state folder that
// has the lead desk's migrations.
import { globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Names of the migrations that a database has. */
function appliedMigrations(file: string): readonly unknown[] {
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    return database
      .prepare('SELECT name FROM d1_migrations')
      .all()
      .map(({ name }) => name)
  } catch {
    // Another database, or an empty one.
    return []
  } finally {
    database.close()
  }
}

/** Undefined where there is none. `persistTo`: as for wrangler, the folder that contains v3/. */
export const localDatabaseFile = (persistTo: string): string | undefined =>
  globSync(path.join(persistTo, 'v3/d1/*/*.sqlite')).find(file => appliedMigrations(file).length > 0)

/** Whether the local database has every migration. */
export function hasMigrations(root: string, persistTo: string): boolean {
  const file = localDatabaseFile(persistTo)
  const applied = file === undefined ? [] : appliedMigrations(file)
  return readdirSync(path.join(root, 'worker/migrations')).every(name => applied.includes(name))
}
