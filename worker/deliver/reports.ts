// Tells the staff, through the destinations that work, about one that does not, and about pictures
// that are no longer kept: at most once a day each.
import { leadDeskWords } from '@/content/words/staff'
import { DAY_MS, MINUTE_MS } from '@/lib/time'
import { alarmMessage, droppedPicturesMessage } from '@/worker/staff/message'
import type { Recipient } from '@/worker/destinations'
import { deliverySettings, type Env, type Report } from '@/worker/env'
import { logError, logFailure } from '@/worker/log'
import { sendMessage } from './outgoing'
import { limitPauseMs } from './backoff'
import type { Run } from './run'

const REPORT_AGAIN_MS = DAY_MS

/** Where this destination has failed for long while leads wait. */
export async function reportQuiet({ env, settings, destination: { name }, state, taken, clock }: Run): Promise<void> {
  const now = clock()
  const { failing_since_ms, alarm_at_ms } = state
  if (taken > 0 || failing_since_ms === null || failing_since_ms > now - settings.alarmAfterMs) return
  if (alarm_at_ms !== null && alarm_at_ms > now - REPORT_AGAIN_MS) return
  const waiting = await env.DB.prepare(
    `SELECT COUNT(*) AS n FROM deliveries
     WHERE destination = ?1 AND is_suspect < 2 AND delivered_at_ms IS NULL AND refused_at_ms IS NULL`,
  )
    .bind(name)
    .first<number>('n')
  const others = settings.names.filter(other => other !== name)
  if (!waiting || others.length === 0) return
  const minutes = Math.floor((now - failing_since_ms) / MINUTE_MS)
  await report(env, others, name, alarmMessage([leadDeskWords.quietDestination(name, minutes, waiting)]), now)
}

/** The row of `destinations` that holds when pictures were last reported. */
const PICTURES = 'pictures'

/** When leads of the last day came without their picture because of the daily limit. */
export async function reportDroppedPictures(env: Env, now: number): Promise<void> {
  const { names } = deliverySettings(env)
  if (names.length === 0) return
  const leads = await env.DB.prepare(
    `SELECT COUNT(*) AS n FROM leads WHERE image_dropped = 1 AND junk_at_ms IS NULL AND received_at_ms > ?2
       AND NOT EXISTS (SELECT 1 FROM destinations WHERE name = ?1 AND alarm_at_ms > ?2)`,
  )
    .bind(PICTURES, now - REPORT_AGAIN_MS)
    .first<number>('n')
  if (leads) await report(env, names, PICTURES, droppedPicturesMessage(leads), now)
}

/** When nobody takes it, the next run tries again. */
async function report(env: Env, to: readonly Recipient[], about: string, { title, lines }: Report, now: number) {
  const tell = (name: Recipient) => env.SENDERS.getByName(name).tell(name, { title, lines })
  const taken = await Promise.all(to.map(name => tell(name).catch(logFailure('alarm_failed', { about }))))
  if (!taken.includes(true)) return logError('alarm_failed', { about })
  await env.DB.prepare(
    'INSERT INTO destinations (name, alarm_at_ms) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET alarm_at_ms = ?2',
  )
    .bind(about, now)
    .run()
}

/** To one destination, unless it wants a pause. Whether it was taken. */
export async function sendReport(env: Env, name: Recipient, report: Report): Promise<boolean> {
  const destination = deliverySettings(env).destinations.find(one => one.name === name)
  if (destination === undefined) return false
  const pausedMs = await env.DB.prepare('SELECT paused_until_ms FROM destinations WHERE name = ?1')
    .bind(name)
    .first<number>('paused_until_ms')
  if (pausedMs !== null && pausedMs > Date.now()) return false
  const error = await sendMessage(env, destination, { ...report, lead: null })
  if (error?.isLimit)
    await env.DB.prepare(
      'INSERT INTO destinations (name, paused_until_ms) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET paused_until_ms = ?2',
    )
      .bind(name, Date.now() + limitPauseMs(error.retryAfterMs))
      .run()
  return error === undefined
}
