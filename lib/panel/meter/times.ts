// When each row's reading starts, by the cells of its columns: a stamp, a day and a time of it, a
// day and a number of it, or a day alone, whose hours may stand across.
import { DAY_MIN, HOUR_MIN } from '@/lib/time'
import { type CellKind, epochIn, HALF_DAY, kindOf, type Moment, minuteOf, momentIn, wallMinuteOf } from './clock'
import { type Column, columnOf, filledOf, perRow, type Table, textAt } from './cells'
import { isInterval } from './series'
import { OWNER } from './words'

export interface Times {
  /** Wall minute (./clock) of each row, or of its day where that is all; NaN without one. */
  readonly minutes: Float64Array
  readonly columns: readonly Column[]
  /** The minutes are ends of intervals; undefined where they may be either. */
  readonly areEnds: boolean | undefined
  /** The rows are whole days. */
  readonly isByDay?: boolean
}

/** Different cells that tell what a column holds. */
const SAMPLE = 200

/** The kind of most cells of a column; days that are written as their midnights are days. */
export function columnKind(column: Column): CellKind {
  const filled = filledOf(column)
  const sample = filled.filter((_, at) => at % Math.ceil(filled.length / SAMPLE) === 0)
  const kinds = sample.map(kindOf)
  const countOf = (kind: CellKind) => kinds.filter(one => one === kind).length
  const [kind = 'blank'] = [...new Set(kinds)].toSorted(
    (a, b) => countOf(b) - countOf(a) || Number(a === 'text') - Number(b === 'text'),
  )
  if (2 * countOf(kind) < sample.length) return 'text'
  const stamps = sample.filter((_, at) => kinds[at] === 'stamp')
  // The midnight may be that of Greenwich.
  const isMidnight = (text: string) =>
    [false, true].some(isDayFirst => minuteOf(momentIn(text, isDayFirst)) % DAY_MIN === 0)
  const isDay = stamps.length > 1 && (stamps.every(isMidnight) || stamps.every(text => momentIn(text).clock === 0))
  return kind === 'stamp' && isDay ? 'day' : kind
}

const words = ({ heading }: Column) => heading.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_/]/g, ' ')
const isUtc = (column: Column) => /\b(utc|gmt|zulu)\b/i.test(words(column))

/** What the heading of the only column says. */
function saidToEnd(column: Column): boolean | undefined {
  if (/\b(start|starting|begin|beginning|from)\b/i.test(words(column)) || momentIn(column.texts[0] ?? '').isRange)
    return false
  return /\b(end|ending|ended|to|stop|through|he)\b/i.test(words(column)) ? true : undefined
}

/** A column's times, on days of its own or of another one. */
interface Placed {
  readonly column: Column
  readonly minutes: Float64Array
}

/** A row that lasts longer than this, unlike the first one, is a sum of others. */
const LONGEST_MIN = 180

/** Columns that say something for most rows: what changes seldom is a revision's or a bill's. */
const dense = <One extends Placed>(placed: readonly One[]): readonly One[] => {
  const most = Math.max(...placed.map(({ column }) => column.texts.length))
  return placed.filter(({ column }) => 2 * column.texts.length > most)
}

/** Of columns of times the one that starts first, and the one with the ends of its intervals. */
function startAmong(placed: readonly Placed[]): Times | undefined {
  const [first, ...others] = dense(placed).toSorted((a, b) => Number(isUtc(a.column)) - Number(isUtc(b.column)))
  if (!first) return undefined
  const stepTo = ({ minutes }: Placed) => {
    const steps = minutes.map((minute, row) => minute - (first.minutes[row] ?? NaN))
    return (((steps.find(one => !Number.isNaN(one)) ?? NaN) + 1.5 * DAY_MIN) % DAY_MIN) - DAY_MIN / 2
  }
  const other = others.find(one => stepTo(one) !== 0 && Math.abs(stepTo(one)) <= HOUR_MIN)
  if (!other) return { minutes: first.minutes, columns: [first.column], areEnds: saidToEnd(first.column) }
  const [start, end] = stepTo(other) > 0 ? [first, other] : [other, first]
  const isLong = (row: number) => (end.minutes[row] ?? NaN) - (start.minutes[row] ?? NaN) > LONGEST_MIN
  return {
    minutes: isLong(0) ? start.minutes : start.minutes.map((minute, row) => (isLong(row) ? NaN : minute)),
    columns: [start.column, end.column],
    areEnds: false,
  }
}

/** Reads numbers that count a day's intervals as minutes after midnight; null for others. */
function counterOf(column: Column): ((text: string) => number) | null {
  const numberOf = (text: string) =>
    Number(/^(?:(?:HE|HB|H|Q|hour|hr|quarter|interval)[ -]?)?(\d{1,4})$/i.exec(text)?.[1] ?? NaN)
  const numbers = [...new Set(filledOf(column).map(numberOf))].toSorted((a, b) => a - b)
  const [first = NaN] = numbers
  if (numbers.some(Number.isNaN)) return null
  // The second 2 of a fall night is 25.
  if (numbers.length >= 23 && numbers.every(number => number <= 25))
    return text => (numberOf(text) === 25 ? 2 : numberOf(text)) * HOUR_MIN
  const step = DAY_MIN / numbers.length
  if (first <= 1 && isInterval(step) && numbers.every((number, at) => number === first + at))
    return text => numberOf(text) * step
  // '0015'
  if (numbers.length < 24 || !numbers.every(number => number % 100 < 60 && number <= 2400)) return null
  return text => Math.floor(numberOf(text) / 100) * HOUR_MIN + (numberOf(text) % 100)
}

/** The times of days that stand in a column beside them, and the half of the day in another. */
function clocksOf(columns: readonly Column[], kinds: readonly CellKind[], days: Float64Array): Times | undefined {
  const half = columns.find(({ texts }) => texts.some(Boolean) && texts.every(text => /^([ap]\.?m\.?)?$/i.test(text)))
  const isPm = half && perRow(half, text => Number(/^p/i.test(text)))
  const placedBy = (column: Column, read: (text: string) => Moment) => {
    const moments = column.texts.map(read)
    const minutes = days.map((day, row) => {
      const { clock, offset } = moments[column.at[row] ?? -1] ?? read('')
      return minuteOf({ day, offset, clock: isPm ? (clock % HALF_DAY) + (isPm[row] ?? 0) * HALF_DAY : clock })
    })
    const clocks = moments.map(({ clock }) => clock)
    return { column, minutes, isTo24: clocks.includes(DAY_MIN) && !clocks.includes(0) }
  }
  const counted = columns.flatMap((column, index) => {
    const read = /number|text/.test(kinds[index] ?? '') ? counterOf(column) : null
    return read ? placedBy(column, text => ({ ...momentIn(''), clock: read(text) })) : []
  })
  const clocks = columns
    .filter((_, index) => kinds[index] === 'clock')
    .map(column => placedBy(column, text => momentIn(text)))
  const placed = clocks.length > 0 ? clocks : counted.slice(0, 1)
  const found = startAmong(placed)
  return (
    found && {
      minutes: found.minutes,
      columns: [...found.columns, ...(half ? [half] : [])],
      areEnds: found.columns.length < 2 && placed[0]?.isTo24 ? true : found.areEnds,
    }
  )
}

/** The times of a table's rows by the kinds of its columns; undefined without a column of times. */
export function timesOf({ columns, count }: Table, kinds: readonly CellKind[]): Times | undefined {
  const ofKind = (kind: CellKind) => columns.filter((_, index) => kinds[index] === kind)
  const isVaried = ({ texts }: Column) => texts.length > 1 || count === 1
  const stamps = ofKind('stamp').filter(isVaried)
  // Of slash dates the day comes first where one above 12 says so.
  const isDayFirst = [...stamps, ...ofKind('day')].some(({ texts }) =>
    texts.some(text => /^(?:\w{3,9},? )?(1[3-9]|2\d|3[01])[-/]\d{1,2}[-/]/.test(text)),
  )
  const days = ofKind('day').map((column): Placed => {
    const minutes = perRow(column, text => (text === '' ? -Infinity : momentIn(text, isDayFirst).day))
    // Some files have the day in its first row only.
    for (const [row, one] of minutes.entries()) if (one === -Infinity) minutes[row] = minutes[row - 1] ?? NaN
    return { column, minutes }
  })
  // The day on which an interval starts, beside the one on which it ends.
  const isBefore = (one: Placed, other?: Placed) =>
    one.minutes.some((minute, row) => minute < (other?.minutes[row] ?? Infinity))
  const day = dense(days).reduce<Placed | undefined>((best, one) => (isBefore(one, best) ? one : best), undefined)
  const clocks = day && clocksOf(columns, kinds, day.minutes)
  if (day && clocks && stamps.every(({ texts }) => 4 * texts.length < count))
    return { ...clocks, columns: [day.column, ...clocks.columns] }
  const stamped = stamps.map(column => {
    const isMoved = isUtc(column)
    const read = (text: string) => {
      const { day, clock, offset } = momentIn(text, isDayFirst)
      // Midnight may be written as a day alone.
      return minuteOf({ day, clock: clock || 0, offset: isMoved ? offset || 0 : offset })
    }
    return { column, minutes: perRow(column, read) }
  })
  const counted = ofKind('epoch')
    .filter(isVaried)
    .map(column => ({ column, minutes: perRow(column, text => wallMinuteOf(epochIn(text))) }))
  const byDay = day && { minutes: day.minutes, columns: [day.column], areEnds: false, isByDay: true }
  return startAmong(stamped.length > 0 ? stamped : counted) ?? byDay
}

/** Readings that a day may have across. */
const COUNTS = [96, 48, 24]

/** The longest row of neighbors that are numbers: as many as a day has, or numbered ones. */
function neighborsIn({ columns }: Table, kinds: readonly CellKind[]): readonly Column[] {
  const runs: Column[][] = [[]]
  for (const [index, column] of columns.entries()) {
    const isNumber = kinds[index] === 'number' || (kinds[index] === 'blank' && runs.at(-1)?.length !== 0)
    if (isNumber) runs.at(-1)?.push(column)
    else runs.push([])
  }
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best))
  return COUNTS.includes(longest.length) ? longest : longest.filter(({ heading }) => /\d/.test(heading))
}

/**
 * A table with a row for each day and its hours, halves or quarters across as one with a row for
 * each reading, and the kinds of its columns; undefined where the rows are no days of readings.
 */
export function unpivoted(table: Table, kinds: readonly CellKind[]): readonly [Table, readonly CellKind[]] | undefined {
  const hours = neighborsIn(table, kinds)
  const width = hours.length
  const perDay = COUNTS.find(count => width >= count - 1 && width <= count + 4)
  const [first] = hours
  if (perDay === undefined || !first) return undefined
  const step = DAY_MIN / perDay
  const count = table.count * width
  // The hour that the clock repeats in fall may stand at the end.
  const clocks = hours.map((_, at) => {
    const minute = at < perDay ? at * step : HOUR_MIN + (at - perDay) * step
    return `${Math.floor(minute / HOUR_MIN)}:${String(minute % HOUR_MIN).padStart(2, '0')}`
  })
  const longer = ({ heading, texts, at }: Column): Column => ({
    heading,
    texts,
    at: Uint32Array.from({ length: count }, (_, row) => at[Math.floor(row / width)] ?? 0),
  })
  // Of 'KWH_1' or 'INTERVAL_01' the unit is all that counts.
  const heading = /^k?wh?(?![a-z])/i.exec(first.heading)?.[0] ?? 'Interval'
  const values = columnOf(heading, count, row => {
    const hour = hours[row % width]
    return hour ? textAt(hour, Math.floor(row / width)) : ''
  })
  const starts = columnOf('Start', count, row => clocks[row % width] ?? '')
  // Other numbers of a day say whose it is, or are its total or highest, which are not read.
  const others = table.columns.flatMap((column, at) => {
    if (hours.includes(column)) return []
    const kind = kinds[at] ?? 'blank'
    const isOwner = OWNER.test(column.heading) && (kind === 'number' || kind === 'epoch')
    if (kind === 'number' && !isOwner) return []
    return [{ column: longer(column), kind: isOwner ? ('text' as const) : kind }]
  })
  return [
    { ...table, count, columns: [...others.map(({ column }) => column), starts, values] },
    [...others.map(({ kind }) => kind), 'clock', 'number'],
  ]
}
