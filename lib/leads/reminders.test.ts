import { HOUR_MS } from '@/lib/time'
import { forAll } from '@/tests/for-all'
import fc from 'fast-check'
import { weekOf } from '@/tests/week'
import { describe, expect, it } from 'vitest'
import { businessMinutesBetween, isOpen } from './business-hours'
import { reminderTimes } from './reminders'

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
