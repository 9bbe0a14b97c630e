// What the lead desk reads and writes in D1, by D1's own meta: the free plan allows so many rows a
// day, and taking leads shares them.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@/lib/time'
import { HAND_OFF_PATH, HAND_OFF_PHOTO_PATH, type HandOffKeys } from '@/lib/leads/hand-off'
import { estimate, jpegBytes, photo, plan, quote } from '@/tests/lead-desk/sample-leads'
import { handleApi } from './api'
import { wakeAll } from './deliver/wake'
import type { Env } from './env'
import { testObjects, ownStorage } from './test-storage'
import { totals } from './office/totals'

const NOW = Date.UTC(2026, 10, 25, 19)
const storage = ownStorage()
let env: Env
let objects: ReturnType<typeof testObjects>
let spent = { read: 0, written: 0 }
const report = (what: string, { read, written }: typeof spent) =>
  process.env.ROWS !== undefined && console.log(`${what}: ${read} read, ${written} written`)

/** The same database, which adds up what each statement says that it read and wrote. */
function counted(db: D1Database): D1Database {
  const inner = new Map<D1PreparedStatement, D1PreparedStatement>()
  const add = <T>(result: D1Result<T>) => {
    spent.read += result.meta.rows_read
    spent.written += result.meta.rows_written
    return result
  }
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => add(await statement.all<Record<string, unknown>>())
    const first = async (column?: string) => {
      const [row] = (await all()).results
      return (column === undefined ? row : row?.[column]) ?? null
    }
    const wrapped = { bind: (...values: unknown[]) => wrap(statement.bind(...values)), all, run: all, first }
    inner.set(wrapped as unknown as D1PreparedStatement, statement)
    return wrapped as unknown as D1PreparedStatement
  }
  const batch = async (statements: readonly D1PreparedStatement[]) =>
    (await db.batch(statements.map(statement => inner.get(statement) ?? statement))).map(add)
  return { prepare: (sql: string) => wrap(db.prepare(sql)), batch } as unknown as D1Database
}

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  const EMAIL = { send: () => Promise.resolve() }
  const LEAD_LIMIT = { limit: () => Promise.resolve({ success: true }) }
  objects = testObjects(() => env)
  env = { ...storage.env, ...objects.bindings, EMAIL, LEAD_LIMIT, DB: counted(storage.env.DB) } as unknown as Env
  for (const table of ['leads', 'destinations', 'probes']) await execute(`DELETE FROM ${table}`)
})

const CHATS = ['slack', 'discord', 'teams', 'google-chat'] as const
const ALL = {
  ...Object.fromEntries(
    ['FORWARD', 'SLACK', 'DISCORD', 'TEAMS', 'GOOGLE_CHAT'].map(name => [
      `LEAD_${name}_URL`,
      `https://${name.replace('_', '-').toLowerCase()}.example/`,
    ]),
  ),
  LEAD_EMAIL_TO: 'office@example.com',
  LEAD_EMAIL_FROM: 'leads@example.com',
  LEAD_CONFIRM: '1',
}
const ONE = { LEAD_SLACK_URL: 'https://slack.example/' }

/** Open leads, the newest first, each `everyMs` before the one before; delivered everywhere. */
async function addLeads(leads: number, everyMs: number, columns: Readonly<Record<string, string>> = {}) {
  const names = Object.keys(columns).map(name => `, ${name}`)
  await execute(
    `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at, received_at_ms, payload, person_id, remind_at_ms${names.join('')})
     WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${leads - 1})
     SELECT 'lead-' || n, 'quote', 'key-' || n, '', '', ${NOW} - n * ${everyMs}, '{}', 'lead-' || n, ${NOW} + ${HOUR_MS} + n
       ${Object.values(columns)
         .map(value => `, ${value}`)
         .join('')} FROM numbers`,
  )
  await execute(
    `INSERT INTO deliveries (lead_id, destination, occasion, attempts, next_attempt_at_ms, delivered_at_ms)
     SELECT leads.id, name.value, 'lead', 1, 0, received_at_ms + 1000 FROM leads, json_each('${JSON.stringify([...CHATS, 'json', 'email'])}') AS name`,
  )
}
const execute = (sql: string) => storage.env.DB.prepare(sql).run()

async function cost(work: () => Promise<unknown>) {
  spent = { read: 0, written: 0 }
  await work()
  return spent
}
/** What alarms do within a minute. */
async function minute(number: number) {
  vi.setSystemTime(NOW + number * MINUTE_MS)
  await objects.ring()
}
const monitor = () =>
  handleApi(new Request('https://example.com/api/health'), env, {
    waitUntil: () => undefined,
  } as unknown as ExecutionContext)
/** The first run of a day asks what the morning's digest tells. */
async function begin() {
  await wakeAll(env)
  await minute(0)
}
async function taken(kind: string, body: object, address = '198.51.100.7') {
  const background: Promise<unknown>[] = []
  const headers = {
    'content-type': 'application/json',
    origin: 'https://example.com',
    'x-page-seconds': '40',
    'cf-connecting-ip': address,
  }
  const request = new Request(`https://example.com/api/leads/${kind}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const response = await handleApi(request, env, {
    waitUntil: (work: Promise<unknown>) => background.push(work),
  } as unknown as ExecutionContext)
  expect(response.status).toBe(201)
  await Promise.all(background)
  await objects.ring()
}

describe('a minute in which nothing is due', () => {
  it.each([
    ['one destination', ONE],
    ['every destination', ALL],
  ])(
    'reads no row, and at most 50 for a monitor, with 1,800 open leads, junk and suspects, and %s',
    async (_name, settings) => {
      Object.assign(env, settings)
      await addLeads(1800, 90_000)
      await execute(
        'UPDATE deliveries SET delivered_at_ms = NULL, is_suspect = 2 WHERE lead_id IN (SELECT id FROM leads ORDER BY seq LIMIT 300)',
      )
      await execute('UPDATE leads SET junk_at_ms = 1e15 WHERE seq IN (SELECT seq FROM leads ORDER BY seq LIMIT 300)')
      await begin()
      expect(await cost(() => minute(1))).toEqual({ read: 0, written: 0 })
      const idle = await cost(monitor)
      report(`question of a monitor, ${_name}`, idle)
      expect(idle.read).toBeLessThanOrEqual(50)
      expect(idle.written).toBeLessThanOrEqual(4)
    },
    60_000,
  )

  it('reads at most 100 while a destination is down and 1,800 deliveries wait for it', async () => {
    Object.assign(env, ONE)
    await addLeads(1800, 90_000)
    await begin()
    await execute(
      `UPDATE deliveries SET delivered_at_ms = NULL, attempts = 5, next_attempt_at_ms = ${NOW + 5 * MINUTE_MS}`,
    )
    await execute(`UPDATE destinations SET failing_since_ms = ${NOW - 60 * MINUTE_MS}, alarm_at_ms = ${NOW}`)
    await wakeAll(env)
    await objects.ring()
    const down = await cost(() => minute(1))
    report('minute of an outage', down)
    expect(down.read).toBeLessThanOrEqual(100)
  }, 60_000)
})

describe('a lead', () => {
  it.each([
    ['quote', quote(), 25],
    ['estimate', estimate({ message: 'Two cars, and a detached garage behind the house.' }), 25],
    ['photo', photo(), 25],
    // Its picture is noted before it is stored.
    ['plan', plan({ contact: { name: 'Ann', phone: '6315550101', email: 'ann@example.com' } }), 25],
  ])(
    'of kind %s reads at most 200 rows, told to one destination; each further one costs few',
    async (kind, body, mostWritten) => {
      Object.assign(env, ONE)
      await addLeads(1800, 90_000)
      // The first of a day makes the key of its hashes.
      await taken('quote', quote({ phone: '6315550199' }), '203.0.113.1')
      const one = await cost(() => taken(kind, { ...body, page_url: 'https://www.example.com/first' }))
      report(`${kind}, one destination`, one)
      expect(one.read).toBeLessThanOrEqual(200)
      expect(one.written).toBeLessThanOrEqual(mostWritten)
      Object.assign(env, ALL)
      await begin()
      const all = await cost(() => taken(kind, { ...body, page_url: 'https://www.example.com/second' }))
      report(`${kind}, every destination`, all)
      expect(all.read - one.read).toBeLessThanOrEqual(6 * 40)
      expect(all.written - one.written).toBeLessThanOrEqual(6 * 8)
    },
    60_000,
  )

  it('reads at most 200 in a flood, between two digests', async () => {
    Object.assign(env, ONE)
    await addLeads(1800, 1000)
    await execute('UPDATE deliveries SET delivered_at_ms = NULL, attempts = 0')
    await taken('quote', quote(), '203.0.113.1')
    const lead = await cost(() => taken('quote', quote({ name: 'Ann' })))
    report('quote in a flood', lead)
    expect(lead.read).toBeLessThanOrEqual(200)
    expect(lead.written).toBeLessThanOrEqual(25)
  }, 60_000)
})

it('a photo from a phone writes one row, and each step of the wait for it reads one', async () => {
  const ask = (method: string, path: string, key = '', init: RequestInit = {}) =>
    handleApi(
      new Request(`https://example.com${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'image/jpeg' },
        ...init,
      }),
      env,
      {} as ExecutionContext,
    )
  const keys = await (await ask('POST', HAND_OFF_PATH)).json<HandOffKeys>()
  const added = await cost(() => ask('PUT', HAND_OFF_PHOTO_PATH, keys.add, { body: new Uint8Array(jpegBytes) }))
  report('photo from a phone', added)
  expect(added.written).toBe(1)
  const collected = await cost(() => ask('GET', HAND_OFF_PHOTO_PATH, keys.collect))
  report('step of the wait for it', collected)
  expect(collected).toEqual({ read: 1, written: 0 })
})

it('totals read no more than twice the leads that they show', async () => {
  await addLeads(20_000, 5 * MINUTE_MS, {
    channel: "'channel-' || (n % 7)",
    page_path: "'/page-' || (n % 40)",
    answered_at_ms: `CASE WHEN n % 3 THEN ${NOW} END`,
    outcome: "CASE WHEN n % 9 = 1 THEN 'won' END",
    won_cents: '100',
  })
  let shown: number | undefined
  const read = await cost(async () => (shown = (await totals(env, 12, NOW)).all[0]?.leads))
  report(`totals of ${shown} leads`, read)
  expect(shown).toBeGreaterThan(19_000)
  expect(read.read).toBeLessThanOrEqual(2 * Number(shown))
}, 60_000)
