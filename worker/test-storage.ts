// The real D1 and R2 of wrangler for a test file, in a folder of its own.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openLocalStorage } from '@/scripts/local/storage'
import type { Env } from './env'

const migrations = path.join(import.meta.dirname, 'migrations')
export const migrationNames: readonly string[] = readdirSync(migrations).sort()

/** With the migrations `names` applied. `close` also deletes what was stored. */
export async function openTestStorage(names: readonly string[] = migrationNames) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-storage-'))
  const { env, dispose } = await openLocalStorage<Pick<Env, 'DB' | 'PLANS'>>(folder)
  async function migrate(name: string): Promise<void> {
    const statements = readFileSync(path.join(migrations, name), 'utf8')
      .replace(/--.*$/gm, '')
      .split(/;\s*\n/)
      .filter(statement => statement.trim() !== '')
    await env.DB.batch(statements.map(statement => env.DB.prepare(statement)))
  }
  for (const name of names) await migrate(name)
  async function close(): Promise<void> {
    await dispose()
    rmSync(folder, { recursive: true, force: true })
  }
  return { env: env as Env, migrate, close }
}
