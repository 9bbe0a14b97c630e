// For scripts/serve.mjs, which cannot load TypeScript: exits with 0 where the local database in the state folder argv[2] has every
// migration. `wrangler d1 migrations apply` takes seconds to say so.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { localDatabaseFile } from './local-database.ts'

const root = path.resolve(import.meta.dirname, '..')

function applied(file: string): readonly unknown[] {
  if (!existsSync(file)) return []
  const database = new DatabaseSync(file, { timeout: 5_000 })
  try {
    return database
      .prepare('SELECT name FROM d1_migrations')
      .all()
      .map(({ name }) => name)
  } catch {
    // Without the table there are no migrations. What else is wrong, wrangler reports.
    return []
  } finally {
    database.close()
  }
}

const names = applied(localDatabaseFile(root, process.argv[2] ?? ''))
process.exitCode = readdirSync(path.join(root, 'worker/migrations')).every(name => names.includes(name)) ? 0 : 1
