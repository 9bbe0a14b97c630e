// Unanswered leads are brought up again in business hours. The times of leads and runs are given,
// so that the tests do not depend on the clock.
import { expect, describe, it, beforeEach } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@/lib/time'
import { insertLead, ownStorage } from '@/worker/test-storage'
import { remindUnanswered } from './reminders'

/** A Tuesday at noon; reminders are due at 1 PM and at 8 AM on Wednesday. */
const received = Date.parse('2026-11-24T12:00-05:00')
const first = Date.parse('2026-11-24T13:00-05:00')
const second = Date.parse('2026-11-25T08:00-05:00')

const { env } = ownStorage({ LEAD_FORWARD_URL: 'https://json.example/', LEAD_SLACK_URL: 'https://slack.example/' })
const execute = async (sql: string, ...values: (string | number)[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results
beforeEach(() => execute('DELETE FROM leads'))

let count = 0
async function deliveredLead(receivedMs = received): Promise<string> {
  const id = `lead-${++count}`
  await insertLead(env, id, { received_at_ms: receivedMs, person_id: id, remind_at_ms: 0 }).run()
  await execute(
    `INSERT INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, delivered_at_ms) VALUES (?1, 'json', 'lead', 0, 1)`,
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

describe('reminders', () => {
  it('go to every destination, once after an hour and once at 20 hours', async () => {
    const id = await deliveredLead()
    expect(await remindUnanswered(env, first - MINUTE_MS)).toBe(first)
    expect(await reminders(id)).toEqual([])
    expect(await remindUnanswered(env, first)).toBe(second)
    expect(await reminders(id)).toEqual(['reminder-1 json', 'reminder-1 slack'])
    await execute(
      "UPDATE deliveries SET delivered_at_ms = ?2 WHERE lead_id = ?1 AND occasion = 'reminder-1'",
      id,
      first,
    )
    await remindUnanswered(env, second - MINUTE_MS)
    expect(await reminders(id)).toEqual(['reminder-1 json', 'reminder-1 slack'])
    for (const time of [second, second + MINUTE_MS, second + DAY_MS]) {
      await remindUnanswered(env, time)
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
    await remindUnanswered(env, first)
    expect([await reminders(before), await reminders(between)]).toEqual([[], ['reminder-1 json', 'reminder-1 slack']])
    await execute(
      "UPDATE deliveries SET delivered_at_ms = ?2 WHERE lead_id = ?1 AND occasion = 'reminder-1' AND destination = 'slack'",
      between,
      first,
    )
    await execute('UPDATE leads SET answered_at_ms = ?2 WHERE id = ?1', between, first)
    await remindUnanswered(env, second)
    expect(await reminders(between)).toEqual(['reminder-1 slack'])
  })

  it('begin again with an answer that is undone, and with a suspect that is real', async () => {
    const [undone, real] = [await deliveredLead(), await deliveredLead()]
    await execute('UPDATE leads SET answered_at_ms = ?2 WHERE id = ?1', undone, received)
    await execute("UPDATE leads SET suspect = 'a program' WHERE id = ?1", real)
    await remindUnanswered(env, first)
    expect([await reminders(undone), await reminders(real)]).toEqual([[], []])
    await execute('UPDATE leads SET answered_at_ms = NULL, suspect = NULL WHERE id IN (?1, ?2)', undone, real)
    await remindUnanswered(env, first)
    for (const id of [undone, real]) expect(await reminders(id)).toEqual(['reminder-1 json', 'reminder-1 slack'])
  })

  it('are one message when both are due at once', async () => {
    const [after, undelivered] = [await deliveredLead(), await deliveredLead()]
    // Not there yet at the first run.
    await execute('UPDATE leads SET received_at_ms = ?2, remind_at_ms = 0 WHERE id = ?1', after, first)
    await remindUnanswered(env, first)
    await execute('UPDATE leads SET received_at_ms = ?2, remind_at_ms = 0 WHERE id = ?1', after, received)
    expect(await reminders(undelivered)).toEqual(['reminder-1 json', 'reminder-1 slack'])
    await remindUnanswered(env, second)
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
    await remindUnanswered(env, second)
    expect([await reminders(trial), await reminders(old), await reminders(unsent)]).toEqual([[], [], []])
  })
})
