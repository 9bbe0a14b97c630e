// The preamble: words above a table that say something of its readings.
import { numberIn } from './amounts'
import { type Multiplier, multiplierAbove, scaleIn } from './multipliers'
import { namesOwner } from './owners'
import { heading, otherServiceIn, otherUnitIn } from './wording'

export type Rows = readonly (readonly string[])[]

/** Words of a unit or a service that is not electricity. */
export const otherIn = (texts: readonly string[]) =>
  texts.map(text => otherUnitIn(text) ?? otherServiceIn(text)).find(one => one !== undefined)

const AMOUNT_CELL = /\d ?k?wh?s?\b/

/**
 * The words above the table that may say what it is of: without names, addresses and amounts, such
 * as a contract's kilowatts.
 */
export function preambleOf(above: Rows): readonly string[] {
  const isAmount = (row: readonly string[], index: number) =>
    AMOUNT_CELL.test(row[index] ?? '') || !Number.isNaN(numberIn((row[index + 1] ?? '').trim()))
  return above
    .map(row => row.map(heading))
    .filter(([name = '']) => !namesOwner(name) && !/\bname\b/.test(name))
    .flatMap(row => row.filter((_, index) => !isAmount(row, index)))
}

/** `headings`: of the columns that are taken. */
export function multiplierIn(above: Rows, headings: readonly string[]): Multiplier | undefined {
  const scaled = headings.find(scaleIn) ?? ''
  const value = scaleIn(scaled)
  return value === undefined ? multiplierAbove(above) : { heading: scaled, value }
}
