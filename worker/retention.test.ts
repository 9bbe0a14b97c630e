// Old leads and junk, and the daily limit on pictures, with the real D1 and R2 of wrangler.
import { DAY_MS } from '@/lib/time'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPastDailyLimit } from './receive/daily-limit'
import { deleteOrphans } from './receive/orphaned-images'
import { deleteDueLeads } from './retention'
import { insertLead, ownStorage } from './test-storage'

const NOW = '2026-11-24T12:00:00Z'

const { env } = ownStorage()

const tables = ['notes', 'deliveries', 'outbox', 'leads', 'photos', 'loose_pictures']
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  setClock(NOW)
})
afterEach(async () => {
  await env.DB.batch(tables.map(table => env.DB.prepare(`DELETE FROM ${table}`)))
})

const setClock = (iso: string) => void vi.spyOn(Date, 'now').mockReturnValue(Date.parse(iso))

/** A plan with its picture, a photo, a delivery, an outbox row and a note. */
async function addLead(id: string, receivedAt: string) {
  const imageKey = `plans/${id}.jpg`
  await env.PLANS.put(imageKey, 'picture')
  await env.PLANS.put(`photos/${id}.jpg`, 'photo')
  await env.DB.batch([
    insertLead(env, id, {
      kind: 'plan',
      received_at_ms: Date.parse(receivedAt),
      received_at: receivedAt,
      image_key: imageKey,
    }),
    env.DB.prepare('INSERT INTO outbox (lead_id, next_attempt_at_ms) VALUES (?1, 0)').bind(id),
    env.DB.prepare(
      `INSERT INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms) VALUES (?1, 'json', 'lead', 0)`,
    ).bind(id),
    env.DB.prepare(
      `INSERT INTO photos (lead_key, number, lead_id, what, body_hash, image_key, received_at_ms)
       VALUES (?1, 1, ?1, 'panel', '', 'photos/' || ?1 || '.jpg', ?2)`,
    ).bind(id, Date.parse(receivedAt)),
    env.DB.prepare(`INSERT INTO notes (lead_id, at_ms, text) VALUES (?1, 0, 'called')`).bind(id),
  ])
}

async function kept() {
  const { results } = await env.DB.prepare('SELECT id FROM leads ORDER BY id').all<{ id: string }>()
  return results.map(({ id }) => id)
}
const count = async (table: string) => await env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<number>('n')

describe('deleteDueLeads', () => {
  it('deletes what is older than 24 months with all that belongs to it', async () => {
    await addLead('old', '2024-11-23T12:00:00Z')
    await addLead('younger', '2024-11-25T12:00:00Z')
    await addLead('new', '2026-11-01T12:00:00Z')
    await deleteDueLeads(env)
    expect(await kept()).toEqual(['new', 'younger'])
    for (const table of ['notes', 'deliveries', 'outbox', 'photos']) expect(await count(table), table).toBe(2)
    expect(await count('loose_pictures'), 'the images are left to deleteOrphans').toBe(2)
    await deleteOrphans(env)
    expect(await count('loose_pictures')).toBe(0)
    for (const folder of ['plans', 'photos']) {
      expect(await env.PLANS.head(`${folder}/old.jpg`)).toBeNull()
      expect(await env.PLANS.head(`${folder}/new.jpg`)).not.toBeNull()
    }
  })

  it('deletes a bounded number in one run, the oldest first, and all that is due in the end', async () => {
    const ids = Array.from({ length: 61 }, (_, n) => `lead-${n + 10}`)
    for (const [n, id] of ids.entries()) await addLead(id, new Date(Date.UTC(2020, 0, 1, 0, n)).toISOString())
    await addLead('new', NOW)
    await deleteDueLeads(env)
    const left = await kept()
    expect(left).toEqual([...ids.slice(ids.length + 1 - left.length), 'new'])
    expect(left.length).toBeGreaterThan(ids.length - 51)
    // In the hours of one day.
    for (let run = 0; run < 60; run++) await deleteDueLeads(env)
    expect(await kept()).toEqual(['new'])
  }, 120_000)

  it('forgets the links of leads that were deleted as long ago', async () => {
    await addLead('new', NOW)
    await env.DB.prepare("UPDATE leads SET status_hash = 'today' WHERE id = 'new'").run()
    await env.DB.prepare("DELETE FROM leads WHERE id = 'new'").run()
    await env.DB.prepare("INSERT INTO ended_status_links VALUES ('old', 1)").run()
    await addLead('newest', NOW)
    await deleteDueLeads({ ...env, LEAD_KEEP_MONTHS: '0' })
    expect(await count('ended_status_links')).toBe(2)
    await deleteDueLeads(env)
    expect(await env.DB.prepare('SELECT status_hash FROM ended_status_links').first('status_hash')).toBe('today')
  })

  it('deletes junk a week after it was marked, and no other suspect', async () => {
    for (const id of ['junk', 'fresh', 'suspect']) await addLead(id, NOW)
    const mark = (id: string, atMs: number) =>
      env.DB.prepare('UPDATE leads SET junk_at_ms = ?2 WHERE id = ?1').bind(id, atMs).run()
    await mark('junk', Date.parse(NOW) - 7 * DAY_MS - 1)
    await mark('fresh', Date.parse(NOW) - 7 * DAY_MS + 1000)
    await env.DB.prepare("UPDATE leads SET suspect = 'Came from a program' WHERE id = 'suspect'").run()
    await deleteDueLeads(env)
    expect(await kept()).toEqual(['fresh', 'suspect'])
    await deleteOrphans(env)
    for (const folder of ['plans', 'photos']) expect(await env.PLANS.head(`${folder}/junk.jpg`)).toBeNull()
  })

  it('deletes junk where leads are kept for ever, or the setting is malformed', async () => {
    for (const LEAD_KEEP_MONTHS of ['0', 'two years']) {
      await addLead('junk', '2020-01-01T12:00:00Z')
      await addLead('old', '2020-01-01T12:00:00Z')
      await env.DB.prepare("UPDATE leads SET junk_at_ms = 1 WHERE id = 'junk'").run()
      await deleteDueLeads({ ...env, LEAD_KEEP_MONTHS })
      expect(await kept()).toEqual(['old'])
      await env.DB.prepare('DELETE FROM leads').run()
    }
  })

  it('keeps the leads of the last months when the clock has jumped ahead', async () => {
    await addLead('a', '2025-06-01T12:00:00Z')
    await addLead('b', NOW)
    setClock('2040-01-01T00:00:00Z')
    await deleteDueLeads(env)
    expect(await kept()).toEqual(['a', 'b'])
  })

  it.each([
    ['0', ['a', 'b', 'c']],
    ['6', ['c']],
    ['', ['b', 'c']],
    ['two years', ['a', 'b', 'c']],
    ['-1', ['a', 'b', 'c']],
  ])('with LEAD_KEEP_MONTHS=%j keeps %j', async (LEAD_KEEP_MONTHS, expected) => {
    await addLead('a', '2020-01-01T12:00:00Z')
    await addLead('b', '2026-01-01T12:00:00Z')
    await addLead('c', NOW)
    await deleteDueLeads({ ...env, LEAD_KEEP_MONTHS })
    expect(await kept()).toEqual(expected)
  })
})

it('isPastDailyLimit counts the pictures of plans and the photos of the last 24 hours, not the leads', async () => {
  const limit = (LEAD_DAILY_IMAGES: string) => isPastDailyLimit({ ...env, LEAD_DAILY_IMAGES })
  expect([await limit('1'), await limit('0')]).toEqual([false, true])
  await addLead('yesterday', new Date(Date.parse(NOW) - DAY_MS - 1000).toISOString())
  await addLead('future', '2030-01-01T00:00:00Z')
  expect(await limit('1')).toBe(false)
  for (const id of ['a', 'b']) await addLead(id, new Date(Date.parse(NOW) - 1000).toISOString())
  expect([await limit('5'), await limit('4'), await limit('1')]).toEqual([false, true, true])
  await env.DB.prepare('UPDATE leads SET image_key = NULL').run()
  await env.DB.prepare('DELETE FROM photos').run()
  expect(await limit('1'), 'words alone').toBe(false)
  expect(await isPastDailyLimit(env), 'the default is 2,000').toBe(false)
})
