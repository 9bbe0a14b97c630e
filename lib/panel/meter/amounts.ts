// Numbers in cells, with the comma that the file uses for decimals or for thousands.

const NUMBER = /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?(?:e[-+]?\d+)?$/i
const COMMA_NUMBER = /^[-+]?(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d+)?$/
const UNIT_SUFFIX = / ?k?wh?s?$/i

/** '0.25', '1,234.5', '-3', '0.25 kWh' -> a number; NaN for anything else, '' included. */
export function numberIn(cell: string, isDecimalComma = false): number {
  const text = cell.replace(UNIT_SUFFIX, '')
  if (text === '') return NaN
  if (isDecimalComma) return COMMA_NUMBER.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : NaN
  return NUMBER.test(text) ? Number(text.replaceAll(',', '')) : NaN
}

/**
 * Whether the commas in these numbers part decimals. A comma before anything but three digits does,
 * and so does one behind a zero, or one that every number has where semicolons part the cells.
 */
export function hasDecimalCommas(cells: readonly string[], delimiter: string): boolean {
  const numbers = cells.map(cell => cell.replace(UNIT_SUFFIX, '').trim()).filter(cell => /^[-+]?[\d.,]+$/.test(cell))
  const withComma = numbers.filter(cell => cell.includes(','))
  if (withComma.length === 0 || withComma.some(cell => /,.*[.,]/.test(cell))) return false
  return (
    withComma.some(cell => /^[-+]?0*,|^[-+]?0,/.test(cell) || !/,\d{3}$/.test(cell)) ||
    (delimiter === ';' && withComma.length === numbers.length)
  )
}
