// One message each business morning with the leads that are still unanswered. A lead has only two
// reminders of its own.
import { business } from '@/content/business'
import { timeZone } from '@/lib/new-york'
import { isOpen } from '@/lib/leads/business-hours'
import { MINUTE_MS } from '@/lib/time'
import { json } from '@/worker/destinations/json'
import { deliverySettings, type Env } from '@/worker/env'
import { logError } from '@/worker/log'
import { waitingPeople } from '@/worker/office/lists'
import { leadView } from '@/worker/staff/lead-view'
import { morningMessage } from '@/worker/staff/message'
import { sendMessage } from './outgoing'

/** '2026-11-26' in New York. */
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone })

/**
 * Call it with each run of the schedule; `nowMs` is the time for which the run was scheduled. Sends
 * once a day, with the first run after opening. The owner's own endpoint gets leads only.
 */
export async function sendMorningDigest(env: Env, nowMs: number): Promise<void> {
  const settings = deliverySettings(env)
  const destinations = settings.destinations.filter(({ name }) => name !== json.name)
  if (destinations.length === 0 || !isOpen(business.hours.home, nowMs)) return
  const day = dayFormat.format(nowMs)
  const { meta } = await env.DB.prepare(
    `INSERT INTO morning_digest (id, day) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET day = ?1 WHERE day <> ?1`,
  )
    .bind(day)
    .run()
  if (meta.changes === 0) return
  const { people, rows } = await waitingPeople(env, 1)
  if (people === 0) return
  const waiting = rows.map(row => ({ view: leadView(row), minutes: (nowMs - row.received_at_ms) / MINUTE_MS }))
  const message = morningMessage(waiting, people)
  const errors = await Promise.all(destinations.map(each => sendMessage(env, each, message, settings.timeoutMs)))
  if (errors.some(error => error === undefined)) return
  // Nobody has taken it: the next run tries again.
  logError('morning_digest_failed', {})
  await env.DB.prepare(`UPDATE morning_digest SET day = ''`).run()
}
