// Reads meter readings from CSV, TSV and similar text, piece by piece.
import Papa from 'papaparse'
import { clockMinutes, dayStart, stampMinute } from './clock'
import type { FileRemarks } from './demand'
import { type ColumnProblem, type Columns, findColumns, numberIn, type Unit } from './columns'
import { MAX_READINGS, type Readings, readingsBuilder } from './readings'
import { isProblem, type MeterProblem } from './problems'

/** What a reader of one format found. */
export interface FoundReadings extends FileRemarks {
  readonly readings: Readings
  /** No unit was named; the readings were taken as kWh or kW. */
  readonly isUnitAssumed: boolean
}

export interface MeterReader {
  /** The next piece of the file's text. False when the rest need not be read. */
  readonly push: (text: string) => boolean
  readonly end: () => FoundReadings | MeterProblem
}

const scales: Readonly<Record<Unit, { readonly scale: number; readonly isPower: boolean }>> = {
  kWh: { scale: 1, isPower: false },
  Wh: { scale: 0.001, isPower: false },
  kW: { scale: 1, isPower: true },
  W: { scale: 0.001, isPower: true },
}

const DELIMITERS = [',', '\t', ';', '|'] as const
/** Enough text for a preamble and the first rows. */
const HEAD_LENGTH = 16_000
/** UTF-16 code units. A longer line is no table. */
const MAX_LINE = 4_000_000
/** Exports below this are rounding, kWh or kW. */
const EXPORT_NOISE = 0.05

const parse = (text: string, delimiter: string): string[][] =>
  Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' }).data

type Layout = { readonly columns: Columns; readonly delimiter: string }

/** The separator with which the text has headings. */
function layoutOf(text: string): Layout | ColumnProblem {
  let problem: ColumnProblem | undefined
  for (const delimiter of DELIMITERS) {
    const columns = findColumns(parse(text.slice(0, HEAD_LENGTH), delimiter))
    if (columns && !isProblem(columns)) return { columns, delimiter }
    problem ??= columns ?? undefined
  }
  return problem ?? { problem: 'noIntervals', headings: '' }
}

export function tableReader(): MeterReader {
  const builder = readingsBuilder()
  const meters = new Set<string>()
  let rest = ''
  let layout: Layout | undefined
  let problem: MeterProblem | undefined
  let badRows = 0
  let exported = 0
  // The same day stands in up to 96 rows in a row.
  let [lastDayText, lastDay] = ['', NaN]
  const dayOf = (text: string) => {
    if (text !== lastDayText) [lastDayText, lastDay] = [text, dayStart(text)]
    return lastDay
  }

  function startOf(row: readonly string[], { time }: Columns): number {
    if (time.kind === 'stamp') return stampMinute((row[time.stamp] ?? '').trim())
    const day = dayOf((row[time.day] ?? '').trim())
    return time.clock < 0 ? day : day + clockMinutes((row[time.clock] ?? '').trim())
  }

  function addRow(row: readonly string[], columns: Columns): boolean {
    const start = startOf(row, columns)
    const cell = (row[columns.value] ?? '').trim()
    const value = numberIn(cell)
    if (Number.isNaN(start) || (Number.isNaN(value) && cell !== '')) {
      badRows += 1
      return true
    }
    if (cell === '') return true
    if (columns.meter !== undefined) meters.add((row[columns.meter] ?? '').trim())
    for (const column of columns.exports) exported = Math.max(exported, numberIn((row[column] ?? '').trim()) || 0)
    return builder.add(start, value)
  }

  function read(text: string): boolean {
    let from = 0
    if (!layout) {
      const found = layoutOf(text)
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
      if (addRow(rows[index] ?? [], columns)) continue
      problem = { problem: 'tooMany', max: MAX_READINGS }
      return false
    }
    return true
  }

  return {
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
      if (meters.size > 1) return { problem: 'twoMeters', meters: meters.size }
      const { unit, isUnitAssumed, hasEndTimes } = layout.columns
      const readings = builder.build({ ...scales[unit], hasEndTimes })
      return { readings, badRows, hasExport: exported > EXPORT_NOISE, isUnitAssumed }
    },
  }
}
