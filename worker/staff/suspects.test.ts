// What staff decide about a suspect, in a real D1.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { act, markJunk, undo } from './outcomes'
import { insertLead, ownStorage } from '@/worker/test-storage'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const { env } = ownStorage()

const lead = (id: string, suspect: string | null) => [
  insertLead(env, id, { suspect }),
  env.DB.prepare(
    `INSERT INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, is_suspect, delivered_at_ms)
     VALUES (?1, 'slack', 'lead', ?2, ?3, ?4), (?1, 'teams', 'lead', ?2, ?3, NULL)`,
  ).bind(id, NOW + 1, suspect === null ? 0 : 1, NOW - 1),
]
const leadRow = (id: string) =>
  env.DB.prepare('SELECT suspect, junk_at_ms FROM leads WHERE id = ?1').bind(id).first<Record<string, unknown>>()
const deliveries = async (id: string) => {
  const { results } = await env.DB.prepare(
    'SELECT destination, is_suspect, delivered_at_ms, next_attempt_at_ms FROM deliveries WHERE lead_id = ?1 ORDER BY 1',
  )
    .bind(id)
    .all<{ destination: string; is_suspect: number; delivered_at_ms: number | null; next_attempt_at_ms: number }>()
  return results.map(row => Object.values(row))
}

beforeEach(async () => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  await env.DB.batch([
    env.DB.prepare('DELETE FROM leads'),
    ...lead('suspect', 'Came from a program'),
    ...lead('honest', null),
  ])
})

const real = (id: string) => act(env, id, { what: 'real', author: null })
async function undoLast(id: string) {
  const seq = await env.DB.prepare('SELECT MAX(seq) FROM lead_events WHERE lead_id = ?1')
    .bind(id)
    .first<number>('MAX(seq)')
  await undo(env, id, null, seq ?? 0)
}

describe('a lead that is real', () => {
  it('is no suspect, and is due everywhere, also where a digest has told of it', async () => {
    await real('suspect')
    expect(await leadRow('suspect')).toEqual({ suspect: null, junk_at_ms: null })
    expect(await deliveries('suspect')).toEqual([
      ['slack', 0, null, 0],
      ['teams', 0, null, 0],
    ])
  })

  it('is not sent again by a second press', async () => {
    await real('suspect')
    await env.DB.prepare('UPDATE deliveries SET delivered_at_ms = 5').run()
    await real('suspect')
    expect((await deliveries('suspect')).map(row => row[2])).toEqual([5, 5])
  })
})

describe('junk', () => {
  it('stops what still waits, and keeps the time of the first press', async () => {
    await markJunk(env, ['honest'], null)
    expect(await leadRow('honest')).toEqual({ suspect: null, junk_at_ms: NOW })
    expect((await deliveries('honest')).map(row => row[1])).toEqual([0, 2])
    vi.spyOn(Date, 'now').mockReturnValue(NOW + 5)
    await markJunk(env, ['honest', 'suspect'], null)
    expect(await leadRow('honest')).toEqual({ suspect: null, junk_at_ms: NOW })
    expect(await leadRow('suspect')).toMatchObject({ junk_at_ms: NOW + 5 })
  })

  it.each([
    ['undone', undoLast],
    ['said to be real', real],
  ])('and back, %s, sends nothing of it twice', async (_how, back) => {
    const before = await deliveries('honest')
    await markJunk(env, ['honest'], null)
    await back('honest')
    expect(await leadRow('honest')).toEqual({ suspect: null, junk_at_ms: null })
    expect(await deliveries('honest')).toEqual(before)
  })

  it('that was a suspect is one again when it is undone', async () => {
    const before = await deliveries('suspect')
    await markJunk(env, ['suspect'], null)
    await undoLast('suspect')
    expect(await leadRow('suspect')).toEqual({ suspect: 'Came from a program', junk_at_ms: null })
    expect(await deliveries('suspect')).toEqual(before)
  })
})
