// Unanswered leads are brought up again in business hours. The times of leads and runs are given,
// so that the tests do not depend on the clock.
import { expect, describe, it, beforeEach } from 'vitest'
import { DAY_MS, MINUTE_MS, HOUR_MS } from '@/lib/time'
import { insertLead, ownStorage } from '@/worker/test-storage'
import { remindUnanswered, reminderTimes } from './reminders'
import { forAll } from '@/tests/for-all'
import fc from 'fast-check'
import { weekOf } from '@/tests/week'
import { businessMinutesBetween, isOpen } from '@/lib/leads/business-hours'

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

/** Fixed for the tests: the owner's may change. */
const hours = weekOf({ opens: '07:00', closes: '19:00' }, { opens: '08:00', closes: '16:00' })
const at = (text: string) => Date.parse(text)
const instant = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2028-01-01T00:00Z') })

describe('reminderTimes', () => {
  it.each([
    ['Tuesday noon', '2026-11-24T12:00-05:00', '2026-11-24T13:00-05:00', '2026-11-25T08:00-05:00'],
    ['Tuesday morning: before closing', '2026-11-24T09:00-05:00', '2026-11-24T10:00-05:00', '2026-11-24T18:59-05:00'],
    ['Tuesday night', '2026-11-24T22:00-05:00', '2026-11-25T08:00-05:00', '2026-11-25T18:00-05:00'],
    ['shortly before closing', '2026-11-24T18:30-05:00', '2026-11-25T07:30-05:00', '2026-11-25T14:30-05:00'],
    ['Saturday morning', '2026-11-28T09:00-05:00', '2026-11-28T10:00-05:00', '2026-11-28T15:59-05:00'],
    ['Saturday, two hours left', '2026-11-28T13:59-05:00', '2026-11-28T14:59-05:00', '2026-11-28T15:59-05:00'],
    ['Saturday, an hour and a half left', '2026-11-28T14:30-05:00', '2026-11-28T15:30-05:00', '2026-11-30T07:00-05:00'],
    ['Saturday, half an hour left', '2026-11-28T15:30-05:00', '2026-11-30T07:00-05:00', '2026-11-30T07:30-05:00'],
    ['Saturday evening', '2026-11-28T18:00-05:00', '2026-11-30T07:00-05:00', '2026-11-30T08:00-05:00'],
    ['Sunday noon', '2026-11-29T12:00-05:00', '2026-11-30T08:00-05:00', '2026-11-30T08:00-05:00'],
    ['the night when clocks go forward', '2026-03-07T23:00-05:00', '2026-03-09T07:00-04:00', '2026-03-09T08:00-04:00'],
    ['the day when clocks go back', '2026-10-31T10:00-04:00', '2026-10-31T11:00-04:00', '2026-10-31T15:59-04:00'],
  ])('%s', (_name, received, first, second) => {
    const times = reminderTimes(hours, at(received), 60).map(ms => new Date(ms).toISOString())
    expect(times).toEqual([new Date(first).toISOString(), new Date(second).toISOString()])
  })

  it('are in order, after the lead, while the business is open or just closing, and within three days', () => {
    forAll(instant, fc.integer({ min: 1, max: 240 }), (received, afterMinutes) => {
      const [first, second] = reminderTimes(hours, received, afterMinutes)
      expect(first).toBeGreaterThan(received)
      expect(second).toBeGreaterThanOrEqual(first)
      expect(second - received).toBeLessThan(72 * HOUR_MS)
      for (const time of [first, second]) expect(isOpen(hours, time) || isOpen(hours, time - 1)).toBe(true)
      expect([first, second].some(time => businessMinutesBetween(hours, received, time) >= afterMinutes)).toBe(true)
    })
  })

  it('of a later lead are never earlier: the oldest are due first', () => {
    forAll(
      instant,
      fc.integer({ min: 0, max: 72 * 60 }),
      fc.integer({ min: 1, max: 240 }),
      (received, later, after) => {
        const [first, second] = reminderTimes(hours, received, after)
        const [laterFirst, laterSecond] = reminderTimes(hours, received + later * 60_000, after)
        expect(laterFirst).toBeGreaterThanOrEqual(first)
        expect(laterSecond).toBeGreaterThanOrEqual(second)
      },
    )
  })

  it('come before the 24 hours are over unless the business is closed until then', () => {
    forAll(instant, received => {
      const [first] = reminderTimes(hours, received, 60)
      const lateBy = first - (received + 24 * HOUR_MS)
      expect(lateBy <= 0 || businessMinutesBetween(hours, received, received + 24 * HOUR_MS) < 60).toBe(true)
    })
  })
})
