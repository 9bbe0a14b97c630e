// Intervals by their numbers: the quarters of an hour beside its number, or all of a day's.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import { hourNumber } from './clock'
import { isInterval } from './intervals'

/** The column with the part of an hour, and the minutes that each of its cells adds to the hour. */
export interface HourParts {
  readonly column: number
  readonly starts: ReadonlyMap<string, number>
}

const PART = /^(?:q|qtr|quarter|int|interval)? ?(\d{1,3})$/i
const partNumber = (cell: string) => Number(PART.exec(cell)?.[1] ?? NaN)

const ascending = (numbers: readonly number[]) =>
  [...new Set(numbers)].filter(number => !Number.isNaN(number)).toSorted((a, b) => a - b)

/**
 * '1' to '4', '0' to '3', '00' to '45', '15' to '60' or '00' (the end of the last quarter) beside
 * hours: what each adds to its hour. Hours from 1 to 24 are named by their ends. Null for other
 * numbers.
 */
export function hourParts(hours: readonly string[], cells: readonly string[]): ReadonlyMap<string, number> | null {
  const numbers = cells.map(partNumber)
  const named = hours.map(hourNumber)
  const isSameHour = (at: number) => named[at - 1] === named[at]
  const parts = ascending(numbers)
  const step = HOUR_MIN / parts.length
  const counts = (from: number, by: number) => parts.every((part, index) => part === from + index * by)
  if (parts.length < 2 || !isInterval(step)) return null
  // Each hour has a row for each of its parts, unlike the hours of a rate period.
  if (3 * named.filter((_, at) => at > 0 && isSameHour(at)).length < named.length) return null
  // 15, 30, 45 and then 00 of the same hour.
  const isLastZero = numbers.some((part, at) => part === 0 && numbers[at - 1] === HOUR_MIN - step && isSameHour(at))
  const ofPart = (part: number) => {
    if (counts(0, step)) return isLastZero ? (part === 0 ? HOUR_MIN : part) - step : part
    if (counts(step, step)) return part - step
    if (counts(1, 1)) return (part - 1) * step
    return counts(0, 1) ? part * step : NaN
  }
  const before = named.includes(24) && !named.includes(0) ? HOUR_MIN : 0
  const starts = new Map(cells.map((cell, at) => [cell, ofPart(numbers[at] ?? NaN) - before]))
  return parts.every(part => !Number.isNaN(ofPart(part))) ? starts : null
}

/** Fewer intervals of a day are hours. */
const FEWEST = 26

/** '1' to '96': minutes after midnight at which each interval starts. Null for other numbers. */
export function dayParts(cells: readonly string[]): ReadonlyMap<string, number> | null {
  const numbers = cells.map(partNumber)
  const parts = ascending(numbers)
  const [first = NaN] = parts
  const step = DAY_MIN / parts.length
  const isCounting = (first === 0 || first === 1) && parts.every((part, index) => part === first + index)
  if (!isCounting || parts.length < FEWEST || !isInterval(step)) return null
  return new Map(cells.map((cell, at) => [cell, ((numbers[at] ?? NaN) - first) * step]))
}
