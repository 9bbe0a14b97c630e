// Multipliers of meters that count a part of the current or of the turns of their disk. A file
// hardly ever says whether its readings are multiplied already.
import { numberIn } from './amounts'
import { heading, isMultiplier } from './wording'

/** A multiplier other than 1 in the file's own words. */
export interface Multiplier {
  readonly heading: string
  readonly value: string
}

const NOTHING = /^(?:[-–—]|n\/?a|none|null|no)?$/i
const RATIO = /^([\d.,]+)(?: ?a(?:mps?)?)? ?(?::|\/|to) ?([\d.,]+)/i
const TIMES = /^[x×*] ?|[x×*]$/gi
/** A 0 in such a column says that nothing is to be multiplied. */
const EXPONENT = /\b(ten|10|exponent)\b/

/** '40', 'x40', '200:5' -> 40; NaN for words. */
function factorIn(cell: string, isDecimalComma = false): number {
  const text = cell.replace(TIMES, '').trim()
  const ratio = RATIO.exec(text)
  const [whole, part] = ratio ? [ratio[1] ?? '', ratio[2] ?? ''] : [text, '1']
  return numberIn(whole, isDecimalComma) / numberIn(part, isDecimalComma)
}

/** True where a cell under a multiplier's heading leaves the readings as they are. */
export const isPlain = (name: string, cell: string, isDecimalComma = false): boolean =>
  NOTHING.test(cell.trim()) || factorIn(cell.trim(), isDecimalComma) === (EXPONENT.test(heading(name)) ? 0 : 1)

const SCALED = /[×*] ?\d[\d.,]*|\bx ?\d[\d.,]*|\d[\d.,]* ?(?:[×*]|x\b)|(?<=[([] ?)\d[\d.,]* ?k?wh?\b/i
/** 'kWh (x40)' -> 'x40', 'Usage (10 Wh)' -> '10 Wh': what a heading says its numbers stand for. */
export const scaleIn = (name: string): string | undefined => SCALED.exec(name)?.[0]

/** More letters than this are a sentence rather than a name. */
const MAX_NAME = 40

/** 'Multiplier', '40' in a row above the table, or in one cell, or one below the other. */
export function multiplierAbove(rows: readonly (readonly string[])[]): Multiplier | undefined {
  for (const [at, row] of rows.entries())
    for (const [column, cell] of row.entries()) {
      if (cell.length > MAX_NAME || !isMultiplier(heading(cell))) continue
      const [name = cell, behind = ''] = cell.split(/[:=]\s*|\s+(?=[\d.]+$)/)
      const value = [behind, row[column + 1] ?? '', rows[at + 1]?.[column] ?? '']
        .map(one => one.trim())
        .find(one => !Number.isNaN(factorIn(one)))
      if (value !== undefined && !isPlain(name, value)) return { heading: name.trim(), value }
    }
  return undefined
}
