// Storing leads with the real D1 and R2 of wrangler, made to fail at one point.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Env } from '@/worker/env'
import { type Receipt, storeLead } from './store-lead'
import { type ValidLead, decodeImage } from './validate-lead'
import { deleteOrphans } from './orphaned-images'
import { ownStorage } from '@/worker/test-storage'
import fc from 'fast-check'
import { forAll } from '@/tests/for-all'

const receipt: Receipt = {
  keys: ['key-of-this-test'],
  bodyHash: 'a hash',
  origin: 'https://example.com',
  isTrial: false,
  photosAnnounced: 0,
  planLink: 'the-link',
  source: null,
  suspicion: { reason: null, fingerprints: ['network'], network: 'home' },
}
const lead: ValidLead = {
  kind: 'plan',
  payload: { amps: 40 },
  summary: { name: null, phone: null, phoneE164: null, email: null, location: null, pageUrl: null },
  image: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
}

const { env } = ownStorage({ LEAD_FORWARD_URL: 'http://127.0.0.1:9/never-sent' })

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  await env.DB.batch(['deliveries', 'leads', 'loose_pictures'].map(table => env.DB.prepare(`DELETE FROM ${table}`)))
  for (const { key } of (await env.PLANS.list()).objects) await env.PLANS.delete(key)
})

/** The same storage, with some methods of D1 or R2 replaced. */
const withFaults = (changes: { DB?: Partial<D1Database>; PLANS?: Partial<R2Bucket> }): Env => ({
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
    'SELECT (SELECT COUNT(*) FROM leads) AS leads, (SELECT COUNT(*) FROM deliveries) AS deliveries, (SELECT COUNT(*) FROM loose_pictures) AS uploads',
  ).first()
  return { ...counts, images: (await env.PLANS.list()).objects.length }
}

const ONE = { leads: 1, deliveries: 1, uploads: 0, images: 1 }
const NOTHING = { leads: 0, deliveries: 0, uploads: 0, images: 0 }
const fail = () => Promise.reject(new Error('Network connection lost'))

describe('storeLead', () => {
  it('stores lead, delivery and image, and leaves no upload row', async () => {
    expect(await storeLead(env, lead, receipt)).toMatchObject({ isNew: true })
    expect(await stored()).toEqual(ONE)
    expect(await env.DB.prepare('SELECT sheet_token, desk_origin, is_trial, plan_link FROM leads').first()).toEqual({
      sheet_token: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      desk_origin: 'https://example.com',
      is_trial: 0,
      plan_link: 'the-link',
    })
  })

  it('stores the words without the image past the daily limit', async () => {
    await storeLead({ ...env, LEAD_DAILY_IMAGES: '1' }, lead, receipt)
    await storeLead({ ...env, LEAD_DAILY_IMAGES: '1' }, lead, { ...receipt, keys: ['another-key'], bodyHash: 'b' })
    expect(await stored()).toEqual({ ...ONE, leads: 2, deliveries: 2 })
    const { results } = await env.DB.prepare(
      'SELECT image_key IS NULL AS without, image_dropped FROM leads ORDER BY seq',
    ).all()
    expect(results).toEqual([
      { without: 0, image_dropped: 0 },
      { without: 1, image_dropped: 1 },
    ])
  })

  it.each<[string, object]>([
    ['is down', { put: fail, delete: fail }],
    ['hangs', { put: () => new Promise(() => undefined) }],
  ])('stores the words without the image when the pictures’ store %s, and says so', async (_name, PLANS) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 1000 })
    expect(await storeLead(withFaults({ PLANS }), lead, receipt)).toMatchObject({ isNew: true, isPictureKept: false })
    vi.useRealTimers()
    expect(await stored()).toMatchObject({ leads: 1, deliveries: 1, images: 0 })
    expect(await env.DB.prepare('SELECT image_key, image_dropped FROM leads').first()).toEqual({
      image_key: null,
      image_dropped: 2,
    })
    expect(await storeLead(env, lead, receipt), 'a repeated press').toMatchObject({
      isNew: false,
      isPictureKept: false,
    })
  })

  it('finds its own lead when the batch was written but its response was lost', async () => {
    const batch = async (statements: D1PreparedStatement[]) => {
      await env.DB.batch(statements)
      return fail()
    }
    expect(await storeLead(withFaults({ DB: { batch } }), lead, receipt)).toMatchObject({ isNew: true })
    expect(await stored()).toEqual(ONE)
  })

  it('retries a failed batch once', async () => {
    const batch = vi.fn((statements: D1PreparedStatement[]) => env.DB.batch(statements)).mockImplementationOnce(fail)
    expect(
      await storeLead(withFaults({ DB: { batch } as unknown as Partial<D1Database> }), lead, receipt),
    ).toMatchObject({
      isNew: true,
    })
    expect(batch).toHaveBeenCalledTimes(2)
    expect(await stored()).toEqual(ONE)
  })

  it('leaves nothing behind when the batch fails every time', async () => {
    await expect(storeLead(withFaults({ DB: { batch: fail } }), lead, receipt)).rejects.toMatchObject({
      code: 'storage_unavailable',
    })
    expect(await stored()).toEqual(NOTHING)
  })

  it('leaves an upload row when the image cannot be deleted, and deleteOrphans removes both', async () => {
    await expect(
      storeLead(withFaults({ DB: { batch: fail }, PLANS: { delete: fail } }), lead, receipt),
    ).rejects.toMatchObject({ code: 'storage_unavailable' })
    expect(await stored()).toEqual({ ...NOTHING, uploads: 1, images: 1 })
    await deleteOrphans(env)
    expect(await stored()).toEqual(NOTHING)
  })

  it('never stores a lead whose image is being deleted', async () => {
    const put = async (key: string, value: Uint8Array) => {
      const object = await env.PLANS.put(key, value)
      await env.DB.prepare('UPDATE loose_pictures SET since_ms = 0').run()
      await deleteOrphans(env)
      return object
    }
    await expect(
      storeLead(withFaults({ PLANS: { put } as unknown as Partial<R2Bucket> }), lead, receipt),
    ).rejects.toMatchObject({ code: 'storage_unavailable' })
    expect(await stored()).toEqual(NOTHING)
    expect(await storeLead(env, lead, receipt)).toMatchObject({ isNew: true })
    expect(await stored()).toEqual(ONE)
  })

  it('returns the duplicate that was inserted between its read and its batch', async () => {
    const first = await storeLead(env, lead, receipt)
    const prepare = vi
      .fn((sql: string) => env.DB.prepare(sql))
      .mockImplementationOnce(sql => env.DB.prepare(sql.replace('NOT EXISTS', '1 OR NOT EXISTS')))
    expect(await storeLead(withFaults({ DB: { prepare } }), lead, receipt)).toMatchObject({
      id: first.id,
      isNew: false,
    })
    expect(await stored()).toEqual(ONE)
  })

  it('refuses another body under the same key, and deletes its image', async () => {
    await storeLead(env, lead, receipt)
    const prepare = vi
      .fn((sql: string) => env.DB.prepare(sql))
      .mockImplementationOnce(sql => env.DB.prepare(sql.replace('NOT EXISTS', '1 OR NOT EXISTS')))
    const other = { ...receipt, bodyHash: 'another hash' }
    await expect(storeLead(withFaults({ DB: { prepare } }), lead, other)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    })
    expect(await stored()).toEqual(ONE)
  })
})

it('decodeImage gives nothing for any text that is no JPEG', () => {
  forAll(
    fc.oneof(
      fc.string(),
      fc.base64String().map(text => `data:image/jpeg;base64,${text}`),
    ),
    text => {
      expect(decodeImage(text)).toBeUndefined()
    },
  )
})
