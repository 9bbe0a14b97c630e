// Tells the staff, through the destinations that work, about one that does not, and about pictures
// that are no longer kept.
import { leadDeskLabels } from '@/content/words/staff'
import { DAY_MS, MINUTE_MS } from '@/lib/time'
import { alarmMessage, droppedPicturesMessage, type StaffMessage } from '@/worker/staff/message'
import type { Recipient } from '@/worker/destinations'
import type { Destination } from '@/worker/destinations/settings'
import { deliverySettings, type Env } from '@/worker/env'
import { logError } from '@/worker/log'
import { broadcast } from './broadcast'

interface QuietDestination extends Alarm {
  readonly name: Recipient
  readonly failing_since_ms: number
  readonly waiting: number
}

/** At most once a day for each destination. Call it after a run of deliveries. */
export async function reportQuietDestinations(env: Env): Promise<void> {
  const { destinations, names, alarmAfterMs } = deliverySettings(env)
  if (destinations.length < 2) return
  const now = Date.now()
  const { results } = await env.DB.prepare(
    `SELECT name, failing_since_ms, alarm_at_ms,
       (SELECT COUNT(*) FROM deliveries
        WHERE destination = name AND is_suspect < 2 AND delivered_at_ms IS NULL AND refused_at_ms IS NULL) AS waiting
     FROM destinations
     WHERE failing_since_ms <= ?1 - ?2 AND (alarm_at_ms IS NULL OR alarm_at_ms <= ?1 - ?3 OR alarm_at_ms > ?1)
       AND +name IN (SELECT value FROM json_each(?4))`,
  )
    .bind(now, alarmAfterMs, DAY_MS, JSON.stringify(names))
    .all<QuietDestination>()
  for (const quiet of results) {
    if (quiet.waiting === 0 || !(await claimAlarm(env, quiet, now))) continue
    const minutes = Math.floor((now - quiet.failing_since_ms) / MINUTE_MS)
    const message = alarmMessage([leadDeskLabels.quietDestination(quiet.name, minutes, quiet.waiting)])
    const others = destinations.filter(({ name }) => name !== quiet.name)
    await sendAlarm(env, others, message, quiet)
  }
}

/** The row of `destinations` that holds when pictures were last reported. */
const PICTURES = 'pictures'

/**
 * At most once a day, when leads of the last day came without their picture because of the daily
 * limit.
 */
export async function reportDroppedPictures(env: Env): Promise<void> {
  const { destinations } = deliverySettings(env)
  if (destinations.length === 0) return
  const now = Date.now()
  const row = await env.DB.prepare(
    `SELECT alarm_at_ms, CASE WHEN alarm_at_ms BETWEEN ?2 + 1 AND ?3 THEN 0
       ELSE (SELECT COUNT(*) FROM leads WHERE image_dropped = 1 AND junk_at_ms IS NULL AND received_at_ms BETWEEN ?2 AND ?3) END AS leads
     FROM (SELECT (SELECT alarm_at_ms FROM destinations WHERE name = ?1) AS alarm_at_ms)`,
  )
    .bind(PICTURES, now - DAY_MS, now)
    .first<{ leads: number; alarm_at_ms: number | null }>()
  if (row === null || row.leads === 0) return
  const { leads, alarm_at_ms } = row
  await env.DB.prepare('INSERT OR IGNORE INTO destinations (name) VALUES (?1)').bind(PICTURES).run()
  const alarm = { name: PICTURES, alarm_at_ms }
  if (!(await claimAlarm(env, alarm, now))) return
  const message = droppedPicturesMessage(leads)
  await sendAlarm(env, destinations, message, alarm)
}

interface Alarm {
  readonly name: string
  readonly alarm_at_ms: number | null
}

/** When nobody takes it, the claim is given back, and the next run tries again. */
async function sendAlarm(
  env: Env,
  destinations: readonly Destination[],
  message: StaffMessage,
  { name, alarm_at_ms }: Alarm,
): Promise<void> {
  const taken = await broadcast(env, destinations, message, Date.now())
  if (taken.size > 0) return
  logError('alarm_failed', { about: name })
  await env.DB.prepare('UPDATE destinations SET alarm_at_ms = ?2 WHERE name = ?1').bind(name, alarm_at_ms).run()
}

/** Whether this run sends the alarm: another one may run at the same time. */
async function claimAlarm(env: Env, { name, alarm_at_ms }: Alarm, now: number): Promise<boolean> {
  const { meta } = await env.DB.prepare(
    'UPDATE destinations SET alarm_at_ms = ?3 WHERE name = ?1 AND alarm_at_ms IS ?2',
  )
    .bind(name, alarm_at_ms, now)
    .run()
  return meta.changes === 1
}
