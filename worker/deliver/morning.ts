// One message each business morning with the leads that are still unanswered. A lead has only two
// reminders of its own.
import { business } from '@/content/business'
import { timeZone, wallTime } from '@/lib/new-york'
import { isOpen, nextOpening } from '@/lib/leads/business-hours'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'
import { CUSTOMER } from '@/worker/destinations'
import { json } from '@/worker/destinations/json'
import { logError } from '@/worker/log'
import { namesOf, waitingPeople } from '@/worker/office/lists'
import { leadView } from '@/worker/staff/lead-view'
import { morningMessage } from '@/worker/staff/message'
import { sendMessage } from './outgoing'
import { noteAnswer, type Run } from './run'

const hours = business.hours.home

/** '2026-11-26' in New York. */
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone })

/** The owner's own endpoint gets leads only. */
const isTold = ({ destination: { name } }: Run) => name !== json.name && name !== CUSTOMER

/** When the next digest is due: at the opening of a day on which it was not told. */
export function morningTimeMs(run: Run): number {
  if (!isTold(run)) return Infinity
  const now = run.clock()
  if (!isOpen(hours, now)) return nextOpening(hours, now)
  if (!run.hasMorning && run.state.morning_day !== dayFormat.format(now))
    return run.error === null ? now : now + MINUTE_MS
  // Closed again within a day.
  let ms = now
  while (isOpen(hours, ms) && ms < now + DAY_MS) ms += HOUR_MS
  return nextOpening(hours, ms)
}

/** Once a day, with the first run after opening; about who waited then. */
export async function sendMorningDigest(run: Run): Promise<void> {
  const { env, destination, clock, state } = run
  const now = clock()
  const day = dayFormat.format(now)
  if (!isTold(run) || state.morning_day === day || !isOpen(hours, now)) return
  const openedMs = nextOpening(hours, now - (wallTime(now) % DAY_MS))
  const { people, rows } = await waitingPeople(env, 1)
  if (rows.some(({ received_at_ms }) => received_at_ms < openedMs)) {
    const waiting = rows.map(row => ({
      view: { ...leadView(row), name: namesOf(row) },
      minutes: (now - row.received_at_ms) / MINUTE_MS,
    }))
    const error = await sendMessage(env, destination, morningMessage(waiting, people))
    noteAnswer(run, error)
    if (error !== undefined) return logError('morning_digest_failed', { destination: destination.name })
  }
  run.hasMorning = true
  await env.DB.prepare(
    `INSERT INTO destinations (name, morning_day) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET morning_day = ?2`,
  )
    .bind(destination.name, day)
    .run()
}
