// The first station: a file's text to the cells of a table, piece by piece. The table begins where
// rows hold a time and a number; no word is needed to find it.
import Papa from 'papaparse'
import { numberIn } from './amounts'
import { kindOf } from './clock'
import type { MeterProblem } from './problems'
import { picked } from './series'

/** A column: each different cell once, trimmed, and which of them each row has. */
export interface Column {
  readonly heading: string
  readonly texts: readonly string[]
  /** Index of each row's cell in `texts`. */
  readonly at: Uint32Array
}

export interface Table {
  readonly columns: readonly Column[]
  readonly count: number
  /** Rows above the headings. */
  readonly above: readonly (readonly string[])[]
  readonly delimiter: string
  /** Rows below other headings than the first ones. */
  readonly foreignRows: number
}

export const filledOf = ({ texts }: Column): readonly string[] => texts.filter(text => text !== '')

export const textAt = ({ texts, at }: Column, row: number): string => texts[at[row] ?? -1] ?? ''

/** The number that `read` gives for each row; each different cell is read once. */
export const perRow = ({ texts, at }: Column, read: (text: string) => number): Float64Array =>
  picked(
    texts.map(text => read(text)),
    at,
  )

/** UTF-16 code units. A longer line is no table. */
const MAX_LINE = 4_000_000
/** More would be 57 years of 15-minute readings, or four of one-minute readings. */
export const MAX_ROWS = 2_000_000

type Row = readonly string[]

/** Cells with usual spaces, and without the mark that keeps Excel from changing them. */
const parse = (text: string, delimiter: string): Row[] =>
  Papa.parse<string[]>(text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('="', '"'), {
    delimiter,
    skipEmptyLines: true,
  }).data.map(row => row.map(cell => cell.trim()))

/** 2: a time and a number, 1: a time alone, 0: neither. A time of day may stand in a heading. */
function readingIn(row: Row): number {
  const kinds = row.map(kindOf)
  const time = kinds.findIndex(kind => ['stamp', 'day', 'clock', 'epoch'].includes(kind))
  if (time < 0 || row.length < 2) return 0
  if (row.some((cell, at) => at !== time && !Number.isNaN(numberIn(cell) || numberIn(cell, true)))) return 2
  return kinds.some(kind => kind === 'stamp' || kind === 'day' || kind === 'epoch') ? 1 : 0
}

/** By this delimiter: the longest run of rows with a time, by those that hold a number too. */
function layoutBy(delimiter: string, head: string) {
  const rows = parse(head, delimiter)
  let run = { first: -1, weight: 0 }
  let best = run
  for (const [index, row] of rows.entries()) {
    const weight = readingIn(row)
    run = { first: run.weight > 0 ? run.first : index, weight: weight && run.weight + weight }
    if (run.weight > best.weight) best = run
  }
  return { delimiter, rows, ...best }
}

/** Where the table begins; `first` is -1 where there is none. */
export const layoutOf = (head: string) =>
  [',', '\t', ';', '|'].map(one => layoutBy(one, head)).reduce((best, one) => (one.weight > best.weight ? one : best))

/** A column that grows as the file is read. */
function growing(heading: string) {
  const ids = new Map<string, number>()
  const at: number[] = []
  return {
    push(text: string) {
      let id = ids.get(text)
      if (id === undefined) ids.set(text, (id = ids.size))
      at.push(id)
    },
    end: (): Column => ({ heading, texts: [...ids.keys()], at: new Uint32Array(at) }),
  }
}

export function columnOf(heading: string, count: number, textOf: (row: number) => string): Column {
  const column = growing(heading)
  for (let row = 0; row < count; row += 1) column.push(textOf(row))
  return column.end()
}

const isHeadings = (row: Row) =>
  row.filter(Boolean).length > 1 &&
  !row.some(cell => /^[-+.]?\d/.test(cell)) &&
  row.every(cell => /^(text|blank)$/.test(kindOf(cell)))

/** Takes a file's text in pieces, from its beginning. */
export function tableReader({ delimiter, first, rows }: ReturnType<typeof layoutOf>) {
  const above = rows[first - 1] ?? []
  // A line of one cell over wider rows is a title, and 'Contract demand, 10 kW' is no headings.
  const isAmount = (cell: string) => Number.isNaN(Number(cell)) && !Number.isNaN(numberIn(cell))
  const names = above.length > 1 && !above.some(isAmount) ? above : []
  const width = Math.max(names.length, ...rows.slice(first).map(row => row.length))
  const columns = Array.from({ length: width }, (_, index) => growing(names[index] ?? ''))
  let [rest, isForeign] = ['', false]
  let [toSkip, count, foreignRows] = [first, 0, 0]

  function add(row: Row): void {
    if (toSkip > 0) toSkip -= 1
    else if (!/\d/.test(row[0] ?? '') && isHeadings(row))
      isForeign = names.some((name, index) => name !== (row[index] ?? ''))
    else if (isForeign) foreignRows += 1
    else {
      for (const [index, column] of columns.entries()) column.push(row[index] ?? '')
      count += 1
    }
  }

  return {
    /** False when the rest need not be read. */
    push(text: string): boolean {
      // Whole lines only. Interval data has no line breaks within a cell.
      const end = text.lastIndexOf('\n') + 1
      if (end > 0) parse(rest + text.slice(0, end), delimiter).forEach(add)
      rest = end > 0 ? text.slice(end) : rest + text
      return count <= MAX_ROWS && rest.length < MAX_LINE
    },
    end(): Table | MeterProblem {
      parse(rest, delimiter).forEach(add)
      if (count > MAX_ROWS) return { problem: 'tooMany', max: MAX_ROWS }
      const lines = rows.slice(0, Math.max(0, first - Math.sign(names.length)))
      return { columns: columns.map(column => column.end()), count, above: lines, delimiter, foreignRows }
    },
  }
}
