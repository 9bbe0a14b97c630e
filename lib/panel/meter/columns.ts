// The second station: which column of a table is what the house took, and whose readings its rows
// are. Cells decide first, then the few words that are understood; what is left is asked.
import { hasDecimalCommas, numberIn } from './amounts'
import { type Column, filledOf, perRow, type Table, textAt } from './cells'
import type { CellKind } from './clock'
import { fewDoubled } from './series'
import { isRising } from './shapes'
import type { Times } from './times'
import { backCode, otherIn, OWNER, type Words, wordsIn } from './words'

/** A column of numbers, and what is known of it. */
export type Measure = ReturnType<typeof measuresOf>[number]

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
function isVaried(values: Float64Array): boolean {
  const first = values.find(value => !Number.isNaN(value))
  return values.some(value => !Number.isNaN(value) && value !== first)
}

/** The columns of numbers besides those of times, by what they can be. */
export function measuresOf(table: Table, kinds: readonly CellKind[], times: Times) {
  const isFree = (column: Column, ...among: readonly CellKind[]) =>
    !times.columns.includes(column) && among.includes(kinds[table.columns.indexOf(column)] ?? 'text')
  // A column of numbers may be blank throughout, and its unit is still its own.
  const owners = unitsOf(table.columns, column => isFree(column, 'number', 'blank'))
  const all = table.columns.flatMap(column => {
    if (!isFree(column, 'number', 'epoch')) return []
    const isComma = hasDecimalCommas(column.texts, table.delimiter)
    // By row; NaN where the cell holds no number.
    const values = perRow(column, text => numberIn(text, isComma))
    const words = wordsIn(column.heading)
    // The column that names the unit of each row.
    const units = owners.get(column)
    const inRows = units?.texts.map(wordsIn) ?? []
    const unit = words.unit ?? inRows.find(one => one.unit)?.unit
    const other = (unit === undefined && inRows.map(otherIn).find(Boolean)) || otherIn(words)
    // In a known unit, and its heading says no more than that it is electricity that is used.
    const isPlain =
      column.heading !== '' &&
      unit !== undefined &&
      !other &&
      words.isUnderstood &&
      [...words.meanings].every(one => one === 'plain')
    return [{ column, values, words, units, unit, other, isPlain, isPart: isPart(words), isVaried: isVaried(values) }]
  })
  const isUnitKnown = all.some(one => one.isVaried && one.unit !== undefined)
  const roleOf = ({ words: { meanings }, other, isPlain, ...one }: (typeof all)[number]) => {
    if (other !== undefined || meanings.has('other')) return 'unused'
    if (meanings.has('back')) return 'sentBack'
    if (!one.isVaried && all.some(another => another.isVaried) && (!isPlain || isUnitKnown)) return 'unused'
    return isRising(one.values) || meanings.has('register') ? 'register' : 'used'
  }
  return all.map(one => ({ ...one, role: roleOf(one) }) as const)
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
  const ofOthers = ({ values }: Measure) => total.map((sum, row) => sum - (values[row] || 0))
  return measures.find(one => alike(one, ofOthers(one), 0.02) >= NEARLY_ALL)
}

export const isPart = ({ isUnderstood, meanings }: Words): boolean => isUnderstood && meanings.has('part')

/** Parts by their words, or numbers of one unit that are neither copies nor sums of each other. */
export function mayAdd(measures: readonly Measure[]): boolean {
  const known = measures.filter(({ unit }) => unit !== undefined)
  if (known.filter(one => one.isPart).length > 1) return true
  const isCopied = (one: Measure, at: number) => known.slice(at + 1).some(other => alike(one, other.values, 0.25) > 0.5)
  const isOneUnit = new Set(known.map(({ unit }) => unit)).size === 1
  return known.length > 1 && isOneUnit && !known.some(isCopied) && !wholeOf(known)
}

/** What may be what the house took, the likeliest first; one alone where nothing else can be. */
export function loadsAmong(measures: readonly Measure[]) {
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

/** A label has few different texts. */
export const MAX_LABELS = 50
/** 'Meter #123g': so PSEG Long Island marks the rows of what goes back. */
const GENERATION = /^(?:meter)?[ #:]*[\w-]*\d{3}g(?: *[-–(,|].*)?$/i

/** What a row is of, by its words. `generation`: of a home with panels, even where it is zero. */
export type RowKind = 'counted' | 'back' | 'generation' | 'other'

function kindIn(text: string, code: string | undefined): RowKind {
  if (GENERATION.test(text)) return 'generation'
  const words = wordsIn(text)
  // '$0.04' is beside the reading, not about it.
  if (words.otherUnit && /\d/.test(text)) return 'counted'
  if (text === code || (words.isUnderstood && words.meanings.has('back'))) return 'back'
  return otherIn(words) === undefined ? 'counted' : 'other'
}

/** The kind of each row by `columns` of words; undefined where all rows count. */
export function rowKinds(count: number, columns: readonly Column[]): readonly RowKind[] | undefined {
  let kinds: RowKind[] | undefined
  for (const { texts, at } of columns) {
    const code = backCode(texts.filter(text => text !== ''))
    const found = texts.map(text => kindIn(text, code))
    if (found.every(kind => kind === 'counted')) continue
    kinds ??= Array<RowKind>(count).fill('counted')
    for (const [row, id] of at.entries()) if (found[id] !== 'counted') kinds[row] = found[id] ?? 'counted'
  }
  return kinds
}

/** Rows that may be one load. */
export interface Group {
  /** What sets them apart; '' where nothing does. */
  readonly label: string
  /** The label's column says whose the readings are. */
  readonly isOwner: boolean
  readonly rows: readonly number[]
}

/** Rows in groups by the labels that set those apart which share a time. */
export function groupsOf(minutes: Float64Array, rows: readonly number[], words: readonly Column[]): readonly Group[] {
  const one = [{ label: '', isOwner: false, rows }]
  if (words.length === 0) return one
  const seen = new Map<number, number>()
  const doubled: (readonly [row: number, before: number])[] = []
  for (const row of rows) {
    const before = seen.get(minutes[row] ?? NaN)
    if (before === undefined) seen.set(minutes[row] ?? NaN, row)
    else doubled.push([row, before])
  }
  const parting = words.filter(
    ({ at }) => 2 * doubled.filter(([row, before]) => at[row] !== at[before]).length > doubled.length,
  )
  if (doubled.length <= fewDoubled(seen.size) || parting.length === 0) return one
  const groups = new Map<string, number[]>()
  for (const row of rows) {
    const label = parting.map(column => textAt(column, row)).join(' ')
    const group = groups.get(label)
    if (group) group.push(row)
    else groups.set(label, [row])
  }
  const isOwner = parting.some(({ heading }) => OWNER.test(heading))
  return groups.size > MAX_LABELS ? one : [...groups].map(([label, own]) => ({ label, isOwner, rows: own }))
}
