// When a lead that could not be posted is tried again, and when not.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendLead, watchOutbox } from './outbox'
import { database } from '@/tests/forms/memory-database'
import {
  startWithEmptyOutbox,
  respond,
  listener,
  flush,
  lead,
  failToPost,
  answer,
  keys,
} from '@/tests/forms/outbox-page'

vi.mock('idb-keyval', async () => (await import('@/tests/forms/memory-database')).keyval)

startWithEmptyOutbox()

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

  it('are not brought forward by a page that starts after the press', async () => {
    failToPost()
    await sendLead(lead('{"n":32}'), vi.fn())
    await watchOutbox(listener, true)
    expect(posts()).toBe(1)
    await vi.advanceTimersByTimeAsync(6.1 * SECOND_MS)
    expect(posts()).toBe(2)
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

  it('are not kept back by a database that never answers', async () => {
    database.isHung = true
    void sendLead(lead('{"n":40}'), vi.fn())
    await vi.advanceTimersByTimeAsync(5 * SECOND_MS)
    expect(posts()).toBe(1)
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
