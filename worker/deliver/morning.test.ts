// The digest of a morning, in a real D1.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leadDeskLabels as words } from '@/content/words/staff'
import { business } from '@/content/business'
import { nextOpening } from '@/lib/leads/business-hours'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import type { Env } from '@/worker/env'
import { act } from '@/worker/staff/outcomes'
import { insertLead, ownStorage } from '@/worker/test-storage'
import { sendMorningDigest } from './morning'

/** A Sunday at noon, and the opening after it. */
const SUNDAY = Date.UTC(2026, 10, 22, 17)
const OPENING = nextOpening(business.hours.home, SUNDAY)

const storage = ownStorage()
let env: Env
let posted: { url: string; body: string }[] = []
/** Of a service by its name; 200 without one. */
let answers: Partial<Record<string, () => Response>> = {}

beforeEach(async () => {
  posted = []
  answers = {}
  env = {
    ...storage.env,
    ...{ LEAD_FORWARD_URL: 'https://json.example/', LEAD_SLACK_URL: 'https://slack.example/' },
  }
  vi.useFakeTimers({ now: SUNDAY, toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    posted.push({ url, body })
    return Promise.resolve(answers[new URL(url).hostname.split('.')[0] ?? '']?.() ?? new Response())
  })
  await env.DB.batch(['DELETE FROM leads', 'DELETE FROM destinations'].map(sql => env.DB.prepare(sql)))
})

const add = (id: string, changes: { suspect?: string; ago?: number } = {}) =>
  insertLead(env, id, {
    received_at_ms: SUNDAY - (changes.ago ?? HOUR_MS),
    name: id,
    phone: '631-555-0101',
    person_id: id,
    suspect: changes.suspect ?? null,
  }).run()

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

  it('is tried again where it was not taken, and only there', async () => {
    env = { ...env, ...{ LEAD_TEAMS_URL: 'https://teams.example/' } }
    await add('Ann')
    answers = { slack: () => new Response('', { status: 500 }) }
    await sendMorningDigest(env, OPENING)
    answers = {}
    await sendMorningDigest(env, OPENING + MINUTE_MS)
    await sendMorningDigest(env, OPENING + 2 * MINUTE_MS)
    const slack = 'https://slack.example/'
    expect(posted.map(({ url }) => url).toSorted()).toEqual([slack, slack, 'https://teams.example/'])
  })

  it('waits where a pause is asked for', async () => {
    await add('Ann')
    answers = { slack: () => new Response('', { status: 429, headers: { 'retry-after': '150' } }) }
    await sendMorningDigest(env, OPENING)
    answers = {}
    for (const minutes of [1, 2, 3, 4]) {
      await sendMorningDigest(env, OPENING + minutes * MINUTE_MS)
      expect(posted.length).toBe(minutes < 3 ? 1 : 2)
    }
  })

  it('names 25 and counts the others', async () => {
    for (let n = 0; n < 27; n++) await add(`visitor-${n}`, { ago: HOUR_MS + n })
    await sendMorningDigest(env, OPENING)
    expect(posted[0]?.body).toContain(words.morning.more(2))
  })
})
