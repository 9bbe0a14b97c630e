// Finds the columns of a meter's table: times, electricity and its unit, whose readings a row
// holds. Headings may stand in any order and below a preamble.
import { type Across, hoursAcross } from './across'
import { hasDecimalCommas, numberIn } from './amounts'
import { hasOffset } from './clock'
import { type Load, loadOf } from './loads'
import { type Multiplier, multiplierAbove } from './multipliers'
import { namesMeter, type Owners, ownersIn } from './owners'
import { multiplierIn, otherIn, preambleOf, type Rows } from './preamble'
import type { MeterChoice, MeterProblem } from './problems'
import { columnKind, TIME, timeCellsOf, timeColumns, type TimeColumns, type TimesAre } from './time-columns'
import {
  heading,
  isCircuit,
  isEnergy,
  isExport,
  isMeanPower,
  isMultiplier,
  isOrdinal,
  isOtherQuantity,
  isPart,
  isProductionTitle,
  isRegister,
  isTotalSoFar,
  isUtc,
  isWhole,
  otherServiceIn,
  otherUnitIn,
  type Unit,
  unitIn,
  unknownUnitIn,
} from './wording'

export type ColumnRole =
  'start' | 'end' | 'used' | 'checked' | 'sentBack' | 'meter' | 'part' | 'kind' | 'unit' | 'multiplier' | 'unused'

export interface ReadColumn {
  /** The file's own words. */
  readonly heading: string
  readonly role: ColumnRole
}

export interface Columns extends Omit<Owners, 'rowUnit'> {
  /** Row of the headings. */
  readonly header: number
  readonly time: TimeColumns
  readonly timesAre: TimesAre
  /** The headings say that the times are Greenwich's. */
  readonly isUtc: boolean
  readonly load: Load
  readonly unit: Unit
  /** The file names no unit, so it was taken from the word in the heading. */
  readonly isUnitAssumed: boolean
  readonly isDecimalComma: boolean
  /** Columns of electricity that panels made or that goes back to the utility. */
  readonly exports: readonly number[]
  /** Columns of what the readings of a row may have to be multiplied by. */
  readonly multipliers: readonly number[]
  /** A multiplier in a heading or above the table. */
  readonly multiplier: Multiplier | undefined
  readonly headings: { readonly times: readonly string[]; readonly values: readonly string[] }
  /** Headings of all columns that may hold the house. */
  readonly candidates: readonly string[]
  /** The headings as the file has them, by column. */
  readonly names: readonly string[]
  readonly all: readonly ReadColumn[]
}

export type ColumnProblem = Extract<
  MeterProblem,
  { problem: 'noIntervals' | 'wrongUnit' | 'manyColumns' | 'circuits' | 'onlyPart' | 'production' | 'runningTotal' }
>

const AMOUNT =
  /\b(kwhs?|kws?|whs?|watts?|kilowatts?|usage|use|used|consumption|consumed|demand|energy|electricity|power|load|delivered|imported?|net|value|readings?|quantity|amount|therms?|ccf|mcf|btus?|gallons?)\b/
const POWER_WORD = /\b(demand|power|load)\b/

/** Rows below the headings that are looked at to tell what a column holds. */
const LOOK_AHEAD = 12

function tableAt(rows: Rows, header: number) {
  const texts = (rows[header] ?? []).map(cell => cell.trim())
  const names = texts.map(heading)
  const below = (column: number, count: number) =>
    rows
      .slice(header + 1, header + 1 + count)
      .map(row => (row[column] ?? '').trim())
      .filter(cell => cell !== '')
  return {
    /** The headings as the file has them, and in small letters. */
    texts,
    names,
    textOf: (column: number) => texts[column] ?? '',
    nameOf: (column: number) => names[column] ?? '',
    /** The first cells of a column, and all that are known by now. */
    cellsOf: (column: number) => below(column, LOOK_AHEAD),
    allOf: (column: number) => below(column, rows.length),
  }
}

/** Columns of numbers that no heading explains. */
const MAX_UNNAMED = 20
/** Steps in one direction, without one in the other, that no house has. */
const MIN_STEPS = 40
/** Headings that a sentence names. */
const MAX_LISTED = 10

const listOf = (headings: readonly string[]) =>
  [...headings.slice(0, MAX_LISTED), ...(headings.length > MAX_LISTED ? ['…'] : [])].join(', ')

/** 'Energy Received time period': the times of what went back, unlike 'Date Received'. */
const isExportTime = (name: string) => isExport(name) && /\b(energy|electricity|power|k?wh)\b/.test(name)

const unitOrder: readonly (Unit | undefined)[] = ['kWh', 'Wh', 'kW', 'W', undefined]

/** The load that a person named, among the columns that may be one. */
const chosenLoad = (candidates: readonly number[], column: NonNullable<MeterChoice['column']>): Load => ({
  take: column === 'all' ? candidates : candidates.slice(column, column + 1),
  atMost: [],
  same: [],
  parts: [],
})

function roleOf(index: number, found: Omit<Columns, 'all'>): ColumnRole {
  if (timeCellsOf(found.time).includes(index)) return found.timesAre === 'ends' ? 'end' : 'start'
  const { load, exports, meters, labels, kinds, unitColumn } = found
  if (load.take.includes(index)) return 'used'
  if (exports.includes(index)) return 'sentBack'
  if (load.same.includes(index) || load.atMost.some(set => set.includes(index))) return 'checked'
  if (meters.includes(index)) return 'meter'
  if (labels.includes(index)) return 'part'
  if (index === unitColumn) return 'unit'
  if (found.multipliers.includes(index)) return 'multiplier'
  return kinds.includes(index) ? 'kind' : 'unused'
}

const withRoles = (found: Omit<Columns, 'all'>): Columns => ({
  ...found,
  all: found.names.flatMap((name, index) => (name === '' ? [] : [{ heading: name, role: roleOf(index, found) }])),
})

/** A register beside what each interval took: in the order of time, or from the newest on. */
function isMonotone(numbers: readonly number[]): boolean {
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? NaN))
  const [rises, falls] = [1, -1].map(sign => steps.filter(step => Math.sign(step) === sign).length)
  return Math.max(rises ?? 0, falls ?? 0) >= MIN_STEPS && Math.min(rises ?? 0, falls ?? 0) === 0
}

/** Columns if `header` is the row of the headings. Null where it can't be. */
export function columnsAt(
  rows: Rows,
  header: number,
  delimiter: string,
  choice: MeterChoice['column'],
): Columns | ColumnProblem | null {
  const { texts: shown, names, textOf, nameOf, cellsOf, allOf } = tableAt(rows, header)
  if (!names.some(name => TIME.test(name))) return null
  const across = hoursAcross(shown)
  if (across) return columnsAcross(rows, header, delimiter, across)
  const kinds = names.map((_, column) => columnKind(cellsOf(column), allOf(column)))
  const times = timeColumns({ names, kinds, cellsOf, allOf })
  if (!times) return null
  const timeCells = timeCellsOf(times.time)
  const all = names.map((_, index) => index)
  const stated = (index: number) =>
    unitIn(nameOf(index)) ??
    unitIn(
      heading(cellsOf(index)[0])
        .replace(/^[\d.,+-]+/, '')
        .trim(),
    )

  const serviceOf = (index: number) => (isCircuit(nameOf(index)) ? undefined : otherServiceIn(nameOf(index)))
  const isNumeric = (index: number) =>
    !timeCells.includes(index) &&
    (kinds[index] === 'number' || (kinds[index] === 'blank' && (AMOUNT.test(nameOf(index)) || isExport(nameOf(index)))))
  const isNamed = (index: number) =>
    !isExport(nameOf(index)) &&
    (AMOUNT.test(nameOf(index)) || isPart(nameOf(index)) || isWhole(nameOf(index)) || isCircuit(nameOf(index))) &&
    !(namesMeter(nameOf(index)) && !stated(index))
  const amounts = all.filter(index => isNumeric(index) && !isOtherQuantity(nameOf(index)))
  const numeric = amounts.some(isNamed)
    ? amounts
    : [...amounts, ...all.filter(index => isNumeric(index) && isMeanPower(nameOf(index)))]
  const exports = numeric.filter(index => isExport(nameOf(index)))
  const named = numeric.filter(isNamed)
  const registers = named.filter(
    index => isRegister(nameOf(index)) || (named.length > 1 && isMonotone(allOf(index).map(cell => numberIn(cell)))),
  )
  const intervals = named.filter(index => !registers.includes(index))
  // A 'meter reading' beside nothing else is told by its shape.
  const counted = intervals.length > 0 ? intervals : registers.filter(index => !isTotalSoFar(nameOf(index)))
  // Numbers without a word of an amount may have their unit in a column of its own.
  const unexplained = numeric.filter(index => !isOrdinal(nameOf(index)) && !namesMeter(nameOf(index)))
  const sole = named.length + exports.length === 0 && unexplained.length === 1 ? unexplained : []
  const measures = [...counted.filter(index => serviceOf(index) === undefined), ...sole]
  const [service] = counted.flatMap(index => otherUnitIn(nameOf(index)) ?? serviceOf(index) ?? [])
  const headings = listOf(shown.filter(text => text !== ''))
  // A row of intervals whose headings say nothing that is known.
  if (numeric.length - named.length - exports.length > MAX_UNNAMED) return { problem: 'noIntervals', headings }
  if (timeCells.some(column => isExportTime(nameOf(column)))) return { problem: 'production' }
  if (measures.length === 0) {
    if (exports.length > 0) return { problem: 'production' }
    if (service !== undefined) return { problem: 'wrongUnit', unit: service }
    return registers.length > 0 ? { problem: 'runningTotal' } : { problem: 'noIntervals', headings }
  }
  const texts = all.filter(index => kinds[index] === 'text' && !timeCells.includes(index))
  const { rowUnit, ...owners } = ownersIn({
    free: all.filter(index => !timeCells.includes(index) && !measures.includes(index)),
    texts,
    nameOf,
    cellsOf,
    allOf,
  })
  const { unitColumn } = owners
  const preamble = preambleOf(rows.slice(0, header))
  const allTheSame = (index: number) => (new Set(allOf(index)).size === 1 ? [heading(cellsOf(index)[0])] : [])
  const shared = rowUnit ?? unitIn([...preamble, ...(sole.length > 0 ? texts.flatMap(allTheSame) : [])].join(' '))
  const bestStated = unitOrder.find(unit => measures.some(index => stated(index) === unit))
  // A demand that is billed may stand beside a usage without a unit.
  const isBeside = measures.some(index => stated(index) === undefined && isEnergy(nameOf(index)))
  const best = isBeside && (bestStated === 'kW' || bestStated === 'W') ? undefined : bestStated
  const group = measures.filter(index => stated(index) === best)
  const load = choice === undefined ? loadOf(group, nameOf) : chosenLoad(group, choice)
  const candidates = group.map(textOf)
  if (typeof load === 'string') return { problem: load, headings: candidates.join(', ') }
  const unit = best ?? shared
  const taken = load.take.map(nameOf).join(' ')
  if (preamble.some(isProductionTitle) && !load.take.some(index => isWhole(nameOf(index))))
    return { problem: 'production' }
  const other = otherUnitIn(taken) ?? (unit ? undefined : otherIn([taken, ...preamble]))
  if (other !== undefined && (unitColumn === undefined || otherUnitIn(taken)))
    return { problem: 'wrongUnit', unit: other }
  if (
    unit === undefined &&
    unitColumn === undefined &&
    load.take.some(index => sole.includes(index) || unknownUnitIn(nameOf(index)))
  )
    return { problem: 'noIntervals', headings }
  return withRoles({
    header,
    ...times,
    isUtc: timeCells.some(column => isUtc(nameOf(column)) && !hasOffset(cellsOf(column)[0] ?? '')),
    load,
    unit: unit ?? (POWER_WORD.test(taken) ? 'kW' : 'kWh'),
    isUnitAssumed: unit === undefined && unitColumn === undefined,
    isDecimalComma: hasDecimalCommas(load.take.flatMap(allOf), delimiter),
    exports,
    multipliers: all.filter(index => isMultiplier(nameOf(index))),
    multiplier: multiplierIn(rows.slice(0, header), load.take.map(textOf)),
    ...owners,
    names: shown,
    headings: { times: timeCells.map(textOf), values: load.take.map(textOf) },
    candidates,
  })
}

/** Columns of a file whose row holds a day, so that its cells are intervals. */
function columnsAcross(rows: Rows, header: number, delimiter: string, across: Across): Columns | ColumnProblem | null {
  const { texts: shown, names, textOf, nameOf, cellsOf, allOf } = tableAt(rows, header)
  const others = names.flatMap((_, column) => (across.columns.includes(column) ? [] : [column]))
  const day = others.find(column => columnKind(cellsOf(column)) === 'day')
  if (day === undefined) return null
  const free = others.filter(column => column !== day)
  const texts = free.filter(column => columnKind(cellsOf(column)) === 'text')
  const { rowUnit, ...owners } = ownersIn({ free, texts, nameOf, cellsOf, allOf })
  const around = [...preambleOf(rows.slice(0, header)), ...names]
  const unit = rowUnit ?? unitIn(around.join(' '))
  const other = unit ? undefined : otherIn(around)
  if (other !== undefined && owners.unitColumn === undefined) return { problem: 'wrongUnit', unit: other }
  const hours = across.columns.map(textOf)
  return withRoles({
    header,
    time: { kind: 'across', day, ...across },
    timesAre: 'starts',
    isUtc: false,
    load: { take: across.columns, atMost: [], same: [], parts: [] },
    unit: unit ?? 'kWh',
    isUnitAssumed: unit === undefined && owners.unitColumn === undefined,
    isDecimalComma: hasDecimalCommas(across.columns.flatMap(allOf), delimiter),
    exports: [],
    multipliers: free.filter(index => isMultiplier(nameOf(index))),
    multiplier: multiplierAbove(rows.slice(0, header)),
    ...owners,
    names: shown,
    headings: { times: [textOf(day)], values: hours },
    candidates: hours,
  })
}
