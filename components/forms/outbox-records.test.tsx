// What the outbox does with stored records: whole ones, those that cannot be read, and old ones.
import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { siteWords } from '@/content/words/site'
import { sendLead } from './outbox'
import type { QueuedLead } from './lead'
import { readLead, readQueue, save } from './outbox-store'
import { database } from '@/tests/forms/memory-database'
import { forCasesAsync } from '@/tests/for-all'
import { photoNumbers, photoSubjects } from '@/lib/leads/photos'
import { OUTBOX_FLAG, VISIT_KEY } from '@/lib/storage-keys'
import { DAY_MS } from '@/lib/time'
import { SOURCE_HEADER } from '@/lib/visit-source'
import {
  startWithEmptyOutbox,
  respond,
  listener,
  flush,
  lead,
  failToPost,
  answer,
  submitQuote,
} from '@/tests/forms/outbox-page'
import { words } from '@/tests/forms/quote-form'

vi.mock('idb-keyval', async () => (await import('@/tests/forms/memory-database')).keyval)

startWithEmptyOutbox()

describe('a stored record', () => {
  const text = fc.string({ unit: fc.constantFrom(...'abc-_09') })
  /** Required: a field that is added to a record is missing here until it comes back too. */
  const record: fc.Arbitrary<Required<QueuedLead>> = fc.record({
    key: fc.uuid(),
    url: fc.webPath(),
    mode: fc.constantFrom('json', 'simple'),
    body: fc.dictionary(fc.string(), fc.json()).map(body => JSON.stringify(body)),
    event: fc.record({ event: fc.constant('generate_lead'), form: fc.constantFrom('quick', 'long') }),
    isAnonymous: fc.boolean(),
    noticeVersion: text,
    planLink: text,
    photos: fc.array(
      fc.record({
        id: text,
        number: fc.constantFrom(...photoNumbers),
        what: fc.constantFrom(...photoSubjects),
        jpeg: fc.uint8Array().map(bytes => Uint8Array.from(bytes).buffer),
      }),
    ),
    source: fc.webQueryParameters().filter(query => query.length < 1024),
    keptAt: fc.nat(),
    pageSeconds: fc.double({ min: 0, max: 1e6, noNaN: true }),
    isSent: fc.boolean(),
  })

  it('comes back whole, with every field', () =>
    forCasesAsync(100, record, async lead => {
      await save(lead)
      expect(await readLead(lead.key)).toEqual(lead)
      expect(await readQueue()).toEqual([lead])
      database.rows.clear()
    }))

  it('is sent again with what brought the visitor', async () => {
    failToPost()
    localStorage.setItem(VISIT_KEY, JSON.stringify({ at: Date.now(), first: 'gclid=ad', latest: 'gclid=ad' }))
    await sendLead(lead('{"n":"source"}'), vi.fn())
    localStorage.removeItem(VISIT_KEY)
    await flush()
    const sources = respond.mock.calls.map(([, request]) => new Headers(request?.headers).get(SOURCE_HEADER))
    expect(sources).toEqual(['latest_gclid=ad&first_gclid=ad', 'latest_gclid=ad&first_gclid=ad'])
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
    ['marks of another type', { isSent: 'no', isAnonymous: 1, noticeVersion: {}, planLink: 'a\nb', source: 'a\nb' }],
    ['a version that no header takes', { noticeVersion: '2026\n11' }],
  ])('in part (%s) is sent all the same', async (name, changes) => {
    database.rows.set('part', { ...lead(JSON.stringify({ name })), key: 'part', keptAt: Date.now(), ...changes })
    expect(await flush()).toMatchObject([{ body: JSON.stringify({ name }) }])
    expect(database.rows.size).toBe(0)
  })

  it('does not keep a form from an outcome', async () => {
    database.rows.set('bad', null)
    failToPost()
    await submitQuote('Joan')
    expect(await screen.findByText(siteWords.forms.status.kept)).toBeTruthy()
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
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await flush()
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
