// Output to the terminal. Control characters in what visitors wrote are shown as �, so that they
// cannot move the cursor.

import { isInstant } from '../../lib/time.ts'

/** Results, to standard output. */
export const log = (text: string) => void process.stdout.write(`${text}\n`)
/** Remarks and errors, to standard error. */
export const warn = (text: string) => void process.stderr.write(`${text}\n`)

/** One line, at most `width` characters. */
export function printable(text: string, width = Infinity): string {
  const line = text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu, '�')
  const characters = [...line]
  return characters.length <= width ? line : `${characters.slice(0, Math.max(width - 1, 0)).join('')}…`
}

/** Aligned columns; `widths` are their maximum widths. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): string {
  const cells = [head, ...rows].map(row => row.map((cell, index) => printable(cell, widths[index])))
  const used = head.map((_, index) => Math.max(...cells.map(row => [...(row[index] ?? '')].length)))
  return cells
    .map(row =>
      row
        .map((cell, index) => cell + ' '.repeat((used[index] ?? 0) - [...cell].length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** In this machine's time zone: '2026-11-01 14:05'. */
export function localTime(instant: string | number): string {
  const date = new Date(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** For --json: '2026-11-01T19:05:00.000Z'. */
export const isoTime = (ms: number | null) => (ms === null || !isInstant(ms) ? null : new Date(ms).toISOString())

export const stringify = (value: unknown) => JSON.stringify(value, null, 2)
