// The office page on a real D1: who waits, search, totals, suspects.
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { business } from '@/content/business'
import { leadDeskWords } from '@/content/words/staff'
import { leadPageWords, officeWords as words } from '@/content/words/staff-pages'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import { expectPrivate, expectValidHtml } from '@/tests/lead-desk/staff-page'
import { act, undo } from '@/worker/staff/outcomes'
import { OFFICE_PATH } from '@/worker/staff/links'
import { OFFICE, OFFICE_KEY, officeKeyHash, testOffice, tokenOf } from '@/worker/test-office'
import { officeUrl } from './digest-link'
import { totals, weekStarts } from './totals'

/** A Wednesday, 2 PM in New York. */
const NOW = Date.UTC(2026, 10, 25, 19)

const { env, background, ask, office, page, add: addLead, leadPage } = testOffice(NOW)

interface Row {
  readonly id: string
  readonly ago?: number
  readonly name?: string
  readonly phone?: string
  readonly location?: string
  readonly person?: string
  readonly suspect?: string
  readonly kind?: string
  readonly key?: string
  readonly channel?: string
  readonly page?: string
}
const add = ({ id, ago = HOUR_MS, name = id, phone = '', location = '', ...row }: Row) =>
  addLead(id, {
    kind: row.kind ?? 'quote',
    idempotency_key: row.key ?? id,
    received_at_ms: NOW - ago,
    name: name || null,
    phone: phone || null,
    phone_e164: phone === '' ? null : `+1${phone.replace(/\D/g, '')}`,
    location: location || null,
    suspect: row.suspect ?? null,
    person_id: row.person ?? id,
    channel: row.channel ?? '',
    page_path: row.page ?? null,
  })

const names = (html: string) => [...html.matchAll(/<h2 class="who"><a [^>]*>([^<]*)</g)].map(([, name]) => name)

it('the link is the only way in, and is kept from caches, indexes and referrers', async () => {
  expectPrivate(await office())
  for (const key of ['', '0'.repeat(32), `${OFFICE_KEY}0`, OFFICE_KEY.toUpperCase(), `${OFFICE_KEY}/`]) {
    const response = await office('', undefined, {}, `${OFFICE_PATH}${key}`)
    expect([key, response.status]).toEqual([key, 404])
  }
  await expect(ask(new Request(`https://example.com${OFFICE}`, { method: 'DELETE' }))).rejects.toMatchObject({
    code: 'method_not_allowed',
  })
})

it('the link of a digest opens it today and tomorrow, and ends with the office’s own', async () => {
  const link = new URL((await officeUrl(await officeKeyHash(), 'https://example.com', 'leads')) ?? '').pathname
  const status = async () => (await office('', undefined, {}, link)).status
  expect(link).not.toContain(OFFICE_KEY)
  expect(await status()).toBe(200)
  vi.setSystemTime(NOW + DAY_MS)
  expect(await status()).toBe(200)
  vi.setSystemTime(NOW + 2 * DAY_MS)
  expect(await status()).toBe(404)
  vi.setSystemTime(NOW)
  await env.DB.prepare("UPDATE office_link SET key_hash = 'another'").run()
  expect(await status()).toBe(404)
  await env.DB.prepare('UPDATE office_link SET key_hash = ?1')
    .bind(await officeKeyHash())
    .run()
  expect(await officeUrl(null, 'https://example.com', 'leads'), 'of an office without a link').toBeNull()
})

it.each([
  ['received_at_ms', 9e15],
  ['received_at_ms', 'yesterday'],
  ['answered_at_ms', 9e15],
  ['won_at_ms', 'never'],
  ['won_cents', 'a lot'],
  ['quoted_cents', 1e300],
  ['payload', '{"utm":'],
  ['payload', '[1,null]'],
  ['source', 'first_=%%%&latest_gclid'],
  ['sheet_token', '"><script>'],
  ['person_id', null],
  ['kind', 'plan'],
  ['kind', 'photo'],
  ['plan_link', '1.!!!'],
  ['answered_by', '<b>'],
])('a damaged record with %s = %j is on the pages, and hides no other', async (column, value) => {
  await add({ id: 'ann', ago: HOUR_MS })
  await add({ id: 'damaged', ago: 2 * HOUR_MS, phone: '631-555-0101' })
  await add({ id: 'again', person: 'damaged' })
  await act(env, 'damaged', { what: 'won', author: 'MK', cents: 100 })
  await env.DB.prepare(`UPDATE leads SET ${column} = ?1 WHERE id = 'damaged'`).bind(value).run()
  for (const query of ['?view=all', '', '?view=totals', '?view=suspect']) {
    const response = await office(query)
    expect([query, response.status]).toEqual([query, 200])
    const html = await response.text()
    if (query === '?view=all') expect(names(html)).toContain('damaged')
    if (query === '') expect(names(html)).toContain('ann')
  }
  const token = column === 'sheet_token' ? tokenOf('ann') : tokenOf('damaged')
  const opened = await leadPage(token)
  expect(opened.status).toBe(200)
})

describe('Now', () => {
  it('has who waits, the longest waiting first, with the time that is left', async () => {
    await add({ id: 'ann', ago: 4 * HOUR_MS + 30 * MINUTE_MS, phone: '631-555-0101', location: 'Islip' })
    await add({ id: 'late', ago: 30 * HOUR_MS })
    await add({ id: 'robot', suspect: 'A program' })
    await add({ id: 'answered' })
    await act(env, 'answered', { what: 'answered', author: 'MK' })
    const html = await page()
    expect(names(html)).toEqual(['late', 'ann'])
    expect(html).toContain(words.left(`${business.contactPromiseHours - 5} h 30 min`, business.contactPromiseHours))
    expect(html).toContain(words.late(`${30 - business.contactPromiseHours} h`))
    expect(html).toContain('tel:+16315550101')
    const text = encodeURIComponent(leadDeskWords.textMessage('ann', 'Islip')).replaceAll("'", '&#39;')
    expect(html).toContain(`sms:+16315550101?&#38;body=${text}`)
    expect(html).toContain('https://www.google.com/maps/search/?api=1&#38;query=Islip%2C%20NY')
    expect(html).toContain(`/api/leads/sheet/${tokenOf('ann')}`)
  })

  it('shows a person once with every name, and answers those requests that are ticked', async () => {
    await add({ id: 'first', name: 'Ann', ago: 2 * DAY_MS, person: 'first' })
    await add({ id: 'second', name: 'Bob', ago: DAY_MS, person: 'first' })
    await add({ id: 'third', name: 'ann', ago: HOUR_MS, person: 'first', kind: 'estimate' })
    await add({ id: 'stranger', name: 'Cat', ago: HOUR_MS })
    const html = await page()
    expect(names(html)).toEqual(['Ann, Bob', 'Cat'])
    expect(html).toContain(leadDeskWords.repeat(3, leadDeskWords.firstOn('Monday')))
    expect(html).toContain(words.waiting(2))
    await act(env, 'third', { what: 'answered', author: 'MK' }, ['second', 'stranger'])
    expect(names(await page())).toEqual(['Ann', 'Cat'])
    const seq = await env.DB.prepare("SELECT MAX(seq) AS seq FROM lead_events WHERE lead_id = 'third'").first<number>(
      'seq',
    )
    await undo(env, 'third', 'MK', seq ?? 0)
    expect(names(await page())).toEqual(['Ann, Bob', 'Cat'])
    await act(env, 'first', { what: 'won', author: 'MK', cents: 100 })
    expect(names(await page())).toEqual(['Bob, ann', 'Cat'])
  })

  it('has pages of 25', async () => {
    for (let n = 0; n < 27; n++) await add({ id: `lead-${n}`, ago: HOUR_MS + n })
    expect([names(await page()).length, names(await page('?page=2')).length]).toEqual([25, 2])
    expect(names(await page('?page=x')).length).toBe(25)
  })
})

describe('All', () => {
  beforeEach(async () => {
    await add({ id: 'ann', name: 'Ann O’Hara', phone: '(631) 555-0142', location: '11751' })
    await add({ id: 'bob', name: 'Bob', location: 'bay-shore', ago: 10 * DAY_MS })
    await add({ id: 'plan', name: '', kind: 'plan', key: '19f3c2a0-0000-4000-8000-000000000001' })
    await add({ id: 'robot', suspect: 'A program' })
    await act(env, 'ann', { what: 'won', author: null, cents: 120_000 })
  })

  it.each([
    ['q=o%E2%80%99hara', ['Ann O’Hara']],
    ['q=555-0142', ['Ann O’Hara']],
    ['q=%28631%29+555+0142', ['Ann O’Hara']],
    ['q=Islip', ['Ann O’Hara']],
    ['q=Bay+Shore', ['Bob']],
    ['q=37sw58', [leadDeskWords.noName]],
    ['q=%25', []],
    ['q=%27+OR+1%3D1', []],
    ['state=won', ['Ann O’Hara']],
    ['state=new', [leadDeskWords.noName, 'Bob']],
    ['state=suspect', ['robot']],
    ['days=7&q=bob', []],
    ['state=nonsense&q=bob', ['Bob']],
  ])('finds by %s', async (query, found) => {
    expect(names(await page(`?view=all&${query}`)).toSorted()).toEqual(found.toSorted())
  })

  it('keeps what was searched in its links, and shows it as text', async () => {
    const html = await page(`?view=all&q=${encodeURIComponent('"><script>x</script>')}&state=won`)
    expect(html).not.toContain('<script')
    expect(html).toContain('days=7')
    expect(html).toMatch(/q=%22%3E%3Cscript%3Ex%3C%2Fscript%3E&#38;state=won&#38;days=7/)
  })
})

describe('Totals', () => {
  it('counts leads, answers and wins by week, source, page and kind', async () => {
    await add({ id: 'a', ago: HOUR_MS, channel: 'google-ads', page: '/contact' })
    await add({ id: 'b', ago: 2 * HOUR_MS, channel: 'google-ads', page: '/' })
    await add({ id: 'c', ago: 8 * DAY_MS, kind: 'plan' })
    await add({ id: 'robot', suspect: 'A program' })
    await act(env, 'a', { what: 'won', author: null, cents: 150_050 })
    await act(env, 'b', { what: 'answered', author: null })
    const found = await totals(env, 12, NOW)
    expect(found.all).toEqual([{ key: 'all', leads: 3, median_ms: 1.5 * HOUR_MS, won: 1, won_cents: 150_050 }])
    expect(found.source).toMatchObject([
      { key: 'google-ads', leads: 2, median_ms: 1.5 * HOUR_MS },
      { key: '', leads: 1, median_ms: null },
    ])
    expect(found.week.map(({ key, leads }) => [key, leads])).toEqual([
      [Date.UTC(2026, 10, 23, 5), 2],
      [Date.UTC(2026, 10, 16, 5), 1],
    ])
    expect(found.page.map(({ key }) => key).toSorted()).toEqual(['/', '/contact', null].toSorted())
    const html = await page('?view=totals')
    for (const text of ['Google Ads', '$1,501', '1 h 30 min', 'Nov 23']) expect(html).toContain(text)
  })

  it('begins weeks at midnight of Monday in New York, also when clocks change', () => {
    expect(weekStarts(Date.UTC(2026, 10, 4), 3).map(ms => new Date(ms).toISOString())).toEqual([
      '2026-11-02T05:00:00.000Z',
      '2026-10-26T04:00:00.000Z',
      '2026-10-19T04:00:00.000Z',
    ])
    // Sunday evening in New York is Monday in UTC.
    expect(weekStarts(Date.UTC(2026, 10, 9, 2), 1)).toEqual([Date.UTC(2026, 10, 2, 5)])
  })
})

describe('Suspect', () => {
  const press = (
    fields: Readonly<Record<string, string>>,
    ids: readonly string[] = [],
    headers: Record<string, string> = {},
  ) => {
    const body = new URLSearchParams(fields)
    for (const id of ids) body.append('id', id)
    return office('', body, headers)
  }
  const junk = { action: 'junk' }
  const stateOfLead = (id = 'robot') =>
    env.DB.prepare('SELECT suspect, junk_at_ms FROM leads WHERE id = ?1').bind(id).first<Record<string, unknown>>()

  it('lists what a program may have sent, and takes a decision about one or many', async () => {
    for (const id of ['robot', 'spam', 'human']) await add({ id, suspect: 'A program' })
    const html = await page('?view=suspect')
    for (const text of ['A program', words.real, words.junkTicked]) expect(html).toContain(text)
    await expectValidHtml(html)
    const response = await press(junk, ['robot', 'spam'])
    expect([response.status, response.headers.get('location')]).toEqual([303, `${OFFICE}?view=suspect`])
    expect([await stateOfLead(), await stateOfLead('spam')]).toMatchObject([{ junk_at_ms: NOW }, { junk_at_ms: NOW }])
    expect(names(await page('?view=suspect'))).toEqual(['human'])
    await press({ real: 'human' })
    await Promise.all(background)
    expect(await stateOfLead('human')).toEqual({ suspect: null, junk_at_ms: null })
    expect(names(await page())).toEqual(['human'])
  })

  it('refuses other pages, other actions, and does nothing about an unknown lead', async () => {
    await add({ id: 'robot', suspect: 'A program' })
    await expect(press(junk, ['robot'], { origin: 'https://evil.example' })).rejects.toMatchObject({ status: 403 })
    await expect(press({ action: 'nonsense' }, ['robot'])).rejects.toMatchObject({ status: 400 })
    expect((await press(junk, ['nobody'])).status).toBe(303)
    expect((await press({ real: 'nobody' })).status).toBe(303)
    const untouched = await press(junk)
    expect([untouched.status, await untouched.text()]).toEqual([422, expect.stringContaining(words.tickFirst)])
    expect(await stateOfLead()).toEqual({ suspect: 'A program', junk_at_ms: null })
  })

  it('takes a full page of ticks, and keeps them when it is pressed too often', async () => {
    const ids = Array.from({ length: 25 }, () => crypto.randomUUID())
    for (const id of ids) await add({ id, suspect: 'A program' })
    const limit = vi.fn(() => Promise.resolve({ success: false }))
    Object.assign(env, { STAFF_LIMIT: { limit }, RATE_LIMIT: 'on' })
    const refused = await press(junk, ids)
    const html = await refused.text()
    expect([refused.status, html.match(/ checked/g)?.length]).toEqual([429, ids.length])
    expect(html).toContain(leadPageWords.tooFast)
    expect(limit).toHaveBeenCalledWith({ key: await officeKeyHash() })
    Object.assign(env, { RATE_LIMIT: 'off' })
    await press(junk, ids)
    expect(names(await page('?view=suspect'))).toEqual([])
  })
})

it.each(['', '?view=all', '?view=totals', '?view=suspect'])(
  'the database is asked as often for %j with thirty leads as with one',
  async query => {
    const { DB } = env
    // A spy on wrangler's own proxy records nothing.
    const prepare = vi.fn((sql: string) => DB.prepare(sql))
    const counting = { prepare, batch: (statements: D1PreparedStatement[]) => DB.batch(statements) }
    await add({ id: 'lead' })
    Object.assign(env, { DB: counting })
    onTestFinished(() => void Object.assign(env, { DB }))
    await page(query)
    const asked = prepare.mock.calls.length
    expect(asked).toBeGreaterThan(0)
    for (let n = 0; n < 30; n++) await add({ id: `lead-${n}` })
    prepare.mockClear()
    await page(query)
    expect(prepare).toHaveBeenCalledTimes(asked)
  },
)
