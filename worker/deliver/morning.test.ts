// The digest of a morning, in a real D1.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leadDeskWords as words } from '@/content/words/staff'
import { business } from '@/content/business'
import { nextOpening } from '@/lib/leads/business-hours'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import type { Env } from '@/worker/env'
import { act } from '@/worker/staff/outcomes'
import { insertLead, ownStorage, testObjects } from '@/worker/test-storage'
import { wakeAll } from './wake'

/** A Sunday at noon, and the opening after it. */
const SUNDAY = Date.UTC(2026, 10, 22, 17)
const OPENING = nextOpening(business.hours.home, SUNDAY)

const storage = ownStorage()
let env: Env
let objects: ReturnType<typeof testObjects>
let posted: { url: string; body: string }[] = []
/** Of a service by its name; 200 without one. */
let answers: Partial<Record<string, () => Response>> = {}

beforeEach(async () => {
  posted = []
  answers = {}
  objects = testObjects(() => env)
  env = {
    ...storage.env,
    ...objects.bindings,
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

async function passTo(ms: number): Promise<void> {
  vi.setSystemTime(ms)
  await objects.ring()
}

describe('the digest of a morning', () => {
  it('goes out at the opening of each business day, while somebody waits, and not to the owner’s endpoint', async () => {
    await add('Ann')
    await add('robot', { suspect: 'A program' })
    await wakeAll(env)
    await objects.ring()
    await passTo(OPENING - 1)
    expect(posted).toEqual([])
    expect(objects.alarmOf('slack')).toBe(OPENING)
    for (const ms of [OPENING, OPENING + MINUTE_MS, OPENING + HOUR_MS]) await passTo(ms)
    expect(posted.map(({ url }) => url)).toEqual(['https://slack.example/'])
    expect(posted[0]?.body).toContain(words.morning.title(1))
    expect(posted[0]?.body).toContain('Ann, (631) 555-0101')
    expect(posted[0]?.body).not.toContain('robot')
    await passTo(OPENING + DAY_MS)
    expect(posted.length).toBe(2)
    await act(env, 'Ann', { what: 'answered', author: null })
    await passTo(OPENING + 2 * DAY_MS)
    expect(posted.length).toBe(2)
  })

  it('is about who waited at opening, not about who comes later', async () => {
    vi.setSystemTime(OPENING + HOUR_MS)
    await add('Ann', { ago: SUNDAY - OPENING - HOUR_MS })
    await wakeAll(env)
    await objects.ring()
    expect(posted).toEqual([])
  })

  it('is tried again where it was not taken, and only there', async () => {
    env = { ...env, ...{ LEAD_TEAMS_URL: 'https://teams.example/' } }
    await add('Ann')
    answers = { slack: () => new Response('', { status: 500 }) }
    vi.setSystemTime(OPENING)
    await wakeAll(env)
    await objects.ring()
    answers = {}
    await passTo(OPENING + MINUTE_MS)
    await passTo(OPENING + 2 * MINUTE_MS)
    const slack = 'https://slack.example/'
    expect(posted.map(({ url }) => url).toSorted()).toEqual([slack, slack, 'https://teams.example/'])
  })

  it('waits where a pause is asked for', async () => {
    await add('Ann')
    answers = { slack: () => new Response('', { status: 429, headers: { 'retry-after': '150' } }) }
    vi.setSystemTime(OPENING)
    await wakeAll(env)
    await objects.ring()
    answers = {}
    for (const seconds of [60, 149, 150, 240]) {
      await passTo(OPENING + seconds * 1000)
      expect(posted.length).toBe(seconds < 150 ? 1 : 2)
    }
  })

  it('names 25 and counts the others', async () => {
    for (let n = 0; n < 27; n++) await add(`visitor-${n}`, { ago: HOUR_MS + n })
    vi.setSystemTime(OPENING)
    await wakeAll(env)
    await objects.ring()
    expect(posted[0]?.body).toContain(words.morning.more(2))
  })
})
