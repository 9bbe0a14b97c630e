// What is due, and results, in the real D1 of wrangler, from a database of the first version.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ANY_LEAD, assignLeads, insertDeliveries, readDue, recordDelivered, recordFailed } from './deliveries'
import { MINUTE_MS } from '@/lib/time'
import { healthResponse } from '@/worker/health'
import { rememberSender } from '@/worker/receive/suspicion'
import { insertLead, migrationNames, ownStorage } from '@/worker/test-storage'

const NOW = Date.parse('2026-11-24T12:00:00Z')

const { env, migrate } = ownStorage({}, migrationNames.slice(0, 1))

const run = (sql: string, ...values: readonly (string | number | null)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()
const addLead = (id: string, receivedAtMs = NOW) => insertLead(env, id, { received_at_ms: receivedAtMs }).run()
async function rows(id: string) {
  const { results } = await env.DB.prepare(
    `SELECT destination, attempts, last_error, delivered_at_ms FROM deliveries WHERE lead_id = ?1 ORDER BY destination`,
  )
    .bind(id)
    .all()
  return results
}
const due = async (of: Parameters<typeof readDue>[3]['of'], limit = 10, now = NOW) =>
  (await readDue(env, 'slack', now, { of, limit })).map(({ id }) => id)
async function health(changes: Partial<Record<string, string>>) {
  const response = await healthResponse(new Request('https://example.com/api/health'), { ...env, ...changes })
  const { problems } = await response.json<{ problems: string[] }>()
  return [response.status, problems] as const
}

beforeAll(async () => {
  for (const id of ['delivered', 'failing', 'waiting']) await addLead(id)
  await run(`INSERT INTO outbox (lead_id, attempts, next_attempt_at_ms, last_error, delivered_at_ms) VALUES
    ('delivered', 1, 0, NULL, 5), ('failing', 3, 7, 'status 500', NULL), ('waiting', 0, 0, NULL, NULL)`)
  for (const name of migrationNames.slice(1)) await migrate(name)
}, 60_000)
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

describe('a database of the version before', () => {
  it('keeps what was delivered and what fails, and sends the rest to all destinations', async () => {
    await assignLeads(env, ['slack', 'teams'])
    expect(await rows('delivered')).toMatchObject([{ destination: 'json', attempts: 1, delivered_at_ms: 5 }])
    expect(await rows('failing')).toMatchObject([
      { destination: 'json', attempts: 3, last_error: 'status 500', delivered_at_ms: null },
    ])
    expect(await rows('waiting')).toMatchObject([{ destination: 'slack' }, { destination: 'teams' }])
    expect(await env.DB.prepare('SELECT COUNT(sheet_token) AS tokens FROM leads').first('tokens')).toBe(3)
  })
})

describe('what is due', () => {
  beforeEach(async () => {
    await env.DB.batch(['leads', 'destinations'].map(table => env.DB.prepare(`DELETE FROM ${table}`)))
    for (const id of ['a', 'b', 'c']) {
      await addLead(id)
      await env.DB.batch([...insertDeliveries(env, id, ['slack', 'teams'], { network: id, now: NOW })])
    }
  })

  it('are leads before reminders, the oldest first, suspects last and only where they belong', async () => {
    await run("UPDATE deliveries SET occasion = 'reminder-1' WHERE lead_id = 'a'")
    await run("UPDATE deliveries SET is_suspect = 1, next_attempt_at_ms = 1 WHERE lead_id = 'b'")
    expect(await due('usual')).toEqual(['c', 'a'])
    expect(await due('each')).toEqual(['c', 'a', 'b'])
    await run('UPDATE deliveries SET next_attempt_at_ms = ?1 WHERE is_suspect = 1', NOW + MINUTE_MS)
    expect(await due('each')).toEqual(['c', 'a'])
    expect(await due('each', 10, NOW + MINUTE_MS)).toEqual(['c', 'a', 'b'])
  })

  it('are in a flood who sent one lead, from both ends, then one lead of each network', async () => {
    await run('DELETE FROM leads')
    const senders = { a: 'one', b: 'many', c: 'two', d: 'many', e: 'three', f: 'many', g: 'four', h: 'two' }
    for (const [index, [id, network]] of Object.entries(senders).entries()) {
      await addLead(id, NOW + index)
      await env.DB.batch([
        ...insertDeliveries(env, id, ['slack'], { network, now: NOW }),
        rememberSender(env, id, { reason: null, fingerprints: [ANY_LEAD], network }, NOW),
      ])
    }
    expect(await due('flood', 2)).toEqual(['g', 'a'])
    expect(await due('flood', 8)).toEqual(['g', 'a', 'e', 'b', 'c', 'd', 'h', 'f'])
    expect(await due('newest', 1)).toEqual(['g'])
  })

  it('are last that were tried often, and never those that pause, rest or were delivered', async () => {
    await run("UPDATE deliveries SET attempts = 3, next_attempt_at_ms = 1 WHERE lead_id = 'a'")
    expect(await due('usual')).toEqual(['b', 'c', 'a'])
    await run("UPDATE deliveries SET next_attempt_at_ms = ?1 WHERE lead_id = 'a'", NOW + 1)
    await run("UPDATE deliveries SET refused_at_ms = 1 WHERE lead_id = 'b'")
    await run("UPDATE deliveries SET delivered_at_ms = 1 WHERE lead_id = 'c'")
    expect(await due('usual')).toEqual([])
    expect(await due('usual', 10, NOW + 1)).toEqual(['a'])
  })

  it('is no longer what was delivered, which no failure overwrites', async () => {
    const [first, second] = await readDue(env, 'slack', NOW, { of: 'usual', limit: 2 })
    if (first === undefined || second === undefined) throw new Error('nothing is due')
    const failure = { error: 'status 500', isRefusal: true, nextMs: null }
    await recordDelivered(env, 'slack', [first], NOW).run()
    await recordFailed(env, 'slack', [first, second], failure, NOW).run()
    expect((await rows('a'))[0]).toMatchObject({ delivered_at_ms: NOW, last_error: null, attempts: 1 })
    expect((await rows('b'))[0]).toMatchObject({ delivered_at_ms: null, last_error: 'status 500', attempts: 1 })
    expect(await due('usual')).toEqual(['c'])
  })

  it('stays due where there was news while the earlier one was sent', async () => {
    const sent = await readDue(env, 'slack', NOW, { of: 'usual', limit: 1 })
    await run("UPDATE deliveries SET next_attempt_at_ms = ?1 WHERE lead_id = 'a'", NOW)
    await recordDelivered(env, 'slack', sent, NOW).run()
    expect(await due('usual')).toContain('a')
  })
})

describe('the health check', () => {
  const SLACK = { LEAD_SLACK_URL: 'https://hooks.example.com/a' }
  beforeEach(async () => {
    await env.DB.batch(['leads', 'destinations'].map(table => env.DB.prepare(`DELETE FROM ${table}`)))
  })

  it('needs a destination, unless the owner knows', async () => {
    expect(await health({})).toEqual([503, ['no destination is set']])
    expect(await health({ LEAD_NO_DESTINATION: 'allowed' })).toEqual([200, []])
    expect(await health({ LEAD_SLACK_URL: 'hooks.example.com/SECRET' })).toEqual([503, ['a setting is malformed']])
    expect(await health(SLACK)).toEqual([200, []])
  })

  it.each([
    ['waits for its first attempt', 'next_attempt_at_ms = ?1', NOW - MINUTE_MS, []],
    ['was never tried', 'next_attempt_at_ms = ?1', NOW - 16 * MINUTE_MS, ['a destination takes nothing']],
    ['came an hour ago and was never tried', 'attempts = ?1', 0, ['a destination takes nothing']],
    ['is junk', 'is_suspect = ?1', 2, []],
    ['is junk and was refused', 'is_suspect = 2, refused_at_ms = ?1', NOW - MINUTE_MS, []],
    ['waits after a failure', 'attempts = 4, next_attempt_at_ms = ?1', NOW + MINUTE_MS, []],
    ['came to rest today', 'refused_at_ms = ?1', NOW - 60 * MINUTE_MS, ['a destination refuses leads']],
    ['came to rest last week', 'refused_at_ms = ?1', NOW - 7 * 24 * 60 * MINUTE_MS, []],
    ['was delivered', 'delivered_at_ms = ?1', NOW, []],
  ])('says of a lead that %s', async (_name, change, value, problems) => {
    await addLead('a', NOW - 60 * MINUTE_MS)
    await env.DB.batch([...insertDeliveries(env, 'a', ['slack'], { network: 'a', now: NOW })])
    await run(`UPDATE deliveries SET ${change}`, value)
    expect(await health(SLACK)).toEqual([problems.length === 0 ? 200 : 503, problems])
  })

  it('fails while a destination fails for 15 minutes and leads wait', async () => {
    await run("INSERT INTO destinations (name, failing_since_ms) VALUES ('slack', ?1)", NOW - 16 * MINUTE_MS)
    expect(await health(SLACK)).toEqual([200, []])
    await addLead('a')
    await env.DB.batch([...insertDeliveries(env, 'a', ['slack'], { network: 'a', now: NOW })])
    expect(await health(SLACK)).toEqual([503, ['a destination takes nothing']])
    expect(await health({ ...SLACK, LEAD_ALARM_AFTER_MIN: '20' })).toEqual([200, []])
  })
})
