// Unanswered leads are brought up again in business hours. The times of leads and runs are given,
// so that the tests do not depend on the clock.
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import { describe, expect, it } from 'vitest'
import { numberedQuote } from './sample-leads.ts'
import { idOf, ownDesk } from './own-desk.ts'
import { type Service, startService } from './services/index.ts'

/** A Tuesday at noon; reminders are due at 1 PM and at 8 AM on Wednesday. */
const received = Date.parse('2026-11-24T12:00-05:00')
const first = Date.parse('2026-11-24T13:00-05:00')
const second = Date.parse('2026-11-25T08:00-05:00')

let destination: Service
let count = 0

async function deliveredLead(receivedMs = received): Promise<string> {
  const id = await idOf(await desk.post('quote', numberedQuote(++count)))
  await execute('UPDATE leads SET received_at_ms = ?2, remind_at_ms = 0 WHERE id = ?1', id, receivedMs)
  await execute(
    `INSERT INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, delivered_at_ms) VALUES (?1, 'json', 'lead', 0, 1)
     ON CONFLICT DO UPDATE SET delivered_at_ms = 1`,
    id,
  )
  return id
}

const reminders = async (id: string) =>
  (
    await execute(
      "SELECT occasion || ' ' || destination AS reminder FROM deliveries WHERE lead_id = ?1 AND occasion <> 'lead' ORDER BY 1",
      id,
    )
  ).map(({ reminder }) => reminder)

const { desk, execute } = ownDesk(async () => {
  // Takes nothing, so that reminders keep waiting.
  destination = await startService('json')
  destination.behave(503)
  return { vars: { LEAD_FORWARD_URL: destination.url, LEAD_SLACK_URL: destination.url } }
})

describe('reminders', () => {
  it('go to every destination, once after an hour and once at 20 hours', async () => {
    const id = await deliveredLead()
    await desk.runSchedule(first - MINUTE_MS)
    expect(await reminders(id)).toEqual([])
    await desk.runSchedule(first)
    expect(await reminders(id)).toEqual(['reminder-1 json', 'reminder-1 slack'])
    await execute(
      "UPDATE deliveries SET delivered_at_ms = ?2 WHERE lead_id = ?1 AND occasion = 'reminder-1'",
      id,
      first,
    )
    await desk.runSchedule(second - MINUTE_MS)
    expect(await reminders(id)).toEqual(['reminder-1 json', 'reminder-1 slack'])
    for (const time of [second, second + MINUTE_MS, second + DAY_MS]) {
      await desk.runSchedule(time)
      expect(await reminders(id)).toEqual([
        'reminder-1 json',
        'reminder-1 slack',
        'reminder-2 json',
        'reminder-2 slack',
      ])
    }
  })

  it('stop when the lead is answered, and those that still wait go', async () => {
    const [before, between] = [await deliveredLead(), await deliveredLead()]
    await execute('UPDATE leads SET answered_at_ms = ?2 WHERE id = ?1', before, received)
    await desk.runSchedule(first)
    expect([await reminders(before), await reminders(between)]).toEqual([[], ['reminder-1 json', 'reminder-1 slack']])
    await execute(
      "UPDATE deliveries SET delivered_at_ms = ?2 WHERE lead_id = ?1 AND occasion = 'reminder-1' AND destination = 'slack'",
      between,
      first,
    )
    await execute('UPDATE leads SET answered_at_ms = ?2 WHERE id = ?1', between, first)
    await desk.runSchedule(second)
    expect(await reminders(between)).toEqual(['reminder-1 slack'])
  })

  it('begin again with an answer that is undone, and with a suspect that is real', async () => {
    const [undone, real] = [await deliveredLead(), await deliveredLead()]
    await execute('UPDATE leads SET answered_at_ms = ?2 WHERE id = ?1', undone, received)
    await execute("UPDATE leads SET suspect = 'a program' WHERE id = ?1", real)
    await desk.runSchedule(first)
    expect([await reminders(undone), await reminders(real)]).toEqual([[], []])
    await execute('UPDATE leads SET answered_at_ms = NULL, suspect = NULL WHERE id IN (?1, ?2)', undone, real)
    await desk.runSchedule(first)
    for (const id of [undone, real]) expect(await reminders(id)).toEqual(['reminder-1 json', 'reminder-1 slack'])
  })

  it('are one message when both are due at once', async () => {
    const [after, undelivered] = [await deliveredLead(), await deliveredLead()]
    // Not there yet at the first run.
    await execute('UPDATE leads SET received_at_ms = ?2, remind_at_ms = 0 WHERE id = ?1', after, first)
    await desk.runSchedule(first)
    await execute('UPDATE leads SET received_at_ms = ?2, remind_at_ms = 0 WHERE id = ?1', after, received)
    expect(await reminders(undelivered)).toEqual(['reminder-1 json', 'reminder-1 slack'])
    await desk.runSchedule(second)
    for (const id of [after, undelivered]) expect(await reminders(id)).toEqual(['reminder-2 json', 'reminder-2 slack'])
  })

  it('leave out trials, leads older than three days and leads that no destination has', async () => {
    const [trial, old, unsent] = [
      await deliveredLead(),
      await deliveredLead(second - 3 * DAY_MS),
      await deliveredLead(),
    ]
    await execute('UPDATE leads SET is_trial = 1 WHERE id = ?1', trial)
    await execute('DELETE FROM deliveries WHERE lead_id = ?1', unsent)
    await desk.runSchedule(second)
    expect([await reminders(trial), await reminders(old), await reminders(unsent)]).toEqual([[], [], []])
  })

  it('are delivered in the run that adds them', async () => {
    const id = await deliveredLead()
    destination.behave('ok')
    await desk.runSchedule(first)
    destination.behave(503)
    expect(destination.received.map(({ headers }) => headers['idempotency-key'])).toContain(`${id}.reminder-1`)
    expect(
      await execute(
        "SELECT delivered_at_ms IS NOT NULL AS delivered FROM deliveries WHERE lead_id = ?1 AND occasion = 'reminder-1' AND destination = 'json'",
        id,
      ),
    ).toEqual([{ delivered: 1 }])
  })
})
