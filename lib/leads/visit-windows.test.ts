import { describe, expect, it } from 'vitest'
import type { WeekHours } from '@/lib/hours'
import { HOUR_MS } from '@/lib/time'
import {
  hasNotice,
  holdTimes,
  parseVisitWindows,
  visitProblems,
  visitWindows,
  windowInWords,
  windowJson,
  windowText,
} from './visit-windows'

const workday = { opens: '07:00', closes: '19:00' }
const hours: WeekHours = {
  monday: workday,
  tuesday: workday,
  wednesday: workday,
  thursday: workday,
  friday: workday,
  saturday: { opens: '08:00', closes: '16:00' },
  sunday: null,
  daysOff: [],
}
const monday = Date.parse('2026-11-30T09:00-05:00')
const WEEK = 'mon-fri 08:00-11:00 13:00-16:00; sat 08:00-11:00'
const windowsAt = (ms: number, text = WEEK, of = hours) => visitWindows(parseVisitWindows(text) ?? [], of, ms)
const named = (id: string, ms = monday) => windowsAt(ms).find(window => window.id === id) ?? expect.fail(id)

describe('LEAD_VISIT_WINDOWS', () => {
  it('gives days, hours and how many visits at a time', () => {
    expect(parseVisitWindows('sat 08:00-11:00; mon-tue 13:00-16:00 x2')).toEqual([
      { weekday: 0, from: '13:00', to: '16:00', capacity: 2 },
      { weekday: 1, from: '13:00', to: '16:00', capacity: 2 },
      { weekday: 5, from: '08:00', to: '11:00', capacity: 1 },
    ])
    expect(parseVisitWindows(' ')).toEqual([])
    expect(visitProblems({ LEAD_VISIT_WINDOWS: WEEK })).toEqual([])
  })

  it.each([
    'mon',
    'mon 8-11',
    'mon 11:00-08:00',
    'fri-mon 08:00-11:00',
    'day 08:00-11:00',
    'mon 08:00-24:30',
    'x2',
    'mon 08:00-11:00; mon-fri 10:00-12:00',
    'mon 08:00-11:00 x0',
  ])('refuses %s', text => {
    expect(parseVisitWindows(text)).toBeUndefined()
    expect(visitProblems({ LEAD_VISIT_WINDOWS: text })).toMatchObject([{ variable: 'LEAD_VISIT_WINDOWS' }])
  })
})

describe('windows', () => {
  it('are those of 14 days, with their times and words', () => {
    const all = windowsAt(monday)
    expect(all).toHaveLength(21)
    expect(all.map(({ id }) => id).slice(0, 2)).toEqual(['2026-11-30T13', '2026-12-01T08'])
    expect(windowJson(named('2026-12-03T08'))).toEqual({
      id: '2026-12-03T08',
      start: '2026-12-03T08:00:00-05:00',
      end: '2026-12-03T11:00:00-05:00',
      text: 'Thu, Dec 3, 8–11 AM',
    })
    expect(windowInWords(named('2026-12-03T08'))).toBe('Thursday, December 3, 8 to 11 AM')
    const [noon] = windowsAt(monday, 'tue 10:30-13:00')
    expect(noon && [noon.id, windowText(noon)]).toEqual(['2026-12-01T10:30', 'Tue, Dec 1, 10:30 AM–1 PM'])
  })

  it('keep the clock on the wall where clocks change in between', () => {
    const march = windowsAt(Date.parse('2027-03-11T12:00-05:00'))
    const start = (id: string) => march.find(window => window.id === id)?.startMs
    expect(start('2027-03-12T08')).toBe(Date.parse('2027-03-12T08:00-05:00'))
    expect(start('2027-03-15T08')).toBe(Date.parse('2027-03-15T08:00-04:00'))
    const [, , , november] = windowsAt(Date.parse('2026-10-29T12:00-04:00'))
    expect(november && windowJson(november)).toMatchObject({ id: '2026-10-31T08', start: '2026-10-31T08:00:00-04:00' })
    expect(windowsAt(Date.parse('2026-10-29T12:00-04:00')).map(window => windowJson(window).start)).toContain(
      '2026-11-02T08:00:00-05:00',
    )
  })

  it('are closed on days off and on closed days of the week', () => {
    const off = { ...hours, daysOff: ['2026-12-03'] }
    const all = windowsAt(monday, `${WEEK}; sun 08:00-11:00`, off)
    expect(all.filter(({ isDayOff }) => isDayOff).map(({ id }) => id)).toEqual([
      '2026-12-03T08',
      '2026-12-03T13',
      '2026-12-06T08',
      '2026-12-13T08',
    ])
  })

  it('are offered from so many business hours ahead', () => {
    // Monday 9 AM to 7 PM are ten hours, so Tuesday at 1 PM is sixteen ahead.
    expect(hasNotice(hours, named('2026-12-01T08'), monday, 16)).toBe(false)
    expect(hasNotice(hours, named('2026-12-01T13'), monday, 16)).toBe(true)
    expect(hasNotice(hours, named('2026-12-01T13'), monday + 1, 16)).toBe(false)
  })
})

describe('a hold', () => {
  it('ends after 24 business hours, and is brought up at half time', () => {
    const noon = monday + 3 * HOUR_MS
    expect(holdTimes(hours, noon, named('2026-12-03T08'))).toEqual({
      endsMs: Date.parse('2026-12-02T12:00-05:00'),
      remindMs: Date.parse('2026-12-01T12:00-05:00'),
    })
  })

  it('of a window before that ends at the closing before its day', () => {
    expect(holdTimes(hours, monday, named('2026-12-02T08')).endsMs).toBe(Date.parse('2026-12-01T19:00-05:00'))
    expect(holdTimes(hours, monday, named('2026-11-30T13')).endsMs).toBe(Date.parse('2026-11-30T13:00-05:00'))
  })
})
