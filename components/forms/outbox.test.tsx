// Leads from the form to the server: retries, final refusals, repeated presses, and browsers that
// block storage, locks or messages between tabs.
import { check } from '@/lib/leads/check'
import { quote as quoteKind, quoteFields } from '@/lib/leads/kinds/quote'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UseStore } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formNotice } from '@/content/words/forms'
import { labels } from '@/content/words/site'
import { FormNotice } from './form-notice'
import { sendLead, watchOutbox, type OutboxListener } from './outbox'
import type { Lead } from './outbox-store'
import { OUTBOX_FLAG } from '@/lib/storage-keys'
import { referenceOf } from '@/lib/leads/reference'
import { DAY_MS } from '@/lib/time'
import { drawnFields } from './drawn-fields'
import { QuickQuote } from './quick-quote'

const database = vi.hoisted(() => ({ rows: new Map<string, unknown>(), isBlocked: false }))
vi.mock('idb-keyval', () => {
  const read = <T,>(value: () => T) =>
    database.isBlocked ? Promise.reject(new DOMException('blocked', 'SecurityError')) : Promise.resolve(value())
  return {
    createStore: () => (() => undefined) as unknown as UseStore,
    get: (key: string) => read(() => database.rows.get(key)),
    set: (key: string, value: unknown) => read(() => void database.rows.set(key, value)),
    del: (key: string) => read(() => void database.rows.delete(key)),
    values: () => read(() => [...database.rows.values()]),
  }
})

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}
class BlockedChannel {
  constructor() {
    blocked()
  }
}
type Request = (name: string, options: object, run: (lock: object | null) => unknown) => Promise<unknown>
const setLocks = (request: Request | undefined) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: request && { request } })
const grantLock: Request = async (_name, _options, run) => await run({})

const environments: [name: string, arrange: () => void][] = [
  ['locks are refused', () => setLocks(() => Promise.reject(new DOMException('blocked', 'SecurityError')))],
  ['a request for a lock throws', () => setLocks(blocked)],
  ['there are no locks', () => setLocks(undefined)],
  ['the database is blocked', () => void (database.isBlocked = true)],
  ['localStorage is blocked', () => void vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)],
  ['channels between tabs are blocked', () => vi.stubGlobal('BroadcastChannel', BlockedChannel)],
  [
    'everything is blocked',
    () => {
      setLocks(() => Promise.reject(new DOMException('blocked', 'SecurityError')))
      database.isBlocked = true
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
      vi.stubGlobal('BroadcastChannel', BlockedChannel)
    },
  ],
]

const respond = vi.fn<typeof fetch>()
beforeEach(() => {
  setLocks(grantLock)
  database.rows.clear()
  database.isBlocked = false
  respond.mockReset().mockImplementation(() => Promise.resolve(new Response('{}', { status: 201 })))
  vi.stubGlobal('fetch', respond)
  // Refused storage and failed requests are logged.
  vi.mocked(console.error).mockImplementation(() => undefined)
  window.dataLayer = []
})
const listener = {
  onSent: vi.fn<OutboxListener['onSent']>(),
  onRefused: vi.fn<OutboxListener['onRefused']>(),
  onExpired: vi.fn<OutboxListener['onExpired']>(),
}
/** Sends all waiting leads. */
async function flush(): Promise<readonly Lead[]> {
  listener.onSent.mockClear()
  await watchOutbox(listener)
  return listener.onSent.mock.calls.flatMap(([leads]) => leads)
}
afterEach(async () => {
  cleanup()
  // No test leaves a lead or a timer to the next.
  respond.mockImplementation(() => Promise.resolve(new Response(null, { status: 201 })))
  await flush()
  vi.useRealTimers()
  listener.onRefused.mockClear()
  listener.onExpired.mockClear()
  vi.mocked(console.error).mockClear()
  vi.unstubAllGlobals()
})

const lead = (body: string): Lead => ({
  url: '/api/leads/quote',
  mode: 'json',
  body,
  event: { event: 'generate_lead', form: 'quick' },
})
const failToPost = () => respond.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
const answer = (status: number, body: unknown = {}, headers: HeadersInit = {}) =>
  respond.mockImplementation(() => Promise.resolve(Response.json(body, { status, headers })))
const refusal = (...fields: { path: string; message: string }[]) => ({
  error: { code: 'invalid_lead', message: 'Some fields do not fit', fields },
})
const keys = () => respond.mock.calls.map(([, request]) => new Headers(request?.headers).get('idempotency-key'))

const words = labels.forms.quote
async function submitQuote(name: string) {
  const user = userEvent.setup()
  render(
    <QuickQuote
      fields={drawnFields('quote', quoteFields, words)}
      webhook="/api/leads/quote"
      mode="json"
      labels={words}
      status={{ labels: labels.forms.status, hrefs: { call: 'tel:+15165550134', text: 'sms:+15165550134' } }}
      notice={<FormNotice kind="quote" />}
    />,
  )
  await user.type(screen.getByLabelText(/Name/), name)
  await user.type(screen.getByLabelText(/Phone/), '631 555 0142')
  await user.type(screen.getByLabelText(/Town or ZIP/), 'Islip')
  await user.click(screen.getByRole('button', { name: words.submit }))
}

describe.each(environments)('where %s', (_name, arrange) => {
  beforeEach(arrange)

  it('a lead is posted once and reported as sent', async () => {
    expect(await sendLead(lead('{"n":1}'), vi.fn())).toEqual({ status: 'sent' })
    expect(respond).toHaveBeenCalledTimes(1)
    expect(window.dataLayer).toEqual([
      { event: 'generate_lead', form: 'quick', transaction_id: referenceOf(keys()[0] ?? '') },
    ])
  })

  it('a lead that cannot be posted is kept where there is a database, else reported as lost', async () => {
    failToPost()
    expect(await sendLead(lead('{"n":2}'), vi.fn())).toEqual({ status: database.isBlocked ? 'lost' : 'kept' })
    expect(respond).toHaveBeenCalledTimes(1)
  })

  it('a lead that cannot be posted goes out later, while the page is open', async () => {
    failToPost()
    const onLater = vi.fn()
    await sendLead(lead('{"n":20}'), onLater)
    answer(201)
    expect(await flush()).toMatchObject([{ body: '{"n":20}' }])
    expect(onLater.mock.calls).toEqual([[{ status: 'sent' }]])
    expect(await flush()).toEqual([])
  })

  it('the form shows its outcome and can be used again', async () => {
    failToPost()
    await submitQuote('Ada')
    const outcome = database.isBlocked ? labels.forms.status.lost : labels.forms.status.kept
    expect(await screen.findByText(outcome)).toBeTruthy()
    expect(screen.getByRole('button', { name: words.submit })).toHaveProperty('disabled', false)
  })
})

describe('a lead that waits on the device', () => {
  it('is left to the tab that holds its lock', async () => {
    failToPost()
    await sendLead(lead('{"n":4}'), vi.fn())
    setLocks(async (_name, _options, run) => await run(null))
    expect(await flush()).toEqual([])
    expect(respond).toHaveBeenCalledTimes(1)
    setLocks(grantLock)
  })

  it('is not sent a second time when its own event fails', async () => {
    window.dataLayer = { push: blocked } as unknown as typeof window.dataLayer
    expect(await sendLead(lead('{"n":5}'), vi.fn())).toEqual({ status: 'sent' })
    expect(respond).toHaveBeenCalledTimes(1)
  })
})

describe('retries', () => {
  beforeEach(() => void vi.useFakeTimers())
  const posts = () => respond.mock.calls.length
  const SECOND_MS = 1000

  it('come after about 5, 15 and 45 seconds, then every few minutes', async () => {
    failToPost()
    await sendLead(lead('{"n":6}'), vi.fn())
    const at: number[] = []
    for (let seconds = 1; seconds <= 900; seconds++) {
      const before = posts()
      await vi.advanceTimersByTimeAsync(SECOND_MS)
      if (posts() > before) at.push(seconds)
    }
    const pauses = at.map((seconds, index) => seconds - (at[index - 1] ?? 0))
    for (const [index, pause] of [5, 15, 45, 300].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(pause)
      expect(pauses[index]).toBeLessThanOrEqual(pause * 1.2 + 1)
    }
    expect(new Set(keys()).size).toBe(1)
  })

  it('start anew with each press, with one timer for all leads', async () => {
    failToPost()
    for (let press = 0; press < 5; press++) await sendLead(lead(`{"press":${press}}`), vi.fn())
    expect(posts()).toBe(5)
    await vi.advanceTimersByTimeAsync(6.1 * SECOND_MS)
    expect(posts(), 'each lead once').toBe(10)
    await sendLead(lead('{"press":5}'), vi.fn())
    await vi.advanceTimersByTimeAsync(6.1 * SECOND_MS)
    expect(posts(), 'the pauses began again').toBe(17)
  })

  it('of other leads go on after a press that succeeds', async () => {
    failToPost()
    await sendLead(lead('{"n":30}'), vi.fn())
    answer(201)
    expect(await sendLead(lead('{"n":31}'), vi.fn())).toEqual({ status: 'sent' })
    await vi.advanceTimersByTimeAsync(6.1 * SECOND_MS)
    expect(posts()).toBe(3)
    expect(database.rows.size).toBe(0)
  })

  it.each([
    ['seconds', () => '20', 20],
    ['a date', () => new Date(Date.now() + 30_000).toUTCString(), 30],
    ['an hour', () => '3600', 300],
  ])('wait as long as Retry-After asks in %s, at most five minutes', async (name, header, seconds) => {
    answer(503, {}, { 'retry-after': header() })
    const onLater = vi.fn()
    expect(await sendLead(lead(JSON.stringify({ name })), onLater)).toEqual({ status: 'kept' })
    answer(201)
    dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync((seconds - 2) * SECOND_MS)
    expect(posts()).toBe(1)
    await vi.advanceTimersByTimeAsync(3 * SECOND_MS)
    expect(posts()).toBe(2)
    expect(onLater.mock.calls).toEqual([[{ status: 'sent' }]])
    expect(database.rows.size).toBe(0)
  })

  it.each(['online', 'visibilitychange'])('come at once on %s', async type => {
    failToPost()
    await sendLead(lead(JSON.stringify({ type })), vi.fn())
    answer(201)
    ;(type === 'online' ? window : document).dispatchEvent(new Event(type))
    await vi.advanceTimersByTimeAsync(0)
    expect(posts()).toBe(2)
    expect(database.rows.size).toBe(0)
    await vi.advanceTimersByTimeAsync(600 * SECOND_MS)
    expect(posts()).toBe(2)
  })

  it('take leads of earlier visits along', async () => {
    database.rows.set('earlier-key', { ...lead('{"n":7}'), key: 'earlier-key', keptAt: Date.now() })
    answer(503)
    expect(await flush()).toEqual([])
    answer(201)
    await vi.advanceTimersByTimeAsync(6.1 * SECOND_MS)
    expect(keys()).toEqual(['earlier-key', 'earlier-key'])
    expect(listener.onSent.mock.calls).toMatchObject([[[{ body: '{"n":7}' }]]])
  })

  it.each([401, 403, 404, 405, 410])('do not follow a %i by themselves, and the copy stays', async status => {
    answer(status)
    expect(await sendLead(lead(JSON.stringify({ status })), vi.fn())).toEqual({ status: 'stuck' })
    await vi.advanceTimersByTimeAsync(600 * SECOND_MS)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(posts()).toBe(1)
    expect(database.rows.size).toBe(1)
    answer(201)
    expect(await sendLead(lead(JSON.stringify({ status })), vi.fn()), 'a press tries again').toEqual({ status: 'sent' })
    expect(new Set(keys()).size).toBe(1)
  })

  it.each([408, 429, 500, 502, 503, 504])('follow a %i', async status => {
    answer(status)
    expect(await sendLead(lead(JSON.stringify({ status })), vi.fn())).toEqual({ status: 'kept' })
    answer(200)
    await vi.advanceTimersByTimeAsync(6.1 * SECOND_MS)
    expect(posts()).toBe(2)
    expect(database.rows.size).toBe(0)
  })
})

describe('the first post', () => {
  const isKeptAlive = () => respond.mock.calls.map(([, request]) => request?.keepalive)

  it('outlives the page when it is small; later ones do not need to', async () => {
    failToPost()
    await sendLead(lead('{"n":8}'), vi.fn())
    await flush()
    expect(isKeptAlive()).toEqual([true, false])
  })

  it('of a large lead does not', async () => {
    await sendLead(lead(JSON.stringify({ large: 'é'.repeat(30_000) })), vi.fn())
    expect(isKeptAlive()).toEqual([false])
  })
})

describe('a final refusal', () => {
  it.each([400, 413, 415, 422])('with %i deletes the copy and ends the retries', async status => {
    answer(status, refusal({ path: 'phone', message: 'Enter a phone number' }))
    expect(await sendLead(lead(JSON.stringify({ status, final: true })), vi.fn())).toEqual({
      status: 'refused',
      problems: [{ path: 'phone', message: 'Enter a phone number' }],
    })
    expect(database.rows.size).toBe(0)
    answer(201)
    expect(await flush()).toEqual([])
    expect(respond).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['no JSON', new Response('<h1>no</h1>', { status: 400 }), []],
    ['another shape', Response.json({ error: { fields: [null, 7, { path: 1 }] } }, { status: 400 }), []],
    [
      'a message alone',
      Response.json({ error: { message: 'Too large' } }, { status: 413 }),
      [{ path: '', message: 'Too large' }],
    ],
  ])('is understood from a body with %s', async (name, response, problems) => {
    respond.mockImplementation(() => Promise.resolve(response))
    expect(await sendLead(lead(JSON.stringify({ name })), vi.fn())).toEqual({ status: 'refused', problems })
  })

  it('of a kept lead is told to its form, or to the page', async () => {
    failToPost()
    const onLater = vi.fn()
    await sendLead(lead('{"n":9}'), onLater)
    database.rows.set('earlier-key', { ...lead('{"n":10}'), key: 'earlier-key', keptAt: Date.now() })
    answer(422, refusal({ path: 'name', message: 'Enter your name' }))
    await flush()
    expect(onLater.mock.calls).toEqual([
      [{ status: 'refused', problems: [{ path: 'name', message: 'Enter your name' }] }],
    ])
    expect(listener.onRefused.mock.calls).toMatchObject([[{ body: '{"n":10}' }]])
    expect(database.rows.size).toBe(0)
    expect(vi.mocked(console.error).mock.calls.map(([text]) => text as unknown)).toContain(
      'The lead was refused and its copy deleted',
    )
  })

  it('is shown beside the field, without a claim that the lead goes out', async () => {
    answer(422, refusal({ path: 'phone', message: 'That phone number is not in service' }))
    await submitQuote('Grace')
    const phone = screen.getByLabelText(/Phone/)
    expect(await screen.findByText('That phone number is not in service')).toBeTruthy()
    expect(phone.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(phone)
    for (const status of ['kept', 'lost', 'refused'] as const)
      expect(screen.queryByText(labels.forms.status[status])).toBeNull()
  })

  it('of no field is shown under the form, with ways to reach us', async () => {
    answer(422, refusal({ path: 'utm', message: 'Expected an object' }, { path: 'name', message: 'Enter a name' }))
    await submitQuote('Barbara')
    expect(await screen.findByText(labels.forms.status.refused)).toBeTruthy()
    expect(screen.getByText('Expected an object')).toBeTruthy()
    expect(screen.getByText('Enter a name')).toBeTruthy()
    expect(screen.getByRole('link', { name: labels.forms.status.call })).toHaveProperty('href', 'tel:+15165550134')
  })
})

describe('a record that cannot be read', () => {
  const unreadable: unknown[] = [null, undefined, {}, [], 'text', 7, true, { key: 'k', url: 7, body: '{}' }]
  const wrong: unknown[] = [
    ...unreadable,
    { ...lead('{"n":1}'), key: 7, keptAt: 1 },
    { ...lead('null'), key: 'body-null', keptAt: 1 },
    { ...lead('text'), key: 'body-text', keptAt: 1 },
    { ...lead('[1]'), key: 'body-list', keptAt: 1 },
    { ...lead('{}'), key: 'bad\nkey', keptAt: 1 },
  ]

  it.each(wrong.map((record, index) => [index, record]))(
    '%i (%j) keeps no other lead from being sent',
    async (index, record) => {
      database.rows.set('bad', record)
      database.rows.set('good', { ...lead(`{"beside":${index}}`), key: 'good', keptAt: Date.now() })
      expect(await sendLead(lead(`{"next":${index}}`), vi.fn())).toEqual({ status: 'sent' })
      expect((await flush()).map(({ body }) => body)).toEqual([`{"beside":${index}}`])
      expect([...database.rows.keys()], 'it is set aside').toEqual(['bad'])
      expect(localStorage.getItem(OUTBOX_FLAG), 'it makes no page load its scripts').toBeNull()
    },
  )

  it.each([
    ['no time', { keptAt: undefined }],
    ['a time that is text', { keptAt: 'yesterday' }],
    ['no event', { event: null }],
    ['a mode of another version', { mode: 'xml' }],
    ['photos that are none', { photos: [null, {}, 'photo', { id: 'a', number: 9, what: 'panel' }] }],
    ['marks of another type', { isSent: 'no', isAnonymous: 1, noticeVersion: {}, planLink: 'a\nb' }],
  ])('in part (%s) is sent all the same', async (name, changes) => {
    database.rows.set('part', { ...lead(JSON.stringify({ name })), key: 'part', keptAt: Date.now(), ...changes })
    expect(await flush()).toMatchObject([{ body: JSON.stringify({ name }) }])
    expect(database.rows.size).toBe(0)
  })

  it('does not keep a form from an outcome', async () => {
    database.rows.set('bad', null)
    failToPost()
    await submitQuote('Joan')
    expect(await screen.findByText(labels.forms.status.kept)).toBeTruthy()
    expect(screen.getByRole('button', { name: words.submit })).toHaveProperty('disabled', false)
  })
})

describe('an old lead', () => {
  const keep = (days: number, changes: object = {}) =>
    database.rows.set('old', {
      ...lead(JSON.stringify({ days, ...changes })),
      key: 'old',
      keptAt: Date.now() - days * DAY_MS,
      ...changes,
    })

  it.each([31, 400, 9000])('of %i days is sent', async days => {
    keep(days)
    expect(await flush()).toHaveLength(1)
    expect(listener.onExpired).not.toHaveBeenCalled()
    expect(database.rows.size).toBe(0)
  })

  it.each([
    ['no network', failToPost],
    ['a server that fails', () => answer(503)],
    ['a server that turns everything away', () => answer(404)],
  ])('is tried, then told and deleted where there is %s', async (name, arrange) => {
    keep(31, { name })
    arrange()
    await flush()
    expect(respond).toHaveBeenCalledTimes(1)
    expect(listener.onExpired.mock.calls).toMatchObject([[[{ key: 'old' }]]])
    expect(database.rows.size).toBe(0)
  })

  it('stays while the device is offline', async () => {
    keep(31, { offline: true })
    failToPost()
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await flush()
    isOnline.mockRestore()
    expect(listener.onExpired).not.toHaveBeenCalled()
    expect(database.rows.size).toBe(1)
  })

  it('of 29 days stays', async () => {
    keep(29)
    failToPost()
    await flush()
    expect(listener.onExpired).not.toHaveBeenCalled()
    expect(database.rows.size).toBe(1)
  })

  it('stays where this page shows that it waits, although the clock was put right', async () => {
    failToPost()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 400 * DAY_MS })
    expect(await sendLead(lead('{"clock":"slow"}'), vi.fn())).toEqual({ status: 'kept' })
    vi.useRealTimers()
    await flush()
    expect(listener.onExpired).not.toHaveBeenCalled()
    expect(database.rows.size).toBe(1)
  })

  it('of a clock that was ahead counts its days from now', async () => {
    keep(-400)
    failToPost()
    await flush()
    expect([...database.rows.values()]).toMatchObject([{ keptAt: expect.closeTo(Date.now(), -4) as number }])
  })

  it('that was sent is deleted with its photos after one of them has failed, and told', async () => {
    const photo = { id: 'a', number: 1, what: 'panel', jpeg: new ArrayBuffer(1) }
    keep(31, { isSent: true, photos: [photo] })
    failToPost()
    await flush()
    await vi.waitFor(() => expect(listener.onExpired).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(database.rows.size).toBe(0))
  })
})

it('the version of the line under the form travels with the lead', async () => {
  await submitQuote('Hedy')
  await vi.waitFor(() => expect(respond).toHaveBeenCalledTimes(1))
  const body: unknown = JSON.parse(respond.mock.calls[0]?.[1]?.body as string)
  expect(body).toMatchObject({ name: 'Hedy', notice_version: formNotice.version })
  expect(check(quoteKind.schema, body).ok).toBe(true)
  expect(
    screen
      .getByText(/only about this request/)
      .querySelector('a')
      ?.getAttribute('href'),
  ).toBe('/privacy')
})

describe('the key of a lead', () => {
  const body = (name: string, pageUrl = '/a') => JSON.stringify({ name, page_url: pageUrl, utm: {} })

  it('stays while the form is unchanged, also after it was sent, with one event', async () => {
    for (const page of ['/a', '/a#quote'])
      expect(await sendLead(lead(body('Ada', page)), vi.fn())).toEqual({ status: 'sent' })
    expect(new Set(keys()).size).toBe(1)
    expect(
      respond.mock.calls.map(([, request]) => request?.body),
      'the same body, as the key demands',
    ).toEqual([body('Ada'), body('Ada')])
    expect(window.dataLayer).toHaveLength(1)
  })

  it('changes with a field', async () => {
    for (const name of ['Ada', 'Ada B.']) await sendLead(lead(body(`${name} again`)), vi.fn())
    expect(new Set(keys()).size).toBe(2)
    expect(window.dataLayer).toHaveLength(2)
  })

  it('cannot be sent in simple mode, where a repeated press posts nothing', async () => {
    const simple = { ...lead(body('Simple')), mode: 'simple' } as const
    for (let press = 0; press < 2; press++) expect(await sendLead(simple, vi.fn())).toEqual({ status: 'sent' })
    expect(respond).toHaveBeenCalledTimes(1)
  })
})
