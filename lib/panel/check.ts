// The panel check: reads the fields of its form, and the answer that follows from them.
import { readable } from '@/lib/readable'
import {
  type ApplianceId,
  applianceIds,
  coolingKinds,
  type CoolingKind,
  heatingKinds,
  type HeatingKind,
  serviceRatings,
  usualVa,
} from './appliances'
import {
  applianceMethodsFor,
  byAppliances,
  byMeter,
  type Charger,
  type ChargerOutput,
  chargerOutputs,
  type HomeLoads,
  largestOutput,
  type LoadLine,
  type LoadMethod,
  type Verdict,
  verdictOf,
} from './load'

export type CheckWay = 'appliances' | 'meter'

export interface CheckInput {
  readonly way: CheckWay
  readonly serviceAmps: number
  readonly charger: { readonly outputAmps: ChargerOutput; readonly isManaged: boolean }
  readonly home: HomeLoads
  /** The appliance of each of `home.nameplatesVa`. */
  readonly appliances: readonly ApplianceId[]
  /** Air conditioning or electric heat comes with the charger. */
  readonly addsClimate?: boolean
}

/** 'inKilowatts': so small that it is no nameplate in volt-amperes. */
export type FieldFault = 'missing' | 'notNumber' | 'tooLow' | 'tooHigh' | 'inKilowatts'
/** Keyed by the name of the field. */
export type FieldFaults = Readonly<Record<string, FieldFault>>

interface Bounds {
  readonly min: number
  readonly max: number
  /** A value below it, other than 0, was typed in thousands. */
  readonly least?: number
}

/** Square feet, volt-amperes, feet of baseboard or window units. */
export const fieldBounds = {
  area: { min: 100, max: 20_000 },
  va: { min: 0, max: 50_000, least: 20 },
  count: { min: 1, max: 500 },
} as const satisfies Record<string, Bounds>

/** Text of a field by its name; null where it is not ticked or not shown. */
export type FieldReader = (name: string) => string | null

/** Digits, perhaps in threes: '1600', '1,600', '12 000.5'. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:[, ]\d{3})+|(?=\.))(?:\.\d+)?$/
/** Raised, in a circle or a fraction: '40²' is not 402. */
const OTHER_DIGIT = /\p{No}/u
/** '1.600' may be 1,600 or 1.6. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}\.\d{3}$/

/** The number in a field, or what is wrong with it. What may be read in two ways is no number. */
export function numberOf(text: string, { min, max, least = 0 }: Bounds): number | FieldFault {
  const plain = readable(text)
  if (plain === '') return 'missing'
  if (OTHER_DIGIT.test(text) || !NUMBER.test(plain) || AMBIGUOUS.test(plain)) return 'notNumber'
  const number = Number(plain.replaceAll(/[, ]/g, ''))
  if (number < min) return 'tooLow'
  if (number > max) return 'tooHigh'
  return number > 0 && number < least ? 'inKilowatts' : number
}

const oneOf = <T extends string>(options: Readonly<Record<T, unknown>>, text: string | null, fallback: T): T =>
  text !== null && Object.hasOwn(options, text) ? (text as T) : fallback

/** A faulty number counts as NaN, so that nothing is said to fit with it. */
export function readCheck(field: FieldReader): { readonly input: CheckInput; readonly faults: FieldFaults } {
  const faults: Record<string, FieldFault> = {}
  const way: CheckWay = field('way') === 'meter' ? 'meter' : 'appliances'
  /** A number whose field is not shown is the usual one. */
  const read = (name: string, bounds: Bounds, usual?: number) => {
    const text = field(name)
    const number = text === null && usual !== undefined ? usual : numberOf(text ?? '', bounds)
    if (typeof number === 'number') return number
    if (way === 'appliances') faults[name] = number
    return NaN
  }
  const climate = (name: 'heating' | 'cooling', kind: { readonly va: number; readonly usualCount?: number }) => {
    if (kind.va === 0) return 0
    const va = read(`va-${name}`, fieldBounds.va, kind.va)
    return kind.usualCount === undefined ? va : va * read(`count-${name}`, fieldBounds.count, kind.usualCount)
  }
  const squareFeet = read('area', fieldBounds.area)
  const appliances = applianceIds.filter(id => field(`has-${id}`) !== null)
  const nameplatesVa = appliances.map(id => read(`va-${id}`, fieldBounds.va, usualVa[id]))
  const heating = oneOf<HeatingKind>(heatingKinds, field('heating'), 'fuel')
  const cooling = oneOf<CoolingKind>(coolingKinds, field('cooling'), 'none')
  const home: HomeLoads = {
    squareFeet,
    nameplatesVa,
    heatingVa: climate('heating', heatingKinds[heating]),
    coolingVa: climate('cooling', coolingKinds[cooling]),
    // The form doesn't ask for the controls. Few of them count for more.
    ...(heating === 'baseboard' && { heatControls: 'few' }),
  }
  const output = Number(field('output'))
  const serviceAmps = Number(field('service'))
  return {
    input: {
      way,
      serviceAmps: serviceRatings.find(rating => rating === serviceAmps) ?? NaN,
      charger: {
        outputAmps: chargerOutputs.find(amps => amps === output) ?? 40,
        isManaged: field('managed') !== null,
      },
      home,
      appliances,
      addsClimate: field('adds-climate') !== null,
    },
    faults,
  }
}

/**
 * What all methods that apply say together. `room` and `close`: it fits by every one. `split`: by
 * some of them, and a lower output by every one; `splitAtNone`: no output does. `over`: by none,
 * but at a lower managed setting by every one; `overAtSome`: at one by some. Then no setting fits
 * by any method, and in `houseOver` the house needs more even without a charger.
 */
export type Finding =
  'room' | 'close' | 'split' | 'splitAtNone' | 'over' | 'overAtSome' | 'overAtEverySetting' | 'houseOver'

/** Amperes at 240 V. */
export interface MethodAnswer {
  readonly method: LoadMethod
  readonly lines: readonly LoadLine[]
  readonly loadAmps: number
  readonly verdict: Verdict
  readonly largest: ChargerOutput | null
  readonly largestManaged: ChargerOutput | null
  readonly loadOf: (charger: Charger) => number
}

/** The method by which the house takes the most: what fits by it fits by every method. */
export interface CheckAnswer extends MethodAnswer {
  readonly houseAmps: number
  readonly finding: Finding
  /** Every method that applies, in the order of the code. */
  readonly methods: readonly MethodAnswer[]
  /** The method by which the house takes the least. */
  readonly least: MethodAnswer
  /** The charger in mind, or the largest that fits by every method where that one does not. */
  readonly shown: { readonly outputAmps: number; readonly loadAmps: number }
}

/** Null without a number to answer with. */
function answerBy(
  method: LoadMethod,
  { serviceAmps, charger, home }: CheckInput,
  peakKw: number | null,
): MethodAnswer | null {
  const calculate = (unit: Charger) =>
    method === '220.87' ? byMeter(peakKw ?? NaN, unit) : byAppliances(method, home, unit)
  const loadOf = (unit: Charger) => calculate(unit).amps
  const { amps: loadAmps, lines } = calculate(charger)
  if (!Number.isFinite(loadAmps) || !Number.isFinite(serviceAmps)) return null
  const largestOf = (isManaged: boolean) => largestOutput(serviceAmps, loadOf, isManaged)
  return {
    method,
    lines,
    loadAmps,
    verdict: verdictOf(loadAmps, serviceAmps),
    largest: largestOf(charger.isManaged),
    largestManaged: largestOf(true),
    loadOf,
  }
}

const houseOf = ({ loadOf }: MethodAnswer) => loadOf({ outputAmps: 0, isManaged: true })

function findingOf(most: MethodAnswer, least: MethodAnswer, serviceAmps: number): Finding {
  if (most.verdict !== 'over') return most.verdict
  if (least.verdict !== 'over') return most.largest === null ? 'splitAtNone' : 'split'
  if (most.largestManaged !== null) return 'over'
  if (least.largestManaged !== null) return 'overAtSome'
  return houseOf(least) > serviceAmps ? 'houseOver' : 'overAtEverySetting'
}

/**
 * One answer from every method of the code that applies. `peakKw`: of the meter's file, null
 * without one. `isHomeKnown`: the appliances are the visitor's, so that they count beside a file
 * too. Null without a number to answer with.
 */
export function answerOf(input: CheckInput, peakKw: number | null, isHomeKnown = false): CheckAnswer | null {
  const { way, serviceAmps, charger, addsClimate = false } = input
  if (way === 'meter' && peakKw === null) return null
  const isHomeCounted = way === 'appliances' || isHomeKnown
  const wanted: readonly LoadMethod[] = [
    ...(isHomeCounted ? applianceMethodsFor(serviceAmps, addsClimate) : []),
    // Readings hold nothing of what is added later.
    ...(peakKw === null || (isHomeCounted && addsClimate) ? [] : (['220.87'] as const)),
  ]
  const methods = wanted.flatMap(method => answerBy(method, input, peakKw) ?? [])
  const [most, ...others] = methods.toSorted((a, b) => b.loadAmps - a.loadAmps)
  // A number that cannot be read leaves no answer by appliances at all.
  if (!most || (way === 'appliances' && methods.length < wanted.length)) return null
  const least = others.at(-1) ?? most
  const finding = findingOf(most, least, serviceAmps)
  const outputAmps = (finding === 'split' && most.largest) || charger.outputAmps
  const shown = { outputAmps, loadAmps: most.loadOf({ ...charger, outputAmps }) }
  return { ...most, houseAmps: houseOf(most), finding, methods, least, shown }
}

/** The house of the worked example: field values by name, as the form starts with them. */
export const exampleFields: Readonly<Record<string, string>> = {
  way: 'appliances',
  service: '100',
  area: '1600',
  'has-dryer': 'on',
  'has-dishwasher': 'on',
  ...Object.fromEntries(applianceIds.map(id => [`va-${id}`, String(usualVa[id])])),
  heating: 'fuel',
  'va-heating': String(heatingKinds.fuel.va),
  cooling: 'central3',
  'va-cooling': String(coolingKinds.central3.va),
  output: '40',
}
