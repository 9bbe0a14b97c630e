// The lead database of `wrangler dev` on this machine: the SQLite file below its state folder that
// has the lead desk's migrations.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { root } from '../project.ts'
import { openLocalStorage } from './storage.ts'

const migrations = path.join(root, 'worker/migrations')
export const migrationNames = (): readonly string[] => readdirSync(migrations).sort()
export const migrationText = (name: string): string => readFileSync(path.join(migrations, name), 'utf8')

/** Names of the migrations that a database has; undefined for another database. */
function appliedMigrations(file: string): readonly unknown[] | undefined {
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    return database
      .prepare('SELECT name FROM d1_migrations')
      .all()
      .map(({ name }) => name)
  } catch {
    return undefined
  } finally {
    database.close()
  }
}

/** Undefined where there is none. `persistTo`: as for wrangler, the folder that contains v3/. */
export const localDatabaseFile = (persistTo: string): string | undefined =>
  globSync('v3/d1/*/*.sqlite', { cwd: persistTo })
    .map(file => path.join(persistTo, file))
    .find(file => appliedMigrations(file) !== undefined)

/**
 * Makes the local database where there is none, and brings it up to date: as `wrangler d1
 * migrations apply`, which starts its runtime anew for each migration.
 *
 * @throws where a migration fails; those before it stay
 */
export async function migrateDatabase(persistTo: string): Promise<void> {
  const umask = process.umask(0o077)
  if (localDatabaseFile(persistTo) === undefined) await createDatabase(persistTo)
  process.umask(umask)
  const file = localDatabaseFile(persistTo)
  if (file === undefined) throw new Error(`No database could be made in ${persistTo}`)
  const applied = appliedMigrations(file) ?? []
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    for (const name of migrationNames().filter(name => !applied.includes(name)))
      database.exec(
        `BEGIN IMMEDIATE;\n${migrationText(name)}\n;INSERT INTO d1_migrations (name) VALUES ('${name}'); COMMIT`,
      )
  } finally {
    database.close()
  }
}

interface DatabaseBinding {
  readonly DB: { prepare(sql: string): { run(): Promise<unknown> } }
}

/** The runtime gives the file its name; wrangler finds its migrations in this table. */
async function createDatabase(persistTo: string): Promise<void> {
  const { env, dispose } = await openLocalStorage<DatabaseBinding>(path.join(persistTo, 'v3'))
  await env.DB.prepare(
    `CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
       applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
  ).run()
  await dispose()
}
