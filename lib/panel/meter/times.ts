// When each row's reading starts, by the cells of its columns: a stamp, a day and a time of it, a
// day and a number of it, or a day alone, whose hours may stand across.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import { type CellKind, clockStart, dayIn, dayStart, epochIn, hasOffset, hourNumber, kindOf } from './clock'
import { militaryMinutes, rangeIn, stampStart, wallMinuteOf, zonedMinute } from './clock'
import type { Column, Table } from './cells'
import { isInterval } from './intervals'

export interface Times {
  /** Wall minute (./clock) of each row, or of its day where that is all; NaN without one. */
  readonly minutes: Float64Array
  readonly columns: readonly Column[]
  /** The minutes are ends of intervals; undefined where they may be either. */
  readonly areEnds: boolean | undefined
  /** The rows are whole days. */
  readonly isByDay?: boolean
}

/**
 * Cells that are looked at to tell what a column holds: the first ones, and as many of the rest.
 */
const SAMPLE = 100
const filledOf = ({ texts }: Column) => texts.filter(text => text !== '')

/** The kind of most cells of a column; days that are written as their midnights are days. */
export function columnKind(column: Column): CellKind {
  const filled = filledOf(column)
  const step = Math.max(1, filled.length / SAMPLE)
  const sample = filled.filter((_, at) => at < SAMPLE || Math.floor(at / step) > Math.floor((at - 1) / step))
  const kinds = sample.map(kindOf)
  const countOf = (kind: CellKind) => kinds.filter(one => one === kind).length
  const [kind = 'blank'] = [...new Set(kinds)].toSorted(
    (a, b) => countOf(b) - countOf(a) || Number(a === 'text') - Number(b === 'text'),
  )
  if (2 * countOf(kind) < sample.length) return 'text'
  const stamps = sample.filter((_, at) => kinds[at] === 'stamp')
  const isMidnight = (text: string) => [false, true].some(isDayFirst => stampStart(text, isDayFirst) % DAY_MIN === 0)
  // The midnight may be that of Greenwich.
  const isDay =
    stamps.length > 1 && (stamps.every(isMidnight) || stamps.every(text => /[T ]00:00(:00(\.0+)?)?Z?$/.test(text)))
  return kind === 'stamp' && isDay ? 'day' : kind
}

/** The number that `read` gives for each row; each different cell is read once. */
export function perRow({ texts, at }: Column, read: (text: string) => number): Float64Array {
  const numbers = texts.map(read)
  return Float64Array.from(at, id => numbers[id] ?? NaN)
}

const words = ({ heading }: Column) => heading.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_/]/g, ' ')
const isUtc = (column: Column) => /\b(utc|gmt|zulu)\b/i.test(words(column))

/** Of columns of times the one that starts first, and the one with the ends of its intervals. */
function startAmong(columns: readonly Column[], read: (text: string) => number) {
  const most = Math.max(...columns.map(({ texts }) => texts.length))
  const [first, ...others] = columns
    // What changes seldom is the time of a revision or a bill.
    .filter(({ texts }) => 2 * texts.length >= most)
    .toSorted((a, b) => Number(isUtc(a)) - Number(isUtc(b)))
    .map(column => ({ column, minutes: perRow(column, read) }))
  if (!first) return undefined
  const stepTo = ({ minutes }: typeof first) => {
    const step =
      minutes.map((minute, row) => minute - (first.minutes[row] ?? NaN)).find(one => !Number.isNaN(one)) ?? NaN
    return ((step + 1.5 * DAY_MIN) % DAY_MIN) - DAY_MIN / 2
  }
  const other = others.find(one => stepTo(one) !== 0 && Math.abs(stepTo(one)) <= HOUR_MIN)
  if (!other) return { start: first }
  return stepTo(other) > 0 ? { start: first, end: other } : { start: other, end: first }
}

/** What the heading of the only column says. */
function saidToEnd(column: Column): boolean | undefined {
  if (/\b(start|starting|begin|beginning|from)\b/i.test(words(column)) || rangeIn(column.texts[0] ?? '')) return false
  return /\b(end|ending|ended|to|stop|through|he)\b/i.test(words(column)) ? true : undefined
}

/** A row that lasts longer than this, unlike the first one, is a sum of others. */
const LONGEST_MIN = 180

function byStamp(columns: readonly Column[], read: (text: string) => number): Times | undefined {
  const found = startAmong(columns, read)
  if (!found) return undefined
  const { column, minutes } = found.start
  const isRange = rangeIn(filledOf(column)[0] ?? '') !== null
  const ends = found.end?.minutes ?? (isRange ? perRow(column, text => read(rangeIn(text)?.[1] ?? '')) : undefined)
  const isLong = (row: number) => (ends?.[row] ?? NaN) - (minutes[row] ?? NaN) > LONGEST_MIN
  const isMoved = isUtc(column) && !hasOffset(filledOf(column)[0] ?? '')
  return {
    minutes: minutes.map((minute, row) =>
      isLong(row) && !isLong(0) ? NaN : isMoved ? wallMinuteOf(minute * 60) : minute,
    ),
    columns: [column, ...(found.end ? [found.end.column] : [])],
    areEnds: found.end ? false : saidToEnd(column),
  }
}

const NUMBERED = /^(?:q|qtr|quarter|int|interval)? ?(\d{1,3})$/i

/** Minutes after midnight of numbers that count a day's intervals; null for other numbers. */
function countedParts(column: Column): { readonly read: (text: string) => number; readonly areEnds?: boolean } | null {
  const filled = filledOf(column)
  const hours = new Set(filled.map(hourNumber))
  if (hours.size >= 23 && !hours.has(NaN))
    return { read: text => hourNumber(text) * HOUR_MIN, ...(hours.has(24) && !hours.has(0) && { areEnds: true }) }
  const numberOf = (text: string) => Number(NUMBERED.exec(text)?.[1] ?? NaN)
  const numbers = filled.map(numberOf).toSorted((a, b) => a - b)
  const [first = NaN] = numbers
  const step = DAY_MIN / numbers.length
  if (first <= 1 && isInterval(step) && numbers.every((number, at) => number === first + at))
    return { read: text => (numberOf(text) - first) * step, areEnds: false }
  const isMilitary = numbers.length >= 24 && filled.every(text => militaryMinutes(text) >= 0)
  return isMilitary && filled.some(text => Number(text) >= 100) ? { read: militaryMinutes } : null
}

/** The times of a day in a column or two beside it. */
function clockOf(columns: readonly Column[], kinds: readonly CellKind[], days: Float64Array): Times | undefined {
  const half = columns.find(({ texts }) => texts.some(Boolean) && texts.every(text => /^([ap]\.?m\.?)?$/i.test(text)))
  const isPm = half ? perRow(half, text => Number(/^p/i.test(text))) : undefined
  const found = startAmong(
    columns.filter((_, index) => kinds[index] === 'clock'),
    clockStart,
  )
  if (found) {
    const { column, minutes } = found.start
    const minuteOf = (day: number, row: number) => {
      const minute = minutes[row] ?? NaN
      if (Number.isNaN(minute)) return zonedMinute(day, column.texts[column.at[row] ?? -1] ?? '')
      return day + (isPm ? (minute % (DAY_MIN / 2)) + ((isPm[row] ?? 0) * DAY_MIN) / 2 : minute)
    }
    const isTo24 = minutes.includes(DAY_MIN) && !minutes.includes(0)
    return {
      minutes: days.map(minuteOf),
      columns: [column, ...(half ? [half] : []), ...(found.end ? [found.end.column] : [])],
      areEnds: found.end ? false : (saidToEnd(column) ?? (isTo24 || undefined)),
    }
  }
  for (const [index, column] of columns.entries()) {
    const parts = kinds[index] === 'number' || kinds[index] === 'text' ? countedParts(column) : null
    if (!parts) continue
    const minutes = perRow(column, parts.read)
    return {
      minutes: days.map((day, row) => day + (minutes[row] ?? NaN)),
      columns: [column],
      areEnds: parts.areEnds ?? saidToEnd(column),
    }
  }
  return undefined
}

/** The times of a table's rows by the kinds of its columns; undefined without a column of times. */
export function timesOf({ columns, count }: Table, kinds: readonly CellKind[]): Times | undefined {
  const ofKind = (kind: CellKind) => columns.filter((_, index) => kinds[index] === kind)
  const isVaried = ({ texts }: Column) => texts.length > 1 || count === 1
  const [stamps, epochs] = [ofKind('stamp').filter(isVaried), ofKind('epoch').filter(isVaried)]
  const [day] = ofKind('day').toSorted((a, b) => b.texts.length - a.texts.length)
  // Of slash dates the day comes first where one above 12 says so.
  const isDayFirst = [...stamps, ...(day ? [day] : [])].some(({ texts }) =>
    texts.some(text => /^(?:\w{3,9},? )?(1[3-9]|2\d|3[01])[-/]\d{1,2}[-/]/.test(text)),
  )
  // Midnight may be written as a day alone.
  const stampOf = (text: string) => {
    const minute = stampStart(text, isDayFirst)
    return Number.isNaN(minute) ? dayStart(text, isDayFirst) : minute
  }
  const days = day && perRow(day, text => (text === '' ? -Infinity : dayIn(text, isDayFirst)))
  // Some files have the day in its first row only.
  for (const [row, one] of days?.entries() ?? []) if (days && one === -Infinity) days[row] = days[row - 1] ?? NaN
  const clock = days && clockOf(columns, kinds, days)
  const isRevision = clock && stamps.every(({ texts }) => 4 * texts.length < count)
  if (stamps.length > 0 && !isRevision) return byStamp(stamps, stampOf)
  if (clock) return { ...clock, columns: [day, ...clock.columns] }
  const epoch = byStamp(epochs, text => wallMinuteOf(epochIn(text)))
  return epoch ?? (days && { minutes: days, columns: [day], areEnds: false, isByDay: true })
}
