// Numbers in cells, with the comma that the file uses for decimals or for thousands.

const NUMBER = /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?(?:e[-+]?\d+)?$/i
const COMMA_NUMBER = /^[-+]?(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d+)?$/
const UNIT_SUFFIX = / ?k?wh?s?$/i
/** '(0.90)', '0.90-', '0.90 CR' and a minus sign of its own: what bookkeepers write below zero. */
const BELOW_ZERO = /^(?:\(([\d.,]+)\)|([\d.,]+) ?(?:-|CR)|[−–] ?([\d.,]+))$/i
/** A space or an apostrophe that parts thousands: '2 350'. */
const PARTED = /^-?\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?$/
/** Behind a number that the utility estimated. */
const MARK = /(\d) ?[*†]$/

function readNumber(text: string, isDecimalComma: boolean): number {
  const isNumber = isDecimalComma ? COMMA_NUMBER.test(text) : NUMBER.test(text)
  return isNumber ? Number(isDecimalComma ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')) : NaN
}

/**
 * '0.25', '1,234.5', '-3', '0.25 kWh' -> a number; NaN for anything else, '' included. What has no
 * sense with the decimals of the file is read with the other ones.
 */
export function numberIn(cell: string, isDecimalComma = false): number {
  const text = cell.replace(UNIT_SUFFIX, '')
  if (text === '') return NaN
  const number = readNumber(text, isDecimalComma)
  if (!Number.isNaN(number)) return number
  const below = BELOW_ZERO.exec(text)?.slice(1).join('')
  if (below) return -numberIn(below, isDecimalComma)
  if (PARTED.test(text)) return numberIn(text.replaceAll(/[ '’]/g, ''), isDecimalComma)
  if (MARK.test(text)) return numberIn(text.replace(MARK, '$1'), isDecimalComma)
  return readNumber(text, !isDecimalComma)
}

/**
 * True where the commas in these numbers part decimals. A comma before anything but three digits
 * does, and so does one behind a zero, or one that every number has where semicolons part the
 * cells.
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
