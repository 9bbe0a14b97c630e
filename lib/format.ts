// Formats prices and dates in US English, without locale lookups: the same text on every machine.
import { usd } from './usd'

/** A price in whole US dollars. */
export interface Price {
  readonly min: number
  /** Undefined for a single figure. */
  readonly max?: number
  /**
   * 'from': start of an open range. 'extra': added to another price. 'upgrade': the same, but
   * printed without a plus sign.
   */
  readonly kind?: 'from' | 'extra' | 'upgrade'
}

/** 'YYYY-MM' or 'YYYY-MM-DD'. */
export type IsoDate = `${number}-${number}` | `${number}-${number}-${number}`

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const isAddOn = ({ kind }: Price): boolean => kind === 'extra' || kind === 'upgrade'

/**
 * { min: 850, max: 1500 } -> '$850–$1,500'; extra -> '+$500–$1,200'; from -> 'from $899'. Equal
 * ends are one figure.
 */
export function usdRange({ min, max, kind }: Price): string {
  const amount = max === undefined || max === min ? usd(min) : `${usd(min)}–${usd(max)}`
  if (kind === 'extra') return `+${amount}`
  return kind === 'from' ? `from ${amount}` : amount
}

/** { min: 2, max: 4 } -> '2–4'; equal ends are one number. */
export const range = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? String(min) : `${min}–${max}`

/** '2024-01' -> 'January 2024'; '2024-01-15' -> 'January 15, 2024'. Throws on any other shape. */
export function longDate(iso: IsoDate): string {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(iso)
  const month = match && monthNames[Number(match[2]) - 1]
  if (!match || !month) throw new Error(`not a date of the form YYYY-MM or YYYY-MM-DD: ${iso}`)
  return match[3] ? `${month} ${Number(match[3])}, ${match[1]}` : `${month} ${match[1]}`
}

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

/** 6 -> 'six'; above twenty in digits. */
export const numberInWords = (count: number): string => NUMBER_WORDS[count] ?? String(count)

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** ['a', 'b', 'c'] -> 'a, b and c'. */
export const joined = (items: readonly string[], word: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
