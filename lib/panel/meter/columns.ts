// Finds the columns of a meter's table: times, electricity and its unit, meter number. Headings may
// stand in any order and below a preamble.
import { clockMinutes, dayStart, stampMinute } from './clock'

export type Unit = 'kWh' | 'kW' | 'Wh' | 'W'

export interface Columns {
  /** Row of the headings. */
  readonly header: number
  readonly time:
    | { readonly kind: 'stamp'; readonly stamp: number }
    | { readonly kind: 'split'; readonly day: number; readonly clock: number }
  readonly hasEndTimes: boolean
  readonly value: number
  readonly unit: Unit
  /** The file names no unit, so it was taken from the word in the heading. */
  readonly isUnitAssumed: boolean
  /** Columns of electricity that goes back to the utility. */
  readonly exports: readonly number[]
  readonly meter: number | undefined
}

export type ColumnProblem =
  | { readonly problem: 'noIntervals'; readonly headings: string }
  | { readonly problem: 'wrongUnit'; readonly unit: string }

type Rows = readonly (readonly string[])[]

const TIME = /\b(date|day|time|hour|timestamp|datetime|start|begin|from|end|to|interval|period|read)\b/
const END = /\b(end|ending|to|stop|through)\b/
const START = /\b(start|starting|begin|beginning|from)\b/
const AMOUNT =
  /\b(kwh|kw|wh|watts?|kilowatts?|usage|use|used|consumption|consumed|demand|energy|electricity|power|load|delivered|imported?|net|received|exported?|generation|generated|value|reading|quantity|amount|therms?|ccf|mcf|btus?|gallons?)\b/
const NOT_ELECTRICITY =
  /\b(cost|price|charges?|rate|tariff|temperature|temp|register|cumulative|status|quality|type|currency|bill)\b|\$/
const EXPORT = /\b(received|exported?|generation|generated|returned|outflow|solar|surplus)\b/
const WANTED = /\b(delivered|imported?|consumption|consumed|usage|used?|net)\b/
const POWER_WORD = /\b(demand|power|load)\b/
const METER = /\b(meter|esi ?id|esid|service point|usage point|point id|premise|channel)\b/
const OTHER_UNIT = /\b(therms?|ccf|mcf|m3|btus?|mmbtu|gal|gallons?|liters?|cubic feet)\b/

const units: readonly (readonly [Unit, RegExp])[] = [
  ['kWh', /\bk(ilo)? ?w(att)?s? ?-?h(ou)?rs?\b|\bkwhs?\b/],
  ['Wh', /\bw(att)? ?-?h(ou)?rs?\b|\bwh\b/],
  ['kW', /\bkws?\b|\bkilowatts?\b/],
  ['W', /\bw\b|\bwatts?\b/],
]

/** Rows above the headings: name, address, account, period. */
const MAX_PREAMBLE = 100
/** Rows below the headings that are looked at to tell what a column holds. */
const LOOK_AHEAD = 12

const heading = (cell: string | undefined) =>
  (cell ?? '')
    .replace(/([a-z]{2})([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_\s/]+/g, ' ')
    .trim()

const unitIn = (text: string): Unit | undefined => units.find(([, pattern]) => pattern.test(text))?.[0]

const NUMBER = /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?(?:e[-+]?\d+)?$/i
const UNIT_SUFFIX = / ?k?wh?$/i

/** '0.25', '1,234.5', '-3', '0.25 kWh' -> a number; NaN for anything else, '' included. */
export function numberIn(cell: string): number {
  const text = cell.replace(UNIT_SUFFIX, '')
  return text !== '' && NUMBER.test(text) ? Number(text.replaceAll(',', '')) : NaN
}

type CellKind = 'stamp' | 'day' | 'clock' | 'number' | 'text'

function kindOf(cell: string): CellKind {
  if (!Number.isNaN(stampMinute(cell))) return 'stamp'
  if (!Number.isNaN(dayStart(cell))) return 'day'
  if (!Number.isNaN(clockMinutes(cell))) return 'clock'
  return Number.isNaN(numberIn(cell)) ? 'text' : 'number'
}

/** What most of the next cells of a column hold. */
function columnKind(rows: Rows, header: number, column: number): CellKind {
  const counts = new Map<CellKind, number>()
  for (const row of rows.slice(header + 1, header + 1 + LOOK_AHEAD)) {
    const cell = (row[column] ?? '').trim()
    if (cell !== '') counts.set(kindOf(cell), (counts.get(kindOf(cell)) ?? 0) + 1)
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['text', 0] as readonly [
    CellKind,
    number,
  ])[0]
}

function timeColumns(names: readonly string[], kinds: readonly CellKind[]) {
  const pick = (kind: CellKind) => {
    const found = names.flatMap((name, index) => (kinds[index] === kind && TIME.test(name) ? [index] : []))
    const start = found.find(index => START.test(names[index] ?? ''))
    return start ?? found.find(index => !END.test(names[index] ?? '')) ?? found[0]
  }
  const isEnd = (column: number) => END.test(names[column] ?? '') && !START.test(names[column] ?? '')
  const stamp = pick('stamp')
  if (stamp !== undefined) return { time: { kind: 'stamp', stamp }, hasEndTimes: isEnd(stamp) } as const
  const day = pick('day')
  if (day === undefined) return undefined
  const clock = pick('clock')
  // Without a time of day the rows are days, which the judgment of the intervals finds.
  return { time: { kind: 'split', day, clock: clock ?? -1 }, hasEndTimes: clock !== undefined && isEnd(clock) } as const
}

/**
 * Where the first rows of a file have their headings, and what the columns are. Null where no row
 * looks like headings.
 */
export function findColumns(rows: Rows): Columns | ColumnProblem | null {
  for (let header = 0; header < Math.min(rows.length - 1, MAX_PREAMBLE); header += 1) {
    const cells = rows[header] ?? []
    const names = cells.map(heading)
    const amounts = names.flatMap((name, index) => (AMOUNT.test(name) && !NOT_ELECTRICITY.test(name) ? [index] : []))
    if (!names.some(name => TIME.test(name))) continue
    const kinds = names.map((_, column) => columnKind(rows, header, column))
    const times = timeColumns(names, kinds)
    if (!times) continue
    const timeCells = times.time.kind === 'stamp' ? [times.time.stamp] : [times.time.day, times.time.clock]
    const numeric = amounts.filter(index => kinds[index] === 'number' && !timeCells.includes(index))
    const headings = cells
      .map(cell => cell.trim())
      .filter(cell => cell !== '')
      .join(', ')
    const exported = numeric.filter(index => EXPORT.test(names[index] ?? ''))
    const candidates = numeric.filter(index => !exported.includes(index))
    // A column that says the unit of each row.
    const unitCells = (rows[header + 1] ?? []).map(cell => heading(cell)).filter((_, index) => kinds[index] === 'text')
    const stated = (index: number) =>
      unitIn(names[index] ?? '') ??
      unitIn(
        heading(rows[header + 1]?.[index])
          .replace(/^[\d.,+-]+/, '')
          .trim(),
      )
    const shared =
      unitCells.map(unitIn).find(unit => unit !== undefined) ??
      unitIn(rows.slice(0, header).flat().map(heading).join(' '))
    const rank = (index: number) =>
      (stated(index) === 'kWh' ? 4 : stated(index) ? 2 : 0) + (WANTED.test(names[index] ?? '') ? 1 : 0)
    const value = candidates.reduce<number | undefined>(
      (best, index) => (best === undefined || rank(index) > rank(best) ? index : best),
      undefined,
    )
    if (value === undefined) return { problem: 'noIntervals', headings }
    const name = names[value] ?? ''
    const unit = stated(value) ?? shared
    const other = OTHER_UNIT.exec(name) ?? (unit ? null : OTHER_UNIT.exec(unitCells.join(' ')))
    if (other) return { problem: 'wrongUnit', unit: other[0] }
    const meter = names.findIndex((one, index) => METER.test(one) && index !== value && !timeCells.includes(index))
    return {
      header,
      ...times,
      value,
      unit: unit ?? (POWER_WORD.test(name) ? 'kW' : 'kWh'),
      isUnitAssumed: unit === undefined,
      exports: exported,
      meter: meter < 0 ? undefined : meter,
    }
  }
  return null
}
