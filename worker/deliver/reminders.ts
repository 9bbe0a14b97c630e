// Brings every unanswered lead up again that is no suspect, through the same destinations as the
// lead itself. It only adds rows to `deliveries`. `leads.remind_at_ms` says when a lead is looked
// at next: 0 at once, NULL never. A trigger of the database writes it where a lead is answered,
// junk, or real after all.
import { DAY_MS, HOUR_MS } from '@/lib/time'
import { business } from '@/content/business'
import { numberOrDefault } from '@/lib/leads/number-settings'
import { isOpen } from '@/lib/leads/person'
import { deliverySettings, type Env } from '@/worker/env'
import type { WeekHours } from '@/lib/hours'
import { addBusinessMinutes, businessMinutesBetween, lastOpenMinute, nextOpening } from '@/lib/leads/business-hours'

/** Four hours before the promise of an answer within 24 hours ends. */
const LAST_CHANCE_MS = 20 * HOUR_MS

/**
 * The two moments at which a lead received at `receivedMs` is brought up again, in order, in
 * milliseconds since 1970 (UTC).
 *
 * One is `afterMinutes` of business hours later. The other is 20 hours later by the clock on the
 * wall. When the business is closed then, it is the last open minute before; but the next opening
 * where that minute is before the first or shortly after it: a lead of Saturday afternoon is
 * brought up a second time on Monday morning, not twice within minutes. A lead that arrives while
 * the business is closed over Sunday is first brought up at opening, because its promise has passed
 * by then. A lead that is received later is never due earlier.
 */
export function reminderTimes(hours: WeekHours, receivedMs: number, afterMinutes: number): readonly [number, number] {
  const first = addBusinessMinutes(hours, receivedMs, afterMinutes)
  const lastChance = receivedMs + LAST_CHANCE_MS
  const beforeClosing = lastOpenMinute(hours, lastChance)
  const second =
    businessMinutesBetween(hours, receivedMs, beforeClosing) >= 2 * afterMinutes
      ? beforeClosing
      : nextOpening(hours, lastChance)
  return first <= second ? [first, second] : [second, first]
}

/** Both reminders are due by then. */
const OLDEST_MS = 3 * DAY_MS
const LEADS_PER_RUN = 20
/** Of one person's open requests the first is brought up, which says how many there are. */
const LOOK_AGAIN_MS = HOUR_MS

const hasDelivery = (occasion: string) =>
  `EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND occasion = '${occasion}')`

interface DueLead {
  readonly id: string
  readonly received_at_ms: number
  readonly is_open: 0 | 1
  /** 0: no destination has it, or an earlier request of the same person is brought up. */
  readonly is_own: 0 | 1
  /** How many reminders it has had. */
  readonly reminded: 0 | 1 | 2
}

interface Step {
  readonly id: string
  readonly occasion: 'reminder-1' | 'reminder-2' | null
  readonly nextMs: number | null
}

/** When a lead that has just come in is looked at first. */
export const firstReminderMs = (env: Env, receivedMs: number): number =>
  reminderTimes(business.hours.home, receivedMs, numberOrDefault(env, 'LEAD_REMIND_AFTER_MIN'))[0]

/** Resolves to when the next lead is to be looked at; null: none. */
export async function remindUnanswered(env: Env, nowMs: number): Promise<number | null> {
  const { names } = deliverySettings(env)
  if (names.length === 0) return null
  await addReminders(env, names, nowMs)
  return env.DB.prepare('SELECT MIN(remind_at_ms) AS ms FROM leads WHERE remind_at_ms IS NOT NULL').first<number>('ms')
}

async function addReminders(env: Env, names: readonly string[], nowMs: number): Promise<void> {
  const { results: due } = await env.DB.prepare(
    `SELECT id, received_at_ms, ${isOpen('leads')} AS is_open,
       ${hasDelivery('lead')} AND NOT EXISTS (SELECT 1 FROM leads AS same WHERE same.person_id = leads.person_id
         AND same.seq < leads.seq AND ${isOpen('same')} AND same.received_at_ms > ?1 - ?2) AS is_own,
       CASE WHEN ${hasDelivery('reminder-2')} THEN 2 ELSE ${hasDelivery('reminder-1')} END AS reminded
     FROM leads WHERE remind_at_ms <= ?1 ORDER BY remind_at_ms LIMIT ?3`,
  )
    .bind(nowMs, OLDEST_MS, LEADS_PER_RUN)
    .all<DueLead>()
  if (due.length === 0) return
  const afterMinutes = numberOrDefault(env, 'LEAD_REMIND_AFTER_MIN')
  const steps = due.map(lead => stepOf(lead, afterMinutes, nowMs))
  const occasions = (occasion: string) =>
    JSON.stringify(steps.filter(step => step.occasion === occasion).map(({ id }) => id))
  await env.DB.batch([
    ...(['reminder-1', 'reminder-2'] as const).map(occasion =>
      env.DB.prepare(
        `INSERT OR IGNORE INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, lead_seq)
         SELECT leads.id, destination.value, ?3, ?4, leads.seq
         FROM json_each(?1) AS due JOIN leads ON leads.id = due.value JOIN json_each(?2) AS destination WHERE ${isOpen('leads')}`,
      ).bind(occasions(occasion), JSON.stringify(names), occasion, nowMs),
    ),
    // A first reminder that could not be delivered is out of date when the second is due.
    env.DB.prepare(
      `DELETE FROM deliveries WHERE occasion = 'reminder-1' AND delivered_at_ms IS NULL
         AND lead_id IN (SELECT value FROM json_each(?1))`,
    ).bind(occasions('reminder-2')),
    // Unless it was answered, or undone, meanwhile.
    env.DB.prepare(
      `UPDATE leads SET remind_at_ms = step.next_ms
       FROM (SELECT json_extract(value, '$.id') AS id, json_extract(value, '$.nextMs') AS next_ms FROM json_each(?1)) AS step
       WHERE leads.id = step.id AND leads.remind_at_ms <= ?2`,
    ).bind(JSON.stringify(steps), nowMs),
  ])
}

/** At most one: when both are due at once, as after an outage, the second stands for both. */
function stepOf({ id, received_at_ms, is_open, is_own, reminded }: DueLead, afterMinutes: number, nowMs: number): Step {
  if (is_open === 0 || received_at_ms <= nowMs - OLDEST_MS || reminded === 2)
    return { id, occasion: null, nextMs: null }
  const [first, second] = reminderTimes(business.hours.home, received_at_ms, afterMinutes)
  if (nowMs < first) return { id, occasion: null, nextMs: first }
  if (is_own === 0) return { id, occasion: null, nextMs: nowMs + LOOK_AGAIN_MS }
  if (nowMs >= second) return { id, occasion: 'reminder-2', nextMs: null }
  return { id, occasion: reminded === 0 ? 'reminder-1' : null, nextMs: second }
}
