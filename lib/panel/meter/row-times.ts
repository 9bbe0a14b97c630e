// When the reading of a row starts, by the columns that say so.
import { DAY_MIN } from '@/lib/time'
import {
  clockStart,
  type DateOrder,
  dayStart,
  epochIn,
  hourNumber,
  militaryMinutes,
  rangeIn,
  slashOrder,
  stampStart,
  wallMinuteOf,
  zonedMinute,
} from './clock'
import type { Columns } from './columns'

type Row = readonly string[]

/** More times than this are read anew for each row. */
const MAX_CLOCKS = 10_000
/** A row that is longer than the file's first one and than this is a sum of others. */
const LONGEST_MIN = 180

const PLAIN_CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/i
const SLASH_DATE = /^\d{1,2}\/\d{1,2}\/\d{2,4}$/

export const cell = (row: Row, column: number) => (row[column] ?? '').trim()

/** Wall minute of the midnight before a day or a stamp. */
const dayIn = (text: string, isDayFirst: boolean) => {
  const day = dayStart(text, isDayFirst)
  return Number.isNaN(day) ? Math.floor(stampStart(text, isDayFirst) / DAY_MIN) * DAY_MIN : day
}

export function rowTimes(isDayFirst: boolean) {
  let [hasHourZero, hasHour24] = [false, false]
  let firstLength = NaN
  // One day stands in up to 96 rows in a row.
  let [lastDayText, lastDay] = ['', NaN]
  // Dates without slashes have one order.
  let order: DateOrder = 'monthFirst'
  let isOrderKnown = isDayFirst
  const seeOrder = (text: string) => {
    const said = isOrderKnown ? null : slashOrder(text)
    if (said === null) return
    order = said
    isOrderKnown = said !== 'open'
  }
  /** Wall minute of the midnight before a day. */
  const dayOf = (text: string) => {
    if (text === lastDayText) return lastDay
    seeOrder(text)
    ;[lastDayText, lastDay] = [text, dayIn(text, isDayFirst)]
    return lastDay
  }
  const clocks = new Map<string, number>()
  const clockOf = (text: string) => {
    const known = clocks.get(text)
    if (known !== undefined) return known
    const minutes = clockStart(text)
    if (clocks.size < MAX_CLOCKS) clocks.set(text, minutes)
    if (minutes === DAY_MIN) hasHour24 = true
    if (minutes === 0) hasHourZero = true
    return minutes
  }
  /** Most stamps are a day and a time, and both came before. */
  const stampOf = (text: string) => {
    const space = text.indexOf(' ')
    const day = text.slice(0, Math.max(0, space))
    if (!SLASH_DATE.test(day)) {
      seeOrder(text)
      return stampStart(text, isDayFirst)
    }
    const [midnight, clock] = [dayOf(day), text.slice(space + 1)]
    return PLAIN_CLOCK.test(clock) ? midnight + clockOf(clock) : stampStart(text, isDayFirst)
  }

  /** A row that lasts so much longer than the first one is a sum of others. */
  function isSum(length: number): boolean {
    if (Number.isNaN(firstLength)) firstLength = length
    return length > LONGEST_MIN && firstLength <= LONGEST_MIN
  }

  function stampIn(
    row: Row,
    { stamp, end, isRange, hasBareMidnights }: Extract<Columns['time'], { kind: 'stamp' }>,
  ): number {
    const text = cell(row, stamp)
    const start = stampOf(text)
    if (Number.isNaN(start)) return hasBareMidnights ? dayStart(text, isDayFirst) : NaN
    const until = end === undefined ? (isRange ? rangeIn(text)?.[1] : undefined) : cell(row, end)
    return until !== undefined && isSum(stampOf(until) - start) ? NaN : start
  }

  function wallOf(row: Row, { time }: Columns): number {
    if (time.kind === 'stamp') return stampIn(row, time)
    if (time.kind === 'epoch') return wallMinuteOf(epochIn(cell(row, time.stamp)))
    if (time.kind === 'across') return NaN
    const dayText = cell(row, time.day)
    // Some files have the day in its first row only.
    const day = dayText === '' ? lastDay : dayOf(dayText)
    if (time.kind === 'day') return day
    const text = cell(row, time.clock)
    if (time.kind === 'numbers') return day + (time.minutes.get(text) ?? NaN)
    if (time.kind === 'hours') {
      const hour = hourNumber(text)
      if (hour === 0) hasHourZero = true
      if (hour === 24) hasHour24 = true
      const { minutes } = time
      return day + hour * 60 + (minutes ? (minutes.starts.get(cell(row, minutes.column)) ?? NaN) : 0)
    }
    if (time.kind === 'military') return day + militaryMinutes(text)
    const minutes = clockOf(time.half === undefined ? text : `${text} ${cell(row, time.half)}`)
    return Number.isNaN(minutes) ? zonedMinute(day, text) : day + minutes
  }

  return {
    /** Wall minute at which a row starts or, where the file names those, ends; NaN without one. */
    startOf(row: Row, columns: Columns): number {
      const wall = wallOf(row, columns)
      return columns.isUtc ? wallMinuteOf(wall * 60) : wall
    },
    dayOf,
    order: () => order,
    /** True where the times that were read are ends; undefined where nothing says so. */
    areEnds({ time, timesAre }: Columns): boolean | undefined {
      if (time.kind === 'numbers' || time.kind === 'across' || (time.kind === 'hours' && time.minutes)) return false
      // Hours that are counted from 1 to 24 are named by their ends, and so are times up to 24:00.
      if (hasHour24 && !hasHourZero && (time.kind === 'hours' || timesAre === undefined)) return true
      return timesAre === undefined ? undefined : timesAre === 'ends'
    },
  }
}
