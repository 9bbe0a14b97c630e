// Migrations that make a table anew: everything that was stored survives them, in a real D1.
import { expect, it, vi } from 'vitest'
import { HOUR_MS } from '@/lib/time'
import { clockOf } from './deliver/wake'
import type { Env } from './env'
import { testObjects } from './test-objects'
import { insertLead, migrationNames, ownStorage } from './test-storage'

const { env, migrate } = ownStorage({}, [])

const tables = ['leads', 'deliveries', 'outbox', 'unassigned_leads', 'notes']
const contents = async () => {
  const results = await env.DB.batch(tables.map(table => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1`)))
  return Object.fromEntries(tables.map((table, index) => [table, results[index]?.results as Record<string, unknown>[]]))
}

it('keeps every row and its order, cascades as before, and takes photo leads', async () => {
  for (const file of ['0001_lead_desk.sql', '0002_deliveries.sql']) await migrate(file)
  const lead = (id: string) =>
    env.DB.prepare(
      `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, name, payload, sheet_token, answered_by)
         VALUES (?1, 'plan', ?1, 'hash', 7, '1970', 'Ada', '{}', ?1, 'AB')`,
    ).bind(id)
  await env.DB.batch([
    lead('gone'),
    lead('first'),
    lead('second'),
    env.DB.prepare("DELETE FROM leads WHERE id = 'gone'"),
    env.DB.prepare("INSERT INTO outbox (lead_id, next_attempt_at_ms) VALUES ('first', 1)"),
    env.DB.prepare(
      "INSERT INTO deliveries (lead_id, destination, occasion, attempts, next_attempt_at_ms) VALUES ('first', 'slack', 'lead', 3, 5)",
    ),
    env.DB.prepare("INSERT INTO notes (lead_id, at_ms, author, text) VALUES ('second', 1, 'AB', 'called')"),
  ])
  const before = await contents()
  await migrate('0003_photos.sql')
  const after = await contents()
  expect(after).toEqual({ ...before, leads: before.leads?.map(row => ({ ...row, photos_announced: 0 })) })
  expect(after.leads?.map(({ seq, id }) => [seq, id])).toEqual([
    [2, 'first'],
    [3, 'second'],
  ])

  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, payload)
       VALUES ('third', 'photo', 'first', 'hash', 8, '1970', '{}')`,
    ),
    env.DB.prepare("INSERT INTO outbox (lead_id, next_attempt_at_ms) VALUES ('third', 1)"),
    env.DB.prepare(
      `INSERT INTO photos (lead_key, number, lead_id, what, body_hash, image_key, received_at_ms)
       VALUES ('first', 1, 'third', 'marked', '', 'photos/a.jpg', 8)`,
    ),
  ])
  expect((await contents()).unassigned_leads, 'the Worker of the version before').toEqual([
    { lead_id: 'first' },
    { lead_id: 'third' },
  ])
  await env.DB.prepare('DELETE FROM leads').run()
  expect(Object.values(await contents()).flat()).toEqual([])
  const { results } = await env.DB.prepare('SELECT image_key, swept FROM loose_pictures').all()
  expect(results).toEqual([{ image_key: 'photos/a.jpg', swept: 1 }])
})

it('keeps every delivery and its order, and takes those of further messages', async () => {
  const renewal = '0012_messages.sql'
  for (const file of migrationNames) if (file > '0003_photos.sql' && file < renewal) await migrate(file)
  const all = async () => (await env.DB.prepare('SELECT * FROM deliveries ORDER BY rowid').all()).results
  const insert = (destination: string, occasion: string) =>
    env.DB.prepare(
      `INSERT INTO deliveries (lead_id, destination, occasion, attempts, refusals, next_attempt_at_ms, leased_until_ms,
           last_attempt_at_ms, last_error, delivered_at_ms, refused_at_ms, is_suspect) VALUES ('a', ?1, ?2, 3, 2, 5, 6, 7, 'status 500', 8, 9, 1)`,
    ).bind(destination, occasion)
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, payload)
       VALUES ('a', 'quote', 'a', '', 7, '1970', '{}')`,
    ),
    ...['teams', 'slack', 'discord'].map(name => insert(name, 'lead')),
  ])
  const before = await all()
  await migrate(renewal)
  expect(await all()).toEqual(before)
  await insert('customer', 'confirmation').run()
  const { results } = await env.DB.prepare(
    "SELECT name FROM pragma_index_list('deliveries') WHERE origin = 'c' ORDER BY 1",
  ).all()
  expect(results.map(({ name }) => name)).toEqual(['deliveries_delivered', 'deliveries_due', 'deliveries_refused'])
  await env.DB.prepare('DELETE FROM leads').run()
  expect(await all()).toEqual([])
})

it('takes people apart who were one by their mail alone, and keeps the first time of a win', async () => {
  const people = '0016_people.sql'
  for (const file of migrationNames) if (file > '0012_messages.sql' && file < people) await migrate(file)
  const lead = (id: string, phone: string | null, changes = {}) =>
    insertLead(env, id, { phone, phone_e164: phone, person_id: 'ann', ...changes })
  await env.DB.batch([
    lead('ann', null),
    lead('ann-again', '+16315550101', { won_at_ms: 9 }),
    lead('bob', '+16315550102'),
    lead('bob-again', '+16315550102'),
    lead('robot', '+16315550101', { suspect: 'A program' }),
    ...[5, 9].map(at =>
      env.DB.prepare("INSERT INTO lead_events (lead_id, at_ms, what) VALUES ('ann-again', ?1, 'won')").bind(at),
    ),
  ])
  await migrate(people)
  const { results } = await env.DB.prepare('SELECT person_id, won_at_ms FROM leads ORDER BY seq').all()
  expect(results.map(row => Object.values(row))).toEqual([
    ['ann', null],
    ['ann', 5],
    ['bob', null],
    ['bob', null],
    ['robot', null],
  ])
})

it('hands everything over to the senders: nothing is lost, and nothing is told twice', async () => {
  const handover = '0023_one_sender.sql'
  for (const file of migrationNames) if (file > '0016_people.sql' && file < handover) await migrate(file)
  await env.DB.batch(['DELETE FROM leads', 'DELETE FROM destinations'].map(sql => env.DB.prepare(sql)))
  /** A Sunday: no digest of a morning comes between. */
  const now = Date.UTC(2026, 10, 22, 17)
  const databaseMs = (await env.DB.prepare('SELECT unixepoch() * 1000 AS ms').first<number>('ms')) ?? 0
  const add = (id: string, columns: Record<string, string | number | null>, lead = {}) => {
    const row = { lead_id: id, destination: 'json', occasion: 'lead', next_attempt_at_ms: 0, ...columns }
    const names = Object.keys(row)
    return [
      insertLead(env, id, { received_at_ms: now - HOUR_MS, remind_at_ms: null, ...lead }),
      env.DB.prepare(
        `INSERT INTO deliveries (${names.join()}) VALUES (${names.map((_, index) => `?${index + 1}`).join()})`,
      ).bind(...Object.values(row)),
    ]
  }
  await env.DB.batch(
    [
      add('waits', {}),
      add('failed', { attempts: 3, next_attempt_at_ms: now + 60_000, last_error: 'status 500' }),
      // One run of the version before has just sent them, and records the first of them only.
      add('recorded', { attempts: 1, leased_until_ms: databaseMs + 40_000 }),
      add('cut-off', { attempts: 1, leased_until_ms: databaseMs + 40_000 }),
      add(
        'delivered',
        { attempts: 1, delivered_at_ms: now - 1 },
        { remind_at_ms: now - 1, received_at_ms: now - 24 * HOUR_MS },
      ),
      add('refused', { attempts: 5, refusals: 5, refused_at_ms: now - 1 }),
      add('suspect', { is_suspect: 1, next_attempt_at_ms: now }, { suspect: 'A program' }),
      add('junk', { is_suspect: 2 }, { junk_at_ms: now }),
      add('paused', { destination: 'slack' }),
      [env.DB.prepare("INSERT INTO destinations (name, paused_until_ms) VALUES ('slack', ?1)").bind(now + 30_000)],
    ].flat(),
  )
  await migrate(handover)
  await env.DB.prepare("INSERT INTO lead_events (lead_id, at_ms, what) VALUES ('waits', 7, 'tried')").run()
  for (const file of migrationNames) if (file > handover) await migrate(file)
  expect((await env.DB.prepare('SELECT lead_id, at_ms, what FROM lead_events').all()).results).toEqual([
    { lead_id: 'waits', at_ms: 7, what: 'tried' },
  ])

  // That version claims nothing more, and what it has sent stays sent.
  const claim = `UPDATE deliveries SET leased_until_ms = 5, attempts = attempts + 1 WHERE lead_id = 'waits' RETURNING lead_id`
  expect((await env.DB.prepare(claim).all()).results).toEqual([])
  await env.DB.prepare(
    "UPDATE deliveries SET delivered_at_ms = 1, leased_until_ms = 0 WHERE lead_id = 'recorded' AND delivered_at_ms IS NULL",
  ).run()

  const desk: Env = {
    ...env,
    ...{ LEAD_FORWARD_URL: 'https://json.example/', LEAD_SLACK_URL: 'https://slack.example/' },
  }
  const objects = testObjects(() => desk)
  Object.assign(desk, objects.bindings)
  const told: string[] = []
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    told.push(headers['idempotency-key'] ?? url)
    return Promise.resolve(new Response())
  })
  await clockOf(desk).run(now)
  await objects.ring()
  const first = ['delivered.reminder-2', 'suspect', 'waits', 'https://slack.example/']
  // The reminder goes to Slack when its pause is over.
  expect(told.toSorted()).toEqual(first.slice(0, 3).toSorted())
  vi.setSystemTime(now + 30_000)
  await objects.ring()
  expect(told.toSorted()).toEqual([...first, 'https://slack.example/'].toSorted())
  vi.setSystemTime(Math.max(now + 60_000, databaseMs + 40_000))
  await objects.ring()
  expect(told.filter(key => !key.startsWith('https')).toSorted()).toEqual(
    [...first.slice(0, 3), 'cut-off', 'failed'].toSorted(),
  )
  const { results } = await env.DB.prepare(
    'SELECT lead_id FROM deliveries WHERE delivered_at_ms IS NULL ORDER BY 1',
  ).all()
  expect(results.map(({ lead_id }) => lead_id)).toEqual(['junk', 'refused'])
})
