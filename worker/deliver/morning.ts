// One message each business morning with the leads that are still unanswered. A lead has only two
// reminders of its own.
import { business } from '@/content/business'
import { timeZone } from '@/lib/new-york'
import { isOpen } from '@/lib/leads/business-hours'
import { MINUTE_MS } from '@/lib/time'
import type { Recipient } from '@/worker/destinations'
import { json } from '@/worker/destinations/json'
import { deliverySettings, type Env } from '@/worker/env'
import { logError } from '@/worker/log'
import { namesOf, waitingPeople } from '@/worker/office/lists'
import { leadView } from '@/worker/staff/lead-view'
import { morningMessage } from '@/worker/staff/message'
import { broadcast } from './broadcast'

/** '2026-11-26' in New York. */
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone })

/**
 * Call it with each run of the schedule; `nowMs` is the time for which the run was scheduled. Each
 * destination gets it once a day, with the first run after opening that reaches it. The owner's own
 * endpoint gets leads only.
 */
export async function sendMorningDigest(env: Env, nowMs: number): Promise<void> {
  const settings = deliverySettings(env)
  const names = settings.names.filter(name => name !== json.name)
  if (names.length === 0 || !isOpen(business.hours.home, nowMs)) return
  const day = dayFormat.format(nowMs)
  const told = await env.DB.prepare('SELECT name FROM destinations WHERE morning_day = ?1')
    .bind(day)
    .all<{ name: string }>()
  if (names.every(name => told.results.some(row => row.name === name))) return
  const claimed = await claimDay(env, names, day)
  if (claimed.length === 0) return
  const { people, rows } = await waitingPeople(env, 1)
  if (people === 0) return
  const waiting = rows.map(row => ({
    view: { ...leadView(row), name: namesOf(row) },
    minutes: (nowMs - row.received_at_ms) / MINUTE_MS,
  }))
  const due = settings.destinations.filter(({ name }) => claimed.includes(name))
  const taken = await broadcast(env, due, morningMessage(waiting, people), nowMs)
  const missed = claimed.filter(name => !taken.has(name))
  if (missed.length === 0) return
  // The next run tries again.
  logError('morning_digest_failed', { destinations: missed.join(' ') })
  await env.DB.prepare('UPDATE destinations SET morning_day = NULL WHERE name IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(missed))
    .run()
}

/** Those to which this run sends it: another one may run at the same time. */
async function claimDay(env: Env, names: readonly Recipient[], day: string): Promise<readonly Recipient[]> {
  const { results } = await env.DB.prepare(
    `INSERT INTO destinations (name, morning_day) SELECT value, ?2 FROM json_each(?1) WHERE 1
     ON CONFLICT (name) DO UPDATE SET morning_day = ?2 WHERE morning_day IS NOT ?2 RETURNING name`,
  )
    .bind(JSON.stringify(names), day)
    .all<{ name: Recipient }>()
  return results.map(({ name }) => name)
}
