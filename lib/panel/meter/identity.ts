// Whose readings a row holds: the meter's number, without the rate period or unit behind it.
import { heading, onlyLabel } from './wording'

/** Where words behind a number begin: 'Meter #123 - Off-Peak', '123 (On-Peak)'. */
const LABEL = /\s+[-–—|:,]\s*|\s*[(,|]/
const NUMBERED = /#\s*([\w-]*\d\w*)/
const DIGITS = /[\w-]*\d\w*/g

/** 'Meter #123g': so PSEG Long Island marks the rows of what goes back. */
const GENERATION = /^(?:meter)?[ #:]*[\w-]*\dg$/i

export interface Identity {
  /** The number alone, or the words where there is none. */
  readonly meter: string
  /** The rest of the number's cell: a rate period, a channel. */
  readonly label: string
  /** The label's words on the row's kind, for `isExport` and `otherServiceIn`. */
  readonly kind: string
  /** The number is of electricity that goes back to the utility. */
  readonly isGeneration: boolean
}

/**
 * 'Meter #123g - Off-Peak' -> meter '123', of generation, with what is left as its label. Names of
 * people and places are taken whole and say nothing of the readings.
 */
export function identityIn(cell: string, isOwner: boolean): Identity {
  if (isOwner) return { meter: cell.toLowerCase(), label: '', kind: '', isGeneration: false }
  const [head = ''] = cell.split(LABEL, 1)
  const numbers = [...head.matchAll(DIGITS)].map(([number]) => number)
  const number = NUMBERED.exec(cell)?.[1] ?? numbers.reduce((best, one) => (one.length > best.length ? one : best), '')
  const isGeneration = GENERATION.test(head)
  const meter = ((isGeneration ? number.replace(/g$/i, '') : number) || head).trim().toLowerCase()
  const label = cell.replace(number, '').trim()
  return { meter, label: label.toLowerCase(), kind: onlyLabel(heading(label)), isGeneration }
}
