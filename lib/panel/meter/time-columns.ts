// Which columns of a table say when: a stamp, or a day with a time of it.
import { DAY_MIN } from '@/lib/time'
import type { Across } from './across'
import { numberIn } from './amounts'
import { clockStart, dayStart, epochIn, hourNumber, militaryMinutes, rangeIn, stampStart, zonedMinute } from './clock'
import { dayParts, type HourParts, hourParts } from './hour-parts'
import { isUtc } from './wording'

/** A row is a day, with a column for each of its intervals. */
export interface DayRows extends Across {
  readonly kind: 'across'
  readonly day: number
}

/** A day and a time of it in columns of their own. */
interface ClockColumns {
  /** Times of the clock, or times without a colon ('0115'). */
  readonly kind: 'split' | 'military'
  readonly day: number
  readonly clock: number
  /** The column with 'AM' or 'PM'. */
  readonly half?: number
}

interface HourColumns {
  readonly kind: 'hours'
  readonly day: number
  readonly clock: number
  readonly minutes?: HourParts
}

interface NumberColumns {
  readonly kind: 'numbers'
  readonly day: number
  readonly clock: number
  /** Minutes after midnight at which the interval of each cell starts. */
  readonly minutes: ReadonlyMap<string, number>
}

interface StampColumn {
  readonly kind: 'stamp'
  readonly stamp: number
  /** The column with the end of the same interval. */
  readonly end?: number
  /** Its cells hold both ends. */
  readonly isRange: boolean
  /** Midnight is written as a day alone. */
  readonly hasBareMidnights?: boolean
}

/** Rows by the second, or without a time of day. */
type OneColumn = { readonly kind: 'epoch'; readonly stamp: number } | { readonly kind: 'day'; readonly day: number }

type RowColumns = StampColumn | OneColumn | ClockColumns | HourColumns | NumberColumns

export type TimeColumns = RowColumns | DayRows

/** Which end of its interval a time is, where its heading says so. */
export type TimesAre = 'starts' | 'ends' | undefined

export const TIME =
  /\b(date|day|time|hour|hr|he|timestamp|datetime|start|begin|beginning|from|end|ending|to|interval|period|read|epoch|unix)\b/
const END = /\b(end|ending|ended|to|stop|through|he)\b/
const START = /\b(start|starting|begin|beginning|from)\b/
/** Times at which something happened to the reading, not to the electricity. */
const REVISION =
  /\b(revis\w*|updated?|modified|changed|created|processed|posted|received|published|exported|loaded|generated|bill\w*|invoice|due|version|download\w*)\b/
const HALF_DAY = /^[ap]\.?m\.?$/i
const HOUR = /\b(hour|hours|hr|he)\b/
const COUNTED = /\b(interval|period|int|number|no|#|slot|segment)\b/
const HOUR_PART = /\b(min(ute)?s?|quarters?|qtr|half|interval|int|period|part|segment|slot)\b/

type CellKind = 'stamp' | 'day' | 'clock' | 'epoch' | 'number' | 'text' | 'blank'

/** In either order of day and month. */
const anyStamp = (cell: string) => {
  const minute = stampStart(cell)
  return Number.isNaN(minute) ? stampStart(cell, true) : minute
}

export function kindOf(cell: string): CellKind {
  if (!Number.isNaN(anyStamp(cell))) return 'stamp'
  if (!Number.isNaN(dayStart(cell)) || !Number.isNaN(dayStart(cell, true))) return 'day'
  if (!Number.isNaN(clockStart(cell)) || !Number.isNaN(zonedMinute(0, cell))) return 'clock'
  if (!Number.isNaN(epochIn(cell))) return 'epoch'
  return Number.isNaN(numberIn(cell)) ? 'text' : 'number'
}

/** The kind of most of these cells. `all`: further cells of the column, where there are more. */
export function columnKind(cells: readonly string[], all = cells): CellKind {
  const counts = new Map<CellKind, number>()
  for (const kind of cells.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const [kind] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['blank', 0] as readonly [
    CellKind,
    number,
  ])
  // A spreadsheet writes days as their midnights.
  const isDay = kind === 'stamp' && all.length > 1 && all.every(cell => !(anyStamp(cell) % DAY_MIN))
  return isDay ? 'day' : kind
}

interface Table {
  readonly names: readonly string[]
  readonly kinds: readonly CellKind[]
  /** The first cells of a column, and all that are known by now. */
  readonly cellsOf: (column: number) => readonly string[]
  readonly allOf: (column: number) => readonly string[]
}

function columnsOf(
  { names, kinds, cellsOf, allOf }: Table,
  isTaken: (name: string) => boolean,
): { readonly time: RowColumns; readonly timesAre: TimesAre } | undefined {
  const nameOf = (column: number) => names[column] ?? ''
  const foundOf = (kind: CellKind) =>
    names
      .flatMap((name, index) => (kinds[index] === kind && TIME.test(name) && isTaken(name) ? [index] : []))
      .toSorted((a, b) => Number(isUtc(nameOf(a))) - Number(isUtc(nameOf(b))))
  const isEnd = (column: number) => END.test(nameOf(column)) && !START.test(nameOf(column))
  const pick = (kind: CellKind) => {
    const found = foundOf(kind)
    return found.find(index => START.test(nameOf(index))) ?? found.find(index => !isEnd(index)) ?? found[0]
  }
  const whichOf = (column: number): TimesAre => {
    // A cell that holds both ends begins with its start.
    if (START.test(nameOf(column)) || rangeIn(cellsOf(column)[0] ?? '')) return 'starts'
    return END.test(nameOf(column)) ? 'ends' : undefined
  }
  const stamp = pick('stamp')
  if (stamp !== undefined) {
    const end = foundOf('stamp').find(index => index !== stamp && isEnd(index))
    const cells = allOf(stamp)
    const isRange = rangeIn(cells[0] ?? '') !== null
    const hasBareMidnights =
      cells.some(cell => kindOf(cell) === 'day') && !cells.some(cell => anyStamp(cell) % DAY_MIN === 0)
    return {
      time: { kind: 'stamp', stamp, ...(end !== undefined && { end }), isRange, hasBareMidnights },
      timesAre: whichOf(stamp),
    }
  }
  const day = pick('day')
  const epoch = pick('epoch')
  if (day === undefined)
    return epoch === undefined ? undefined : { time: { kind: 'epoch', stamp: epoch }, timesAre: whichOf(epoch) }
  const clock = pick('clock')
  const whose = (isName: (name: string) => boolean, isCell: (cell: string) => boolean) => {
    const found = names.findIndex(
      (name, index) => index !== day && isName(name) && cellsOf(index).length > 0 && cellsOf(index).every(isCell),
    )
    return found < 0 ? undefined : found
  }
  if (clock !== undefined) {
    const half = whose(
      () => true,
      cell => HALF_DAY.test(cell),
    )
    return { time: { kind: 'split', day, clock, ...(half !== undefined && { half }) }, timesAre: whichOf(clock) }
  }
  const isFree = (index: number) => index !== day && (HOUR.test(nameOf(index)) || COUNTED.test(nameOf(index)))
  const counted = names.findIndex((_, index) => isFree(index) && dayParts(allOf(index)) !== null)
  const numbers = dayParts(allOf(counted))
  if (numbers) return { time: { kind: 'numbers', day, clock: counted, minutes: numbers }, timesAre: 'starts' }
  const isHour = (cell: string) => !Number.isNaN(hourNumber(cell))
  const hour =
    whose(name => HOUR.test(name), isHour) ??
    whose(name => COUNTED.test(name), isHour) ??
    whose(name => TIME.test(name) && !REVISION.test(name), isHour)
  if (hour !== undefined) {
    const hours = allOf(hour)
    const parts = names
      .map((name, column) => ({ name, column }))
      .filter(({ name, column }) => column !== day && column !== hour && HOUR_PART.test(name))
      .map(({ column }) => ({ column, starts: hourParts(hours, allOf(column)) }))
      .find(({ starts }) => starts !== null)
    const minutes = parts?.starts ? { column: parts.column, starts: parts.starts } : undefined
    return { time: { kind: 'hours', day, clock: hour, ...(minutes && { minutes }) }, timesAre: whichOf(hour) }
  }
  const military = whose(
    name => TIME.test(name) && !REVISION.test(name),
    cell => !Number.isNaN(militaryMinutes(cell)),
  )
  if (military !== undefined && cellsOf(military).some(cell => Number(cell) >= 100))
    return { time: { kind: 'military', day, clock: military }, timesAre: whichOf(military) }
  // The rows are days, which the judgment of the intervals finds.
  return { time: { kind: 'day', day }, timesAre: undefined }
}

/** The columns that say when a row starts, or ends. */
export function timeCellsOf(time: TimeColumns): readonly number[] {
  if ('stamp' in time) return [time.stamp]
  if (!('clock' in time)) return [time.day]
  const half = time.kind === 'split' ? time.half : undefined
  const part = time.kind === 'hours' ? time.minutes?.column : undefined
  return [time.day, time.clock, half, part].filter(column => column !== undefined)
}

/** The columns of times; those of a revision or a bill only where the table has no others. */
export const timeColumns = (table: Table) =>
  columnsOf(table, name => !REVISION.test(name)) ?? columnsOf(table, () => true)
