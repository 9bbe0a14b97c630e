// Reads meter readings from CSV, TSV and similar text, piece by piece.
import { numberIn } from './amounts'
import {
  clockStart,
  dayStart,
  epochIn,
  hourNumber,
  militaryMinutes,
  MINUTES_PER_DAY,
  slashOrder,
  stampStart,
  wallMinuteOf,
  zonedMinute,
} from './clock'
import type { FileRemarks } from './demand'
import type { Columns, ReadColumn } from './columns'
import { HEAD_LENGTH, type Layout, layoutOf, parse } from './layout'
import { type DayRows, TIME } from './time-columns'
import { rowSources, type RowSources } from './row-source'
import type { Multiplier } from './multipliers'
import { heading, isExport, otherServiceIn, otherUnitIn, type Unit } from './wording'
import { MAX_READINGS, type Readings, type ReadingsBuilder, readingsBuilder } from './readings'
import { isProblem, type MeterChoice, type MeterProblem } from './problems'

/** What a reader of one format found. */
export interface FoundReadings extends FileRemarks {
  readonly readings: Readings
  /** No unit was named; the readings were taken as kWh or kW. */
  readonly isUnitAssumed: boolean
  /** The file's own headings of what was read; none in Green Button files. */
  readonly headings: { readonly times: readonly string[]; readonly values: readonly string[] }
  /** Every column of a table with what it was taken for; none in Green Button files. */
  readonly columns: readonly ReadColumn[]
  /** Of the values as the file has them. */
  readonly unit: Unit
  /** Names of the meters that were read, where the file has any. */
  readonly meters: readonly string[]
  /** What stands with the meters of the rows: rate periods, channels. */
  readonly labels: readonly string[]
}

export interface MeterReader {
  /** The next piece of the file's text. False when the rest need not be read. */
  readonly push: (text: string) => boolean
  readonly end: () => Promise<FoundReadings | MeterProblem>
  /** What the dates say of their order by now. A file with the day first has to be read anew. */
  readonly dateOrder?: () => DateOrder
}

type DateOrder = 'dayFirst' | 'monthFirst' | 'open'

const scales: Readonly<Record<Unit, { readonly scale: number; readonly isPower: boolean }>> = {
  kWh: { scale: 1, isPower: false },
  Wh: { scale: 0.001, isPower: false },
  kW: { scale: 1, isPower: true },
  W: { scale: 0.001, isPower: true },
}

/** UTF-16 code units. A longer line is no table. */
const MAX_LINE = 4_000_000
/** Exports below this are rounding, kWh or kW. */
const EXPORT_NOISE = 0.05

/** More times than this are read anew for each row. */
const MAX_CLOCKS = 10_000

const PLAIN_CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/i
const SLASH_DATE = /^\d{1,2}\/\d{1,2}\/\d{2,4}$/

/** Wall minute of the midnight before a day or a stamp. */
const dayIn = (text: string, isDayFirst: boolean) => {
  const day = dayStart(text, isDayFirst)
  return Number.isNaN(day) ? Math.floor(stampStart(text, isDayFirst) / MINUTES_PER_DAY) * MINUTES_PER_DAY : day
}

/** Whether readings begin before others or end after them, by more than a day. */
function isBeyond(one: ReadingsBuilder, other: ReadingsBuilder): boolean {
  const endsOf = ({ count, startAt }: ReadingsBuilder) => [startAt(0), startAt(count - 1)]
  const bounds = endsOf(other)
  const [from, to] = [Math.min(...bounds) - MINUTES_PER_DAY, Math.max(...bounds) + MINUTES_PER_DAY]
  return endsOf(one).some(end => end < from || end > to)
}

export function tableReader(choice: MeterChoice = {}, isDayFirst = false): MeterReader {
  const energy = readingsBuilder()
  const power = readingsBuilder()
  let rest = ''
  let layout: Layout | undefined
  let sources: RowSources | undefined
  let problem: MeterProblem | undefined
  let badRows = 0
  let exported = 0
  let firstUnit: Unit | undefined
  let generationRows = 0
  /** Of the rows below the latest headings: the file may repeat its table for each direction. */
  let section: 'own' | 'back' | 'other' | 'unknown' = 'own'
  const circuits = new Set<string>()
  const legs = new Set<string>()
  let hasWhole = false
  let multiplied: Multiplier | undefined
  let otherUnit: string | undefined
  let [hasHourZero, hasHour24] = [false, false]
  let isOneLoad = true
  // The same day stands in up to 96 rows in a row.
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
  const cell = (row: readonly string[], column: number) => (row[column] ?? '').trim()
  const numberOf = (row: readonly string[], column: number) =>
    numberIn(cell(row, column), layout?.columns.isDecimalComma)

  const sourceOf = (row: readonly string[], columns: Columns) => (sources ??= rowSources(columns, choice.meter)).of(row)

  function wallOf(row: readonly string[], { time }: Columns): number {
    if (time.kind === 'stamp') return stampOf(cell(row, time.stamp))
    if (time.kind === 'epoch') return wallMinuteOf(epochIn(cell(row, time.stamp)))
    if (!('day' in time) || time.kind === 'across') return NaN
    const day = dayOf(cell(row, time.day))
    if (time.clock < 0) return day
    const text = cell(row, time.clock)
    if (time.kind === 'military') return day + militaryMinutes(text)
    if (time.kind === 'split') {
      const minutes = clockOf(time.half === undefined ? text : `${text} ${cell(row, time.half)}`)
      return Number.isNaN(minutes) ? zonedMinute(day, text) : day + minutes
    }
    const hour = hourNumber(text)
    if (hour === 0) hasHourZero = true
    if (hour === 24) hasHour24 = true
    return day + hour * 60 + (time.minute === undefined ? 0 : Number(cell(row, time.minute)))
  }

  const startOf = (row: readonly string[], columns: Columns): number => {
    const wall = wallOf(row, columns)
    return columns.isUtc ? wallMinuteOf(wall * 60) : wall
  }

  /** False where what is taken as all is less than what should be in it. */
  function isConsistent(row: readonly string[], { load }: Columns, value: number): boolean {
    const slack = 0.02 + 0.01 * Math.abs(value)
    const sum = (columns: readonly number[]) =>
      columns.reduce((total, column) => total + (numberOf(row, column) || 0), 0)
    return (
      load.atMost.every(columns => columns.length === 0 || sum(columns) <= value + slack) &&
      load.same.every(column => Math.abs((numberOf(row, column) || 0) - value) <= slack)
    )
  }

  /** The sum of the columns that are taken; undefined where all are blank. */
  function valueOf(row: readonly string[], { load }: Columns): number | undefined {
    let value: number | undefined
    for (const column of load.take) if (cell(row, column) !== '') value = (value ?? 0) + numberOf(row, column)
    return value
  }

  const isHeadings = (row: readonly string[], { time }: Columns, value: number | undefined) =>
    Number.isNaN(value) && TIME.test(heading(cell(row, 'stamp' in time ? time.stamp : time.day)))

  /** What stands below headings within the table. */
  function sectionOf(row: readonly string[], { names, load }: Columns): typeof section {
    if (names.every((name, column) => name === cell(row, column))) return 'own'
    const words = row.map(heading).join(' ')
    if (isExport(words)) return 'back'
    if (otherUnitIn(words) ?? otherServiceIn(words)) return 'other'
    return load.take.every(column => names[column] === cell(row, column)) ? 'own' : 'unknown'
  }

  function addRow(row: readonly string[], columns: Columns): boolean {
    const start = startOf(row, columns)
    const value = valueOf(row, columns)
    if (choice.meter !== undefined && sourceOf(row, columns).isOther) return true
    for (const column of columns.exports) exported = Math.max(exported, Math.abs(numberOf(row, column)) || 0)
    for (const set of [columns.load.same, ...columns.load.atMost])
      for (const column of set) if (numberOf(row, column) < -EXPORT_NOISE) exported = 1
    if (order === 'dayFirst') return false
    if (Number.isNaN(start) && isHeadings(row, columns, value)) {
      section = sectionOf(row, columns)
      return true
    }
    if (Number.isNaN(start) || Number.isNaN(value) || section === 'unknown') {
      badRows += 1
      return true
    }
    if (value === undefined) {
      if (columns.load.same.some(column => cell(row, column) !== '')) isOneLoad = false
      return true
    }
    isOneLoad &&= section === 'own' && sourceOf(row, columns).isCounted ? isConsistent(row, columns, value) : true
    return keep(row, columns, start, value)
  }

  /** A day with its intervals across. */
  function addDay(row: readonly string[], columns: Columns, { day, columns: hours, minutes }: DayRows) {
    const midnight = dayOf(cell(row, day))
    if (order === 'dayFirst') return false
    if (Number.isNaN(midnight)) {
      badRows += 1
      return true
    }
    return hours.every((column, index) => {
      if (cell(row, column) === '') return true
      const value = numberOf(row, column)
      if (!Number.isNaN(value)) return keep(row, columns, midnight + (minutes[index] ?? 0), value)
      badRows += 1
      return true
    })
  }

  /** Adds one reading. False once there are too many. */
  function keep(row: readonly string[], columns: Columns, start: number, value: number): boolean {
    const { source, back: said, isOther, unit, otherUnit: other, multiplier, circuit, leg } = sourceOf(row, columns)
    const back = section === 'back' ? 'ifAny' : said
    if (isOther) return true
    if (unit === undefined || section === 'other') {
      otherUnit ??= other
      return true
    }
    if (back !== null) {
      generationRows += 1
      // A row for what went back may stay at zero in a home without solar.
      exported = Math.max(exported, back === 'always' ? Infinity : Math.abs(value))
      return true
    }
    firstUnit ??= unit
    multiplied ??= multiplier
    if (circuit !== undefined) circuits.add(circuit)
    else if (leg !== undefined) legs.add(leg)
    else hasWhole = true
    const { scale, isPower } = scales[unit]
    return (isPower ? power : energy).add(start, value * scale, source)
  }

  function read(text: string): boolean {
    let from = 0
    if (!layout) {
      const found = layoutOf(text, choice.column)
      if (isProblem(found)) {
        problem = found
        return false
      }
      layout = found
      from = found.columns.header + 1
    }
    const { columns, delimiter } = layout
    const rows = parse(text, delimiter)
    for (let index = from; index < rows.length; index += 1) {
      const row = rows[index] ?? []
      if (columns.time.kind === 'across' ? addDay(row, columns, columns.time) : addRow(row, columns)) continue
      if (order !== 'dayFirst') problem = { problem: 'tooMany', max: MAX_READINGS }
      return false
    }
    return true
  }

  return {
    dateOrder: () => order,
    push(text) {
      // Whole lines only. Interval data has no line breaks within a cell.
      const all = rest + text
      const end = all.lastIndexOf('\n') + 1
      if (end === 0 || (!layout && end < HEAD_LENGTH)) {
        rest = all
        return rest.length < MAX_LINE
      }
      rest = all.slice(end)
      return read(all.slice(0, end))
    },
    async end() {
      if (!problem && rest.trim() !== '') read(rest)
      if (problem) return problem
      if (!layout) return { problem: 'empty' }
      const { isUnitAssumed, hasEndTimes, time, headings, candidates, all, unit, load } = layout.columns
      const hasExport = exported > EXPORT_NOISE
      if (!isOneLoad && !hasExport)
        return {
          problem: 'manyColumns',
          headings: candidates.join(', '),
          choices: candidates,
          ...(load.same.length > 0 && { canAdd: true }),
        }
      if (energy.count + power.count === 0) {
        if (generationRows > 0) return { problem: 'production' }
        if (otherUnit !== undefined) return { problem: 'wrongUnit', unit: otherUnit }
      }
      if (!hasWhole && legs.size === 0 && circuits.size > 0)
        return { problem: 'circuits', headings: [...circuits].join(', ') }
      if (!hasWhole && legs.size === 1) return { problem: 'onlyPart', headings: [...legs].join(', ') }
      if (multiplied && !hasExport) return { problem: 'multiplier', ...multiplied }
      if (energy.count > 0 && power.count > 0 && isBeyond(power, energy))
        return { problem: 'manyColumns', headings: 'kWh, kW' }
      const isPower = energy.count === 0
      // Hours that are counted from 1 to 24 are named by their ends.
      const readings = await (isPower ? power : energy).build({
        scale: 1,
        isPower,
        hasEndTimes: hasEndTimes || (time.kind === 'hours' && hasHour24 && !hasHourZero),
      })
      const told = {
        headings,
        columns: all,
        unit: firstUnit ?? unit,
        meters: [...(sources?.takers ?? [])],
        labels: [...(sources?.labels.keys() ?? [])],
      }
      return { readings, badRows, hasExport, isDelta: false, isUnitAssumed, ...told }
    },
  }
}
