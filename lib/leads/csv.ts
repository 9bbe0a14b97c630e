// Leads as CSV (RFC 4180). Visitors write these cells, so text that a spreadsheet would run as a
// formula is escaped (OWASP, CSV injection).
import { readable } from '@/lib/readable'

export type Cell = string | number | null | undefined

/** Spreadsheets skip leading spaces. */
const FORMULA_START = /^\s*[=+\-@|%]|^[\t\r\n]/

/**
 * One cell. Text is always quoted, because some locales separate by semicolon. Text that could
 * start a formula gets an apostrophe in front, a foreign phone number ("'+44…") included. Numbers
 * stay numbers.
 */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') return String(value)
  // Some programs convert wide and other forms of a sign to the plain one.
  const safe = [value, readable(value)].some(text => FORMULA_START.test(text)) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** One record with its line end (CRLF). */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}
