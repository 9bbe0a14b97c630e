// The second station: which column of a table is what the house took. Cells decide first, then the
// few words that are understood; what is left is asked.
import { hasDecimalCommas, numberIn } from './amounts'
import { type Column, filledOf, perRow, type Table } from './cells'
import type { CellKind } from './clock'
import { isRising } from './shapes'
import type { Times } from './times'
import { type Unit, type Words, wordsIn } from './words'

/** A column of numbers, and what is known of it. */
export interface Measure {
  readonly column: Column
  readonly words: Words
  readonly unit: Unit | undefined
  /** By row; NaN where the cell holds no number. */
  readonly values: Float64Array
  /** The column that names the unit of each row. */
  readonly units: Column | undefined
  /** In a known unit, and its heading says no more than that it is electricity that is used. */
  readonly isPlain: boolean
}

/** A column of units has few different ones. */
const MAX_UNITS = 10
const isUnit = (text: string) => {
  const { unit, otherUnit, all } = wordsIn(text)
  return (unit ?? otherUnit) !== undefined && all.length < 2 && !/\d{2}|\.\d/.test(text)
}

/** A column of units belongs to the numbers before it, or else to those behind it. */
function unitsOf(columns: readonly Column[], isNumber: (column: Column) => boolean): ReadonlyMap<Column, Column> {
  const owners = new Map<Column, Column>()
  for (const [index, column] of columns.entries()) {
    const texts = filledOf(column)
    if (isNumber(column) || texts.length === 0 || texts.length > MAX_UNITS) continue
    if (2 * texts.filter(isUnit).length < texts.length) continue
    const before = columns.slice(0, index).filter(one => isNumber(one) && !owners.has(one))
    // A number that never changes is the meter's or the account's.
    const owner =
      before.findLast(({ texts: [first], texts: { length } }) => length > 1 || first === '') ??
      columns.slice(index).find(isNumber) ??
      before.at(-1)
    if (owner) owners.set(owner, column)
  }
  return owners
}

/** The columns of numbers besides those of times. */
export function measuresOf(table: Table, kinds: readonly CellKind[], times: Times): readonly Measure[] {
  const isFree = (column: Column, ...among: readonly CellKind[]) =>
    !times.columns.includes(column) && among.includes(kinds[table.columns.indexOf(column)] ?? 'text')
  // A column of numbers may be blank throughout, and its unit is still its own.
  const units = unitsOf(table.columns, column => isFree(column, 'number', 'blank'))
  return table.columns.flatMap(column => {
    if (!isFree(column, 'number', 'epoch')) return []
    const isComma = hasDecimalCommas(column.texts, table.delimiter)
    const values = perRow(column, text => numberIn(text, isComma))
    const words = wordsIn(column.heading)
    const inRows = units.get(column)?.texts.map(wordsIn) ?? []
    const unit = words.unit ?? inRows.find(one => one.unit)?.unit
    const otherUnit = unit ? undefined : (words.otherUnit ?? inRows.find(one => one.otherUnit)?.otherUnit)
    const meanings = otherUnit ? new Set([...words.meanings, 'other' as const]) : words.meanings
    const isPlain = words.isUnderstood && [...meanings].every(one => one === 'plain') && column.heading !== ''
    return {
      column,
      words: { ...words, otherUnit, meanings },
      unit,
      values,
      units: units.get(column),
      isPlain: isPlain && unit !== undefined,
    }
  })
}

/** Numbers that say nothing: one for all rows, or none. */
function isConstant({ values }: Measure): boolean {
  const first = values.find(value => !Number.isNaN(value))
  return values.every(value => Number.isNaN(value) || value === first)
}

/** Whole numbers, few of them: of a meter, a channel, a month. */
export const isIdentity = ({ values, unit, column: { texts } }: Measure): boolean =>
  unit === undefined && texts.length <= 20 && values.every(value => Number.isNaN(value) || Number.isInteger(value))

/** Share of the rows in which two columns differ by no more than a share of the larger value. */
function alike({ values }: Measure, other: Float64Array, slack: number): number {
  let [both, near] = [0, 0]
  for (const [row, a] of values.entries()) {
    const b = other[row] ?? NaN
    if (Number.isNaN(a - b) || (a === 0 && b === 0)) continue
    both += 1
    if (Math.abs(a - b) <= slack * Math.max(Math.abs(a), Math.abs(b))) near += 1
  }
  return both === 0 ? 0 : near / both
}

const NEARLY_ALL = 0.98

/** One is the sum of the others, so that it counts alone. */
function wholeOf(measures: readonly Measure[]): Measure | undefined {
  const [first] = measures
  if (!first || measures.length < 3) return undefined
  const total = first.values.map((_, row) => measures.reduce((sum, { values }) => sum + (values[row] || 0), 0))
  return measures.find(
    one =>
      alike(
        one,
        total.map((sum, row) => sum - (one.values[row] || 0)),
        0.02,
      ) >= NEARLY_ALL,
  )
}

export const isPart = ({ isUnderstood, meanings }: Words) => isUnderstood && meanings.has('part')

/** Parts by their words, or numbers of one unit that are neither copies nor sums of each other. */
export function mayAdd(measures: readonly Measure[]): boolean {
  const known = measures.filter(({ unit }) => unit !== undefined)
  if (known.filter(({ words }) => isPart(words)).length > 1) return true
  const isCopied = (one: Measure, at: number) => known.slice(at + 1).some(other => alike(one, other.values, 0.25) > 0.5)
  return (
    known.length > 1 && new Set(known.map(({ unit }) => unit)).size === 1 && !known.some(isCopied) && !wholeOf(known)
  )
}

export interface Sorted {
  /** The only column that can be what the house took. */
  readonly house: Measure | undefined
  /** What is asked about otherwise, the likeliest first. */
  readonly open: readonly Measure[]
  readonly exports: readonly Measure[]
  readonly registers: readonly Measure[]
}

/** Sorts the columns of numbers by what they can be. */
export function sortedOf(all: readonly Measure[]): Sorted {
  const named = all.filter(({ words }) => !words.meanings.has('other'))
  const exports = named.filter(({ words }) => words.meanings.has('back'))
  const varied = all.filter(one => !isConstant(one))
  const isSaying = (one: Measure) =>
    varied.includes(one) || varied.length === 0 || (one.isPlain && !varied.some(({ unit }) => unit !== undefined))
  const rest = named.filter(one => !exports.includes(one) && isSaying(one))
  const registers = rest.filter(({ values, words }) => isRising(values) || words.meanings.has('register'))
  const open = rest.filter(one => !registers.includes(one))
  const known = open.filter(({ unit }) => unit !== undefined)
  // Energy before the power of the same interval.
  const energy = known.filter(({ unit }) => unit === 'kWh' || unit === 'Wh')
  const isCopy = (one: Measure, at: number, among: readonly Measure[]) =>
    one.isPlain && among.slice(0, at).some(other => other.isPlain && alike(one, other.values, 0.001) >= NEARLY_ALL)
  const pool = (energy.some(one => one.isPlain) ? energy : known).filter((...one) => !isCopy(...one))
  const only = pool.length === 1 ? pool[0] : wholeOf(pool)
  const rank = (one: Measure) => (one.isPlain ? 0 : one.unit !== undefined ? 1 : one.words.isUnderstood ? 2 : 3)
  return {
    house: only?.isPlain ? only : undefined,
    open: open.toSorted((a, b) => rank(a) - rank(b)),
    exports,
    registers,
  }
}
