// Dates and times of meter files. A wall minute counts the minutes since January 1, 1970 on the
// clock on the wall, as if every day had 24 hours: the hour that repeats in fall has the same
// minutes twice, and the one that is left out in spring has none.
import { wallTime } from '@/lib/new-york'
import { DAY_MIN, HOUR_MIN, MINUTE_MS } from '@/lib/time'
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

/**
 * '2025-11-01', '20251101', '11/1/2025' (month first, unless `isDayFirst`), '1.11.2025' (day
 * first), 'Sat Nov 1, 2025', '1-Nov-2025' -> wall minute of midnight, else NaN.
 */
function dayStart(text: string, isDayFirst: boolean): number {
  const parts = /^(20\d\d)(\d\d)(\d\d)$/.exec(text)?.slice(1) ?? text.split(/[-/. ,]+/)
  if (/^(?:sun|mon|tue|wed|thu|fri|sat)/i.test(text)) parts.shift()
  const [first = '', second = '', third = ''] = parts
  const [a = NaN, b = NaN, c = NaN] = parts.map(part => (/^\d{1,4}$/.test(part) ? Number(part) : monthOf(part) || NaN))
  if (parts.length !== 3 || third === '') return NaN
  if (/^\d{4}$/.test(first)) return midnight(a, b, c)
  const isDayBefore = monthOf(second) > 0 || (!monthOf(first) && (isDayFirst || text.includes('.')))
  return third.length < 2 ? NaN : midnight(c, isDayBefore ? b : a, isDayBefore ? a : b)
}

/** Day and clock of a time, either of which may stand in another cell. */
export interface Moment {
  /** Wall minute of midnight; NaN without a day. */
  readonly day: number
  /** Minutes since midnight; NaN without a time of day. */
  readonly clock: number
  /** Minutes east of UTC; NaN for the clock on the wall. */
  readonly offset: number
  /** It is the start of two times. */
  readonly isRange: boolean
}

export const HALF_DAY = DAY_MIN / 2
const NONE: Moment = { day: NaN, clock: NaN, offset: NaN, isRange: false }
const CLOCK = /(?<!\d)(\d{1,2})(?::(\d{2})(:\d{2}(?:\.\d+)?)?(?: ?([ap])(?:\.?m)?\b\.?)?| ?([ap])\.?m\b\.?)/i
const ZONE =
  /^ *[[(]?(?:(Z|UTC|GMT|[ECMP][SD]?T|EST5EDT|(?:US\/)?Eastern(?: (?:Standard |Daylight )?Time)?|America\/\w+)\b)?(?: ?([+-]\d{1,2})(?::?(\d{2}))?)?[\])]?(?:\[[\w/]+\])?(?= |$)/i
/** Other names do not move a time: the clock on the wall is the one that the file means. */
const zones: Readonly<Record<string, number>> = { Z: 0, UTC: 0, GMT: 0, EST: -5 * HOUR_MIN, EDT: -4 * HOUR_MIN }
const COMPACT = /^(20\d{6})[T ]?(\d\d)(\d\d)(?:\d\d)?$/
const BETWEEN = / +(?:to|through|until|[-–—]) +| *[–—] *|-(?=\d{1,2}:\d\d)/i

let [knownText, knownOrder, knownDay] = ['', false, NaN]
/** Neighbors mostly have the same day. */
function dayOf(text: string, isDayFirst: boolean): number {
  if (text !== knownText || isDayFirst !== knownOrder)
    [knownText, knownOrder, knownDay] = [text, isDayFirst, dayStart(text, isDayFirst)]
  return knownDay
}

function single(text: string, isDayFirst: boolean): Moment {
  const found = CLOCK.exec(text)
  if (!found) return { ...NONE, day: dayOf(text, isDayFirst) }
  const [all, hours, minutes = 0, seconds, half = found[5]] = found
  const [hour, minute] = [Number(hours), Number(minutes)]
  const isHour = half === undefined ? hour < 24 || (hour === 24 && minute === 0) : hour > 0 && hour < 13
  const behind = text.slice(found.index + all.length)
  const [zoned, name, east, past = 0] = (behind !== '' && ZONE.exec(behind)) || ['']
  // '15 Jun 18:15:00 EDT 2026'
  const date = `${text.slice(0, found.index).replace(/(?:T|[ ,:]+(?:at )?)$/i, '')}${behind.slice(zoned.length)}`
  const day = dayOf(date, isDayFirst)
  // '00:15-04:00' is two times.
  const isOffset = east === undefined || seconds !== undefined || text.includes('T')
  if (!isHour || minute > 59 || !isOffset || (date !== '' && Number.isNaN(day))) return NONE
  const zone = name === undefined ? (east === undefined ? NaN : 0) : (zones[name.toUpperCase()] ?? NaN)
  const clock = (half ? hour % 12 : hour) * HOUR_MIN + minute + (/p/i.test(half ?? '') ? HALF_DAY : 0)
  const offset = zone + Number(east ?? 0) * HOUR_MIN + (east?.startsWith('-') ? -1 : 1) * Number(past)
  return { day, clock, offset, isRange: false }
}

const HALF = /[ap]\.?m?\.?$/i

/** '6/15/2026 6:15 PM', '18:15', '2026-06-15', or the start of two of them. */
export function momentIn(cell: string, isDayFirst = false): Moment {
  const text = cell.replace(COMPACT, '$1 $2:$3')
  const whole = single(text, isDayFirst)
  if (!Number.isNaN(whole.day) || !Number.isNaN(whole.clock)) return whole
  const [from = '', to = '', ...more] = text.split(BETWEEN)
  const [start, end] = [single(from.trim(), isDayFirst), single(to, isDayFirst)]
  if (more.length > 0 || Number.isNaN(start.clock + end.clock)) return NONE
  if (!HALF.test(to) || HALF.test(from)) return { ...start, isRange: true }
  // '11:00 - 12:15 PM': the start has the half of the day that puts it before the end.
  const clock = (start.clock % HALF_DAY) + (end.clock < HALF_DAY ? 0 : HALF_DAY)
  return { ...start, clock: clock < end.clock ? clock : (clock + HALF_DAY) % DAY_MIN, isRange: true }
}

/** Wall minute by Long Island's clock; NaN without a day or a time. */
export const minuteOf = ({ day, clock, offset }: Omit<Moment, 'isRange'>): number =>
  Number.isNaN(offset) ? day + clock : wallMinuteOf((day + clock - offset) * 60)

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
  const moments = [momentIn(cell), momentIn(cell, true)]
  const has = (part: 'day' | 'clock') => moments.some(moment => !Number.isNaN(moment[part]))
  if (has('day')) return has('clock') ? 'stamp' : 'day'
  if (has('clock')) return 'clock'
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
