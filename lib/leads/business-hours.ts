// Time as the business counts it: only the minutes between opening and closing pass. All instants
// are milliseconds since 1970 (UTC); hours are those of the business's own time zone.
import { type WeekHours, weekdays } from '@/lib/hours'
import { FIRST_MONDAY_MS, instantOfWall, wallTime, WEEK_MS } from '@/lib/new-york'
import { DAY_MS, MINUTE_MS } from '@/lib/time'

/** At the moment of closing the business is closed. */
export function isOpen(hours: WeekHours, ms: number): boolean {
  const { dayNumber, inDayMs } = position(ms)
  const { opensMs, closesMs } = workday(hours, dayNumber)
  return !isOff(hours, dayNumber) && inDayMs >= opensMs && inDayMs < closesMs
}

/**
 * Minutes of business hours from `startMs` to `endMs`, with a fraction; negative when the end comes
 * first.
 */
export function businessMinutesBetween(hours: WeekHours, startMs: number, endMs: number): number {
  return (businessTime(hours, endMs) - businessTime(hours, startMs)) / MINUTE_MS
}

/**
 * The first instant, not before `startMs`, by which `minutes` (at least 0) of business hours have
 * passed: closing time rather than the next opening, and `startMs` itself for 0.
 */
export function addBusinessMinutes(hours: WeekHours, startMs: number, minutes: number): number {
  const addedMs = Math.round(minutes * MINUTE_MS)
  if (addedMs <= 0) return startMs
  return instantOf(hours, businessTime(hours, startMs) + addedMs)
}

/** The beginning of the last minute, at `ms` or before, in which the business is open. */
export function lastOpenMinute(hours: WeekHours, ms: number): number {
  return isOpen(hours, ms) ? ms - (ms % MINUTE_MS) : instantOf(hours, businessTime(hours, ms)) - MINUTE_MS
}

/** `ms` when the business is open then; else its next opening. */
export function nextOpening(hours: WeekHours, ms: number): number {
  // The first open millisecond ends 1 ms after opening.
  return isOpen(hours, ms) ? ms : instantOf(hours, businessTime(hours, ms) + 1) - 1
}

/** Milliseconds of business hours since the first Monday of 1970. */
function businessTime(hours: WeekHours, ms: number): number {
  const { dayNumber, inDayMs } = position(ms)
  const week = Math.floor(dayNumber / 7)
  let total = week * openMsPerWeek(hours) - offMs(hours, dayNumber)
  for (let earlier = week * 7; earlier < dayNumber; earlier++) total += openMs(workday(hours, earlier))
  if (isOff(hours, dayNumber)) return total
  const { opensMs, closesMs } = workday(hours, dayNumber)
  return total + Math.min(Math.max(inDayMs - opensMs, 0), closesMs - opensMs)
}

/** The first instant with this businessTime. */
function instantOf(hours: WeekHours, businessMs: number): number {
  // As if no day were off, then later by what the days off before it would have had.
  let wallMs = wallOf(hours, businessMs)
  for (let missed = 0; ;) {
    const off = offMs(hours, dayNumberOf(wallMs) + 1)
    if (off === missed) break
    missed = off
    wallMs = wallOf(hours, businessMs + missed)
  }
  return instantOfWall(wallMs)
}

/** The reading of the wall clock after so much business time, were no day off. */
function wallOf(hours: WeekHours, businessMs: number): number {
  const perWeek = openMsPerWeek(hours)
  // A week ends with its last closing, so that a whole number of weeks is that closing and not the
  // next opening.
  const week = Math.ceil(businessMs / perWeek) - 1
  let rest = businessMs - week * perWeek
  let day = 0
  while (rest > openMs(workday(hours, day))) rest -= openMs(workday(hours, day++))
  return FIRST_MONDAY_MS + week * WEEK_MS + day * DAY_MS + workday(hours, day).opensMs + rest
}

/** Days since the first Monday of 1970. */
const dayNumberOf = (wallMs: number) => Math.floor((wallMs - FIRST_MONDAY_MS) / DAY_MS)
const numberOfDate = (date: string) => dayNumberOf(Date.parse(date))

/** Where an instant lies on New York's wall clock. */
function position(ms: number): { dayNumber: number; inDayMs: number } {
  const wallMs = wallTime(ms)
  const dayNumber = dayNumberOf(wallMs)
  return { dayNumber, inDayMs: wallMs - FIRST_MONDAY_MS - dayNumber * DAY_MS }
}

const isOff = ({ daysOff }: WeekHours, dayNumber: number): boolean =>
  daysOff.some(date => numberOfDate(date) === dayNumber)

/** What the days off before a day would have had. */
const offMs = (hours: WeekHours, before: number): number =>
  [...new Set(hours.daysOff.map(numberOfDate))]
    .filter(off => off < before)
    .reduce((sum, off) => sum + openMs(workday(hours, off)), 0)

interface Workday {
  /** Milliseconds after midnight. */
  readonly opensMs: number
  readonly closesMs: number
}

/** By the day of the week alone. */
function workday(hours: WeekHours, dayNumber: number): Workday {
  const open = hours[weekdays[((dayNumber % 7) + 7) % 7] ?? 'monday']
  return open === null
    ? { opensMs: 0, closesMs: 0 }
    : { opensMs: timeOfDay(open.opens), closesMs: timeOfDay(open.closes) }
}

const openMs = ({ opensMs, closesMs }: Workday) => closesMs - opensMs

const openMsPerWeek = (hours: WeekHours) => weekdays.reduce((sum, _name, day) => sum + openMs(workday(hours, day)), 0)

/** '07:30' -> milliseconds after midnight. */
function timeOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return (hour * 60 + minute) * MINUTE_MS
}
