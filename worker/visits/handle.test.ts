// The addresses of visits as a page, a browser without scripts and a stranger use them, with a real
// D1 and the objects of the desk.
import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { business } from '@/content/business'
import { statusWords } from '@/content/words/status'
import { holdTimes, windowInWords, windowJson, windowText } from '@/lib/leads/visit-windows'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import { estimate, plan, quote } from '@/tests/lead-desk/sample-leads'
import { offeredAt, visitWeek } from '@/tests/leads/visit-week'
import { handleApi } from '@/worker/api'
import { deleteLeads } from '@/worker/delete-leads'
import type { Env } from '@/worker/env'
import { act, replaceLink } from '@/worker/staff/outcomes'
import { OFFICE, officeKeyHash } from '@/worker/test-office'
import { testObjects, ownStorage } from '@/worker/test-storage'
import { confirmVisit, endVisit, setWindowOpen } from './store'

/** A Monday, 9 AM in New York. */
const NOW = Date.parse('2026-11-30T09:00-05:00')
const SITE = 'https://example.com'
const offered = offeredAt(NOW)
const FIRST = offered[0]
const [firstText, firstInWords] = [windowText(FIRST), windowInWords(FIRST)]
const OTHER = offered[2].id

const storage = ownStorage()
let env: Env
let objects: ReturnType<typeof testObjects>
let messages: Record<string, unknown>[]
let mails: { to: string[]; subject: string; text: string }[]

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  messages = []
  mails = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    messages.push(JSON.parse(body) as Record<string, unknown>)
    return Promise.resolve(new Response())
  })
  objects = testObjects(() => env)
  env = {
    ...storage.env,
    ...objects.bindings,
    LEAD_VISIT_WINDOWS: visitWeek,
    LEAD_FORWARD_URL: 'https://json.example/',
    LEAD_EMAIL_TO: 'office@example.com',
    LEAD_EMAIL_FROM: 'leads@example.com',
    LEAD_CONFIRM: '1',
    LEAD_SITE_URL: SITE,
    EMAIL: { send: (mail: (typeof mails)[number]) => Promise.resolve(void mails.push(mail)) },
    LEAD_LIMIT: { limit: () => Promise.resolve({ success: true }) },
    STAFF_LIMIT: { limit: () => Promise.resolve({ success: true }) },
  } as unknown as Env
  for (const table of ['leads', 'visit_windows', 'confirmations', 'recent_senders', 'destinations'])
    await env.DB.prepare(`DELETE FROM ${table}`).run()
})
afterEach(() => void vi.unstubAllGlobals())

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const background: Promise<unknown>[] = []
  const ctx = { waitUntil: (work: Promise<unknown>) => background.push(work) } as unknown as ExecutionContext
  const response = await handleApi(new Request(`${SITE}${path}`, init), env, ctx)
  await Promise.all(background)
  return response
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const bodyOf = async <T = Record<string, unknown>>(response: Promise<Response>) => (await response).json<T>()

let count = 0
/** The status page of a new lead. */
async function statusOf(kind = 'estimate', body: object = estimate()): Promise<string> {
  const headers = { 'idempotency-key': `key-${++count}-00000000`, 'cf-connecting-ip': `198.51.100.${count}` }
  const { status } = await bodyOf<{ status: string }>(post(`/api/leads/${kind}`, body, headers))
  return status
}
const hold = (path: string, window = FIRST.id) => post(`${path}/hold`, { window })
const stateOf = (path: string) =>
  bodyOf<{ step: string; steps: { step: string; at: string }[]; held: unknown; confirmed: boolean }>(
    ask(path, { headers: { accept: 'application/json' } }),
  )
const pageOf = async (path: string) => (await ask(path, { headers: { accept: 'text/html' } })).text()
const leadId = async () => (await env.DB.prepare('SELECT id FROM leads ORDER BY seq DESC').first<string>('id')) ?? ''
const windowsNow = async () =>
  (await bodyOf<{ windows: { id: string }[] }>(ask('/api/leads/windows'))).windows.map(({ id }) => id)

describe('a status page', () => {
  it.each([
    ['quote', quote()],
    ['estimate', estimate()],
    ['plan', plan()],
  ])('comes with a %s, and again with its repeat, and is stored as a hash', async (kind, body) => {
    const headers = { 'idempotency-key': `repeated-${kind}` }
    const [first, second] = [
      await post(`/api/leads/${kind}`, body, headers),
      await post(`/api/leads/${kind}`, body, headers),
    ]
    const { status, id } = await first.json<{ status: string; id: string }>()
    expect([first.status, second.status, await second.json()]).toEqual([201, 200, { id, status }])
    expect(status).toMatch(/^\/api\/leads\/status\/[0-9a-f]{32}$/)
    const { results } = await env.DB.prepare('SELECT * FROM leads').all()
    expect(JSON.stringify(results)).not.toContain(status.split('/').at(-1))
    expect(await stateOf(status)).toMatchObject({ step: 'received', held: null, confirmed: false })
  })

  it('shows first name and town, and nothing else of who it is', async () => {
    const status = await statusOf('estimate', estimate({ message: 'The gate code is 4711' }))
    await hold(status)
    const response = await ask(status)
    const page = await response.text()
    expect(page).toContain('José, your charger in Islip')
    for (const secret of ['Núñez', 'jose@', 'Main Street', '4711']) expect(page, secret).not.toContain(secret)
    expect(page.replaceAll('(516) 555-0134', '').replaceAll('+15165550134', '')).not.toContain('555')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*style-src 'sha256-/) as string,
    })
    expect(page).not.toContain('<script')
  })

  it('follows the desk through every step, also when one is taken back', async () => {
    const status = await statusOf()
    const id = await leadId()
    const steps = [
      ['answered', () => act(env, id, { what: 'answered', author: 'MK' })],
      ['visit', () => hold(status)],
      ['quoted', () => act(env, id, { what: 'quoted', author: 'MK', cents: 125_000 })],
      ['permit filed', () => act(env, id, { what: 'permit', author: 'MK' })],
      ['installed', () => act(env, id, { what: 'installed', author: null })],
      ['inspected', () => act(env, id, { what: 'inspected', author: null })],
      ['done', () => act(env, id, { what: 'done', author: null })],
    ] as const
    for (const [step, press] of steps) {
      await press()
      expect((await stateOf(status)).step).toBe(step)
    }
    const { steps: all } = await stateOf(status)
    expect(all.map(({ step }) => step)).toEqual(['received', ...steps.map(([step]) => step)])
    expect(all[0]?.at).toBe('2026-11-30T09:00:00-05:00')
    expect(await pageOf(status)).not.toContain('1,250')
  })

  it('says by itself that an answer is late', async () => {
    const status = await statusOf()
    const [, by = ''] = /We answer by (\w+ \d+:\d+ [AP]M)\./.exec(await pageOf(status)) ?? []
    vi.setSystemTime(NOW + business.contactPromiseHours * HOUR_MS + MINUTE_MS)
    expect(await pageOf(status)).toContain(statusWords.late(by, false))
    vi.setSystemTime(NOW + 3 * DAY_MS - MINUTE_MS)
    await objects.ring()
    expect(await pageOf(status)).toContain(statusWords.late(by, true))
  })

  it('is gone with its lead, unknown to strangers, and new with a new link of the lead', async () => {
    const status = await statusOf()
    expect((await hold(`/api/leads/status/${'0'.repeat(32)}`)).status).toBe(404)
    expect((await ask('/api/leads/status/short')).status).toBe(404)
    await replaceLink(env, await leadId(), 'ab'.repeat(16), null)
    expect((await ask(status)).status).toBe(404)
    const other = await statusOf()
    await hold(other)
    await deleteLeads(env, [await leadId()])
    for (const part of ['', '/visit.ics']) expect((await ask(`${other}${part}`)).status, part).toBe(410)
    expect((await hold(other)).status).toBe(410)
    expect(await windowsNow()).toContain(FIRST.id)
    const junk = await statusOf()
    await hold(junk)
    await act(env, await leadId(), { what: 'junk', author: null })
    expect(await stateOf(junk)).toMatchObject({ held: null })
    expect(await windowsNow()).toContain(FIRST.id)
  })
})

describe('holding', () => {
  it('takes one window, again with the same press, and not what another has', async () => {
    const [ann, bob] = [await statusOf(), await statusOf()]
    expect(await windowsNow()).toEqual(offered.slice(0, 12).map(({ id }) => id))
    for (const _press of [1, 2]) expect(await bodyOf(hold(ann))).toEqual({ held: windowJson(FIRST) })
    await setWindowOpen(env, FIRST.id, false)
    expect((await hold(ann)).status, 'who has it keeps it').toBe(200)
    await setWindowOpen(env, FIRST.id, true)
    const refused = await hold(bob)
    expect(refused.status).toBe(409)
    const { windows } = await refused.json<{ windows: { id: string }[] }>()
    expect(windows.map(({ id }) => id)).toEqual(await windowsNow())
    expect(windows.map(({ id }) => id)).not.toContain(FIRST.id)
    expect((await hold(ann, OTHER)).status).toBe(200)
    expect((await hold(bob)).status, 'given back by the change').toBe(200)
    expect(await bodyOf(post(`${bob}/release`, ''))).toEqual({ held: null })
    expect(await windowsNow()).toContain(FIRST.id)
    expect(await stateOf(bob)).toMatchObject({ held: null, step: 'received' })
    expect(await pageOf(bob)).toContain(statusWords.ended.released)
  })

  it('answers 409 for windows that were closed, are past, too near or unknown', async () => {
    const ann = await statusOf()
    await setWindowOpen(env, FIRST.id, false)
    for (const window of [FIRST.id, '2026-11-30T23', '2026-11-27T08', 'nonsense'])
      expect((await hold(ann, window)).status, window).toBe(409)
  })

  it.each(['lost', 'done'] as const)('is not offered for a job that is %s', async what => {
    const ann = await statusOf()
    await act(env, await leadId(), { what, author: null })
    expect(await pageOf(ann)).not.toContain(statusWords.choose)
    const refused = await hold(ann)
    expect([refused.status, await refused.json()]).toEqual([409, { windows: [] }])
  })

  it('is refused at a time when a visit is held by an earlier week of the owner', async () => {
    const [ann, bob] = [await statusOf(), await statusOf()]
    const { id } = offered.at(-1) ?? FIRST
    await hold(ann, id)
    env = { ...env, LEAD_VISIT_WINDOWS: 'mon-sun 00:00-23:59' }
    const day = `${id.slice(0, 10)}T00`
    expect(await windowsNow()).not.toContain(day)
    expect((await hold(bob, day)).status).toBe(409)
    await post(`${ann}/release`, '')
    expect((await hold(bob, day)).status).toBe(200)
  })

  it('works by forms, without scripts', async () => {
    const [ann, bob] = [await statusOf(), await statusOf()]
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      origin: 'null',
      'sec-fetch-site': 'same-origin',
    }
    const press = (path: string, body: string) => post(path, body, form)
    expect(await pageOf(ann)).toContain(`<button name="window" value="${FIRST.id}">`)
    const held = await press(`${ann}/hold`, `window=${FIRST.id}`)
    expect([held.status, held.headers.get('location')]).toEqual([303, ann])
    expect(await pageOf(ann)).toContain(`It’s yours: ${firstInWords}.`)
    const refused = await press(`${bob}/hold`, `window=${FIRST.id}`)
    expect([refused.status, refused.headers.get('location')]).toEqual([303, `${bob}?taken`])
    expect(await pageOf(`${bob}?taken`)).toContain('That time was just taken.')
    expect((await press(`${ann}/release`, '')).headers.get('location')).toBe(ann)
    const unknown = await press(`/api/leads/status/${'0'.repeat(32)}/hold`, 'window=x')
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it('is limited as leads are, ten a minute and lead', async () => {
    const keys = new Map<string, number>()
    env = {
      ...env,
      LEAD_LIMIT: {
        limit: ({ key }: { key: string }) => {
          keys.set(key, (keys.get(key) ?? 0) + 1)
          return Promise.resolve({ success: (keys.get(key) ?? 0) <= 10 })
        },
      },
    }
    const ann = await statusOf()
    for (let press = 0; press < 10; press++) expect((await hold(ann)).status).toBe(200)
    const limited = await hold(ann)
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await post(`${ann}/hold`, { window: 'x' }, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask(`${ann}/hold`)).status).toBe(405)
    const bob = await statusOf()
    expect((await post(`${bob}/hold`, `{"window":"${'x'.repeat(5000)}"}`)).status).toBe(413)
    expect((await post(`${bob}/hold`, '{')).status).toBe(400)
    expect((await post(`${bob}/hold`, {})).status).toBe(422)
    const views = env.STAFF_LIMIT
    env = { ...env, STAFF_LIMIT: { limit: () => Promise.resolve({ success: false }) } }
    expect((await ask(bob)).status).toBe(429)
    env = { ...env, STAFF_LIMIT: views }
    const preflight = await ask(`${bob}/hold`, { method: 'OPTIONS', headers: { origin: SITE } })
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
  })

  it('says that the desk is down', async () => {
    const ann = await statusOf()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    env = {
      ...env,
      DB: {
        ...env.DB,
        prepare: () => {
          throw new Error('down')
        },
      } as unknown as D1Database,
    }
    expect((await hold(ann)).status).toBe(503)
    expect((await ask('/api/leads/windows')).status).toBe(503)
  })
})

describe('the calendar file', () => {
  const eventOf = async (path: string) => {
    const response = await ask(`${path}/visit.ics`)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await response.text()
    expect(text.split('\r\n').every(line => !line.includes('\n') && new TextEncoder().encode(line).length <= 75)).toBe(
      true,
    )
    const calendar = new ICAL.Component(ICAL.parse(text) as never)
    const zone = calendar.getFirstSubcomponent('vtimezone')
    if (zone) ICAL.TimezoneService.register(zone)
    const component = calendar.getFirstSubcomponent('vevent') ?? expect.fail('no event')
    const event = new ICAL.Event(component)
    const { uid, summary, location, sequence, startDate, endDate, description } = event
    return {
      method: calendar.getFirstPropertyValue('method'),
      status: component.getFirstPropertyValue('status'),
      zone: startDate.zone?.tzid,
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      ...{ uid, summary, location, sequence, description },
    }
  }

  it('is read by a parser: held, changed over the change of clocks, and given back', async () => {
    const march = Date.parse('2027-03-08T09:00-05:00')
    const windows = offeredAt(march)
    const [winter] = windows
    const summer = windows.find(({ startMs }) => startMs > Date.parse('2027-03-15T00:00-04:00')) ?? winter
    const iso = (ms: number) => new Date(ms).toISOString()
    vi.setSystemTime(march)
    const ann = await statusOf()
    expect((await ask(`${ann}/visit.ics`)).status).toBe(404)
    await hold(ann, winter.id)
    const held = await eventOf(ann)
    expect(held).toMatchObject({
      method: 'PUBLISH',
      status: 'TENTATIVE',
      zone: 'America/New_York',
      start: iso(winter.startMs),
      end: iso(winter.endMs),
      location: '1 Main Street, Islip',
      description: expect.stringContaining('(516) 555-0134') as string,
    })
    await hold(ann, summer.id)
    const changed = await eventOf(ann)
    expect(changed).toMatchObject({ uid: held.uid, start: iso(summer.startMs) })
    await confirmVisit(env, await leadId(), summer.id)
    const confirmed = await eventOf(ann)
    expect(confirmed.status).toBe('CONFIRMED')
    await post(`${ann}/release`, '')
    const cancelled = await eventOf(ann)
    expect(cancelled).toMatchObject({ uid: held.uid, method: 'CANCEL', status: 'CANCELLED' })
    const sequences = [held, changed, confirmed, cancelled].map(({ sequence }) => sequence)
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b))
  })
})

describe('news', () => {
  const events = () => messages.flatMap(({ event }) => (typeof event === 'string' ? [event] : []))
  const subjects = (to: string) => mails.filter(mail => mail.to.includes(to)).map(({ subject }) => subject)

  it('goes to destinations and, of what staff decide, to the customer', async () => {
    const ann = await statusOf()
    const id = await leadId()
    await objects.ring()
    expect(mails.find(({ to }) => to.includes('jose@example.com'))?.text).toContain(`${SITE}${ann}`)
    await hold(ann)
    await objects.ring()
    await confirmVisit(env, id, FIRST.id)
    await env.CLOCK.getByName('clock').by(Date.now())
    await objects.ring()
    await endVisit(env, id, 'another', FIRST.id)
    await env.CLOCK.getByName('clock').by(Date.now())
    await objects.ring()
    expect(events()).toEqual(['visit.held', 'visit.confirmed', 'visit.another'])
    expect(subjects('office@example.com')).toEqual([
      expect.stringMatching(/^Estimate request/),
      `Visit held, ${firstText}: Estimate request, José Núñez-O’Brien, 1 Main Street, Islip`,
      expect.stringContaining(`Visit confirmed, ${firstText}`),
      expect.stringContaining(`Other times offered, ${firstText}`),
    ])
    expect(subjects('jose@example.com').slice(1)).toEqual([
      expect.stringContaining(`Confirmed: ${firstInWords}`),
      expect.stringMatching(/^Another time/),
    ])
    expect(mails.at(-1)?.text).toMatch(/Free instead: .*; .*; .*\./)
    const held = mails.find(({ subject }) => subject.startsWith('Visit held'))
    expect(held?.text.split('\n')[2]).toContain(`Visit: ${firstText}. Confirm by `)
  })

  it('reminds the office at half time, and ends an unconfirmed hold', async () => {
    const ann = await statusOf()
    await hold(ann, OTHER)
    await objects.ring()
    const { remindMs, endsMs } = holdTimes(business.hours.home, NOW, offered[2])
    for (const [ms, event] of [
      [remindMs, 'visit.unconfirmed'],
      [endsMs, 'visit.expired'],
    ] as const) {
      vi.setSystemTime(ms - MINUTE_MS)
      await objects.ring()
      expect(events()).not.toContain(event)
      vi.setSystemTime(ms)
      await objects.ring()
      expect(events()).toContain(event)
    }
    expect(await pageOf(ann)).toContain(statusWords.ended.expired(windowInWords(offered[2])))
  })
})

it('leaves no trace where visits are off', async () => {
  env = { ...env, LEAD_VISIT_WINDOWS: '' }
  const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
  const { page_url, utm: _utm, ...typed } = estimate()
  const thanks = await (await post('/api/leads/estimate', new URLSearchParams(typed).toString(), form)).text()
  const ann = await statusOf('quote', quote({ page_url }))
  const refused = await hold(ann)
  expect([refused.status, await refused.json()]).toEqual([409, { windows: [] }])
  expect(await bodyOf(ask('/api/leads/windows'))).toEqual({ windows: [] })
  await env.DB.prepare('INSERT OR REPLACE INTO office_link VALUES (1, ?1, 1)')
    .bind(await officeKeyHash())
    .run()
  const sheet = `/api/leads/sheet/${await env.DB.prepare('SELECT sheet_token FROM leads').first<string>('sheet_token')}`
  for (const action of ['confirm', 'another', 'refused', 'open', 'close'])
    expect((await post(OFFICE, `action=${action}&window=${FIRST.id}`, form)).status, action).toBe(400)
  for (const action of ['permit', 'installed', 'inspected', 'done'])
    expect((await post(sheet, `action=${action}`, form)).status, action).toBe(400)
  await post(sheet, 'action=won&amount=2000&installed=1', form)
  vi.setSystemTime(NOW + 2 * DAY_MS)
  await objects.ring()
  const views = ['', '?view=visits', '?view=all', '?view=more', '?view=totals', '?file=leads'].map(
    view => OFFICE + view,
  )
  const pages = await Promise.all([ann, sheet, ...views].map(pageOf))
  const all = [thanks, ...pages, ...messages.map(message => JSON.stringify(message)), ...mails.map(mail => mail.text)]
  expect(all.length).toBeGreaterThan(14)
  for (const text of all) expect(text).not.toMatch(/\bvisits?\b|hold a time|job steps|and installed/i)
  expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM visits').first('n')).toBe(0)
})
