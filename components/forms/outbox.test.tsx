// Leads from the form to the server: final refusals, repeated presses, and browsers that block
// storage, locks or messages between tabs.
import { check } from '@/lib/leads/check'
import { quote as quoteKind } from '@/lib/leads/kinds/quote'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formNotice } from '@/content/words/forms'
import { siteWords } from '@/content/words/site'
import { sendLead } from './outbox'
import { database } from '@/tests/forms/memory-database'
import { referenceOf } from '@/lib/leads/reference'
import {
  startWithEmptyOutbox,
  setLocks,
  grantLock,
  respond,
  listener,
  flush,
  lead,
  failToPost,
  answer,
  refusal,
  taken,
  keys,
  submitQuote,
  blocked,
} from '@/tests/forms/outbox-page'
import { words } from '@/tests/forms/quote-form'

class BlockedChannel {
  constructor() {
    blocked()
  }
}

const environments: [name: string, arrange: () => void][] = [
  ['locks are refused', () => setLocks(() => Promise.reject(new DOMException('blocked', 'SecurityError')))],
  ['a request for a lock throws', () => setLocks(blocked)],
  ['there are no locks', () => setLocks(undefined)],
  ['the database is blocked', () => void (database.isBlocked = true)],
  [
    'the database is blocked and localStorage is full',
    () => {
      database.isBlocked = true
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    },
  ],
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

vi.mock('idb-keyval', async () => (await import('@/tests/forms/memory-database')).keyval)

startWithEmptyOutbox()

/** Whether the device keeps anything. */
function isStored(): boolean {
  try {
    localStorage.setItem('probe', '1')
    return true
  } catch {
    return !database.isBlocked
  }
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

  it('a lead that cannot be posted is kept where the device stores anything, else reported as lost', async () => {
    failToPost()
    expect(await sendLead(lead('{"n":2}'), vi.fn())).toEqual({ status: isStored() ? 'kept' : 'lost' })
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
    const outcome = isStored() ? siteWords.forms.status.kept : siteWords.forms.status.lost
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
      expect(screen.queryByText(siteWords.forms.status[status])).toBeNull()
  })

  it('of no field is shown under the form, with ways to reach us', async () => {
    answer(422, refusal({ path: 'utm', message: 'Expected an object' }, { path: 'name', message: 'Enter a name' }))
    await submitQuote('Barbara')
    expect(await screen.findByText(siteWords.forms.status.refused)).toBeTruthy()
    expect(screen.getByText('Expected an object').closest('[role=status]')).not.toBeNull()
    expect(screen.getByText('Enter a name')).toBeTruthy()
    expect(screen.getByRole('link', { name: siteWords.forms.status.call })).toHaveProperty('href', 'tel:+15165550134')
  })
})

it('a form empties and says so once its own lead is sent, and not for another’s', async () => {
  failToPost()
  await submitQuote('First')
  await screen.findByText(siteWords.forms.status.kept)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/Name/), ' Second')
  await user.click(screen.getByRole('button', { name: words.submit }))
  await vi.waitFor(() => expect(database.rows.size).toBe(2))
  await screen.findByText(siteWords.forms.status.kept)
  respond.mockImplementation((_, request) =>
    JSON.stringify(request).includes('Second')
      ? Promise.reject(new TypeError('no'))
      : Promise.resolve(Response.json(taken)),
  )
  expect(await flush()).toHaveLength(1)
  expect(screen.getByText(siteWords.forms.status.kept)).toBeTruthy()
  answer(201)
  expect(await flush()).toHaveLength(1)
  expect(await screen.findByText(siteWords.forms.status.sent)).toBeTruthy()
  expect(screen.getByText(/call or text 631 555 0142 by this time tomorrow/)).toBeTruthy()
  expect(screen.getByText(new RegExp(`${siteWords.forms.status.reference} [A-Z0-9]{6}`))).toBeTruthy()
  expect(screen.queryByText(siteWords.forms.status.kept)).toBeNull()
  expect(screen.getByLabelText(/Name/)).toHaveProperty('value', '')
})

it('what was typed since the press stays when the saved lead has gone', async () => {
  failToPost()
  await submitQuote('Ada')
  await screen.findByText(siteWords.forms.status.kept)
  await userEvent.setup().type(screen.getByLabelText(/Name/), ' Byron')
  answer(201)
  await flush()
  expect(await screen.findByText(siteWords.forms.status.sent)).toBeTruthy()
  expect(screen.getByLabelText(/Name/)).toHaveProperty('value', 'Ada Byron')
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
