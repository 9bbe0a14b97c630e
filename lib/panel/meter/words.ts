// The words of headings and labels that are understood: one short list. A text is understood where
// each of its words is; anything else is asked.

export type Unit = 'kWh' | 'kW' | 'Wh' | 'W'

/**
 * back: made by panels or a battery, or sent to the utility. register: counted so far. demand: the
 * highest power. other: money, weather, gas. part: a leg, a phase or a rate period.
 */
type Meaning = 'plain' | 'back' | 'register' | 'demand' | 'other' | 'part'

const lists: Readonly<Record<Meaning, string>> = {
  plain:
    'usage use used consumption consumed delivered import imported energy electricity electric power load grid ' +
    'utility house home household main mains whole total sum all net active real actual meter metered channel service ' +
    'customer value amount quantity interval hourly hour hours daily day min minute minutes data reading readings ' +
    'register demand avg average mean of in the from to by for and per time period start end',
  back:
    'received export exports exported generation generated gen produced production solar pv sent sold return ' +
    'returned surplus excess feed outflow injected reverse battery discharge inverter array self',
  register: 'cumulative odometer lifetime running index',
  demand: 'max maximum peak billing',
  other:
    'cost costs price charge charges currency temperature temp humidity weather voltage volts current amps co2 ' +
    'carbon percent level soc gas water sewer steam heat hdd cdd',
  part: 'leg phase line on off tier shoulder night part mid super low high tou rate tariff season a b c l1 l2 l3 t1 t2 t3',
}
const meaningOf = new Map(
  Object.entries(lists).flatMap(([meaning, list]) => list.split(' ').map(word => [word, meaning as Meaning] as const)),
)

const units: readonly (readonly [Unit, RegExp])[] = [
  ['kW', /\bkwh (per hour|per h|h)\b/],
  ['kWh', /\bk(ilo)?[ -]?w(att)?s?[ .·-]?(h|hs|hrs?|hours?)\b/],
  ['Wh', /\bw(att)?s?[ .·-]?(h|hs|hrs?|hours?)\b/],
  ['kW', /\bk(ilo)?[ -]?w(att)?s?\b/],
  ['W', /\bw\b|\bwatts?\b/],
]
const OTHER_UNIT =
  /\b(mwh|mw|gwh|therms?|dth|[chm]cf|m3|m³|ft3|ft³|[km]?btus?|mmbtu|[mg]j|gal|gallons?|lit(?:er|re)s?|kvar?h?|fahrenheit|celsius)\b|°[cf]\b|[$€£%]/

const TIMES_ONE = /(?<!\p{L})[×*x] ?1\b(?!\.\d)/iu

/** Lower case, one space between words, words of camelCase parted. */
const plainText = (text: string) =>
  text
    .replace(TIMES_ONE, '')
    .replace(/([a-z]{2}|k?Wh)([A-Z][a-z]|[kK]?W[hH]?\b)/g, '$1 $2')
    .toLowerCase()
    .replace(/[_\s/]+/g, ' ')

/** What a heading or a label says; numbers in it say nothing. */
export function wordsIn(text: string) {
  const plain = plainText(text).replace(/received from (the )?(grid|utility)/, 'grid')
  const [unit, pattern] = units.find(([, one]) => one.test(plain)) ?? []
  // A unit of something else.
  const otherUnit = unit ? undefined : OTHER_UNIT.exec(plain)?.[0]
  const all = plain.replace(pattern ?? otherUnit ?? '', ' ').match(/\p{L}+\d*/gu) ?? []
  const known = all.map(word => meaningOf.get(word))
  const meanings = new Set(known.filter(meaning => meaning !== undefined))
  if (otherUnit !== undefined) meanings.add('other')
  return { unit, otherUnit, all, meanings, isUnderstood: known.every(meaning => meaning !== undefined) }
}

export type Words = ReturnType<typeof wordsIn>

/** What a heading or a label that says so is of, other than electricity: 'therms', 'gas', '$'. */
export const otherIn = ({ otherUnit, isUnderstood, meanings, all }: Words): string | undefined =>
  otherUnit ?? (isUnderstood && meanings.has('other') ? all.join(' ') : undefined)

/** Codes of two directions: taken, then given back. */
const directions = 'd-r del-rec delv-rcvd delivered-received i-e imp-exp in-out f-r fwd-rev c-g use-gen'
  .split(' ')
  .concat([1, 19].join('-'))

/** The one of two codes that stands for what went back. */
export const backCode = ([one = '', other = '', ...more]: readonly string[]): string | undefined =>
  more.length > 0
    ? undefined
    : [other, one].find((code, at) => directions.includes(`${at === 0 ? one : other}-${code}`.toLowerCase()))

const MULTIPLIER = /\b(?:multiplier|mult|multiply|ct ratio|ctr|meter constant|conversion factor)\b(.*)/
/** A multiplier other than 1 behind its name. */
export const namesMultiplier = (text: string): boolean =>
  (MULTIPLIER.exec(plainText(text))?.[1]?.match(/\d+(?:\.\d+)?/g) ?? []).some(number => Number(number) > 1)
/** 'kWh x40' and 'Usage (10 Wh)' */
export const isMultiplied = (heading: string): boolean =>
  /[×*]|\bx ?\d|\d ?x\b|[([]10+ ?k?wh?\b/i.test(heading.replace(TIMES_ONE, ''))

/** Headings of columns that say whose a reading is. */
export const OWNER = /meter|account|premise|point|address|location|site|agreement|customer|esi/i
