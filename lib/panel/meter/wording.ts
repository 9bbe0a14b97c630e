// Words of headings, units and labels.

import { inEnglish } from './languages'

export type Unit = 'kWh' | 'kW' | 'Wh' | 'W'

const units: readonly (readonly [Unit, RegExp])[] = [
  ['kW', /\bkwh (per hour|per hr|per h|h)\b/],
  ['kWh', /\bk(ilo)?[ -]?w(att)?s?[ .·-]?(h|hs|hrs?|hours?)\b/],
  ['Wh', /\bw(att)?s?[ .·-]?(h|hs|hrs?|hours?)\b/],
  ['kW', /\bk(ilo)?[ -]?w(att)?s?\b/],
  ['W', /\bw\b|\bwatts?\b/],
]

export const unitIn = (text: string): Unit | undefined => units.find(([, pattern]) => pattern.test(text))?.[0]

/** Lower case, one space between words, words of camelCase parted, foreign words in English. */
export const heading = (cell: string | undefined) =>
  inEnglish(
    (cell ?? '')
      .replace(/([a-z]{2}|k?Wh)([A-Z][a-z]|[kK]?W[hH]?\b)/g, '$1 $2')
      .toLowerCase()
      .replace(/[_\s/]+/g, ' ')
      .trim(),
  )

const OTHER_UNIT =
  /\b(mwhs?|mw|gwh|therms?|de[ck]atherms?|dth|[chm]cf|m3|m³|ft3|ft³|[km]?btus?|mmbtu|[kmg]j|joules?|gal|gallons?|lit(?:er|re)s?|cubic (?:feet|met(?:er|re)s?)|kvarh?|kvah?)\b/
const megaUnits: Readonly<Record<string, string>> = { mw: 'MW', mwh: 'MWh', mwhs: 'MWh', gwh: 'GWh' }

/** The words of a unit that is no electricity, or of far more than a home. */
export function otherUnitIn(text: string): string | undefined {
  const found = OTHER_UNIT.exec(text)?.[0]
  return found && (megaUnits[found] ?? found)
}

export const otherServiceIn = (text: string): string | undefined =>
  // 'Pacific Gas and Electric' is a company.
  /\belectric/.test(text)
    ? undefined
    : /\b(?<!hot )(natural gas|gas|water|sewer|steam)\b(?! (?:heat|st\b|street|rd\b|road|ave))/.exec(text)?.[0]

const EXPORT =
  /\breceived\b(?! from (the )?(grid|utility|supplier|network|company))|\b(received|delivered|supplied|taken|kwh|energy|flow) (from|by) (the )?customer\b|\b(sent|sold|sell|reversed?|rev kwh|kwh rev|back[- ]?feed|outbound|kwh out|out kwh)\b|\b(exports?|exported|generat(?:ion|ed|ing)|surplus ?generation|produced|production|pv\d*|rooftop|array|micro-?inverters?|returns?|returned|outflow|solar|surplus|excess|(kwh|energy) credits?|credits? kwh|feed[- ]?in|injected|injection|yield|harvest(?:ed)?|(?:ac|dc|system|plant) output|inverter|battery|powerwall|discharged?|self[- ]?consum(?:ption|ed))\b|\b(to|into) (the )?(grid|utility)\b/
export const isProductionTitle = (text: string) =>
  /^(report|type|measurement)?[ :]*(system|solar|pv|site|array|inverter|energy|ac)? ?(production|generation|inverter)( report)?$/.test(
    text,
  )

/** Electricity that panels or a battery give, or that goes back to the utility. */
export const isExport = (text: string) => EXPORT.test(text)

const OTHER_SERVICE_WORD = /\b(?:natural gas|gas|water|sewer|steam)\b/g
const LABEL_WORD =
  /\b(?:meters?|channels?|kwh|energy|power|electric(?:ity)?|panels?|array|system|rooftop|register|service|customer|usage|total|excess|net|metering|of|from|to|the|grid|utility|\d{1,2})\b|[^a-z\d]/g
/**
 * Without words that are more than a label: '12 solar ave' and 'jane solar' name a place and a
 * person, 'solar production 2' says what was measured.
 */
export const onlyLabel = (text: string) =>
  text.replaceAll(new RegExp(EXPORT, 'g'), '').replaceAll(OTHER_SERVICE_WORD, '').replaceAll(LABEL_WORD, '') === ''
    ? text
    : ''

const MULTIPLIER =
  /\b(multiplier|mult|multiply|ctr|constant|exponent|scal(ar|ing))\b|\b(?<!\b(power|load|emissions?|carbon|capacity|demand) )(factor|ratio)\b|^(ct|pt|mf)$/
const RATE = /\b(tariff|rate)[ -]?([1-4]|[a-d]|low|high|day|night|normal)\b/
/** 'Tariff 1 (kWh)', 'Night rate kWh': what was used at a rate. */
const isEnergyOfRate = (text: string) => RATE.test(text) && /wh$/i.test(unitIn(text) ?? '')

export const isMultiplier = (text: string) => MULTIPLIER.test(text)

const NOT_ELECTRICITY =
  /\b(cost|costs|price|charges?|rate|tariff|temperature|temp|status|quality|type|currency|bill|amount due|voltage|volts?|amps?|humidity|co2|carbon|average|avg|max|minimum|maximum|forecast|estimate|equivalent|budget|degree|level|percent|soc|state of charge)\b|(?<!\d[ -]?)\bmin\b|[$€£%]/
export const isOtherQuantity = (text: string) =>
  NOT_ELECTRICITY.test(isEnergyOfRate(text) ? text.replace(RATE, ' ') : text) ||
  isMultiplier(text) ||
  (otherUnitIn(text) !== undefined && /\bkva/.test(text))

/** The mean power of an interval is what it took: 'Average Power (W)'. */
export function isMeanPower(text: string): boolean {
  const rest = text.replaceAll(/\b(average|avg|mean)\b/g, '')
  return rest !== text && /^k?W$/.test(unitIn(rest) ?? '') && !isOtherQuantity(rest)
}

const ORDINAL =
  /\b(id|index|row|no|numbers?|count|seq\w*|year|month|day|week|hour|minute|quarter|season|lat\w*|lon\w*|duration|length|zip|code|flag)\b|^#?$/
/** A number that names or counts something, and measures nothing. */
export const isOrdinal = (text: string) => ORDINAL.test(text)

/** Times of day of Greenwich. */
export const isUtc = (text: string) => /\b(utc|gmt|zulu)\b/.test(text)

const TOTAL_SO_FAR = /\b(cumulative|register|odometer|totali[sz]er|running|lifetime|to date|index)\b/
/** A register: counted since the meter was set. */
export const isTotalSoFar = (text: string) => TOTAL_SO_FAR.test(text)

const METER_READING = /\bmeter ?(readings?|reads?|value)\b/
/** A register, or words that are used for it and for the use in an interval. */
export const isRegister = (text: string) => isTotalSoFar(text) || METER_READING.test(text)

const ENERGY_WORD = /\b(usage|use|used|consumption|consumed|energy)\b/
/** A word of energy rather than power. */
export const isEnergy = (text: string) => ENERGY_WORD.test(text)

const BRACKETED = /[([]([^)\]]{1,6})[)\]]/
const NO_UNIT = /\b(actual|est|in|raw|real|active|hourly|local)\b/
/** 'usage (xyz)' -> 'xyz' where that is no word of an amount, so that it may be a unit. */
export const unknownUnitIn = (text: string): string | undefined => {
  const word = BRACKETED.exec(text)?.[1]?.trim()
  return word === undefined || isWhole(word) || isPart(word) || NO_UNIT.test(word) ? undefined : word
}

/** All of the house. */
export const isWhole = (text: string) =>
  /\b(total|sum|combined|whole|overall|all|consumption|usage|net|mains|grid|imported?|delivered)\b/.test(text)

/** Without the unit and the words of any amount. */
const bare = (text: string) =>
  text
    .replace(/\(?\b(k?wh?s?|kilowatt[ -]?hours?|watts?|energy|power|usage|consumption|import|delivered)\b\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const isLeg = (text: string) =>
  /\b(leg|line|phase|mains?|ct)[ -]?([abc]|[123]|one|two|three|left|right)\b|\b(l[123]|[abc] phase)\b/.test(text)

/** A part of one load by its heading: a leg, a phase, a register of a rate period. */
export function isPart(text: string): boolean {
  if (/\b(total|sum|combined)\b/.test(text)) return false
  return (
    isLeg(text) ||
    /\b(phase|leg)\b/.test(text) ||
    isEnergyOfRate(text) ||
    (bare(text) === 'day' && unitIn(text) !== undefined) ||
    /\b((on|off|mid|super[- ]?off|part(ial)?)[- ]?peak|shoulder|peak|tier|night|day ?time|low|high|t[1-4]|hc|hp)\b/.test(
      bare(text),
    )
  )
}

const CIRCUIT =
  /\b(hot water|kitchen|dryer|washer|laundry|oven|range|stove|fridge|refrigerator|freezer|dishwasher|microwave|furnace|hvac|ac|a c|air con\w*|heat ?pump|heater|boiler|pool|hot ?tub|spa|well|pump|ev|evse|car|vehicles?|chargers?|wall connector|garage|basement|bed ?rooms?|bath ?rooms?|living|office|attic|lights?|lighting|outlets?|circuit|breaker|branch|room|balance|other|plugs?|disposal|subpanel|always on)\b/
export const isCircuit = (text: string) => CIRCUIT.test(bare(text))
