// Windows for visits on the office page and the lead page, on a real D1.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leadDeskWords } from '@/content/words/staff'
import { leadPageWords, officeWords } from '@/content/words/staff-pages'
import { windowText } from '@/lib/leads/visit-windows'
import { expectValidHtml } from '@/tests/lead-desk/staff-page'
import { offeredAt, windowsAt } from '@/tests/leads/visit-week'
import { OFFICE, testOffice, tokenOf } from '@/worker/test-office'
import { freeWindows, holdWindow, visitOf } from '@/worker/visits/store'

/** A Monday, 9 AM in New York. */
const NOW = Date.UTC(2026, 10, 30, 14)
const LEAD_VISIT_WINDOWS = 'mon-sun 08:00-11:00'
const all = windowsAt(NOW, LEAD_VISIT_WINDOWS)
const [first, second, third, fourth] = offeredAt(NOW, LEAD_VISIT_WINDOWS)
const dayOff = all.find(({ isDayOff }) => isDayOff) ?? fourth
const words = officeWords.visits

const { env, office, page, leadPage, add } = testOffice(NOW, { LEAD_VISIT_WINDOWS })
const ann = tokenOf('Ann')

beforeEach(async () => {
  Object.assign(env, { LEAD_VISIT_WINDOWS })
  await add('Ann', { phone: '631-555-0101', desk_origin: 'https://example.com' })
})

const press = (action: string, { id } = first) => office('', { action, id: 'Ann', window: id })
const free = async () => (await freeWindows(env, 40)).map(({ id }) => id)
const events = async () =>
  (await env.DB.prepare('SELECT what FROM lead_events ORDER BY seq').all<{ what: string }>()).results.map(
    ({ what }) => what,
  )

describe('Visits', () => {
  it('lists 14 days, and one press closes or opens a window, on a day off too', async () => {
    const html = await page('?view=visits')
    await expectValidHtml(html)
    expect(html.match(/<li>/g)).toHaveLength(all.length)
    await press('close')
    await press('open', dayOff)
    expect(await free()).not.toContain(first.id)
    expect(await free()).toContain(dayOff.id)
    await press('open')
    expect(await free()).toContain(first.id)
  })

  it('says who holds a window', async () => {
    await holdWindow(env, 'Ann', first.id)
    expect(await page('?view=visits')).toMatch(
      new RegExp(`${windowText(first)}</strong><span class="detail"><a[^>]*>Ann</a> \\(${words.unconfirmed}\\)`),
    )
  })

  it('keeps a window that is held, whatever the owner’s week says since', async () => {
    await holdWindow(env, 'Ann', first.id)
    for (const week of ['mon-sun 09:00-12:00', '']) {
      Object.assign(env, { LEAD_VISIT_WINDOWS: week })
      const html = await page('?view=visits')
      await expectValidHtml(html)
      expect(html).toMatch(new RegExp(`${windowText(first)}</strong><span class="detail"><a`))
      expect(html.includes(words.busy)).toBe(week !== '')
      expect(await page()).toContain(words.toConfirm(1))
    }
    expect((await press('confirm')).status).toBe(303)
    vi.setSystemTime(first.endMs)
    expect(await page()).not.toContain(officeWords.views.visits)
  })
})

describe('a window that is held', () => {
  beforeEach(() => holdWindow(env, 'Ann', first.id))

  it('stands on Now until it is confirmed, which answers the lead; the text to the customer is ready', async () => {
    const html = await page()
    await expectValidHtml(html)
    expect(html).toContain(words.toConfirm(1))
    const pressed = await press('confirm')
    expect(pressed.headers.get('location')).toBe(`${OFFICE}?told=Ann`)
    const told = await page('?told=Ann')
    await expectValidHtml(told)
    expect(told).toContain(words.notMailed.phone('Ann'))
    expect(told).toContain('sms:+16315550101?&#38;body=')
    expect(told).not.toContain(words.toConfirm(1))
    expect((await press('confirm')).status).toBe(303)
    expect(await events()).toEqual(['answered'])
    expect(await (await leadPage(ann)).text()).toContain(leadDeskWords.visit.confirmed(windowText(first)))
  })

  it.each([
    ['email', { phone: null, email: 'ann@example.com' }, 'mailto:ann@example.com'],
    ['none', { phone: null, email: null }, 'https://example.com/api/leads/status/'],
  ] as const)('is told by what the lead has: %s', async (way, { phone, email }, text) => {
    await env.DB.prepare('UPDATE leads SET phone = ?1, email = ?2').bind(phone, email).run()
    await press('confirm')
    const told = await page('?told=Ann')
    for (const part of [words.notMailed[way]('Ann'), text]) expect(told).toContain(part)
  })

  it.each(['another', 'refused'])('is free again after %s', async action => {
    await press(action)
    expect(await free()).toContain(first.id)
    const told = await page('?told=Ann')
    expect(told).toContain('https://example.com/api/leads/status/')
    expect(told.includes(windowText(second))).toBe(action === 'another')
    expect(told, 'not the one that did not suit').not.toContain(windowText(first))
  })

  it('is not confirmed once it was changed', async () => {
    await holdWindow(env, 'Ann', third.id)
    const refused = await press('confirm')
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(words.stale)])
    expect(await visitOf(env, 'Ann')).toMatchObject({ window_id: third.id, confirmed_at_ms: null })
  })

  it('stays on Now as late where it was not confirmed', async () => {
    vi.setSystemTime((await visitOf(env, 'Ann'))?.ends_at_ms ?? 0)
    const html = await page()
    for (const text of [words.notConfirmed(1), words.lapsed(windowText(first))]) expect(html).toContain(text)
    expect(html).not.toContain(words.toConfirm(0))
  })
})

describe('the lead page', () => {
  it('has a button for each step, and one event for each press, also for Won with installed ticked', async () => {
    await leadPage(ann, { action: 'won', amount: '2000' })
    await leadPage(ann, { action: 'permit' })
    await leadPage(ann, { action: 'won', amount: '2100', installed: '1' })
    const html = await (await leadPage(ann)).text()
    await expectValidHtml(html)
    expect(await events()).toEqual(['won', 'permit', 'won'])
    for (const step of ['inspected', 'done'] as const) expect(html).toContain(`value="${step}"`)
    for (const step of ['permit', 'installed'] as const) expect(html).not.toContain(`value="${step}"`)
    expect(html).toContain(leadPageWords.undo(`Won $2,100${leadPageWords.andInstalled} (9:00 AM)`))
    await leadPage(ann, { action: 'undo', last: /name="last" value="(\d+)"/.exec(html)?.[1] ?? '' })
    expect(await (await leadPage(ann)).text()).toContain('value="installed"')
  })

  it('has the customer’s link to text, which goes with its own', async () => {
    const linkOf = (html: string) => /https:\/\/example\.com(\/api\/leads\/status\/[0-9a-f]{32})/.exec(html)?.[1]
    const html = await (await leadPage(ann)).text()
    expect(html).toContain(leadPageWords.statusLink.send)
    const moved = await leadPage(ann, { action: 'link' })
    const next = await leadPage(moved.headers.get('location')?.slice(-32) ?? '')
    expect(linkOf(await next.text())).not.toBe(linkOf(html))
  })
})
