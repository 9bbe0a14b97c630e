// What the sender of a destination sends when, by its alarms, in a real D1.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import type { Env } from '@/worker/env'
import { testObjects, insertLead, ownStorage } from '@/worker/test-storage'
import { insertDeliveries } from './deliveries'
import { clockOf, wake, wakeAll } from './wake'

/** A Sunday: no digest of a morning comes between. */
const NOW = Date.UTC(2026, 10, 22, 17)

const storage = ownStorage()
let env: Env
let objects: ReturnType<typeof testObjects>
/** Texts of messages by the host that took them, and how many were sent to it. */
let taken: Record<string, string[]>
let sent: Record<string, number>
/** How a host answers a text; 200 without it. */
let answers: Record<string, (text: string) => Response | Promise<Response>>

beforeEach(async () => {
  ;[taken, sent, answers] = [{}, {}, {}]
  objects = testObjects(() => env)
  env = { ...storage.env, ...objects.bindings, ...{ LEAD_SLACK_URL: 'https://slack.example/' } }
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const [name = ''] = new URL(url).hostname.split('.')
    sent[name] = (sent[name] ?? 0) + 1
    const answer = (await answers[name]?.(body)) ?? new Response()
    if (answer.ok) (taken[name] ??= []).push(body)
    return answer
  })
  await env.DB.batch(['DELETE FROM leads', 'DELETE FROM destinations'].map(sql => env.DB.prepare(sql)))
})

/** Stores a lead that is called by its id, and wakes who is to send it. */
async function add(id: string, names: readonly ('slack' | 'json' | 'teams')[] = ['slack']): Promise<void> {
  const now = Date.now()
  await env.DB.batch([
    insertLead(env, id, { name: id, received_at_ms: now, phone: '631-555-0101', desk_origin: 'https://example.com' }),
    ...insertDeliveries(env, id, names, { network: id, now }),
  ])
  await wake(env, now + DAY_MS)
}
async function passTo(ms: number): Promise<void> {
  vi.setSystemTime(ms)
  await objects.ring()
}
const told = (name: string, id: string) => taken[name]?.filter(text => text.includes(id)).length ?? 0
const retry = (id: string) =>
  env.DB.prepare('SELECT next_attempt_at_ms FROM deliveries WHERE lead_id = ?1')
    .bind(id)
    .first<number>('next_attempt_at_ms')
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('', { status: code, headers })

describe('a retry', () => {
  it('leaves at its time, and not before', async () => {
    answers.slack = status(500)
    await add('Ann')
    await objects.ring()
    const dueMs = (await retry('Ann')) ?? 0
    expect(dueMs).toBeGreaterThan(NOW + 7_000)
    expect(objects.alarmOf('slack')).toBe(dueMs)
    delete answers.slack
    await passTo(dueMs - 1)
    expect(sent.slack).toBe(1)
    await passTo(dueMs)
    expect(told('slack', 'Ann')).toBe(1)
    await passTo(NOW + HOUR_MS)
    expect(sent.slack).toBe(2)
  })

  it('comes while D1 does not answer a run, and after an alarm that comes twice', async () => {
    await add('Ann')
    const { DB } = env
    env = { ...env, DB: {} as D1Database }
    await objects.ring()
    expect(sent.slack).toBeUndefined()
    env = { ...env, DB }
    await passTo(NOW + 15_000)
    expect(told('slack', 'Ann')).toBe(1)
    await env.SENDERS.getByName('slack').by('slack', NOW)
    await objects.ring()
    expect(sent.slack).toBe(1)
  })

  it('comes with the hourly run where the object has lost what it kept', async () => {
    answers.slack = status(500)
    await add('Ann')
    await objects.ring()
    objects.lose()
    delete answers.slack
    await passTo(NOW + HOUR_MS)
    expect(told('slack', 'Ann')).toBe(0)
    await clockOf(env).run(Date.now())
    await objects.ring()
    expect(told('slack', 'Ann')).toBe(1)
  })
})

describe('a destination that is down', () => {
  it('is tried with one message at growing pauses, gets a new lead at once, and all when it is back', async () => {
    answers.slack = status(503)
    for (const id of ['Ann', 'Bob', 'Cid']) await add(id)
    await objects.ring()
    expect(sent.slack).toBe(2)
    for (let second = 1; second <= 15 * 60; second++) await passTo(NOW + second * 1000)
    expect(sent.slack).toBeGreaterThan(10)
    expect(sent.slack).toBeLessThan(25)
    const before = sent.slack ?? 0
    await add('Dora')
    await objects.ring()
    expect(sent.slack).toBe(before + 1)
    delete answers.slack
    await add('Eve')
    await objects.ring()
    expect(told('slack', 'Eve')).toBe(1)
    await passTo(Date.now() + 5 * MINUTE_MS)
    for (const id of ['Ann', 'Bob', 'Cid', 'Dora', 'Eve']) expect([id, told('slack', id)]).toEqual([id, 1])
  }, 60_000)

  it('is reported by the others, once a day, while leads wait', async () => {
    env = { ...env, ...{ LEAD_TEAMS_URL: 'https://teams.example/', LEAD_FORWARD_URL: 'https://json.example/' } }
    answers.teams = status(429, { 'retry-after': '3600' })
    await add('Ann', ['teams'])
    await objects.ring()
    await passTo(NOW + 15 * MINUTE_MS - 1)
    const reports = () => [told('slack', 'teams hasn’t taken'), told('json', 'teams hasn’t taken')]
    expect(reports()).toEqual([0, 0])
    await passTo(NOW + 15 * MINUTE_MS)
    expect(reports()).toEqual([1, 1])
    for (const hours of [1, 2, 23]) await passTo(NOW + hours * HOUR_MS)
    expect(reports()).toEqual([1, 1])
  })
})

describe('a pause that is asked for', () => {
  it('is kept, whatever comes, and ends to the second', async () => {
    answers.slack = status(429, { 'retry-after': '90' })
    await add('Ann')
    await objects.ring()
    delete answers.slack
    for (const id of ['Bob', 'Cid']) await add(id)
    await passTo(NOW + 90_000 - 1)
    expect(sent.slack).toBe(1)
    await passTo(NOW + 90_000)
    for (const id of ['Ann', 'Bob', 'Cid']) expect(told('slack', id)).toBe(1)
    expect(await env.DB.prepare("SELECT failing_since_ms FROM destinations WHERE name = 'slack'").first()).toEqual({
      failing_since_ms: null,
    })
  })

  it('ends with `leads -- retry`, which wakes all', async () => {
    answers.slack = status(429, { 'retry-after': '3000' })
    await add('Ann')
    await objects.ring()
    delete answers.slack
    await env.DB.prepare('UPDATE destinations SET paused_until_ms = NULL').run()
    await wakeAll(env)
    await objects.ring()
    expect(told('slack', 'Ann')).toBe(1)
  })
})

describe('what a destination never takes', () => {
  it.each([
    ['refuses', 400],
    ['fails at', 500],
  ])('it %s again and again, and other leads pass', async (_what, code) => {
    answers.slack = text => new Response('', { status: text.includes('Poison') ? code : 200 })
    for (let n = 0; n < 12; n++) await add(`Poison ${n}`)
    await objects.ring()
    for (let minute = 1; minute <= 30; minute++) await passTo(NOW + minute * MINUTE_MS)
    await add('Ann')
    await objects.ring()
    expect(told('slack', 'Ann')).toBe(1)
  })
})

it('rests what is refused five times, after growing pauses, until `leads -- retry`', async () => {
  answers.slack = status(404)
  await add('Ann')
  // So no digest of a morning tells of it.
  await env.DB.prepare('UPDATE leads SET answered_at_ms = 1').run()
  await objects.ring()
  const pausesMin: number[] = []
  for (let refusals = 1; refusals < 5; refusals++) {
    const dueMs = (await retry('Ann')) ?? 0
    pausesMin.push(Math.round((dueMs - Date.now()) / MINUTE_MS))
    await passTo(dueMs)
  }
  expect(pausesMin).toEqual([5, 20, 60, 24 * 60])
  await passTo(NOW + 30 * DAY_MS)
  expect(sent.slack).toBe(5)
  delete answers.slack
  await env.DB.prepare('UPDATE deliveries SET refused_at_ms = NULL, refusals = 0').run()
  await wakeAll(env)
  await objects.ring()
  expect(told('slack', 'Ann')).toBe(1)
})

describe('a flood', () => {
  it('is told in digests, the first after 4 s, then one every 45 s, and the endpoint gets each lead', async () => {
    env = { ...env, ...{ LEAD_FORWARD_URL: 'https://json.example/' } }
    for (let n = 0; n < 60; n++) await add(`Lead-${n}.`, ['slack', 'json'])
    await objects.ring()
    expect([sent.slack, sent.json]).toEqual([undefined, 60])
    await passTo(NOW + 4_000)
    expect(sent.slack).toBe(1)
    await add('Ann-Late', ['slack', 'json'])
    await passTo(NOW + 48_000)
    expect(sent.slack).toBe(1)
    await passTo(NOW + 49_000)
    expect(sent.slack).toBe(2)
    expect(told('slack', 'Ann-Late')).toBe(1)
    for (let n = 2; n < 5; n++) await passTo(NOW + n * 49_000)
    for (let n = 0; n < 60; n++) expect([n, told('slack', `Lead-${n}.`)]).toEqual([n, 1])
  }, 60_000)

  it('of digests that are refused ends, and each lead is tried again', async () => {
    answers.slack = status(400)
    for (let n = 0; n < 25; n++) await add(`Lead-${n}.`)
    await passTo(NOW)
    await passTo(NOW + 4_000)
    delete answers.slack
    for (let minute = 1; minute < 20; minute++) await passTo(NOW + minute * MINUTE_MS)
    for (let n = 0; n < 25; n++) expect([n, told('slack', `Lead-${n}.`)]).toEqual([n, 1])
  }, 60_000)
})
