// Numbers in cells, with the comma that the column uses for decimals or for thousands.

const NUMBER = /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?(?:e[-+]?\d+)?$/i
const COMMA_NUMBER = /^[-+]?(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d+)?$/
/** A unit behind a number, or the mark of an estimate. */
const SUFFIX = / ?(?:k?wh?s?|[*†])$/i

const plain = (cell: string) => cell.replace(SUFFIX, '').replace(/^[−–] ?/, '-')

/** '0.25', '1,234.5', '-3', '0.25 kWh' -> a number; NaN for anything else, '' included. */
export function numberIn(cell: string, isDecimalComma = false): number {
  const text = plain(cell)
  if (!/\d/.test(text) || !(isDecimalComma ? COMMA_NUMBER : NUMBER).test(text)) return NaN
  return Number(isDecimalComma ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''))
}

/**
 * True where the commas in a column's numbers part decimals. A comma before anything but three
 * digits does, and so does one behind a zero, or one that every number has where semicolons part
 * the cells.
 */
export function hasDecimalCommas(cells: readonly string[], delimiter: string): boolean {
  const numbers = cells.map(plain).filter(cell => /^[-+]?[\d.,]+$/.test(cell))
  const withComma = numbers.filter(cell => cell.includes(','))
  if (withComma.length === 0 || withComma.some(cell => /,.*[.,]/.test(cell))) return false
  return (
    withComma.some(cell => /^[-+]?0*,/.test(cell) || !/,\d{3}$/.test(cell)) ||
    (delimiter === ';' && withComma.length === numbers.filter(cell => cell !== '0').length)
  )
}
