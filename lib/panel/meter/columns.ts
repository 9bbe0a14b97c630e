// The second station: which column of a table is what the house took. Cells decide first, then the
// few words that are understood; what is left is asked.
import { hasDecimalCommas, numberIn } from './amounts'
import { type Column, filledOf, perRow, type Table } from './cells'
import type { CellKind } from './clock'
import { isRising } from './shapes'
import type { Times } from './times'
import { otherIn, type Unit, type Words, wordsIn } from './words'

/** A column of numbers, and what is known of it. */
export interface Measure {
  readonly column: Column
  readonly role: 'used' | 'sentBack' | 'register' | 'unused'
  readonly unit: Unit | undefined
  /** What it is of, where that is no electricity. */
  readonly other: string | undefined
  /** By row; NaN where the cell holds no number. */
  readonly values: Float64Array
  /** The column that names the unit of each row. */
  readonly units: Column | undefined
  /** In a known unit, and its heading says no more than that it is electricity that is used. */
  readonly isPlain: boolean
  /** A leg, a phase or a rate period. */
  readonly isPart: boolean
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

/** Numbers that say something: neither one for all rows nor none. */
function isVaried({ values }: Pick<Measure, 'values'>): boolean {
  const first = values.find(value => !Number.isNaN(value))
  return values.some(value => !Number.isNaN(value) && value !== first)
}

/** The columns of numbers besides those of times, by what they can be. */
export function measuresOf(table: Table, kinds: readonly CellKind[], times: Times): readonly Measure[] {
  const isFree = (column: Column, ...among: readonly CellKind[]) =>
    !times.columns.includes(column) && among.includes(kinds[table.columns.indexOf(column)] ?? 'text')
  // A column of numbers may be blank throughout, and its unit is still its own.
  const units = unitsOf(table.columns, column => isFree(column, 'number', 'blank'))
  const all = table.columns.flatMap(column => {
    if (!isFree(column, 'number', 'epoch')) return []
    const isComma = hasDecimalCommas(column.texts, table.delimiter)
    const values = perRow(column, text => numberIn(text, isComma))
    const words = wordsIn(column.heading)
    const inRows = units.get(column)?.texts.map(wordsIn) ?? []
    const unit = words.unit ?? inRows.find(one => one.unit)?.unit
    const other = (unit === undefined && inRows.map(otherIn).find(Boolean)) || otherIn(words)
    const isPlain = column.heading !== '' && words.isUnderstood && unit !== undefined && !other
    return {
      ...{ column, values, words, unit, other, units: units.get(column), isPart: isPart(words) },
      isPlain: isPlain && [...words.meanings].every(one => one === 'plain'),
    }
  })
  const varied = all.filter(isVaried)
  const isUnitKnown = varied.some(({ unit }) => unit !== undefined)
  return all.map(({ words, ...one }): Measure => {
    const isSaying =
      varied.length === 0 || varied.some(({ column }) => column === one.column) || (one.isPlain && !isUnitKnown)
    if (one.other !== undefined || words.meanings.has('other')) return { ...one, role: 'unused' }
    if (words.meanings.has('back')) return { ...one, role: 'sentBack' }
    if (!isSaying) return { ...one, role: 'unused' }
    return { ...one, role: isRising(one.values) || words.meanings.has('register') ? 'register' : 'used' }
  })
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

export const isPart = ({ isUnderstood, meanings }: Words): boolean => isUnderstood && meanings.has('part')

/** Parts by their words, or numbers of one unit that are neither copies nor sums of each other. */
export function mayAdd(measures: readonly Measure[]): boolean {
  const known = measures.filter(({ unit }) => unit !== undefined)
  if (known.filter(one => one.isPart).length > 1) return true
  const isCopied = (one: Measure, at: number) => known.slice(at + 1).some(other => alike(one, other.values, 0.25) > 0.5)
  return (
    known.length > 1 && new Set(known.map(({ unit }) => unit)).size === 1 && !known.some(isCopied) && !wholeOf(known)
  )
}

/** What may be what the house took, the likeliest first; one alone where nothing else can be. */
export function loadsAmong(measures: readonly Measure[]): {
  readonly loads: readonly Measure[]
  readonly isSure: boolean
} {
  const used = measures.filter(({ role }) => role === 'used')
  const known = used.filter(({ unit }) => unit !== undefined)
  // Energy before the power of the same interval.
  const energy = known.filter(({ unit }) => unit === 'kWh' || unit === 'Wh')
  const isCopy = (one: Measure, at: number, among: readonly Measure[]) =>
    one.isPlain && among.slice(0, at).some(other => other.isPlain && alike(one, other.values, 0.001) >= NEARLY_ALL)
  const pool = (energy.some(one => one.isPlain) ? energy : known).filter((...one) => !isCopy(...one))
  const only = pool.length === 1 ? pool[0] : wholeOf(pool)
  if (only?.isPlain) return { loads: [only], isSure: true }
  const rank = (one: Measure) => (one.isPlain ? 0 : one.unit !== undefined ? 1 : 2)
  return { loads: used.toSorted((a, b) => rank(a) - rank(b)), isSure: false }
}
