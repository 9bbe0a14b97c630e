// Dates and times of meter files. A wall minute counts the minutes since January 1, 1970 on the
// clock on the wall, as if every day had 24 hours: the hour that repeats in fall has the same
// minutes twice, and the one that is left out in spring has none.
import { wallTime } from '@/lib/new-york'
import { DAY_MIN, MINUTE_MS } from '@/lib/time'
import { numberIn } from './amounts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthOf = (text: string) => MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1

/** Wall minute of midnight; NaN for a day that no calendar has. */
function midnight(year: number, month: number, day: number): number {
  const ms = Date.UTC(year < 100 ? 2000 + year : year, month - 1, day)
  const date = new Date(ms)
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isDay && date.getUTCFullYear() >= 1990 && date.getUTCFullYear() < 2100 ? ms / MINUTE_MS : NaN
}

/** 'Mon, ' before a date. */
const WEEKDAY = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,? (?=\w)/i

/** A few thousand days stand in many rows each. */
const MAX_KNOWN = 20_000
const knownDays = [new Map<string, number>(), new Map<string, number>()] as const

/**
 * '2025-11-01', '20251101', '11/1/2025' (month first, unless `isDayFirst`), '1.11.2025' (day
 * first), 'Nov 1, 2025', '1-Nov-2025' -> wall minute of midnight, else NaN.
 */
export function dayStart(cell: string, isDayFirst = false): number {
  const known = knownDays[isDayFirst ? 1 : 0]
  const day = known.get(cell) ?? parsedDay(cell, isDayFirst)
  if (known.size < MAX_KNOWN) known.set(cell, day)
  return day
}

function parsedDay(cell: string, isDayFirst: boolean): number {
  const compact = /^(20\d\d)(\d\d)(\d\d)$/.exec(cell)
  const parts = compact?.slice(1) ?? cell.replace(WEEKDAY, '').split(/[-/. ,]+/)
  const [first = '', second = '', third = ''] = parts
  const [a = NaN, b = NaN, c = NaN] = parts.map(part => (/^\d{1,4}$/.test(part) ? Number(part) : monthOf(part) || NaN))
  if (parts.length !== 3) return NaN
  if (first.length === 4 && !monthOf(first)) return midnight(a, b, c)
  const isDayBefore = monthOf(second) > 0 || (!monthOf(first) && (isDayFirst || cell.includes('.')))
  return third.length < 2 ? NaN : midnight(c, isDayBefore ? b : a, isDayBefore ? a : b)
}

const CLOCK = /^(\d{1,2})(?::(\d{2}))?(?::(\d{2})(?:\.\d+)?)? ?([ap])?\.?(?:m\.?)?$/i

/** '18:15', '6:15:00 pm', '24:00' -> minutes since midnight, else NaN. '6' is none. */
function clockMinutes(text: string): number {
  const [, hourText, minuteText, , half] = CLOCK.exec(text) ?? []
  const [hour, minute] = [Number(hourText), Number(minuteText ?? 0)]
  if ((minuteText === undefined && half === undefined) || minute > 59) return NaN
  if (half === undefined) return hour < 24 || (hour === 24 && minute === 0) ? hour * 60 + minute : NaN
  return hour < 1 || hour > 12 ? NaN : ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute
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

/** Minutes east of UTC; 'Z' and names of UTC -> 0. */
function offsetMinutes(text: string): number {
  if (/^E[SD]T$/i.test(text)) return /S/i.test(text) ? -300 : -240
  const [, sign, hours, minutes = 0] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(text) ?? []
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
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

/** A date and a time in one text -> wall minute by Long Island's clock, else NaN. */
function stampMinute(text: string, isDayFirst: boolean): number {
  const [, compact, time = ''] = COMPACT_STAMP.exec(text) ?? []
  if (compact !== undefined) return dayStart(compact) + militaryMinutes(time)
  const [all = '', day = '', clock = ''] = STAMP.exec(text.replace(YEAR_LAST, '$1 $3 $2')) ?? []
  return TWO_TIMES.test(clock) && !all.includes('T') ? NaN : zonedMinute(dayStart(day, isDayFirst), clock)
}

export const hasOffset = (text: string): boolean =>
  OFFSET.test((STAMP.exec(text)?.[2] ?? text).replace(ZONE_NAME, '')) && !Number.isNaN(stampStart(text))

/** '0', '15', '0115', '2400' (no colon) -> minutes since midnight, else NaN. */
export function militaryMinutes(text: string): number {
  const minutes = Math.floor(Number(text) / 100) * 60 + (Number(text) % 100)
  return /^\d{1,4}$/.test(text) && Number(text) % 100 < 60 && minutes <= DAY_MIN ? minutes : NaN
}

const RANGE = /^(.*?\d.*?)(?: +(?:to|through|until|[-–—]) +| *[–—] *)(.*\d.*)$/i
/** '00:00-00:15', with or without a date before it. */
const CLOCK_RANGE = /^((?:.* )?\d{1,2}:\d{2}[^-]*)-(\d{1,2}:\d{2}.*)$/
const isTime = (text: string) =>
  !Number.isNaN(stampMinute(text, false)) ||
  !Number.isNaN(stampMinute(text, true)) ||
  !Number.isNaN(zonedMinute(0, text))
const HALF = /[ap]\.?m?\.?$/i

/** 'A to B' -> [A, B]; null for a text that is no range. */
export function rangeIn(text: string): readonly [string, string] | null {
  const [, start, end = ''] = RANGE.exec(text) ?? CLOCK_RANGE.exec(text) ?? []
  if (start === undefined || !isTime(end)) return null
  const half = HALF.exec(end)?.[0]
  if (half === undefined || HALF.test(start)) return [start, end]
  // '11:00 - 12:15 PM': the start has the half of the day that puts it before the end.
  const clockIn = (cell: string) => clockMinutes(/\d{1,2}(?::\d{2})*(?: ?[ap]\.?m?\.?)?$/i.exec(cell)?.[0] ?? '')
  const isSame = clockIn(`${start} ${half}`) < clockIn(end)
  return [`${start} ${isSame ? half : /^p/i.test(half) ? 'AM' : 'PM'}`, end]
}

/** Wall minute at which a stamp, or a range of stamps, starts, else NaN. */
export function stampStart(text: string, isDayFirst = false): number {
  const minute = stampMinute(text, isDayFirst)
  return Number.isNaN(minute) ? stampMinute(rangeIn(text)?.[0] ?? '', isDayFirst) : minute
}

/** Wall minute of the midnight of a day or of a stamp's day as it is written, else NaN. */
export function dayIn(text: string, isDayFirst = false): number {
  const day = dayStart(text, isDayFirst)
  return Number.isNaN(day) ? dayStart(STAMP.exec(text)?.[1] ?? '', isDayFirst) : day
}

/** Minutes since midnight at which a time, or a range of times, starts, else NaN. */
export function clockStart(text: string): number {
  const minutes = clockMinutes(text.replace(ZONE_NAME, ''))
  return Number.isNaN(minutes) ? clockMinutes(rangeIn(text)?.[0] ?? '') : minutes
}

/** '1', 'HE01', 'Hour 24' -> 1, 1, 24; the second 2 of a fall night, 25, is 2. NaN above 25. */
export function hourNumber(text: string): number {
  const hour = Number(/^(?:(?:HE|HB|H|hour|hr)[ -]?(?:ending|beginning)? ?)?(\d{1,2})$/i.exec(text)?.[1] ?? NaN)
  return hour === 25 ? 2 : hour <= 24 ? hour : NaN
}

/** Seconds or milliseconds since 1970 of a time from 2001 on -> seconds, else NaN. */
export function epochIn(text: string): number {
  const number = /^(?:\d{10}|\d{13})(?:\.\d+)?$/.test(text) ? Number(text) : NaN
  return number > 1e11 ? number / 1000 : number
}

export type CellKind = 'stamp' | 'day' | 'clock' | 'epoch' | 'number' | 'text' | 'blank'

/** What a cell is by its form, in either order of day and month. */
export function kindOf(cell: string): CellKind {
  if (cell === '') return 'blank'
  if (!/\d/.test(cell)) return 'text'
  if (/^[-+]?\d{0,7}(?:[.,]\d*)?$/.test(cell)) return 'number'
  const isSome = (read: (text: string, isDayFirst: boolean) => number) =>
    [false, true].some(isDayFirst => !Number.isNaN(read(cell, isDayFirst)))
  if (isSome(stampStart)) return 'stamp'
  if (isSome(dayStart)) return 'day'
  if (!Number.isNaN(clockStart(cell)) || !Number.isNaN(zonedMinute(0, cell))) return 'clock'
  if (!Number.isNaN(epochIn(cell))) return 'epoch'
  return Number.isNaN(numberIn(cell)) ? 'text' : 'number'
}

/** Minutes that Long Island's clock is ahead of UTC; negative. */
const zoneMinutes = (utcMinute: number): number => wallTime(utcMinute * MINUTE_MS) / MINUTE_MS - utcMinute
/** Offsets at the start and the end of each UTC day: Intl takes 10 µs for a time. */
const offsetsOfDay = new Map<number, readonly [number, number]>()

/** Seconds since January 1, 1970 UTC -> wall minute on Long Island, seconds dropped. */
export function wallMinuteOf(epochSeconds: number): number {
  const utcMinute = Math.floor(epochSeconds / 60)
  const day = Math.floor(utcMinute / DAY_MIN)
  if (Number.isNaN(day) || Math.abs(day) > 100_000) return NaN
  const known = offsetsOfDay.get(day)
  const [start, end] = known ?? [zoneMinutes(day * DAY_MIN), zoneMinutes((day + 1) * DAY_MIN)]
  if (!known) offsetsOfDay.set(day, [start, end])
  return utcMinute + (start === end ? start : zoneMinutes(utcMinute))
}
