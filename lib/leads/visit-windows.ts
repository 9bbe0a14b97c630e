// Windows in which a visit can begin, by the owner's week (LEAD_VISIT_WINDOWS). Instants are
// milliseconds since 1970 (UTC); days and hours are New York's.
import { clockTime, type WeekHours, weekdays } from '@/lib/hours'
import { FIRST_MONDAY_MS, instantOfWall, timeZone, wallTime } from '@/lib/new-york'
import { DAY_MS, HOUR_MIN, MINUTE_MS } from '@/lib/time'
import { addBusinessMinutes, businessMinutesBetween, nextOpening } from './business-hours'

/** A window of each week. */
export interface WeekWindow {
  /** 0: Monday. */
  readonly weekday: number
  /** '08:00' */
  readonly from: string
  readonly to: string
  /** Visits at a time. */
  readonly capacity: number
}

/** A window of one day. */
export interface VisitWindow {
  /** '2026-12-03T08'; '2026-12-03T08:30' where it begins within an hour. */
  readonly id: string
  readonly startMs: number
  readonly endMs: number
  readonly capacity: number
  /** Closed unless staff open it: the business is, by its week or its days off. */
  readonly isDayOff: boolean
}

/** Days from today for which windows are listed. */
const VISIT_DAYS = 14
/** Business hours within which a hold is confirmed, or ends. */
const CONFIRM_HOURS = 24
/** What was offered just now can still be held. */
const GRACE_MIN = 60

const dayNames = weekdays.map(day => day.slice(0, 3))
const DAYS = /^([a-z]{3})(?:-([a-z]{3}))?$/
const WINDOW = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)(?:x([1-9]\d?))?$/

/**
 * 'mon-fri 08:00-11:00 13:00-16:00 x2; sat 08:00-11:00', by day and time; empty for a blank text.
 * Undefined where it is malformed, or where two windows of a day overlap.
 */
export function parseVisitWindows(text: string): readonly WeekWindow[] | undefined {
  const groups = text
    .toLowerCase()
    .split(';')
    .map(group => group.trim())
    .filter(group => group !== '')
  const windows: WeekWindow[] = []
  for (const group of groups) {
    const [days = '', ...times] = group.replace(/\s+x(?=\d)/g, 'x').split(/\s+/)
    const [, first = '', last = first] = DAYS.exec(days) ?? []
    const [from, to] = [dayNames.indexOf(first), dayNames.indexOf(last)]
    if (from < 0 || to < from || times.length === 0) return undefined
    for (const time of times) {
      const [, hour, minute, toHour, toMinute, capacity = '1'] = WINDOW.exec(time) ?? []
      const [begins, ends] = [`${hour}:${minute}`, `${toHour}:${toMinute}`]
      if (hour === undefined || begins >= ends) return undefined
      for (let weekday = from; weekday <= to; weekday++)
        windows.push({ weekday, from: begins, to: ends, capacity: Number(capacity) })
    }
  }
  const sorted = windows.sort((a, b) => a.weekday - b.weekday || (a.from < b.from ? -1 : 1))
  const overlap = sorted.some(({ weekday, to }, index) => {
    const next = sorted[index + 1]
    return next?.weekday === weekday && next.from < to
  })
  return overlap ? undefined : sorted
}

const EXAMPLE = 'mon-fri 08:00-11:00 13:00-16:00; sat 08:00-11:00'

/** Where LEAD_VISIT_WINDOWS is malformed, the form that it should have. */
export function visitProblems({ LEAD_VISIT_WINDOWS: text = '' }: { readonly LEAD_VISIT_WINDOWS?: unknown }) {
  if (typeof text === 'string' && parseVisitWindows(text) !== undefined) return []
  return [{ variable: 'LEAD_VISIT_WINDOWS', expected: `days with windows that do not overlap, for example ${EXAMPLE}` }]
}

/** Milliseconds after midnight. */
const timeOfDay = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return (hour * HOUR_MIN + minute) * MINUTE_MS
}

/** `day`: the wall clock's midnight. */
function windowsOfDay(week: readonly WeekWindow[], hours: WeekHours, day: number): VisitWindow[] {
  const weekday = (((day - FIRST_MONDAY_MS) / DAY_MS) % 7) as 0
  const date = new Date(day).toISOString().slice(0, 10)
  const isDayOff = hours[weekdays[weekday]] === null || hours.daysOff.includes(date)
  return week
    .filter(window => window.weekday === weekday)
    .map(({ from, to, capacity }) => ({
      id: `${date}T${from.replace(/:00$/, '')}`,
      startMs: instantOfWall(day + timeOfDay(from)),
      endMs: instantOfWall(day + timeOfDay(to)),
      capacity,
      isDayOff,
    }))
}

const midnight = (ms: number) => wallTime(ms) - (wallTime(ms) % DAY_MS)

/** All that begin after `nowMs`, within VISIT_DAYS. */
export function visitWindows(week: readonly WeekWindow[], hours: WeekHours, nowMs: number): readonly VisitWindow[] {
  const today = midnight(nowMs)
  return Array.from({ length: VISIT_DAYS }, (_, day) => windowsOfDay(week, hours, today + day * DAY_MS))
    .flat()
    .filter(({ startMs }) => startMs > nowMs)
}

/** Whether `noticeHours` of business hours are left before it begins. */
export const hasNotice = (hours: WeekHours, { startMs }: VisitWindow, nowMs: number, noticeHours: number): boolean =>
  businessMinutesBetween(hours, nowMs, startMs) >= noticeHours * HOUR_MIN

/** Whether it may still be held: it was offered until an hour ago. */
export const canBeHeld = (hours: WeekHours, window: VisitWindow, nowMs: number, noticeHours: number): boolean =>
  businessMinutesBetween(hours, nowMs, window.startMs) >= Math.max(0, noticeHours * HOUR_MIN - GRACE_MIN)

export interface HoldTimes {
  readonly endsMs: number
  /** At half time. */
  readonly remindMs: number
}

/**
 * When a hold ends unless it is confirmed: after 24 business hours; for a window that begins before
 * that, at the last closing before its day, or else when it begins.
 */
export function holdTimes(hours: WeekHours, heldMs: number, { startMs }: Pick<VisitWindow, 'startMs'>): HoldTimes {
  const usualMs = addBusinessMinutes(hours, heldMs, CONFIRM_HOURS * HOUR_MIN)
  // Nothing passes from a closing to the next opening.
  const opensMs = nextOpening(hours, instantOfWall(midnight(startMs)))
  const minutesBefore = businessMinutesBetween(hours, heldMs, Math.min(opensMs, startMs))
  const beforeDayMs = minutesBefore > 0 ? addBusinessMinutes(hours, heldMs, minutesBefore) : startMs
  const endsMs = usualMs < startMs ? usualMs : beforeDayMs
  return { endsMs, remindMs: addBusinessMinutes(hours, heldMs, businessMinutesBetween(hours, heldMs, endsMs) / 2) }
}

/** '8–11 AM', '11 AM–1 PM'; `to` stands between the times. */
function hoursText(window: Pick<VisitWindow, 'startMs' | 'endMs'>, to: string): string {
  const [from, until] = [window.startMs, window.endMs].map(ms =>
    clockTime(new Date(wallTime(ms)).toISOString().slice(11, 16)),
  ) as [string, string]
  const half = from.slice(-3)
  return `${until.endsWith(half) ? from.slice(0, -3) : from}${to}${until}`
}

const short = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' })
const long = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' })

/** 'Thu, Dec 3, 8–11 AM' */
export const windowText = (window: Pick<VisitWindow, 'startMs' | 'endMs'>): string =>
  `${short.format(window.startMs)}, ${hoursText(window, '–')}`

/** 'Thursday, December 3, 8 to 11 AM' */
export const windowInWords = (window: Pick<VisitWindow, 'startMs' | 'endMs'>): string =>
  `${long.format(window.startMs)}, ${hoursText(window, ' to ')}`

/** '2026-12-03T08:00:00-05:00' */
export function isoInNewYork(ms: number): string {
  const wall = wallTime(ms)
  const offset = (ms - wall) / MINUTE_MS / HOUR_MIN
  return `${new Date(wall).toISOString().slice(0, 19)}-${String(offset).padStart(2, '0')}:00`
}

/** Of the answer to a hold: when it ends unless it is confirmed, '2026-12-02T12:00:00-05:00'. */
export const CONFIRM_BY_HEADER = 'confirm-by'

/** A window as `GET /api/leads/windows` gives it. */
export interface WindowJson {
  readonly id: string
  readonly start: string
  readonly end: string
  readonly text: string
}

export const windowJson = (window: Pick<VisitWindow, 'id' | 'startMs' | 'endMs'>): WindowJson => ({
  id: window.id,
  start: isoInNewYork(window.startMs),
  end: isoInNewYork(window.endMs),
  text: windowText(window),
})
