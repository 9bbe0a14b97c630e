// Visits in D1. A lead has one row, so it holds one window, and a change gives the old one back.
// One conditional statement decides who holds a window.
import { canBeHeld, hasNotice, holdTimes, type VisitWindow, visitWindows } from '@/lib/leads/visit-windows'
import { type Visit, type VisitEnd, windowOf } from '@/lib/leads/visit'
import { DAY_MS } from '@/lib/time'
import type { Env } from '@/worker/env'
import { areVisitsOn, hours, noticeHours, weekOf } from './settings'

/** A window on the office's list. */
export interface OfficeWindow extends Pick<VisitWindow, 'id' | 'startMs' | 'endMs'> {
  /** Who holds it: more than one where several visits fit, and also where it was closed since. */
  readonly holders: readonly Holder[]
  /** Visits that visitors can still hold. */
  readonly room: number
  /**
   * What the next press does: the window takes no more holders, or takes them again. Null: it is
   * held, and the owner's week has it no more.
   */
  readonly isOpen: boolean | null
}

export interface Holder {
  readonly lead_id: string
  readonly window_id: string
  readonly start_ms: number
  readonly end_ms: number
  readonly name: string | null
  readonly sheet_token: string | null
  readonly confirmed_at_ms: number | null
}

export type { Visit } from '@/lib/leads/visit'

/** `leads` has a confirmed_at_ms too. */
const visitColumns =
  'lead_id, window_id, ended, start_ms, end_ms, held_at_ms, ends_at_ms, visits.confirmed_at_ms, sequence'

/** Ends what was not confirmed in time; before whatever else is done, so that all agree on it. */
export const endDueHolds = (env: Env, nowMs: number): D1PreparedStatement =>
  env.DB.prepare(
    `UPDATE visits SET window_id = NULL, ended = 'expired', remind_at_ms = NULL, sequence = sequence + 1, news = 1
     WHERE window_id IS NOT NULL AND confirmed_at_ms IS NULL AND ends_at_ms <= ?1`,
  ).bind(nowMs)

const selectVisit = (env: Env, leadId: string): D1PreparedStatement =>
  env.DB.prepare(`SELECT ${visitColumns} FROM visits WHERE lead_id = ?1`).bind(leadId)

/** Runs `change`, and reads the lead's visit in the same transaction. */
async function changeVisit(
  env: Env,
  leadId: string,
  nowMs: number,
  change: readonly D1PreparedStatement[],
): Promise<Visit | null> {
  const results = await env.DB.batch([endDueHolds(env, nowMs), ...change, selectVisit(env, leadId)])
  return (results.at(-1)?.results[0] ?? null) as Visit | null
}

/** The lead's visit; null where it never held a window. */
export const visitOf = (env: Env, leadId: string, nowMs = Date.now()): Promise<Visit | null> =>
  changeVisit(env, leadId, nowMs, [])

interface Taken {
  readonly switches: ReadonlyMap<string, boolean>
  readonly holders: readonly Holder[]
}

async function readTaken(env: Env, nowMs: number): Promise<Taken> {
  const [, held, switched] = await env.DB.batch([
    endDueHolds(env, nowMs),
    env.DB.prepare(
      `SELECT lead_id, window_id, start_ms, end_ms, visits.confirmed_at_ms, name, sheet_token
       FROM visits JOIN leads ON id = lead_id WHERE window_id >= ?2 AND end_ms > ?1 ORDER BY held_at_ms`,
    ).bind(nowMs, dayOf(nowMs)),
    env.DB.prepare('SELECT id, is_open FROM visit_windows WHERE id >= ?1').bind(dayOf(nowMs)),
  ])
  return {
    switches: new Map(
      ((switched?.results ?? []) as { id: string; is_open: 0 | 1 }[]).map(({ id, is_open }) => [id, is_open === 1]),
    ),
    holders: (held?.results ?? []) as Holder[],
  }
}

/** Whether the office has to do with visits: they are on, or a window is held that is not over. */
export const hasVisits = async (env: Env, nowMs = Date.now()): Promise<boolean> =>
  areVisitsOn(env) || (await readTaken(env, nowMs)).holders.length > 0

/** Of UTC, which is today or tomorrow in New York: a day more is read at the most. */
const dayOf = (ms: number) => new Date(ms - DAY_MS).toISOString().slice(0, 10)

const isOpenIn = ({ switches }: Taken, { id, isDayOff }: VisitWindow) => switches.get(id) ?? !isDayOff

/** What is held at that time counts, also where the owner's week had other windows then. */
function roomIn(taken: Taken, window: VisitWindow): number {
  const { startMs, endMs, capacity } = window
  const held = taken.holders.filter(({ start_ms, end_ms }) => start_ms < endMs && end_ms > startMs).length
  return isOpenIn(taken, window) ? Math.max(0, capacity - held) : 0
}

/** What visitors are offered, the next first, at most `limit`. */
export async function freeWindows(env: Env, limit: number, nowMs = Date.now()): Promise<readonly VisitWindow[]> {
  const week = weekOf(env)
  if (week.length === 0) return []
  const taken = await readTaken(env, nowMs)
  return visitWindows(week, hours, nowMs)
    .filter(window => roomIn(taken, window) > 0 && hasNotice(hours, window, nowMs, noticeHours(env)))
    .slice(0, limit)
}

/** Every window of the next 14 days, and those that are held and not over, for the office. */
export async function officeWindows(env: Env, nowMs = Date.now()): Promise<readonly OfficeWindow[]> {
  const taken = await readTaken(env, nowMs)
  const windows = visitWindows(weekOf(env), hours, nowMs).map(window => {
    const { id, startMs, endMs } = window
    const holders = taken.holders.filter(
      ({ window_id, start_ms, end_ms }) => window_id === id && start_ms === startMs && end_ms === endMs,
    )
    return { id, startMs, endMs, holders, room: roomIn(taken, window), isOpen: isOpenIn(taken, window) }
  })
  const listed = new Set(windows.flatMap(({ holders }) => holders))
  const others = taken.holders
    .filter(holder => !listed.has(holder))
    .map(holder => ({ ...windowOf(holder), id: holder.window_id, holders: [holder], room: 0, isOpen: null }))
  return [...windows, ...others].sort((a, b) => a.startMs - b.startMs)
}

/** Opens or closes a window for visitors; who holds it keeps it. */
export async function setWindowOpen(env: Env, windowId: string, isOpen: boolean): Promise<void> {
  if (!visitWindows(weekOf(env), hours, Date.now()).some(({ id }) => id === windowId)) return
  await env.DB.batch([
    env.DB.prepare(
      'INSERT INTO visit_windows (id, is_open) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET is_open = ?2',
    ).bind(windowId, isOpen ? 1 : 0),
    env.DB.prepare('DELETE FROM visit_windows WHERE id < ?1').bind(dayOf(Date.now())),
  ])
}

/** The statement that decides. Nothing changes where the lead holds this window already. */
function hold(env: Env, leadId: string, window: VisitWindow, nowMs: number): D1PreparedStatement {
  const { endsMs, remindMs } = holdTimes(hours, nowMs, window)
  return env.DB.prepare(
    `INSERT INTO visits (lead_id, window_id, start_ms, end_ms, held_at_ms, remind_at_ms, ends_at_ms)
     SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM leads WHERE id = ?1 AND junk_at_ms IS NULL
       AND COALESCE((SELECT is_open FROM visit_windows WHERE id = ?2), ?8) = 1
       AND (SELECT COUNT(*) FROM visits WHERE window_id BETWEEN ?10 AND ?10 || 'U' AND start_ms < ?4 AND end_ms > ?3
         AND lead_id <> ?1) < ?9
     ON CONFLICT (lead_id) DO UPDATE SET window_id = excluded.window_id, ended = NULL, start_ms = excluded.start_ms,
       end_ms = excluded.end_ms, held_at_ms = excluded.held_at_ms, remind_at_ms = excluded.remind_at_ms,
       ends_at_ms = excluded.ends_at_ms, confirmed_at_ms = NULL, sequence = sequence + 1, news = 1
     WHERE visits.window_id IS NOT excluded.window_id`,
  ).bind(
    leadId,
    window.id,
    window.startMs,
    window.endMs,
    nowMs,
    remindMs,
    endsMs,
    window.isDayOff ? 0 : 1,
    window.capacity,
    // The day: what overlaps is of the same one.
    window.id.slice(0, 10),
  )
}

/**
 * The lead's visit afterwards: it holds `windowId` where that was free, or where it held it before;
 * else what it held. `wakeAll` tells of it.
 */
export async function holdWindow(
  env: Env,
  leadId: string,
  windowId: string,
  nowMs = Date.now(),
): Promise<Visit | null> {
  const window = visitWindows(weekOf(env), hours, nowMs).find(({ id }) => id === windowId)
  const isOffered = window !== undefined && canBeHeld(hours, window, nowMs, noticeHours(env))
  return changeVisit(env, leadId, nowMs, isOffered ? [hold(env, leadId, window, nowMs)] : [])
}

/**
 * Ends the lead's hold or confirmed visit; without one nothing changes. `windowId`: only where it
 * still holds that one, as a page of staff has shown it. What staff end is told to the customer.
 * A visit that has begun is not given back.
 */
export const endVisit = (
  env: Env,
  leadId: string,
  ended: Exclude<VisitEnd, 'expired' | 'junk'>,
  windowId: string | null = null,
  nowMs = Date.now(),
) =>
  changeVisit(env, leadId, nowMs, [
    env.DB.prepare(
      `UPDATE visits SET window_id = NULL, ended = ?2, confirmed_at_ms = NULL, remind_at_ms = NULL,
         sequence = sequence + 1, news = ?4
       WHERE lead_id = ?1 AND window_id = COALESCE(?3, window_id) AND (?2 <> 'released' OR start_ms > ?5)`,
    ).bind(leadId, ended, windowId, ended === 'released' ? 1 : 2, nowMs),
  ])

/** Staff confirm the window that their page has shown; not one that was given back meanwhile. */
export const confirmVisit = (env: Env, leadId: string, windowId: string, nowMs = Date.now()) =>
  changeVisit(env, leadId, nowMs, [
    env.DB.prepare(
      `UPDATE visits SET confirmed_at_ms = ?3, remind_at_ms = NULL, sequence = sequence + 1, news = 2
       WHERE lead_id = ?1 AND window_id = ?2 AND confirmed_at_ms IS NULL`,
    ).bind(leadId, windowId, nowMs),
  ])

/** Leads whose hold waits for staff, the first to end first. */
export async function heldVisits(env: Env, nowMs = Date.now()): Promise<readonly (Visit & Holder)[]> {
  const [, held] = await env.DB.batch([
    endDueHolds(env, nowMs),
    env.DB.prepare(
      `SELECT ${visitColumns}, name, sheet_token FROM visits JOIN leads ON id = lead_id
       WHERE window_id IS NOT NULL AND visits.confirmed_at_ms IS NULL ORDER BY ends_at_ms`,
    ),
  ])
  return (held?.results ?? []) as (Visit & Holder)[]
}
