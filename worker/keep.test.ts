// What keeps a lead whole when the storage itself misbehaves: real D1 and R2 of the development engine, made to fail at one point.
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import type { Env } from './env'
import { derivedKeys, type Identity } from './idempotency'
import { keepLead } from './keep'
import type { CheckedLead } from './lead'
import { sweepLoosePictures } from './loose-pictures'

const root = path.resolve(import.meta.dirname, '..')
const identity: Identity = { keys: ['key-of-this-test'], bodyHash: 'a hash' }
const lead: CheckedLead = {
  kind: 'plan',
  payload: { amps: 40 },
  summary: { name: null, phone: null, phoneE164: null, email: null, location: null, pageUrl: null },
  picture: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
}

let env: Env
let dispose: () => Promise<void>
const state = mkdtempSync(path.join(tmpdir(), 'fairlead-keep-'))

beforeAll(async () => {
  vi.stubEnv('CLOUDFLARE_CF_FETCH_ENABLED', 'false')
  const proxy = await getPlatformProxy({
    configPath: path.join(root, 'wrangler.jsonc'),
    persist: { path: state },
    envFiles: [],
    remoteBindings: false,
  })
  env = proxy.env as unknown as Env
  dispose = proxy.dispose
  const migration = await readFile(path.join(root, 'worker/migrations/0001_lead_desk.sql'), 'utf8')
  const statements = migration
    .replace(/--.*$/gm, '')
    .split(';')
    .filter(statement => statement.trim() !== '')
  await env.DB.batch(statements.map(statement => env.DB.prepare(statement)))
}, 60_000)
afterAll(async () => {
  await dispose()
  vi.unstubAllEnvs()
  rmSync(state, { recursive: true, force: true })
})

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  vi.restoreAllMocks()
  await env.DB.batch(['outbox', 'leads', 'loose_pictures'].map(table => env.DB.prepare(`DELETE FROM ${table}`)))
  for (const { key } of (await env.PLANS.list()).objects) await env.PLANS.delete(key)
})

/** The same storage, with some methods of D1 or R2 replaced. */
const but = (changes: { DB?: Partial<D1Database>; PLANS?: Partial<R2Bucket> }): Env => ({
  ...env,
  DB: {
    prepare: (sql: string) => env.DB.prepare(sql),
    batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
    ...changes.DB,
  } as D1Database,
  PLANS: {
    put: (key: string, value: Uint8Array) => env.PLANS.put(key, value),
    delete: (key: string) => env.PLANS.delete(key),
    ...changes.PLANS,
  } as unknown as R2Bucket,
})

async function stored() {
  const counts = await env.DB.prepare(
    'SELECT (SELECT COUNT(*) FROM leads) AS leads, (SELECT COUNT(*) FROM outbox) AS outbox, (SELECT COUNT(*) FROM loose_pictures) AS loose',
  ).first()
  return { ...counts, pictures: (await env.PLANS.list()).objects.length }
}

const ONE = { leads: 1, outbox: 1, loose: 0, pictures: 1 }
const NOTHING = { leads: 0, outbox: 0, loose: 0, pictures: 0 }
const lost = () => Promise.reject(new Error('Network connection lost'))

describe('keepLead', () => {
  it('stores lead, outbox row and picture, and no note about the picture', async () => {
    expect(await keepLead(env, lead, identity)).toMatchObject({ isNew: true })
    expect(await stored()).toEqual(ONE)
  })

  it('knows its own lead when only the answer of the batch is lost', async () => {
    const batch = async (statements: D1PreparedStatement[]) => {
      await env.DB.batch(statements)
      return lost()
    }
    expect(await keepLead(but({ DB: { batch } }), lead, identity)).toMatchObject({ isNew: true })
    expect(await stored()).toEqual(ONE)
  })

  it('tries a lost batch once more', async () => {
    const batch = vi.fn((statements: D1PreparedStatement[]) => env.DB.batch(statements)).mockImplementationOnce(lost)
    expect(await keepLead(but({ DB: { batch } as unknown as Partial<D1Database> }), lead, identity)).toMatchObject({
      isNew: true,
    })
    expect(batch).toHaveBeenCalledTimes(2)
    expect(await stored()).toEqual(ONE)
  })

  it('leaves nothing behind when the batch keeps failing', async () => {
    await expect(keepLead(but({ DB: { batch: lost } }), lead, identity)).rejects.toMatchObject({
      code: 'storage_unavailable',
    })
    expect(await stored()).toEqual(NOTHING)
  })

  it('leaves a note when even the picture cannot be taken back, and the sweep follows it', async () => {
    await expect(keepLead(but({ DB: { batch: lost }, PLANS: { delete: lost } }), lead, identity)).rejects.toMatchObject(
      { code: 'storage_unavailable' },
    )
    expect(await stored()).toEqual({ ...NOTHING, loose: 1, pictures: 1 })
    await sweepLoosePictures(env)
    expect(await stored()).toEqual(NOTHING)
  })

  it('never lets a lead point to a picture that a sweep is taking away', async () => {
    const put = async (key: string, value: Uint8Array) => {
      const object = await env.PLANS.put(key, value)
      await env.DB.prepare('UPDATE loose_pictures SET since_ms = 0').run()
      await sweepLoosePictures(env)
      return object
    }
    await expect(
      keepLead(but({ PLANS: { put } as unknown as Partial<R2Bucket> }), lead, identity),
    ).rejects.toMatchObject({ code: 'storage_unavailable' })
    expect(await stored()).toEqual(NOTHING)
    expect(await keepLead(env, lead, identity)).toMatchObject({ isNew: true })
    expect(await stored()).toEqual(ONE)
  })

  it('gives way to a delivery that was written between its look and its batch', async () => {
    const first = await keepLead(env, lead, identity)
    const look = vi
      .fn((sql: string) => env.DB.prepare(sql))
      .mockImplementationOnce(sql => env.DB.prepare(sql.replace('WHERE', 'WHERE 0 AND')))
    expect(await keepLead(but({ DB: { prepare: look } }), lead, identity)).toEqual({ id: first.id, isNew: false })
    expect(await stored()).toEqual(ONE)
  })

  it('knows a lead without a key for a day, and takes the same words later as a new one', async () => {
    const quote: CheckedLead = { ...lead, kind: 'quote', picture: undefined }
    const sentOn = (day: string): Identity => ({ keys: derivedKeys('a hash', Date.parse(day)), bodyHash: 'a hash' })
    const first = await keepLead(env, quote, sentOn('2026-03-01T23:59:59Z'))
    expect(await keepLead(env, quote, sentOn('2026-03-02T23:59:59Z'))).toEqual({ id: first.id, isNew: false })
    expect(await keepLead(env, quote, sentOn('2026-03-03T00:00:00Z'))).toMatchObject({ isNew: true })
    expect(await stored()).toMatchObject({ leads: 2, outbox: 2 })
  })

  it('refuses another body under the same key, and takes its picture back', async () => {
    await keepLead(env, lead, identity)
    const look = vi
      .fn((sql: string) => env.DB.prepare(sql))
      .mockImplementationOnce(sql => env.DB.prepare(sql.replace('WHERE', 'WHERE 0 AND')))
    const other = { ...identity, bodyHash: 'another hash' }
    await expect(keepLead(but({ DB: { prepare: look } }), lead, other)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    })
    expect(await stored()).toEqual(ONE)
  })
})
