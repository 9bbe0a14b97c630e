// Brings every unanswered lead up again that is no suspect, through the same destinations as the
// lead itself. It only adds rows to `deliveries`; the run that follows delivers them.
import { DAY_MS } from '@/lib/time'
import { business } from '@/content/business'
import { numberOrDefault } from '@/lib/leads/number-settings'
import { reminderTimes } from '@/lib/leads/reminders'
import { deliverySettings, type Env } from '@/worker/env'
import { CONFIRMATION_ENDS_MS } from './confirm'

/** Both reminders are due by then. */
const OLDEST_MS = 3 * DAY_MS
const LEADS_PER_RUN = 20

/** Of one person's open requests the first is brought up, which says how many there are. */
const firstOfPerson = `NOT EXISTS (SELECT 1 FROM leads AS same WHERE same.person_id = leads.person_id AND same.seq < leads.seq
  AND same.answered_at_ms IS NULL AND same.is_trial = 0 AND same.suspect IS NULL AND same.junk_at_ms IS NULL
  AND same.received_at_ms > ?1 - ?2)`

interface UnansweredLead {
  readonly id: string
  readonly received_at_ms: number
  /** 1 when it was brought up once. */
  readonly was_reminded: number
}

interface DueReminder {
  readonly id: string
  readonly occasion: 'reminder-1' | 'reminder-2'
}

/** `nowMs` is the time for which the run was scheduled. */
export async function remindUnanswered(env: Env, nowMs: number): Promise<void> {
  const afterMinutes = numberOrDefault(env, 'LEAD_REMIND_AFTER_MIN')
  const [, notReminded, remindedOnce] = await env.DB.batch<UnansweredLead>([
    // What still waits and is no longer true: a reminder of an answered lead, an answer that was
    // undone, a confirmation that comes after the answer or the promised time.
    env.DB.prepare(
      `DELETE FROM deliveries WHERE occasion <> 'lead' AND delivered_at_ms IS NULL AND refused_at_ms IS NULL
         AND EXISTS (SELECT 1 FROM leads WHERE id = lead_id AND (junk_at_ms IS NOT NULL
           OR CASE occasion WHEN 'answer' THEN answered_at_ms IS NULL ELSE answered_at_ms IS NOT NULL OR suspect IS NOT NULL END
           OR (occasion = 'confirmation' AND received_at_ms <= ?1)))`,
    ).bind(nowMs - CONFIRMATION_ENDS_MS),
    ...[0, 1].map(wasReminded =>
      env.DB.prepare(
        `SELECT id, received_at_ms, ${wasReminded} AS was_reminded FROM leads
         WHERE answered_at_ms IS NULL AND received_at_ms > ?1 - ?2 AND received_at_ms < ?1
           AND is_trial = 0 AND suspect IS NULL AND junk_at_ms IS NULL AND ${firstOfPerson}
           AND EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND occasion = 'lead')
           AND NOT EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND occasion = 'reminder-2')
           AND ${wasReminded === 0 ? 'NOT ' : ''}EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND occasion = 'reminder-1')
         ORDER BY received_at_ms LIMIT ?3`,
      ).bind(nowMs, OLDEST_MS, LEADS_PER_RUN),
    ),
  ])
  // A lead that came later is due later, so the first leads of each kind are enough to read: none
  // is due behind one that is not.
  const due = [...(notReminded?.results ?? []), ...(remindedOnce?.results ?? [])]
    .sort((a, b) => a.received_at_ms - b.received_at_ms)
    .flatMap(lead => dueReminder(lead, afterMinutes, nowMs))
    .slice(0, LEADS_PER_RUN)
  const { names } = deliverySettings(env)
  if (due.length === 0 || names.length === 0) return

  const dueJson = JSON.stringify(due)
  await env.DB.batch([
    env.DB.prepare(
      `INSERT OR IGNORE INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms)
       SELECT leads.id, destination.value, json_extract(due.value, '$.occasion'), ?3
       FROM json_each(?1) AS due JOIN leads ON leads.id = json_extract(due.value, '$.id') JOIN json_each(?2) AS destination
       WHERE leads.answered_at_ms IS NULL`,
    ).bind(dueJson, JSON.stringify(names), nowMs),
    // A first reminder that could not be delivered is out of date when the second is due.
    env.DB.prepare(
      `DELETE FROM deliveries WHERE occasion = 'reminder-1' AND delivered_at_ms IS NULL
         AND lead_id IN (SELECT json_extract(value, '$.id') FROM json_each(?1) WHERE json_extract(value, '$.occasion') = 'reminder-2')`,
    ).bind(dueJson),
  ])
}

/** At most one: when both are due at once, as after an outage, the second stands for both. */
function dueReminder(
  { id, received_at_ms, was_reminded }: UnansweredLead,
  afterMinutes: number,
  nowMs: number,
): DueReminder[] {
  const [first, second] = reminderTimes(business.hours.home, received_at_ms, afterMinutes)
  if (second <= nowMs) return [{ id, occasion: 'reminder-2' }]
  return first <= nowMs && was_reminded === 0 ? [{ id, occasion: 'reminder-1' }] : []
}
