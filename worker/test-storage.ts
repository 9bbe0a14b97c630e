// The real D1 and R2 of wrangler for a test file, in a folder of its own.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll } from 'vitest'
import { openLocalStorage } from '@/scripts/local/storage'
import type { Env, ClockObject, SenderObject } from './env'
import { Clock, Sender } from './objects'

const MAX_ALARMS = 500

interface Kept {
  alarmMs: number | null
  readonly values: Map<string, unknown>
}

/** `env` is read anew for each call, as by an object that was evicted. */
export function testObjects(env: () => Env) {
  const kept = new Map<string, Kept>()
  const open = <T>(Class: new (ctx: DurableObjectState, env: Env) => T, name: string): T => {
    const own = kept.get(name) ?? { alarmMs: null, values: new Map<string, unknown>() }
    kept.set(name, own)
    const storage = {
      getAlarm: () => Promise.resolve(own.alarmMs),
      setAlarm: (ms: number) => Promise.resolve(void (own.alarmMs = ms)),
      kv: {
        get: (key: string) => own.values.get(key),
        put: (key: string, value: unknown) => void own.values.set(key, value),
      },
    }
    return new Class({ storage } as unknown as DurableObjectState, env())
  }
  const sender = (name: string) => open(Sender, name)
  const clock = () => open(Clock, 'clock')
  return {
    bindings: {
      SENDERS: { getByName: (name: string): SenderObject => sender(name) },
      CLOCK: { getByName: (): ClockObject => clock() },
    },
    /** When the alarm of an object is set; null: it is not. */
    alarmOf: (name: string): number | null => kept.get(name)?.alarmMs ?? null,
    /** All that they keep is lost. */
    lose: () => kept.clear(),
    /** Rings every alarm that is due, until none is. */
    async ring(): Promise<void> {
      for (let rung = 0; rung < MAX_ALARMS; rung++) {
        const due = [...kept].find(([, { alarmMs }]) => alarmMs !== null && alarmMs <= Date.now())
        if (due === undefined) return
        const [name, own] = due
        own.alarmMs = null
        await (name === 'clock' ? clock() : sender(name)).alarm()
      }
      throw new Error('alarms ring without an end')
    },
  }
}

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
