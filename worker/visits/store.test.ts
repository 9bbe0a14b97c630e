// Who holds a window, in a real D1: single cases.
import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@/lib/time'
import { offeredAt, visitWeekOfTwo, windowsAt } from '@/tests/leads/visit-week'
import { insertLead, ownStorage } from '@/worker/test-storage'
import { confirmVisit, endVisit, freeWindows, holdWindow, officeWindows, setWindowOpen, visitOf } from './store'

/** A Monday morning. */
const NOW = Date.parse('2026-11-30T09:00-05:00')
const { env } = ownStorage({ LEAD_VISIT_WINDOWS: visitWeekOfTwo })
const offered = offeredAt(NOW, visitWeekOfTwo)
/** Of one visit. */
const first = (offered.find(({ capacity }) => capacity === 1) ?? offered[0]).id
const second = offered[3].id
const leads = ['ann', 'bob', 'dee', 'eve']

beforeEach(async () => {
  await env.DB.batch(['leads', 'visit_windows', 'visits'].map(table => env.DB.prepare(`DELETE FROM ${table}`)))
  await env.DB.batch(leads.map(id => insertLead(env, id)))
})

describe('a window', () => {
  it('is held by one, and by the same press again; a change gives the old one back', async () => {
    expect((await holdWindow(env, 'ann', first, NOW))?.window_id).toBe(first)
    expect(await holdWindow(env, 'ann', first, NOW + 1)).toMatchObject({ sequence: 0, held_at_ms: NOW })
    expect(await holdWindow(env, 'bob', first, NOW)).toBeNull()
    const changed = await holdWindow(env, 'ann', second, NOW)
    expect(changed).toMatchObject({ window_id: second, sequence: 1 })
    expect((await holdWindow(env, 'bob', first, NOW))?.window_id).toBe(first)
  })

  it('that was closed, is past or unknown cannot be held anew', async () => {
    await holdWindow(env, 'ann', first, NOW)
    await env.DB.prepare('INSERT INTO visit_windows VALUES (?1, 0)').bind(first).run()
    expect((await holdWindow(env, 'ann', first, NOW))?.window_id, 'who has it keeps it').toBe(first)
    await endVisit(env, 'ann', 'released', null, NOW)
    for (const id of [first, windowsAt(NOW, visitWeekOfTwo)[0]?.id ?? '', '2026-11-27T08', 'nonsense', '2027-12-03T08'])
      expect(await holdWindow(env, 'bob', id, NOW), id).toBeNull()
    expect((await freeWindows(env, 99, NOW)).map(({ id }) => id)).not.toContain(first)
  })

  it('is free again when its lead is deleted or junk, or was not confirmed in time', async () => {
    const free = async () => (await holdWindow(env, 'dee', first, NOW))?.window_id
    await holdWindow(env, 'ann', first, NOW)
    await env.DB.prepare("DELETE FROM leads WHERE id = 'ann'").run()
    expect(await free()).toBe(first)
    await env.DB.prepare("UPDATE leads SET junk_at_ms = 1 WHERE id = 'dee'").run()
    expect(await visitOf(env, 'dee', NOW)).toMatchObject({ window_id: null, ended: 'junk' })
    const visit = await holdWindow(env, 'eve', first, NOW)
    expect(await visitOf(env, 'eve', (visit?.ends_at_ms ?? 0) - 1)).toMatchObject({ window_id: first })
    expect(await visitOf(env, 'eve', visit?.ends_at_ms)).toMatchObject({ window_id: null, ended: 'expired' })
  })

  it('is confirmed only as staff have seen it, and then does not end by itself', async () => {
    const visit = await holdWindow(env, 'ann', first, NOW)
    expect(await confirmVisit(env, 'ann', second, NOW)).toMatchObject({ sequence: 0, confirmed_at_ms: null })
    expect(await confirmVisit(env, 'ann', first, NOW)).toMatchObject({ sequence: 1, confirmed_at_ms: NOW })
    expect(await visitOf(env, 'ann', (visit?.ends_at_ms ?? 0) + HOUR_MS)).toMatchObject({ window_id: first })
    expect((await officeWindows(env, NOW)).find(({ id }) => id === first)).toMatchObject({
      holders: [{ lead_id: 'ann', confirmed_at_ms: NOW }],
    })
  })

  it('opens and closes for visitors by one press', async () => {
    const [later] = (await freeWindows(env, 1)).map(({ id }) => id) as [string]
    await setWindowOpen(env, later, false)
    expect((await officeWindows(env)).find(({ id }) => id === later)).toMatchObject({ isOpen: false, room: 0 })
    await setWindowOpen(env, later, true)
    expect((await freeWindows(env, 1)).map(({ id }) => id)).toEqual([later])
  })
})
