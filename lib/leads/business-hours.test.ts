import fc from 'fast-check'
import { weekOf } from '@/tests/week'
import { describe, expect, it } from 'vitest'
import { addBusinessMinutes, businessMinutesBetween, isOpen, lastOpenMinute, nextOpening } from './business-hours'
import { forAll, forCases } from '@/tests/for-all'

/** Fixed for the tests: the owner's may change. */
const hours = weekOf({ opens: '07:00', closes: '19:00' }, { opens: '08:00', closes: '16:00' })
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** 5 days of 12 hours and one of 8. */
const MINUTES_PER_WEEK = 68 * 60

const at = (text: string) => Date.parse(text)
const between = (start: string, end: string) => businessMinutesBetween(hours, at(start), at(end))
const after = (start: string, minutes: number) => addBusinessMinutes(hours, at(start), minutes)

/** Clocks change on March 8 and November 1 of 2026, and on March 14 and November 7 of 2027. */
const instant = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2028-01-01T00:00Z') })
const span = fc.integer({ min: 0, max: 30 * 24 * HOUR_MS })
const minutes = fc.integer({ min: 1, max: 4 * MINUTES_PER_WEEK })

describe('isOpen', () => {
  it.each([
    ['Monday before opening', '2026-11-23T06:59:59-05:00', false],
    ['Monday at opening', '2026-11-23T07:00:00-05:00', true],
    ['Friday before closing', '2026-11-27T18:59:59-05:00', true],
    ['Friday at closing', '2026-11-27T19:00:00-05:00', false],
    ['Saturday before opening', '2026-11-28T07:59:59-05:00', false],
    ['Saturday at opening', '2026-11-28T08:00:00-05:00', true],
    ['Saturday at closing', '2026-11-28T16:00:00-05:00', false],
    ['Sunday', '2026-11-29T12:00:00-05:00', false],
    ['Monday before the clocks change', '2026-03-02T07:00:00-05:00', true],
    ['Monday after the clocks have changed', '2026-03-09T06:59:59-04:00', false],
    ['Monday after the clocks have changed, at opening', '2026-03-09T07:00:00-04:00', true],
  ])('%s', (_name, time, expected) => {
    expect(isOpen(hours, at(time))).toBe(expected)
  })
})

describe('businessMinutesBetween', () => {
  it.each([
    ['within a day', '2026-11-24T09:00-05:00', '2026-11-24T10:30-05:00', 90],
    ['over the night when clocks go back', '2027-11-06T15:00-04:00', '2027-11-08T08:00-05:00', 120],
    ['from later to earlier', '2026-11-24T10:00-05:00', '2026-11-24T09:00-05:00', -60],
    ['over a year', '2026-01-05T07:00-05:00', '2027-01-04T07:00-05:00', 52 * MINUTES_PER_WEEK],
  ])('%s', (_name, start, end, expected) => {
    expect(between(start, end)).toBe(expected)
  })

  it('adds up, and never exceeds the time that passes', () => {
    forAll(instant, span, span, (start, first, second) => {
      const whole = businessMinutesBetween(hours, start, start + first + second)
      const parts =
        businessMinutesBetween(hours, start, start + first) +
        businessMinutesBetween(hours, start + first, start + first + second)
      expect(whole).toBeCloseTo(parts, 6)
      expect(whole).toBeGreaterThanOrEqual(0)
      expect(whole).toBeLessThanOrEqual((first + second) / MINUTE_MS)
    })
  })

  it('counts what isOpen says, minute by minute', () => {
    forCases(25, instant, fc.integer({ min: 0, max: 3 * 24 * 60 }), (start, length) => {
      const startMs = Math.floor(start / MINUTE_MS) * MINUTE_MS
      let open = 0
      for (let minute = 0; minute < length; minute++) if (isOpen(hours, startMs + minute * MINUTE_MS)) open++
      expect(businessMinutesBetween(hours, startMs, startMs + length * MINUTE_MS)).toBe(open)
    })
  })
})

describe('addBusinessMinutes', () => {
  it.each([
    ['over the night when clocks go forward', '2026-03-07T15:30-05:00', 60, '2026-03-09T07:30-04:00'],
    ['over the night when clocks go back', '2026-10-31T15:30-04:00', 60, '2026-11-02T07:30-05:00'],
    ['nothing', '2026-11-29T12:00-05:00', 0, '2026-11-29T12:00-05:00'],
  ])('%s', (_name, start, added, expected) => {
    expect(new Date(after(start, added)).toISOString()).toBe(new Date(expected).toISOString())
  })

  it('is the first instant by which so many minutes have passed', () => {
    forAll(instant, minutes, (start, added) => {
      const end = addBusinessMinutes(hours, start, added)
      expect(businessMinutesBetween(hours, start, end)).toBeCloseTo(added, 6)
      expect(businessMinutesBetween(hours, start, end - 1)).toBeLessThan(added)
      expect(isOpen(hours, end - 1)).toBe(true)
    })
  })
})

describe('lastOpenMinute and nextOpening', () => {
  it.each([
    ['2026-03-08T12:00-04:00', '2026-03-07T15:59-05:00', '2026-03-09T07:00-04:00'],
    ['2026-11-01T12:00-05:00', '2026-10-31T15:59-04:00', '2026-11-02T07:00-05:00'],
  ])('around %s', (time, last, next) => {
    expect([lastOpenMinute(hours, at(time)), nextOpening(hours, at(time))]).toEqual([at(last), at(next)])
  })

  it('are open, with nothing but closed time between', () => {
    forAll(instant, ms => {
      const [last, next] = [lastOpenMinute(hours, ms), nextOpening(hours, ms)]
      expect([isOpen(hours, last), isOpen(hours, next)]).toEqual([true, true])
      expect(last).toBeLessThanOrEqual(ms)
      expect(next).toBeGreaterThanOrEqual(ms)
      const betweenMin = businessMinutesBetween(hours, last, next)
      expect(isOpen(hours, ms) ? Math.floor(betweenMin) : betweenMin - 1).toBe(0)
    })
  })
})

describe('days off, and a week that is open on Sundays', () => {
  const own = {
    ...hours,
    wednesday: null,
    sunday: { opens: '09:00', closes: '13:00' },
    daysOff: ['2026-11-26', '2026-11-27', '2026-12-25', '2026-12-25', '2027-01-01'],
  }
  it('pass without business hours', () => {
    expect(isOpen(own, at('2026-11-26T12:00-05:00'))).toBe(false)
    expect(isOpen(own, at('2026-11-29T12:00-05:00'))).toBe(true)
    const end = addBusinessMinutes(own, at('2026-11-24T18:30-05:00'), 60)
    expect(new Date(end).toISOString()).toBe(new Date('2026-11-28T08:30-05:00').toISOString())
  })

  it('count what isOpen says, and lead back to the same instant', () => {
    const near = fc.integer({ min: at('2026-11-20T00:00Z'), max: at('2027-01-10T00:00Z') })
    forCases(25, near, fc.integer({ min: 1, max: 5 * 24 * 60 }), (start, length) => {
      const startMs = Math.floor(start / MINUTE_MS) * MINUTE_MS
      let open = 0
      for (let minute = 0; minute < length; minute++) if (isOpen(own, startMs + minute * MINUTE_MS)) open++
      expect(businessMinutesBetween(own, startMs, startMs + length * MINUTE_MS)).toBe(open)
      const end = addBusinessMinutes(own, startMs, length)
      expect(businessMinutesBetween(own, startMs, end)).toBeCloseTo(length, 6)
      expect(isOpen(own, end - 1)).toBe(true)
      expect(isOpen(own, nextOpening(own, startMs))).toBe(true)
      expect(isOpen(own, lastOpenMinute(own, startMs))).toBe(true)
    })
  })
})
