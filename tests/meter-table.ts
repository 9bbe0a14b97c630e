// One house as a table: its minutes, the ways to write them, and columns with a heading each.
import { isProblem } from '@/lib/panel/meter/problems'
import { type ReadFile, readMeterFile } from '@/lib/panel/meter/read-file'

type Content = string | Uint8Array<ArrayBuffer>
type Options = Parameters<typeof readMeterFile>[1]

export const read = (content: Content, options?: Options) => readMeterFile(new Blob([content]), options)

export async function understood(content: Content, options?: Options): Promise<ReadFile> {
  const result = await read(content, options)
  if (isProblem(result)) throw new Error(`refused: ${JSON.stringify(result)}`)
  return result
}

export const FIRST = Date.UTC(2026, 5, 15) / 60_000
const ROWS = 40 * 96
export const PEAK = FIRST + 23 * 1440 + 18 * 60 + 15
const PEAK_KWH = 2.35
export const minutes = Array.from({ length: ROWS }, (_, index) => FIRST + 15 * index)
export const kwhAt = (minute: number) => (minute === PEAK ? PEAK_KWH : 0.2 + 0.05 * ((minute / 15) % 7))

export const two = (value: number) => String(value).padStart(2, '0')
export const at = (minute: number) => new Date(minute * 60_000)
export const us = (minute: number) =>
  `${two(at(minute).getUTCMonth() + 1)}/${two(at(minute).getUTCDate())}/${at(minute).getUTCFullYear()}`
export const iso = (minute: number) => at(minute).toISOString().slice(0, 10)
export const clock = (minute: number) => at(minute).toISOString().slice(11, 16)
export const clock12 = (minute: number) => {
  const hour = at(minute).getUTCHours()
  return `${hour % 12 || 12}:${two(at(minute).getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`
}

export type Column = readonly [heading: string, cell: (minute: number) => string]

export const text = (kwh: number) => kwh.toFixed(4)
export const all: Column = ['kWh', minute => text(kwhAt(minute))]
export const part = (heading: string, share: (minute: number) => number): Column => [
  heading,
  minute => text(kwhAt(minute) * share(minute)),
]
export const dated = (...columns: readonly Column[]): readonly Column[] => [['Date', us], ...columns]

interface Layout {
  readonly columns: readonly Column[]
  readonly preamble?: string
  readonly isNewestFirst?: boolean
}

export const write = ({ columns, preamble = '', isNewestFirst = false }: Layout): string => {
  const rows = (isNewestFirst ? minutes.toReversed() : minutes).map(minute =>
    columns.map(([, cell]) => cell(minute).replace(/^.*,.*$/, '"$&"')).join(','),
  )
  return `${preamble}${[columns.map(([heading]) => heading).join(','), ...rows].join('\n')}\n`
}

export const stamp: Column = ['Start', minute => `${us(minute)} ${clock12(minute)}`]

/** The reading of a table of all of it. */
export const peak = { peakMinute: PEAK, peakKw: 4 * PEAK_KWH, intervalMin: 15, count: minutes.length, missingHours: 0 }

/** Rows of a time and what stands behind it, one or several for each time. */
export const stamped = (headings: string, rest: (minute: number) => string | readonly string[]): string =>
  [
    `Start,${headings}`,
    ...minutes.flatMap(minute => [rest(minute)].flat().map(cells => `${stamp[1](minute)},${cells}`)),
  ].join('\n')
