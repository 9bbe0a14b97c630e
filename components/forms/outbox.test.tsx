// What a form does where the browser blocks storage, locks or messages between tabs: the lead is posted and its outcome is shown.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UseStore } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { labels } from '@/content/labels'
import { flushOutbox, sendLead, type Lead } from './outbox'
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
  ['channels between tabs are blocked', () => vi.stubGlobal('BroadcastChannel', vi.fn(blocked))],
  [
    'everything is blocked',
    () => {
      setLocks(() => Promise.reject(new DOMException('blocked', 'SecurityError')))
      database.isBlocked = true
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked)
      vi.stubGlobal('BroadcastChannel', vi.fn(blocked))
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
  // What the device and the network refuse is logged.
  vi.mocked(console.error).mockImplementation(() => undefined)
  window.dataLayer = []
})
afterEach(() => {
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

describe.each(environments)('where %s', (_name, arrange) => {
  beforeEach(arrange)

  it('a lead is posted once and reported as sent', async () => {
    expect(await sendLead(lead('{"n":1}'), vi.fn())).toBe('sent')
    expect(respond).toHaveBeenCalledTimes(1)
    expect(window.dataLayer).toEqual([{ event: 'generate_lead', form: 'quick' }])
  })

  it('a lead that cannot be posted is kept where there is a database, else reported as lost', async () => {
    failToPost()
    expect(await sendLead(lead('{"n":2}'), vi.fn())).toBe(database.isBlocked ? 'lost' : 'kept')
    expect(respond).toHaveBeenCalledTimes(1)
  })

  it('the form shows its outcome and can be used again', async () => {
    const user = userEvent.setup()
    const words = labels.forms.quote
    failToPost()
    render(
      <QuickQuote
        webhook="/api/leads/quote"
        mode="json"
        labels={words}
        status={{ labels: labels.forms.status, hrefs: { call: 'tel:+15165550134', text: 'sms:+15165550134' } }}
      />,
    )
    await user.type(screen.getByLabelText(/Name/), 'Ada')
    await user.type(screen.getByLabelText(/Phone/), '631 555 0142')
    await user.type(screen.getByLabelText(/Town or ZIP/), 'Islip')
    await user.click(screen.getByRole('button', { name: words.submit }))
    const outcome = database.isBlocked ? labels.forms.status.lost : labels.forms.status.kept
    expect(await screen.findByText(outcome)).toBeTruthy()
    expect(screen.getByRole('button', { name: words.submit })).toHaveProperty('disabled', false)
  })
})

describe('a lead that waits on the device', () => {
  it('goes out once the network is back, where locks are refused too', async () => {
    setLocks(() => Promise.reject(new DOMException('blocked', 'SecurityError')))
    failToPost()
    const onDelivered = vi.fn()
    await sendLead(lead('{"n":3}'), onDelivered)
    respond.mockImplementation(() => Promise.resolve(new Response('{}', { status: 201 })))
    expect(await flushOutbox()).toMatchObject([{ body: '{"n":3}' }])
    expect(onDelivered).toHaveBeenCalledTimes(1)
    expect(database.rows.size).toBe(0)
    expect(await flushOutbox()).toEqual([])
  })

  it('is left to the tab that holds its lock', async () => {
    failToPost()
    await sendLead(lead('{"n":4}'), vi.fn())
    setLocks(async (_name, _options, run) => await run(null))
    expect(await flushOutbox()).toEqual([])
    expect(respond).toHaveBeenCalledTimes(1)
  })

  it('is not sent a second time when its own event fails', async () => {
    window.dataLayer = { push: blocked } as unknown as typeof window.dataLayer
    expect(await sendLead(lead('{"n":5}'), vi.fn())).toBe('sent')
    expect(respond).toHaveBeenCalledTimes(1)
  })
})
