// Whose readings the rows of a table are: what went back, what is no electricity, and the rows that
// share their times, as those of two meters do.
import { type Column, textAt } from './cells'
import { fewDoubled } from './series'
import { backCode, otherIn, wordsIn } from './words'

/** A label has few different texts. */
export const MAX_LABELS = 50
/** 'Meter #123g': so PSEG Long Island marks the rows of what goes back. */
const GENERATION = /^(?:meter)?[ #:]*[\w-]*\d{3}g(?: *[-–(,|].*)?$/i
/** Headings of columns that say whose a reading is. */
const OWNER = /meter|account|premise|point|address|location|site|agreement|customer|esi/i

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
export function groupsOf(minutes: Float64Array, rows: readonly number[], labels: readonly Column[]): readonly Group[] {
  const one = [{ label: '', isOwner: false, rows }]
  if (labels.length === 0) return one
  const seen = new Map<number, number>()
  const doubled: (readonly [row: number, before: number])[] = []
  for (const row of rows) {
    const before = seen.get(minutes[row] ?? NaN)
    if (before === undefined) seen.set(minutes[row] ?? NaN, row)
    else doubled.push([row, before])
  }
  const parting = labels.filter(
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
