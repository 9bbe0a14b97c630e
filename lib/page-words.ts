// The visible text of a content module. Pure: content objects in, text out. For checks and reports;
// no page loads it.
import { usdRange, type Price } from './format'
import { plainText } from './inline'

/**
 * Keys that hold machine values, not words: slugs, ids of other modules, dates, the names of
 * layouts and block kinds.
 */
const MACHINE_KEYS = new Set([
  'slug',
  'href',
  'path',
  'layout',
  'kind',
  'claim',
  'testimonial',
  'service',
  'town',
  'published',
  'updated',
  'dated',
])

type Skip = (key: string, value: unknown) => boolean

// A machine key is skipped only where it holds a string: an object under the same key may hold
// text.
const isMachine: Skip = (key, value) => key === 'keywords' || (typeof value === 'string' && MACHINE_KEYS.has(key))

const isPrice = (value: object): value is Price => 'min' in value && typeof value.min === 'number'

function strings(value: unknown, skip: Skip, price?: (price: Price) => string): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(item => strings(item, skip, price))
  if (typeof value !== 'object' || value === null) return []
  if (price && isPrice(value)) return [price(value)]
  return Object.entries(value).flatMap(([key, item]) => (skip(key, item) ? [] : strings(item, skip, price)))
}

const lines = (texts: readonly string[]) =>
  texts
    .map(text => plainText(text).replace(/\s+/g, ' ').trim())
    .filter(text => text !== '')
    .join('\n')

/**
 * Every visible string of a page or of a whole module, one a line, in order; links reduced to their
 * labels.
 */
export const ownText = (page: unknown): string => lines(strings(page, isMachine))

/** ownText with every price of a price row written as the page writes it. */
export const pricedText = (page: unknown): string => lines(strings(page, isMachine, usdRange))

/** The values of a key at any depth of a page, such as the claims that its blocks name. */
export function valuesUnder(page: unknown, key: string): unknown[] {
  if (Array.isArray(page)) return page.flatMap(item => valuesUnder(item, key))
  if (typeof page !== 'object' || page === null) return []
  return Object.entries(page).flatMap(([name, value]: [string, unknown]) =>
    name === key ? [value] : valuesUnder(value, key),
  )
}

/** Lower-case words; prices, sizes and words with an apostrophe or a hyphen count as one. */
export const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .match(/[\p{L}\p{N}]+(?:['.,/-][\p{L}\p{N}]+)*/gu) ?? []

/**
 * The sentences of running text. A full stop inside a number or after an initial or a common
 * abbreviation ends none.
 */
export const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap(line => line.split(/(?<=(?<!\b(?:St|Ch|No|Mt|Dr|vs|[A-Z]))[.?!][”"’)]*)\s+(?=[“"‘(]?[\p{Lu}\p{N}])/u))
    .filter(sentence => sentence !== '')
