// The calendar file of a visit (RFC 5545).
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { business } from '@/content/business'
import { statusWords } from '@/content/words/status'
import { timeZone, wallTime } from '@/lib/new-york'
import type { Visit } from './store'

/** The rules of New York since 2007. */
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/** The clock's reading, without a zone: the file names it. */
const reading = (ms: number) => new Date(wallTime(ms)).toISOString().slice(0, 19)

/** `place` as the visitor gave it. A window that was given back cancels the same event. */
export function calendarFile(visit: Visit, place: string | null, nowMs: number): string {
  const { lead_id, window_id, confirmed_at_ms, start_ms, end_ms, sequence } = visit
  const isOver = window_id === null
  const calendar = ical({
    prodId: { company: business.name, product: 'Visits', language: 'EN' },
    method: isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // Without a name, so that the stamp stays UTC.
    timezone: { name: null, generator: () => VTIMEZONE },
  })
  calendar.createEvent({
    id: lead_id,
    sequence,
    stamp: new Date(nowMs),
    start: reading(start_ms),
    end: reading(end_ms),
    timezone: timeZone,
    status: isOver
      ? ICalEventStatus.CANCELLED
      : confirmed_at_ms === null
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
    summary: statusWords.calendarFile.summary,
    description: statusWords.calendarFile.description,
    location: place,
  })
  return `${calendar.toString()}\r\n`
}
