// What goes out beside the leads: the digest of a morning, the word that somebody has answered, and
// the customer's confirmation.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { leadDeskLabels as words } from '@/content/words/staff'
import { business } from '@/content/business'
import { nextOpening } from '@/lib/leads/business-hours'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import type { Env } from '@/worker/env'
import { act } from '@/worker/staff/outcomes'
import { openTestStorage } from '@/worker/test-storage'
import { confirmToCustomer } from './confirm'
import { sendMorningDigest } from './morning'
import { tellAnswer } from './tell-answer'

/** A Sunday at noon, and the opening after it. */
const SUNDAY = Date.UTC(2026, 10, 22, 17)
const OPENING = nextOpening(business.hours.home, SUNDAY)

let storage: Awaited<ReturnType<typeof openTestStorage>>
let env: Env
let posted: { url: string; body: string }[] = []
let mailed: { to: string[]; subject: string; text: string; html: string; replyTo?: string }[] = []
let status = 200

beforeAll(async () => {
  storage = await openTestStorage()
}, 60_000)
afterAll(() => storage.close())
beforeEach(async () => {
  posted = []
  mailed = []
  status = 200
  const EMAIL = { send: (message: (typeof mailed)[number]) => Promise.resolve(mailed.push(message)) }
  env = {
    ...storage.env,
    EMAIL: EMAIL as unknown as SendEmail,
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

const add = (id: string, changes: { suspect?: string; email?: string; name?: string; ago?: number } = {}) =>
  env.DB.prepare(
    `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, name, phone, email, payload, person_id, suspect)
     VALUES (?1, 'quote', ?1, '', ?2, '2026', ?3, '631-555-0101', ?4, '{"message": "Free <b>pills</b>"}', ?1, ?5)`,
  )
    .bind(id, SUNDAY - (changes.ago ?? HOUR_MS), changes.name ?? id, changes.email ?? null, changes.suspect ?? null)
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

describe('the word that somebody has answered', () => {
  it('goes to those who asked for it', async () => {
    await add('Ann', { ago: 14 * MINUTE_MS })
    await act(env, 'Ann', { what: 'answered', author: 'MK' })
    await tellAnswer(env, 'Ann')
    expect(posted).toEqual([])
    await tellAnswer({ ...env, LEAD_TELL_ANSWERS: 'slack' }, 'Ann')
    expect(posted.map(({ url }) => url)).toEqual(['https://slack.example/'])
    expect(posted[0]?.body).toContain('Answered by MK, 14 min after the request')
    await tellAnswer({ ...env, LEAD_TELL_ANSWERS: '1' }, 'Ann')
    expect(
      posted
        .slice(1)
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual(['https://json.example/', 'https://slack.example/'])
    expect(JSON.parse(posted.find(({ url }) => url.includes('json'))?.body ?? '')).toMatchObject({
      answer: { id: 'Ann', answered_by: 'MK' },
    })
  })
})

describe('the customer’s confirmation', () => {
  const mailSettings = { LEAD_EMAIL_TO: 'office@example.com', LEAD_EMAIL_FROM: 'leads@example.com' }
  const confirm = (id: string, more: Partial<Env> = { LEAD_CONFIRM: '1' }) =>
    confirmToCustomer({ ...env, ...mailSettings, ...more }, id)

  it('is one mail in the owner’s name, without a word of the sender', async () => {
    await add('hostile <name>', { email: 'ann@example.com' })
    await confirm('hostile <name>', {})
    expect(mailed).toEqual([])
    await confirm('hostile <name>')
    await confirm('hostile <name>')
    expect(mailed.length).toBe(1)
    const [sent] = mailed
    expect(sent).toMatchObject({ to: ['ann@example.com'], replyTo: 'office@example.com' })
    for (const text of [sent?.text, sent?.html]) {
      expect(text).toContain(business.phone)
      expect(text).toContain(String(business.contactPromiseHours))
      expect(text).not.toMatch(/hostile|pills|631-555-0101/)
    }
  })

  it('never goes to a suspect, to no mailbox, or twice a day to one address', async () => {
    await add('robot', { email: 'a@example.com', suspect: 'A program' })
    await add('two', { email: 'a@example.com,b@example.com' })
    await add('ann', { email: 'ann@example.com' })
    await add('again', { email: 'Ann@Example.com' })
    for (const id of ['robot', 'two', 'ann', 'again', 'nobody']) await confirm(id)
    expect(mailed.map(({ to }) => to)).toEqual([['ann@example.com']])
  })
})
