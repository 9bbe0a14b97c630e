// Brings unanswered leads up again, through the same destinations as the lead itself. It only adds
// rows to `deliveries`; the run that follows delivers them.
import { DAY_MS } from '@/lib/time'
import { business } from '@/content/business'
import { readDestinations } from '@/worker/destinations/settings'
import { reminderTimes } from '@/lib/leads/reminders'
import { type Env, remindAfterMinutes } from '@/worker/env'

/** Both reminders are due by then. */
const OLDEST_MS = 3 * DAY_MS
/**
 * Of the newest unanswered leads only, which bounds what a run reads: with more of them, reminders
 * are not what is missing.
 */
const LEADS_READ = 200
const LEADS_PER_RUN = 20

/** Of one person's open requests the first is brought up, which says how many there are. */
const firstOfPerson = `NOT EXISTS (SELECT 1 FROM leads AS same WHERE same.person_id = leads.person_id AND same.seq < leads.seq
  AND same.answered_at_ms IS NULL AND same.is_trial = 0 AND same.suspect IS NULL AND same.junk_at_ms IS NULL
  AND same.received_at_ms > ?1 - ?2)`

interface UnansweredLead {
  readonly id: string
  readonly received_at_ms: number
  /** JSON: the occasions that it has deliveries of. */
  readonly occasions: string
}

interface DueReminder {
  readonly id: string
  readonly occasion: 'reminder-1' | 'reminder-2'
}

/** `nowMs` is the time for which the run was scheduled. */
export async function remindUnanswered(env: Env, nowMs: number): Promise<void> {
  const [, unanswered] = await env.DB.batch<UnansweredLead>([
    // Reminders that still wait when the lead is answered.
    env.DB.prepare(
      `DELETE FROM deliveries WHERE occasion <> 'lead' AND delivered_at_ms IS NULL AND refused_at_ms IS NULL
         AND lead_id IN (SELECT id FROM leads WHERE answered_at_ms IS NOT NULL)`,
    ),
    env.DB.prepare(
      `SELECT id, received_at_ms, (SELECT json_group_array(DISTINCT occasion) FROM deliveries WHERE lead_id = id) AS occasions
       FROM (SELECT id, received_at_ms, is_trial FROM leads
             WHERE answered_at_ms IS NULL AND received_at_ms > ?1 - ?2 AND received_at_ms < ?1 AND ${firstOfPerson}
             ORDER BY received_at_ms DESC LIMIT ?3)
       WHERE is_trial = 0 ORDER BY received_at_ms`,
    ).bind(nowMs, OLDEST_MS, LEADS_READ),
  ])
  const afterMinutes = remindAfterMinutes(env)
  const due = (unanswered?.results ?? [])
    .flatMap(lead => dueReminder(lead, afterMinutes, nowMs))
    .slice(0, LEADS_PER_RUN)
  const destinations = readDestinations({ ...env }).destinations.map(({ name }) => name)
  if (due.length === 0 || destinations.length === 0) return

  const dueJson = JSON.stringify(due)
  await env.DB.batch([
    env.DB.prepare(
      `INSERT OR IGNORE INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms)
       SELECT leads.id, destination.value, json_extract(due.value, '$.occasion'), ?3
       FROM json_each(?1) AS due JOIN leads ON leads.id = json_extract(due.value, '$.id') JOIN json_each(?2) AS destination
       WHERE leads.answered_at_ms IS NULL`,
    ).bind(dueJson, JSON.stringify(destinations), Date.now()),
    // A first reminder that could not be delivered is out of date when the second is due.
    env.DB.prepare(
      `DELETE FROM deliveries WHERE occasion = 'reminder-1' AND delivered_at_ms IS NULL
         AND lead_id IN (SELECT json_extract(value, '$.id') FROM json_each(?1) WHERE json_extract(value, '$.occasion') = 'reminder-2')`,
    ).bind(dueJson),
  ])
}

/** At most one: when both are due at once, as after an outage, the second stands for both. */
function dueReminder(lead: UnansweredLead, afterMinutes: number, nowMs: number): DueReminder[] {
  const occasions = JSON.parse(lead.occasions) as readonly string[]
  // A lead without deliveries is older than the destinations, or nobody is told of leads at all.
  if (!occasions.includes('lead') || occasions.includes('reminder-2')) return []
  const [first, second] = reminderTimes(business.hours.home, lead.received_at_ms, afterMinutes)
  if (second <= nowMs) return [{ id: lead.id, occasion: 'reminder-2' }]
  return first <= nowMs && !occasions.includes('reminder-1') ? [{ id: lead.id, occasion: 'reminder-1' }] : []
}
