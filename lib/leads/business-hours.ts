// Time as the business counts it: only the minutes between opening and closing pass. All instants
// are milliseconds since 1970 (UTC); hours are those of the business's own time zone. Every
// function takes constant time.
import type { DayHours, WeekHours } from '@/lib/hours'
import { FIRST_MONDAY_MS, wallTime, WEEK_MS } from '@/lib/new-york'
import { DAY_MS, MINUTE_MS } from '@/lib/time'

/** At the moment of closing the business is closed. */
export function isOpen(hours: WeekHours, ms: number): boolean {
  const { day, inDayMs } = position(ms)
  const { opensMs, closesMs } = workday(hours, day)
  return inDayMs >= opensMs && inDayMs < closesMs
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
  const { week, day, inDayMs } = position(ms)
  let total = week * openMsPerWeek(hours)
  for (let earlier = 0; earlier < day; earlier++) total += openMs(workday(hours, earlier))
  const { opensMs, closesMs } = workday(hours, day)
  return total + Math.min(Math.max(inDayMs - opensMs, 0), closesMs - opensMs)
}

/** The first instant with this businessTime. */
function instantOf(hours: WeekHours, businessMs: number): number {
  const perWeek = openMsPerWeek(hours)
  // A week ends with its last closing, so that a whole number of weeks is that closing and not the
  // next opening.
  const week = Math.ceil(businessMs / perWeek) - 1
  let rest = businessMs - week * perWeek
  let day = 0
  while (rest > openMs(workday(hours, day))) rest -= openMs(workday(hours, day++))
  const wallMs = FIRST_MONDAY_MS + week * WEEK_MS + day * DAY_MS + workday(hours, day).opensMs + rest
  // Clocks change early on Sundays, when the business is closed, and New York is 4 or 5 hours
  // behind UTC: `wallMs` read as UTC lies on the same side of the change.
  return wallMs - (wallTime(wallMs) - wallMs)
}

/** Where an instant lies on New York's wall clock. `day` counts from Monday, 0. */
function position(ms: number): { week: number; day: number; inDayMs: number } {
  const sinceMonday = wallTime(ms) - FIRST_MONDAY_MS
  const week = Math.floor(sinceMonday / WEEK_MS)
  const inWeekMs = sinceMonday - week * WEEK_MS
  const day = Math.floor(inWeekMs / DAY_MS)
  return { week, day, inDayMs: inWeekMs - day * DAY_MS }
}

interface Workday {
  /** Milliseconds after midnight. */
  readonly opensMs: number
  readonly closesMs: number
}

function workday({ weekdays, saturday }: WeekHours, day: number): Workday {
  if (day === 6) return { opensMs: 0, closesMs: 0 }
  const { opens, closes }: DayHours = day === 5 ? saturday : weekdays
  return { opensMs: timeOfDay(opens), closesMs: timeOfDay(closes) }
}

const openMs = ({ opensMs, closesMs }: Workday) => closesMs - opensMs

const openMsPerWeek = (hours: WeekHours) => 5 * openMs(workday(hours, 0)) + openMs(workday(hours, 5))

/** '07:30' -> milliseconds after midnight. */
function timeOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return (hour * 60 + minute) * MINUTE_MS
}
