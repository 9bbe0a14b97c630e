// Tells the staff, through the destinations that work, about one that does not.
import type { DestinationName } from '../lib/leads/destinations'
import { alarmNotice, quietLine } from '../lib/leads/notice'
import { deliverySettings, type Env } from './env'
import { logError } from './log'
import { sendNotice } from './outgoing'

const DAY_MS = 86_400_000

interface QuietDestination {
  readonly name: DestinationName
  readonly failing_since_ms: number
  readonly alarm_at_ms: number | null
  readonly waiting: number
}

/** At most once a day for each destination. Call it after a run of deliveries. */
export async function reportQuietDestinations(env: Env): Promise<void> {
  const { destinations, alarmAfterMs, timeoutMs } = deliverySettings(env)
  if (destinations.length < 2) return
  const now = Date.now()
  const { results } = await env.DB.prepare(
    `SELECT name, failing_since_ms, alarm_at_ms,
       (SELECT COUNT(*) FROM deliveries WHERE destination = name AND delivered_at_ms IS NULL AND refused_at_ms IS NULL) AS waiting
     FROM destinations
     WHERE failing_since_ms <= ?1 - ?2 AND (alarm_at_ms IS NULL OR alarm_at_ms <= ?1 - ?3 OR alarm_at_ms > ?1)
       AND name IN (SELECT value FROM json_each(?4))`,
  )
    .bind(now, alarmAfterMs, DAY_MS, JSON.stringify(destinations.map(({ name }) => name)))
    .all<QuietDestination>()
  for (const quiet of results) {
    if (quiet.waiting === 0 || !(await claimAlarm(env, quiet, now))) continue
    const minutes = Math.floor((now - quiet.failing_since_ms) / 60_000)
    const notice = alarmNotice([quietLine(quiet.name, minutes, quiet.waiting)])
    const others = destinations.filter(({ name }) => name !== quiet.name)
    const errors = await Promise.all(others.map(other => sendNotice(env, other, notice, timeoutMs)))
    if (errors.some(error => error === undefined)) continue
    logError('alarm_failed', { destination: quiet.name })
    await env.DB.prepare('UPDATE destinations SET alarm_at_ms = ?2 WHERE name = ?1')
      .bind(quiet.name, quiet.alarm_at_ms)
      .run()
  }
}

/** Whether this run sends the alarm: another one may run at the same time. */
async function claimAlarm(env: Env, { name, alarm_at_ms }: QuietDestination, now: number): Promise<boolean> {
  const { meta } = await env.DB.prepare(
    'UPDATE destinations SET alarm_at_ms = ?3 WHERE name = ?1 AND alarm_at_ms IS ?2',
  )
    .bind(name, alarm_at_ms, now)
    .run()
  return meta.changes === 1
}
