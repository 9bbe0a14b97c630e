// Dates and times of meter files. A wall minute counts the minutes since January 1, 1970 on the
// clock on the wall, as if every day had 24 hours: the hour that repeats in fall has the same
// minutes twice, and the one that is left out in spring has none.
import { wallTime } from '@/lib/new-york'
import { DAY_MIN, MINUTE_MS } from '@/lib/time'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const fullYear = (year: number) => (year < 100 ? 2000 + year : year)

/** Wall minute of midnight; NaN for a day that no calendar has. */
function midnight(year: number, month: number, day: number): number {
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return NaN
  const ms = Date.UTC(fullYear(year), month - 1, day)
  return new Date(ms).getUTCDate() === day ? ms / MINUTE_MS : NaN
}

/** 'Mon, ' before a date. */
const WEEKDAY = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,? (?=\d)/i

/** Every other way to write a day has one order. */
const dayPatterns = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<year>20\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  // Continental Europe.
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d{2})$/,
  /^(?:[a-z]{3,9},? )?(?<month>[a-z]{3})[a-z]*\.? (?<day>\d{1,2}),? (?<year>\d{4})$/i,
  /^(?<day>\d{1,2})[-/ ]?(?<month>[a-z]{3})[a-z]*[-/ ,]*(?<year>\d{4}|\d{2})$/i,
]
const monthFirst = [/^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4}|\d{2})$/, ...dayPatterns]
const dayFirst = [/^(?<day>\d{1,2})[-/](?<month>\d{1,2})[-/](?<year>\d{4}|\d{2})$/, ...dayPatterns]

/**
 * '2025-11-01', '20251101', '11/1/2025' (month first, unless `isDayFirst`), '1.11.2025' (day
 * first), 'Nov 1, 2025', '1-Nov-2025' -> wall minute of midnight, else NaN.
 */
export function dayStart(cell: string, isDayFirst = false): number {
  const text = cell.replace(WEEKDAY, '')
  for (const pattern of isDayFirst ? dayFirst : monthFirst) {
    const { year, month = '', day } = pattern.exec(text)?.groups ?? {}
    if (year === undefined) continue
    const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1
    return midnight(Number(year), number, Number(day))
  }
  return NaN
}

const CLOCK = /^(\d{1,2})(?::(\d{2}))?(?::(\d{2})(?:\.\d+)?)? ?([ap])?\.?(?:m\.?)?$/i

/**
 * '18:15', '6:15 PM', '6:15:00 pm', '24:00' -> minutes since midnight, else NaN. A bare hour needs
 * AM or PM.
 */
function clockMinutes(text: string): number {
  const match = CLOCK.exec(text)
  if (!match) return NaN
  const [, hourText, minuteText, , half] = match
  if (minuteText === undefined && half === undefined) return NaN
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)]
  if (minute > 59) return NaN
  if (half === undefined) return hour < 24 || (hour === 24 && minute === 0) ? hour * 60 + minute : NaN
  if (hour < 1 || hour > 12) return NaN
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute
}

/** '202606150015', with seconds or without. */
const COMPACT_STAMP = /^(20\d{6})[T ]?(\d{4})(?:\d{2})?$/
const STAMP = /^(.+?)(?:T|,? +(?:at )?|(?<=\d{4}):)(\d{1,2}:\d{2}.*|\d{1,2} ?[ap]m)$/i
/** 'Mon Jun 15 18:15:00 EDT 2026', as `date` and Java write it. */
const YEAR_LAST = /^([a-z]{3} [a-z]{3} +\d{1,2}) (\d\d:\d\d:\d\d \w+) (\d{4})$/i
const OFFSET = /^(.*?) ?\(?(Z|(?:UTC|GMT)(?: ?[+-]\d{1,2}(?::?\d{2})?)?|EST|EDT|[+-]\d{2}(?::?\d{2})?)\)?$/i
/** '00:15-04:00' behind a space: two times rather than a time with an offset, which has seconds. */
const TWO_TIMES = /^\d{1,2}:\d{2} ?-\d{2}:\d{2}$/
/** Names that do not move a time: the clock on the wall is the one that the file means. */
const ZONE_NAME =
  / *[[(]?(?:\b(?:ET|CT|MT|PT|[CMP][SD]T|EST5EDT|(?:US\/)?Eastern(?: (?:Standard |Daylight )?Time)?)|America\/[\w/]+)[\])]?$/i
const ZONE_MINUTES: Readonly<Record<string, number>> = { EST: -300, EDT: -240 }

/** Minutes east of UTC; 'Z' and names of UTC -> 0. */
const offsetMinutes = (text: string): number => {
  const named = ZONE_MINUTES[text.toUpperCase()]
  if (named !== undefined) return named
  const match = /([+-])(\d{1,2}):?(\d{2})?$/.exec(text)
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3] ?? 0)) : 0
}

/**
 * A date and a time in one text -> wall minute, else NaN. A time with an offset from UTC is moved
 * to Long Island's clock.
 */
function stampMinute(text: string, isDayFirst: boolean): number {
  const compact = COMPACT_STAMP.exec(text)
  if (compact) return dayStart(compact[1] ?? '') + militaryMinutes(compact[2] ?? '')
  const match = STAMP.exec(text.replace(YEAR_LAST, '$1 $3 $2'))
  if (!match || (TWO_TIMES.test(match[2] ?? '') && !match[0].includes('T'))) return NaN
  const [, day = '', clock = ''] = match
  return zonedMinute(dayStart(day, isDayFirst), clock)
}

/**
 * Wall minute of a time of a day, else NaN: '6:15 PM', or '6:15 PM EST', which is moved to Long
 * Island's clock. `midnight`: a wall minute.
 */
export function zonedMinute(midnight: number, text: string): number {
  const rest = text.replace(ZONE_NAME, '')
  const [, clock = rest, offset] = OFFSET.exec(rest) ?? []
  const minute = midnight + clockMinutes(clock)
  return offset === undefined ? minute : wallMinuteOf((minute - offsetMinutes(offset)) * 60)
}

export const hasOffset = (text: string): boolean =>
  OFFSET.test((STAMP.exec(text)?.[2] ?? text).replace(ZONE_NAME, '')) && !Number.isNaN(stampStart(text))

const MILITARY = /^\d{1,4}$/

/** '0', '15', '0115', '2400' (no colon) -> minutes since midnight, else NaN. */
export function militaryMinutes(text: string): number {
  const [hour, minute] = [Math.floor(Number(text) / 100), Number(text) % 100]
  const minutes = hour * 60 + minute
  return MILITARY.test(text) && minute < 60 && minutes <= DAY_MIN ? minutes : NaN
}

const RANGE = /^(.*?\d.*?)(?: +(?:to|through|until|[-–—]) +| *[–—] *)(.*\d.*)$/i
/** '00:00-00:15', with or without a date before it. */
const CLOCK_RANGE = /^((?:.* )?\d{1,2}:\d{2}[^-]*)-(\d{1,2}:\d{2}.*)$/
const HALF = /[ap]\.?m?\.?$/i

/** 'A to B' -> [A, B]; null for a text that is no range. */
export function rangeIn(text: string): readonly [string, string] | null {
  const match = RANGE.exec(text) ?? CLOCK_RANGE.exec(text)
  const [, start = '', end = ''] = match ?? []
  if (!match) return null
  const half = HALF.exec(end)?.[0]
  if (half === undefined || HALF.test(start)) return [start, end]
  // '11:00 - 12:15 PM': the start has the half of the day that puts it before the end.
  const clockIn = (cell: string) => clockMinutes(/\d{1,2}(?::\d{2})*(?: ?[ap]\.?m?\.?)?$/i.exec(cell)?.[0] ?? '')
  const other = half.toLowerCase().startsWith('p') ? 'AM' : 'PM'
  const same = `${start} ${half}`
  return clockIn(same) < clockIn(end) ? [same, end] : [`${start} ${other}`, end]
}

/** Wall minute at which a stamp, or a range of stamps, starts, else NaN. */
export function stampStart(text: string, isDayFirst = false): number {
  const minute = stampMinute(text, isDayFirst)
  return Number.isNaN(minute) ? stampMinute(rangeIn(text)?.[0] ?? '', isDayFirst) : minute
}

const SLASH_START = /^(\d{1,2})[-/](\d{1,2})[-/]\d{2}/

export type DateOrder = 'dayFirst' | 'monthFirst' | 'open'

/**
 * Which number of a slash date is the day, where one above 12 tells: '13/6/2026' -> 'dayFirst',
 * '6/13/2026' -> 'monthFirst', '6/7/2026' -> 'open'. Null for other dates.
 */
export function slashOrder(text: string): DateOrder | null {
  const match = SLASH_START.exec(text)
  if (!match) return null
  const [first, second] = [Number(match[1]), Number(match[2])]
  if (first > 12) return second > 12 ? null : 'dayFirst'
  return second > 12 ? 'monthFirst' : 'open'
}

/** Minutes since midnight at which a time, or a range of times, starts, else NaN. */
export function clockStart(text: string): number {
  const minutes = clockMinutes(text.replace(ZONE_NAME, ''))
  return Number.isNaN(minutes) ? clockMinutes(rangeIn(text)?.[0] ?? '') : minutes
}

const HOUR_NUMBER = /^(?:(?:HE|HB|H|hour|hr)[ -]?(?:ending|beginning)? ?)?(\d{1,2})$/i

/** '1', 'HE01', 'Hour 24' -> 1, 1, 24; the second 2 of a fall night, 25, is 2. NaN above 25. */
export function hourNumber(text: string): number {
  const hour = Number(HOUR_NUMBER.exec(text)?.[1] ?? NaN)
  return hour === 25 ? 2 : hour <= 24 ? hour : NaN
}

/** Seconds or milliseconds since 1970 of a time from 2001 on -> seconds, else NaN. */
export function epochIn(text: string): number {
  const number = /^(?:\d{10}|\d{13})(?:\.\d+)?$/.test(text) ? Number(text) : NaN
  return number > 1e11 ? number / 1000 : number
}

/** Minutes that Long Island's clock is ahead of UTC; negative. */
const zoneMinutes = (utcMinute: number): number => wallTime(utcMinute * MINUTE_MS) / MINUTE_MS - utcMinute

/**
 * Offsets at the start and at the end of each UTC day. Intl takes 10 µs for a time, which is long
 * for a million.
 */
const offsetsOfDay = new Map<number, readonly [number, number]>()

/** Seconds since January 1, 1970 UTC -> wall minute on Long Island, seconds dropped. */
export function wallMinuteOf(epochSeconds: number): number {
  const utcMinute = Math.floor(epochSeconds / 60)
  const day = Math.floor(utcMinute / DAY_MIN)
  if (Number.isNaN(day) || Math.abs(day) > 100_000) return NaN
  let offsets = offsetsOfDay.get(day)
  if (!offsets) {
    offsets = [zoneMinutes(day * DAY_MIN), zoneMinutes((day + 1) * DAY_MIN)]
    offsetsOfDay.set(day, offsets)
  }
  const [start, end] = offsets
  return utcMinute + (start === end ? start : zoneMinutes(utcMinute))
}
