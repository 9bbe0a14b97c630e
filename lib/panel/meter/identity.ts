// Whose readings a row holds: the meter's number, without the rate period or unit behind it.
import { heading, isExport } from './wording'

/** Where words behind a number begin: 'Meter #123 - Off-Peak', '123 (On-Peak)'. */
const LABEL = /\s+[-–—|:,]\s*|\s*[(,|]/
const NUMBERED = /#\s*([\w-]*\d\w*)/
const DIGITS = /[\w-]*\d\w*/g

export interface Identity {
  /** The number alone, or the words where there is none. */
  readonly meter: string
  /** What stands with the number in the cell: a rate period, a channel. */
  readonly label: string
  /** Electricity that goes back to the utility. */
  readonly isGeneration: boolean
}

/** 'Meter #123g - Off-Peak' -> meter '123', of generation, with what is left as its label. */
export function identityIn(cell: string): Identity {
  const [head = ''] = cell.split(LABEL, 1)
  const numbers = [...head.matchAll(DIGITS)].map(([number]) => number)
  const number = NUMBERED.exec(cell)?.[1] ?? numbers.reduce((best, one) => (one.length > best.length ? one : best), '')
  const isGeneration = /\dg$/i.test(number) || isExport(heading(cell))
  const meter = (number.replace(/(\d)g$/i, '$1') || head).trim().toLowerCase()
  return { meter, label: cell.replace(number, '').trim().toLowerCase(), isGeneration }
}
