// The real D1 and R2 of wrangler for a test file, in a folder of its own.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll } from 'vitest'
import { openLocalStorage } from '@/scripts/local/storage'
import type { Env } from './env'
import { testObjects } from './test-objects'

const migrations = path.join(import.meta.dirname, 'migrations')
export const migrationNames: readonly string[] = readdirSync(migrations).sort()

/**
 * Storage from before a file's first test until after its last, with the migrations `names`
 * applied. `env` has it, beside `settings`, once the tests run.
 */
export function ownStorage(settings: Readonly<Record<string, string>> = {}, names = migrationNames) {
  const env = { ...settings, ...testObjects(() => env).bindings } as unknown as Env
  async function migrate(name: string): Promise<void> {
    const statements = readFileSync(path.join(migrations, name), 'utf8')
      .replace(/--.*$/gm, '')
      .split(/;\s*\n/)
      .filter(statement => statement.trim() !== '')
    await env.DB.batch(statements.map(statement => env.DB.prepare(statement)))
  }
  beforeAll(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-storage-'))
    const storage = await openLocalStorage<Pick<Env, 'DB' | 'PLANS'>>(folder)
    Object.assign(env, storage.env)
    for (const name of names) await migrate(name)
    return async () => {
      await storage.dispose()
      rmSync(folder, { recursive: true, force: true })
    }
  }, 60_000)
  return { env, migrate }
}

/** The statement that stores a lead: an empty quote but for these columns. */
export function insertLead(env: Env, id: string, columns: Readonly<Record<string, string | number | null>> = {}) {
  const row = {
    id,
    kind: 'quote',
    idempotency_key: id,
    body_hash: '',
    received_at_ms: 0,
    received_at: '',
    payload: '{}',
    ...columns,
  }
  const names = Object.keys(row)
  return env.DB.prepare(`INSERT INTO leads (${names.join()}) VALUES (${names.map(() => '?').join()})`).bind(
    ...Object.values(row),
  )
}
