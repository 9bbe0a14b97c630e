// Which columns of a table say when: a stamp, or a day with a time of it.
import type { Across } from './across'
import { numberIn } from './amounts'
import {
  clockStart,
  dayStart,
  epochIn,
  hourNumber,
  militaryMinutes,
  MINUTES_PER_DAY,
  rangeIn,
  stampStart,
  zonedMinute,
} from './clock'
import { isUtc } from './wording'

/** A row is a day, with a column for each of its intervals. */
export interface DayRows extends Across {
  readonly kind: 'across'
  readonly day: number
}

/** A day and a time of it in columns of their own. */
interface ClockColumns {
  /** Times of the clock, times without a colon ('0115'), or hours by their number. */
  readonly kind: 'split' | 'military' | 'hours'
  readonly day: number
  /** -1 where the rows are days. */
  readonly clock: number
  /** Columns with 'AM' or 'PM', and with minutes beside hours. */
  readonly half?: number
  readonly minute?: number
}

export type TimeColumns = { readonly kind: 'stamp' | 'epoch'; readonly stamp: number } | ClockColumns | DayRows

export const TIME =
  /\b(date|day|time|hour|hr|he|timestamp|datetime|start|begin|beginning|from|end|ending|to|interval|period|read|epoch|unix)\b/
const END = /\b(end|ending|ended|to|stop|through|he)\b/
const START = /\b(start|starting|begin|beginning|from)\b/
/** Times at which something happened to the reading, not to the electricity. */
const REVISION =
  /\b(revis\w*|updated?|modified|changed|created|processed|posted|received|published|exported|loaded|generated|bill\w*|invoice|due|version|download\w*)\b/
const MINUTE = /^min(ute)?s?$/
const HALF_DAY = /^[ap]\.?m\.?$/i
const HOUR = /\b(hour|hours|hr|he|hour ending|interval|period)\b/

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
  return Number.isNaN(numberIn(cell)) && Number.isNaN(numberIn(cell, true)) ? 'text' : 'number'
}

/** What most of these cells hold. `all`: what is known of the column, where that is more. */
export function columnKind(cells: readonly string[], all = cells): CellKind {
  const counts = new Map<CellKind, number>()
  for (const kind of cells.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const [kind] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['blank', 0] as readonly [
    CellKind,
    number,
  ])
  // A spreadsheet writes days as their midnights.
  const isDay = kind === 'stamp' && all.length > 1 && all.every(cell => !(anyStamp(cell) % MINUTES_PER_DAY))
  return isDay ? 'day' : kind
}

interface Table {
  readonly names: readonly string[]
  readonly kinds: readonly CellKind[]
  readonly cellsOf: (column: number) => readonly string[]
}

function columnsOf(
  { names, kinds, cellsOf }: Table,
  isTaken: (name: string) => boolean,
): { readonly time: Exclude<TimeColumns, DayRows>; readonly hasEndTimes: boolean } | undefined {
  const nameOf = (column: number) => names[column] ?? ''
  const pick = (kind: CellKind) => {
    const found = names
      .flatMap((name, index) => (kinds[index] === kind && TIME.test(name) && isTaken(name) ? [index] : []))
      .toSorted((a, b) => Number(isUtc(nameOf(a))) - Number(isUtc(nameOf(b))))
    const start = found.find(index => START.test(nameOf(index)))
    return start ?? found.find(index => !END.test(nameOf(index))) ?? found[0]
  }
  // A cell that holds both ends begins with its start.
  const isEnd = (column: number) =>
    END.test(nameOf(column)) && !START.test(nameOf(column)) && !rangeIn(cellsOf(column)[0] ?? '')
  const stamp = pick('stamp')
  if (stamp !== undefined) return { time: { kind: 'stamp', stamp }, hasEndTimes: isEnd(stamp) }
  const day = pick('day')
  const epoch = pick('epoch')
  if (day === undefined) {
    if (epoch !== undefined) return { time: { kind: 'epoch', stamp: epoch }, hasEndTimes: isEnd(epoch) }
    return undefined
  }
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
    return { time: { kind: 'split', day, clock, ...(half !== undefined && { half }) }, hasEndTimes: isEnd(clock) }
  }
  const hour = whose(
    name => HOUR.test(name),
    cell => !Number.isNaN(hourNumber(cell)),
  )
  if (hour !== undefined) {
    const minute = whose(
      name => MINUTE.test(name),
      cell => /^[0-5]?\d$/.test(cell),
    )
    return {
      time: { kind: 'hours', day, clock: hour, ...(minute !== undefined && { minute }) },
      hasEndTimes: isEnd(hour),
    }
  }
  const military = whose(
    name => TIME.test(name) && !REVISION.test(name),
    cell => !Number.isNaN(militaryMinutes(cell)),
  )
  if (military !== undefined && cellsOf(military).some(cell => Number(cell) >= 100))
    return { time: { kind: 'military', day, clock: military }, hasEndTimes: isEnd(military) }
  // Without a time of day the rows are days, which the judgment of the intervals finds.
  return { time: { kind: 'split', day, clock: -1 }, hasEndTimes: false }
}

/** The columns of times; those of a revision or a bill only where the table has no others. */
export const timeColumns = (table: Table) =>
  columnsOf(table, name => !REVISION.test(name)) ?? columnsOf(table, () => true)
