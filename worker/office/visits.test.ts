// Windows for visits on the office page and the lead page, on a real D1.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { leadDeskLabels } from '@/content/words/staff'
import { leadPageLabels, officeLabels } from '@/content/words/staff-pages'
import { DAY_MS, HOUR_MS } from '@/lib/time'
import { expectValidHtml } from '@/tests/lead-desk/staff-page'
import { storePhoneLead } from '@/worker/receive/phone-lead'
import { sha256Hex } from '@/worker/sha256'
import { handleLeadPage } from '@/worker/staff/lead-page'
import { LEAD_PAGE_PATH, OFFICE_PATH } from '@/worker/staff/links'
import { insertLead, ownStorage } from '@/worker/test-storage'
import { freeWindows, holdWindow, visitOf } from '@/worker/visits/store'
import { handleOffice } from '.'

const KEY = '00112233445566778899aabbccddeeff'
const PATH = `${OFFICE_PATH}${KEY}`
const TOKEN = 'a'.repeat(32)
/** A Monday, 9 AM in New York. */
const NOW = Date.UTC(2026, 10, 30, 14)
const THURSDAY = '2026-12-03T08'
const words = officeLabels.visits

const { env } = ownStorage({ RATE_LIMIT: 'off', LEAD_VISIT_WINDOWS: 'mon-sun 08:00-11:00; thu 13:00-16:00' })
const off = () => ({ ...env, LEAD_VISIT_WINDOWS: '' })
const ctx = { waitUntil: () => undefined } as unknown as ExecutionContext

beforeAll(async () => {
  await env.DB.prepare('INSERT INTO office_link VALUES (1, ?1, ?2)')
    .bind(await sha256Hex(new TextEncoder().encode(KEY)), NOW)
    .run()
})
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  await env.DB.batch(['leads', 'lead_events', 'visit_windows'].map(table => env.DB.prepare(`DELETE FROM ${table}`)))
  await insertLead(env, 'ann', {
    received_at_ms: NOW - HOUR_MS,
    name: 'Ann',
    phone: '631-555-0101',
    sheet_token: TOKEN,
    person_id: 'ann',
    desk_origin: 'https://example.com',
  }).run()
})

type Fields = Readonly<Record<string, string>>
const request = (path: string, fields?: Fields) =>
  new Request(`https://example.com${path}`, fields && { method: 'POST', body: new URLSearchParams(fields) })
const office = (query = '', fields?: Fields, at = env) =>
  handleOffice(request(`${PATH}${query}`, fields), at, ctx, storePhoneLead)
const page = async (query = '', at = env) => (await office(query, undefined, at)).text()
const leadPage = async (fields?: Fields, at = env) =>
  (await handleLeadPage(request(`${LEAD_PAGE_PATH}${TOKEN}`, fields), at, ctx)).text()
const press = (action: string, window = THURSDAY) => office('', { action, id: 'ann', window })
const free = async () => (await freeWindows(env, 40)).map(({ id }) => id)

describe('Visits', () => {
  it('lists 14 days, and one press closes or opens a window, on a day off too', async () => {
    const html = await page('?view=visits')
    await expectValidHtml(html)
    expect(html.match(/<li>/g)).toHaveLength(15)
    await office('', { action: 'close', window: THURSDAY })
    await office('', { action: 'open', window: '2026-12-06T08' })
    expect(await free()).not.toContain(THURSDAY)
    expect(await free()).toContain('2026-12-06T08')
    await office('', { action: 'open', window: THURSDAY })
    expect(await free()).toContain(THURSDAY)
  })

  it('says who holds a window', async () => {
    await holdWindow(env, 'ann', THURSDAY)
    expect(await page('?view=visits')).toMatch(
      /Thu, Dec 3, 8–11 AM<\/strong><span class="detail"><a[^>]*>Ann<\/a> \(not confirmed\)/,
    )
  })
})

describe('a window that is held', () => {
  beforeEach(() => holdWindow(env, 'ann', THURSDAY))

  it('stands on Now until it is confirmed, and the text to the customer is ready', async () => {
    const html = await page()
    await expectValidHtml(html)
    expect(html).toContain(words.toConfirm(1))
    const pressed = await press('confirm')
    expect(pressed.headers.get('location')).toBe(`${PATH}?told=ann`)
    const told = await page('?told=ann')
    await expectValidHtml(told)
    expect(told).toContain(words.notMailed('Ann'))
    expect(told).toContain('sms:+16315550101?&#38;body=')
    expect(told).not.toContain(words.toConfirm(1))
    expect((await press('confirm')).status).toBe(303)
    expect(await leadPage()).toContain(leadDeskLabels.visit.confirmed('Thu, Dec 3, 8–11 AM'))
  })

  it.each(['another', 'refused'])('is free again after %s', async action => {
    await press(action)
    expect(await free()).toContain(THURSDAY)
    const told = await page('?told=ann')
    expect(told).toContain('https://example.com/api/leads/status/')
    expect(told.includes('Wed, Dec 2, 8–11 AM')).toBe(action === 'another')
    expect(told, 'not the one that did not suit').not.toContain('Thu, Dec 3, 8–11 AM')
  })

  it('is not confirmed once it was changed', async () => {
    await holdWindow(env, 'ann', '2026-12-04T08')
    const refused = await press('confirm')
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(words.stale)])
    expect(await visitOf(env, 'ann')).toMatchObject({ window_id: '2026-12-04T08', confirmed_at_ms: null })
  })

  it('stays on Now as late where it was not confirmed', async () => {
    vi.setSystemTime(NOW + 2 * DAY_MS + 10 * HOUR_MS)
    expect(await page()).toContain(words.lapsed('Thu, Dec 3, 8–11 AM'))
  })
})

describe('the lead page', () => {
  it('has a button for each step, undone like all else; Won is installed only where that is ticked', async () => {
    const fieldsOfPresses: readonly Fields[] = [
      { action: 'won', amount: '2000' },
      { action: 'permit' },
      { action: 'won', amount: '2100', installed: '1' },
    ]
    for (const fields of fieldsOfPresses) await leadPage(fields)
    const html = await leadPage()
    await expectValidHtml(html)
    const events = (await env.DB.prepare('SELECT what FROM lead_events ORDER BY seq').all<{ what: string }>()).results
    expect(events.map(({ what }) => what)).toEqual(['won', 'permit', 'won', 'installed'])
    for (const step of ['inspected', 'done'] as const) expect(html).toContain(`value="${step}"`)
    for (const step of ['permit', 'installed'] as const) expect(html).not.toContain(`value="${step}"`)
    expect(html).toContain(leadPageLabels.undo(`${leadPageLabels.events.installed()} (9:00 AM)`))
  })

  it('has the customer’s link to text, which goes with its own', async () => {
    const linkOf = (html: string) => /https:\/\/example\.com(\/api\/leads\/status\/[0-9a-f]{32})/.exec(html)?.[1]
    const html = await leadPage()
    expect(html).toContain(leadPageLabels.statusLink.send)
    const moved = await handleLeadPage(request(`${LEAD_PAGE_PATH}${TOKEN}`, { action: 'link' }), env, ctx)
    const next = await handleLeadPage(request(moved.headers.get('location') ?? ''), env, ctx)
    expect(linkOf(await next.text())).not.toBe(linkOf(html))
  })
})

it('nothing mentions visits where they are off', async () => {
  for (const query of ['', '?view=visits', '?view=more']) expect(await page(query, off())).not.toMatch(/\bvisits?\b/i)
  expect(await leadPage(undefined, off())).not.toMatch(/\bvisits?\b/i)
})
