// The digest of a morning, in a real D1.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { leadDeskLabels as words } from '@/content/words/staff'
import { business } from '@/content/business'
import { nextOpening } from '@/lib/leads/business-hours'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import type { Env } from '@/worker/env'
import { act } from '@/worker/staff/outcomes'
import { openTestStorage } from '@/worker/test-storage'
import { sendMorningDigest } from './morning'

/** A Sunday at noon, and the opening after it. */
const SUNDAY = Date.UTC(2026, 10, 22, 17)
const OPENING = nextOpening(business.hours.home, SUNDAY)

let storage: Awaited<ReturnType<typeof openTestStorage>>
let env: Env
let posted: { url: string; body: string }[] = []
let status = 200

beforeAll(async () => {
  storage = await openTestStorage()
}, 60_000)
afterAll(() => storage.close())
beforeEach(async () => {
  posted = []
  status = 200
  env = {
    ...storage.env,
    ...{ LEAD_FORWARD_URL: 'https://json.example/', LEAD_SLACK_URL: 'https://slack.example/' },
  }
  vi.useFakeTimers({ now: SUNDAY, toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    posted.push({ url, body })
    return Promise.resolve(new Response('', { status }))
  })
  await env.DB.batch(['DELETE FROM leads', 'DELETE FROM morning_digest'].map(sql => env.DB.prepare(sql)))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

const add = (id: string, changes: { suspect?: string; ago?: number } = {}) =>
  env.DB.prepare(
    `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, name, phone, payload, person_id, suspect)
     VALUES (?1, 'quote', ?1, '', ?2, '2026', ?1, '631-555-0101', '{}', ?1, ?3)`,
  )
    .bind(id, SUNDAY - (changes.ago ?? HOUR_MS), changes.suspect ?? null)
    .run()

describe('the digest of a morning', () => {
  it('goes out once a business day, while somebody waits, and not to the owner’s endpoint', async () => {
    await add('Ann')
    await add('robot', { suspect: 'A program' })
    await sendMorningDigest(env, SUNDAY)
    await sendMorningDigest(env, OPENING - MINUTE_MS)
    expect(posted).toEqual([])
    for (const ms of [OPENING, OPENING + MINUTE_MS, OPENING + HOUR_MS]) await sendMorningDigest(env, ms)
    expect(posted.map(({ url }) => url)).toEqual(['https://slack.example/'])
    expect(posted[0]?.body).toContain(words.morning.title(1))
    expect(posted[0]?.body).toContain('Ann, (631) 555-0101')
    expect(posted[0]?.body).not.toContain('robot')
    await sendMorningDigest(env, OPENING + DAY_MS)
    expect(posted.length).toBe(2)
    await act(env, 'Ann', { what: 'answered', author: null })
    await sendMorningDigest(env, OPENING + 2 * DAY_MS)
    expect(posted.length).toBe(2)
  })

  it('is tried again when nobody has taken it', async () => {
    await add('Ann')
    status = 500
    await sendMorningDigest(env, OPENING)
    status = 200
    await sendMorningDigest(env, OPENING + MINUTE_MS)
    await sendMorningDigest(env, OPENING + 2 * MINUTE_MS)
    expect(posted.length).toBe(2)
  })

  it('names 25 and counts the others', async () => {
    for (let n = 0; n < 27; n++) await add(`visitor-${n}`, { ago: HOUR_MS + n })
    await sendMorningDigest(env, OPENING)
    expect(posted[0]?.body).toContain(words.morning.more(2))
  })
})
