// The outbox as its tests use it: a desk that answers as told, and a form that sends.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { FormNotice } from '@/components/forms/form-notice'
import { watchOutbox, type OutboxListener } from '@/components/forms/outbox'
import type { Lead, LeadPhoto } from '@/components/forms/lead'
import { database } from './memory-database'
import { quoteForm, typeQuote, words } from './quote-form'

export const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

type Request = (name: string, options: object, run: (lock: object | null) => unknown) => Promise<unknown>

export const setLocks = (request: Request | undefined) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: request && { request } })

export const grantLock: Request = async (_name, _options, run) => await run({})

export const respond = vi.fn<typeof fetch>()

export const listener = {
  onSent: vi.fn<OutboxListener['onSent']>(),
  onRefused: vi.fn<OutboxListener['onRefused']>(),
  onExpired: vi.fn<OutboxListener['onExpired']>(),
}

export async function flush(): Promise<readonly Lead[]> {
  listener.onSent.mockClear()
  await watchOutbox(listener)
  return listener.onSent.mock.calls.flatMap(([leads]) => leads)
}

/** Each test begins with an empty outbox, and leaves no lead or timer to the next. */
export function startWithEmptyOutbox() {
  beforeEach(() => {
    setLocks(grantLock)
    database.rows.clear()
    database.isBlocked = false
    respond.mockReset()
    answer(201)
    vi.stubGlobal('fetch', respond)
    // Refused storage and failed requests are logged.
    vi.mocked(console.error).mockImplementation(() => undefined)
    window.dataLayer = []
  })
  afterEach(async () => {
    cleanup()
    database.isHung = false
    answer(201)
    await flush()
    vi.useRealTimers()
    listener.onRefused.mockClear()
    listener.onExpired.mockClear()
    vi.mocked(console.error).mockClear()
  })
}

export const lead = (body: string): Lead => ({
  url: '/api/leads/quote',
  mode: 'json',
  body,
  event: { event: 'generate_lead', form: 'quick' },
})

export const photo = (): LeadPhoto => ({ id: crypto.randomUUID(), number: 1, what: 'panel', jpeg: new ArrayBuffer(4) })

export const failToPost = () => respond.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))

/** The desk's answer to a lead, and to a photo. */
export const taken = { id: 'a', kept: true }

export const answer = (status: number, body: unknown = taken, headers: HeadersInit = {}) =>
  respond.mockImplementation(() => Promise.resolve(Response.json(body, { status, headers })))

export const refusal = (...fields: { path: string; message: string }[]) => ({
  error: { code: 'invalid_lead', message: 'Some fields do not fit', fields },
})

export const keys = () => respond.mock.calls.map(([, request]) => new Headers(request?.headers).get('idempotency-key'))

export async function submitQuote(name: string) {
  const user = userEvent.setup()
  render(quoteForm('/api/leads/quote', <FormNotice kind="quote" />))
  await typeQuote(user, name)
  await user.click(screen.getByRole('button', { name: words.submit }))
}
