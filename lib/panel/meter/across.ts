// Tables with a row for each day and its hours across: '1' to '24', 'HE01', '00:00' to '23:00',
// '0030' to '2400', or the same in quarters of an hour.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import { clockStart, hourNumber, militaryMinutes } from './clock'
import { isInterval } from './intervals'

/** A clock change may leave an hour out. */
const FEWEST = 23
/** The hour that the clock repeats in fall may have a column of its own. */
const REPEATED = 25

export interface Across {
  readonly columns: readonly number[]
  /** Minutes after midnight at which the interval of each column starts. */
  readonly minutes: readonly number[]
}

const WORDS = /\(?\b(k?wh?s?|usage|consumption|interval|int|period|read(ing)?|value)\b\)?/gi
const bare = (cell: string) => cell.replace(WORDS, ' ').replace(/\s+/g, ' ').trim()

/** The longest run of columns whose headings count up by one step. */
function counted(cells: readonly string[], numberOf: (cell: string) => number): Across | null {
  const columns = cells.flatMap((cell, column) => (Number.isNaN(numberOf(cell)) ? [] : [column]))
  const minutes = columns.map(column => numberOf(cells[column] ?? ''))
  const isRun = minutes.every((minute, index) => index === 0 || minute > (minutes[index - 1] ?? 0))
  return columns.length >= FEWEST && isRun ? { columns, minutes } : null
}

/** '00:15', '12:15 AM', '0015' */
const clockIn = (cell: string) => (/^\d{3,4}$/.test(cell) ? militaryMinutes(cell) : clockStart(cell))

/** Starts of intervals that are named by clock times; the last midnight is the end of the day. */
function byClock(cells: readonly string[]): Across | null {
  const last = cells.findLastIndex(cell => !Number.isNaN(clockIn(bare(cell))))
  const found = counted(
    cells.map((cell, index) => (index === last && clockIn(bare(cell)) === 0 ? '24:00' : bare(cell))),
    clockIn,
  )
  if (!found) return null
  const { columns, minutes } = found
  const step = (minutes[1] ?? 0) - (minutes[0] ?? 0)
  const isEven = minutes.every((minute, index) => minute === (minutes[0] ?? 0) + index * step)
  if (!isInterval(step) || !isEven || columns.length * step !== DAY_MIN) return null
  if (minutes[0] !== 0 && minutes[0] !== step) return null
  return { columns, minutes: minutes.map(minute => minute - (minutes[0] ?? 0)) }
}

/** Numbers from 0 or 1 on: as many as the day has intervals, with the repeated hour at the end. */
function byNumber(cells: readonly string[]): Across | null {
  const numberOf = (cell: string) => {
    const hour = hourNumber(cell)
    return /^\d{1,2}$/.test(cell) ? Number(cell) : hour
  }
  const texts = cells.map(bare)
  const found = counted(
    texts.map(text => (/^(?:HE|hour ending|hr|h|hour)[ -]?25$/i.test(text) ? '25' : text)),
    numberOf,
  )
  if (!found) return null
  const { columns, minutes: numbers } = found
  const first = numbers[0] ?? NaN
  const isCounting = numbers.every((number, index) => number === first + index)
  if (!isCounting || (first !== 0 && first !== 1)) return null
  const count = columns.length === REPEATED ? REPEATED - 1 : columns.length
  const step = DAY_MIN / count
  if (!isInterval(step)) return null
  return {
    columns,
    minutes: columns.map((_, index) => (index === REPEATED - 1 && step === HOUR_MIN ? HOUR_MIN : index * step)),
  }
}

/** The columns of a day's intervals by their headings; null where the hours do not stand across. */
export const hoursAcross = (cells: readonly string[]): Across | null => byClock(cells) ?? byNumber(cells)
