// Reads meter readings from CSV, TSV and similar text, piece by piece.
import { DAY_MIN } from '@/lib/time'
import { numberIn } from './amounts'
import type { FileRemarks } from './demand'
import type { Columns, ReadColumn } from './columns'
import { HEAD_LENGTH, type Layout, layoutOf, parse } from './layout'
import { type DayRows, TIME } from './time-columns'
import { rowSources, type RowSources } from './row-source'
import { cell, rowTimes } from './row-times'
import type { DateOrder } from './clock'
import type { Multiplier } from './multipliers'
import { heading, isExport, otherServiceIn, otherUnitIn, type Unit } from './wording'
import { MAX_READINGS, type Readings, type ReadingsBuilder, readingsBuilder } from './readings'
import { isProblem, type MeterChoice, type MeterProblem } from './problems'

export interface FoundReadings extends FileRemarks {
  readonly readings: Readings
  /** No unit was named; the readings were taken as kWh or kW. */
  readonly isUnitAssumed: boolean
  readonly headings: { readonly times: readonly string[]; readonly values: readonly string[] }
  /** Every column of a table with what it was taken for; none in Green Button files. */
  readonly columns: readonly ReadColumn[]
  readonly unit: Unit
  /** Names of the meters that were read, where the file has any. */
  readonly meters: readonly string[]
  /** Rate periods and channels beside the meters of the rows. */
  readonly labels: readonly string[]
}

export interface MeterReader {
  /** The next piece of the file's text. False when the rest need not be read. */
  readonly push: (text: string) => boolean
  readonly end: () => FoundReadings | MeterProblem
  /** The order of the dates by now. A file with the day first has to be read anew. */
  readonly dateOrder?: () => DateOrder
}

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

/** True where readings begin before others or end after them, by more than a day. */
function isBeyond(one: ReadingsBuilder, other: ReadingsBuilder): boolean {
  const endsOf = ({ count, startAt }: ReadingsBuilder) => [startAt(0), startAt(count - 1)]
  const bounds = endsOf(other)
  const [from, to] = [Math.min(...bounds) - DAY_MIN, Math.max(...bounds) + DAY_MIN]
  return endsOf(one).some(end => end < from || end > to)
}

export function tableReader(choice: MeterChoice = {}, isDayFirst = false): MeterReader {
  const energy = readingsBuilder()
  const power = readingsBuilder()
  /** The whole house, among rows of its circuits. */
  const mains = readingsBuilder()
  let isMainsPower = false
  let rest = ''
  let layout: Layout | undefined
  let sources: RowSources | undefined
  let problem: MeterProblem | undefined
  let badRows = 0
  let exported = 0
  let firstUnit: Unit | undefined
  let generationRows = 0
  /** Direction of the rows below the latest headings: the file may repeat its table for each. */
  let section: 'own' | 'back' | 'other' | 'unknown' = 'own'
  const circuits = new Set<string>()
  const legs = new Set<string>()
  let hasWhole = false
  let multiplied: Multiplier | undefined
  let otherUnit: string | undefined
  let isOneLoad = true
  const times = rowTimes(isDayFirst)
  const numberOf = (row: readonly string[], column: number) =>
    numberIn(cell(row, column), layout?.columns.isDecimalComma)

  const sourceOf = (row: readonly string[], columns: Columns) => (sources ??= rowSources(columns, choice.meter)).of(row)

  /** False where what is taken as all is less than what should be in it. */
  function isConsistent(row: readonly string[], { load }: Columns, value: number): boolean {
    const slack = 0.02 + 0.01 * Math.abs(value)
    const sum = (columns: readonly number[]) =>
      columns.reduce((total, column) => total + (numberOf(row, column) || 0), 0)
    return (
      load.atMost.every(columns => columns.length === 0 || sum(columns) <= value + slack) &&
      load.same.every(column => Math.abs((numberOf(row, column) || 0) - value) <= slack) &&
      (load.parts.every(column => cell(row, column) === '') || Math.abs(sum(load.parts) - value) <= slack)
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

  function sectionOf(row: readonly string[], { names, load }: Columns): typeof section {
    if (names.every((name, column) => name === cell(row, column))) return 'own'
    const words = row.map(heading).join(' ')
    if (isExport(words)) return 'back'
    if (otherUnitIn(words) ?? otherServiceIn(words)) return 'other'
    return load.take.every(column => names[column] === cell(row, column)) ? 'own' : 'unknown'
  }

  /** Notes exports in a row of readings, unlike the sums below a table. */
  function seeExports(row: readonly string[], { exports, load }: Columns) {
    for (const column of exports) exported = Math.max(exported, Math.abs(numberOf(row, column)) || 0)
    for (const set of [load.same, ...load.atMost])
      for (const column of set) if (numberOf(row, column) < -EXPORT_NOISE) exported = 1
  }

  function addRow(row: readonly string[], columns: Columns): boolean {
    const start = times.startOf(row, columns)
    const value = valueOf(row, columns)
    if (choice.meter !== undefined && sourceOf(row, columns).isOther) return true
    if (!Number.isNaN(start)) seeExports(row, columns)
    if (times.order() === 'dayFirst') return false
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
    const isCounted = section === 'own' && sourceOf(row, columns).isCounted
    if (isCounted && value < 0) exported = Math.max(exported, 1)
    isOneLoad &&= !isCounted || isConsistent(row, columns, value)
    return keep(row, columns, start, value)
  }

  /** A day with its intervals across. */
  function addDay(row: readonly string[], columns: Columns, { day, columns: hours, minutes }: DayRows) {
    const midnight = times.dayOf(cell(row, day))
    if (times.order() === 'dayFirst') return false
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
    const {
      source,
      back: said,
      isOther,
      unit,
      otherUnit: other,
      multiplier,
      circuit,
      leg,
      isMains,
    } = sourceOf(row, columns)
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
    if (isMains) isMainsPower = isPower
    return (isMains ? mains : isPower ? power : energy).add(start, value * scale, source)
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
      if (times.order() !== 'dayFirst') problem = { problem: 'tooMany', max: MAX_READINGS }
      return false
    }
    return true
  }

  return {
    dateOrder: times.order,
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
    end() {
      if (!problem && rest.trim() !== '') read(rest)
      if (problem) return problem
      if (!layout) return { problem: 'empty' }
      const { isUnitAssumed, headings, candidates, all, unit, load } = layout.columns
      const hasExport = exported > EXPORT_NOISE
      if (!isOneLoad && !hasExport)
        return {
          problem: 'manyColumns',
          headings: candidates.join(', '),
          choices: candidates,
          ...(load.same.length > 0 && { canAdd: true }),
        }
      if (energy.count + power.count + mains.count === 0) {
        if (generationRows > 0) return { problem: 'production' }
        if (otherUnit !== undefined) return { problem: 'wrongUnit', unit: otherUnit }
      }
      if (!hasWhole && legs.size === 0 && circuits.size > 0)
        return { problem: 'circuits', headings: [...circuits].join(', ') }
      if (!hasWhole && legs.size === 1) return { problem: 'onlyPart', headings: [...legs].join(', ') }
      if (multiplied && !hasExport) return { problem: 'multiplier', ...multiplied }
      if (mains.count === 0 && energy.count > 0 && power.count > 0 && isBeyond(power, energy))
        return { problem: 'manyColumns', headings: 'kWh, kW' }
      const isPower = mains.count > 0 ? isMainsPower : energy.count === 0
      const taken = mains.count > 0 ? mains : isPower ? power : energy
      const hasEndTimes = times.areEnds(layout.columns)
      const readings = taken.build({ scale: 1, isPower, hasEndTimes })
      const told = {
        headings,
        columns: all,
        unit: firstUnit ?? unit,
        meters: mains.count > 0 ? [] : [...(sources?.takers ?? [])],
        labels: [...(sources?.labels.keys() ?? [])],
      }
      return { readings, badRows, hasExport, isDelta: false, isUnitAssumed, ...told }
    },
  }
}
