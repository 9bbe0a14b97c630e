// Leads as CSV (RFC 4180) for a spreadsheet, and safe there: visitors write these cells, and a spreadsheet runs what looks like a
// formula.

/** Text, a figure of ours, or nothing. */
export type Cell = string | number | null | undefined

// A spreadsheet reads the first character that is not a space; the wide forms are what some turn into the plain ones.
const FORMULA_START = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/

/**
 * One cell. Text is always quoted, so that no separator of any locale can split it, and text that could start a formula gets an
 * apostrophe in front: without exception, a foreign phone number ("'+44…") included. Figures stay figures, also negative ones.
 */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') return String(value)
  const safe = FORMULA_START.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** One record with its line end. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}
