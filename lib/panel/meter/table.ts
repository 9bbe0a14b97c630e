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
import { identityIn } from './identity'
import { kindWords, namesOwner } from './owners'
import { isPlain, isScaled, type Multiplier } from './multipliers'
import { heading, isCircuit, isExport, isPart, otherServiceIn, otherUnitIn, type Unit, unitIn } from './wording'
import { LABELS_PER_METER, MAX_READINGS, type Readings, readingsBuilder, UNCLEAR } from './readings'
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

const PLAIN_CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/i
const SLASH_DATE = /^\d{1,2}\/\d{1,2}\/\d{2,4}$/

/** More texts than this are judged anew for each row. */
const MAX_SOURCES = 10_000

/** Wall minute of the midnight before a day or a stamp. */
const dayIn = (text: string, isDayFirst: boolean) => {
  const day = dayStart(text, isDayFirst)
  return Number.isNaN(day) ? Math.floor(stampStart(text, isDayFirst) / MINUTES_PER_DAY) * MINUTES_PER_DAY : day
}

/** What a row's own words say: whose reading it is, of what, in which unit. */
interface RowSource {
  readonly source: number
  /** It went back to the utility: a meter of its own for that, or a row that says so. */
  readonly back: 'always' | 'ifAny' | null
  /** Undefined for gas, water or a unit that is no electricity. */
  readonly unit: Unit | undefined
  readonly otherUnit: string | undefined
  /** Of another meter than the one that was asked for. */
  readonly isOther: boolean
  readonly multiplier: Multiplier | undefined
  /** The circuit or appliance that it is of. */
  readonly circuit: string | undefined
  /** It is electricity that the house took. */
  readonly isCounted: boolean
}

export function tableReader(choice: MeterChoice = {}, isDayFirst = false): MeterReader {
  const energy = readingsBuilder()
  const power = readingsBuilder()
  const meters = new Map<string, number>()
  /** Those of them that took electricity. */
  const takers = new Set<string>()
  const labels = new Map<string, number>()
  const sourceOf = new Map<string, RowSource>()
  let rest = ''
  let layout: Layout | undefined
  let problem: MeterProblem | undefined
  let badRows = 0
  let exported = 0
  let firstUnit: Unit | undefined
  let generationRows = 0
  /** Of the rows below the latest headings: the file may repeat its table for each direction. */
  let section: 'own' | 'back' | 'other' | 'unknown' = 'own'
  const circuits = new Set<string>()
  let hasWhole = false
  let multiplied: Multiplier | undefined
  let otherUnit: string | undefined
  /** Columns that say whose reading a row is, and of what. */
  let own: readonly number[] = []
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
    if (clocks.size < MAX_SOURCES) clocks.set(text, minutes)
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

  /** The file's own heading of a column, and in lower case. */
  const originalOf = (column: number) => layout?.columns.names[column] ?? ''
  const nameOf = (column: number) => heading(originalOf(column))

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

  const numbered = (map: Map<string, number>, key: string) => {
    const number = map.get(key) ?? map.size
    map.set(key, number)
    return number
  }

  const labelNumber = (label: string, isPartOfLoad: boolean) =>
    (numbered(labels, label) % UNCLEAR) + (isPartOfLoad ? 0 : UNCLEAR)

  /** Judged once for each different text. */
  function sourceIn(row: readonly string[], columns: Columns): RowSource {
    let key = ''
    for (const column of own) key += `${row[column] ?? ''}\n`
    const known = sourceOf.get(key)
    if (known) return known
    const identities = columns.meters.map(column => identityIn(cell(row, column), namesOwner(nameOf(column))))
    const label = [
      ...identities.map(one => (one.isGeneration ? '' : one.label)),
      ...columns.labels.map(column => cell(row, column).toLowerCase()),
    ].join(' ')
    const unitText = columns.unitColumn === undefined ? '' : heading(row[columns.unitColumn])
    const words = [
      ...identities.map(one => one.kind),
      ...columns.kinds.map(column => kindWords(nameOf(column), cell(row, column))),
      unitText,
    ].join(' ')
    const other =
      otherUnitIn(unitText) ??
      otherServiceIn(words) ??
      (unitText === '' || unitIn(unitText) !== undefined ? undefined : unitText)
    const name = identities.map(one => one.meter).join(' ')
    const meter = numbered(meters, name)
    const isGeneration = identities.some(one => one.isGeneration)
    const isBack = isGeneration || isExport(words)
    const isOther = choice.meter !== undefined && name !== choice.meter
    if (!isBack && !isOther && other === undefined && name !== '') takers.add(name)
    const found: RowSource = {
      isOther,
      multiplier: multiplierOf(row, columns),
      circuit: columns.hasDevices ? circuitOf(row, columns) : undefined,
      isCounted: !isBack && other === undefined,
      source: meter * LABELS_PER_METER + labelNumber(label, columns.hasParts || isPart(label)),
      back: isGeneration ? 'always' : isBack ? 'ifAny' : null,
      unit: other === undefined ? (unitText === '' ? columns.unit : unitIn(unitText)) : undefined,
      otherUnit: other,
    }
    if (sourceOf.size < MAX_SOURCES) sourceOf.set(key, found)
    return found
  }

  function circuitOf(row: readonly string[], { meters: owners, labels: parts, kinds }: Columns) {
    const named = [...owners.filter(column => !namesOwner(nameOf(column))), ...parts, ...kinds]
    const name = named
      .map(column => cell(row, column))
      .filter(text => isCircuit(heading(text)))
      .join(' ')
    return name === '' || /\b(total|whole|mains?)\b/i.test(name) ? undefined : name
  }

  function multiplierOf(row: readonly string[], { multipliers, multiplier, unitColumn }: Columns) {
    const found =
      multipliers.find(column => !isPlain(originalOf(column), cell(row, column))) ??
      (unitColumn !== undefined && isScaled(`(${cell(row, unitColumn)})`) ? unitColumn : undefined)
    return found === undefined ? multiplier : { heading: originalOf(found), value: cell(row, found) }
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
    if (choice.meter !== undefined && sourceIn(row, columns).isOther) return true
    for (const column of columns.exports) exported = Math.max(exported, Math.abs(numberOf(row, column)) || 0)
    for (const set of columns.load.atMost)
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
    isOneLoad &&= section === 'own' && sourceIn(row, columns).isCounted ? isConsistent(row, columns, value) : true
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
    const { source, back: said, isOther, unit, otherUnit: other, multiplier, circuit } = sourceIn(row, columns)
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
    if (circuit === undefined) hasWhole = true
    else circuits.add(circuit)
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
      const { meters: named, labels: parts, kinds, unitColumn, multipliers } = found.columns
      own = [...named, ...parts, ...kinds, ...multipliers, ...(unitColumn === undefined ? [] : [unitColumn])]
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
      if (!hasWhole && circuits.size > 0) return { problem: 'circuits', headings: [...circuits].join(', ') }
      if (multiplied && !hasExport) return { problem: 'multiplier', ...multiplied }
      const isPower = energy.count === 0
      // Hours that are counted from 1 to 24 are named by their ends.
      const readings = await (isPower ? power : energy).build({
        scale: 1,
        isPower,
        hasEndTimes: hasEndTimes || (time.kind === 'hours' && hasHour24 && !hasHourZero),
      })
      const told = { headings, columns: all, unit: firstUnit ?? unit, meters: [...takers], labels: [...labels.keys()] }
      return { readings, badRows, hasExport, isDelta: false, isUnitAssumed, ...told }
    },
  }
}
