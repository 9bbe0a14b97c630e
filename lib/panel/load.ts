// Load of a home with a charger, and the largest charger that a service carries. Amperes at 240 V.
// National Electrical Code, 2023 edition: 220.83(A) and (B) existing dwelling, 220.82 optional
// method, 220.87 metered demand, 220.57 charger, 220.60 heating or cooling, 625.42.

export interface HomeLoads {
  readonly squareFeet: number
  /** Appliances fastened in place or on a circuit of their own, without heating and cooling. */
  readonly nameplatesVa: readonly number[]
  readonly heatingVa: number
  readonly coolingVa: number
  /**
   * Electric space heating: fewer than four separate controls, or four and more. Absent where the
   * heat comes from a heat pump or from fuel. Only 220.82 asks for it.
   */
  readonly heatControls?: 'few' | 'many'
}

export interface Charger {
  readonly outputAmps: number
  /**
   * The setting is fixed at installation, or a load manager holds it. Only then may it count below
   * 7,200 VA.
   */
  readonly isManaged: boolean
}

/** Output settings of a charger, largest first. */
export const chargerOutputs = [48, 40, 32, 24, 16] as const
export type ChargerOutput = (typeof chargerOutputs)[number]

export const SUPPLY_VOLTS = 240
const VA_PER_SQUARE_FOOT = 3
/** Two small-appliance circuits of the kitchen and the laundry circuit, 1,500 VA each. */
const REQUIRED_CIRCUITS_VA = 4500
/** Above the part of an `ApplianceRule` that counts in full. */
const DEMAND_FACTOR = 0.4
/** 220.82 is for a service of this rating or more, in amperes. */
const OPTIONAL_METHOD_MIN_AMPS = 100
const MIN_CHARGER_VA = 7200
const METER_FACTOR = 1.25
/** A continuous load takes at most 80% of its breaker. */
const BREAKER_FACTOR = 1.25
/** Share of the rating that leaves room to spare. Our own band, not the code's. */
const ROOMY_SHARE = 0.8
/** Absorbs rounding: a load equal to the rating fits. */
const TOLERANCE_AMPS = 1e-6

type ClimatePart = 'heating' | 'cooling' | 'heatingFewControls' | 'heatingManyControls'
/** Lines with a minus sign: 60% above 8,000 VA, or above 10,000 VA by 220.82. */
type ReductionPart = 'reduction' | 'reductionOptional'

export type LoadLine =
  | {
      readonly part: 'area' | 'circuits' | ClimatePart | ReductionPart | 'peak' | 'margin' | 'charger'
      /** Negative for a reduction. */
      readonly va: number
    }
  /** `index` is the position in `nameplatesVa`. */
  | { readonly part: 'appliance'; readonly index: number; readonly va: number }

/**
 * The lines of a method, and their sum at 240 V, not rounded. NaN where an input is not a number.
 */
export interface LoadCalculation {
  readonly lines: readonly LoadLine[]
  readonly amps: number
}

const added = (lines: readonly LoadLine[]): LoadCalculation => ({
  lines,
  amps: lines.reduce((sum, { va }) => sum + va, 0) / SUPPLY_VOLTS,
})

/** What a charger counts as (220.57, 625.42), in volt-amperes. */
export const chargerVa = ({ outputAmps, isManaged }: Charger): number => {
  const outputVa = SUPPLY_VOLTS * outputAmps
  return isManaged ? outputVa : Math.max(MIN_CHARGER_VA, outputVa)
}

interface ApplianceRule {
  /** Counts in full; the rest at `DEMAND_FACTOR`. */
  readonly fullVa: number
  readonly reduction: ReductionPart
  /** Heating and cooling share that reduction, or stand apart from it. */
  readonly isClimateReduced: boolean
  readonly heatingOf: (home: HomeLoads) => { readonly part: ClimatePart; readonly va: number }
}

const wholeHeating: ApplianceRule['heatingOf'] = ({ heatingVa }) => ({ part: 'heating', va: heatingVa })

const wholeReduction = { fullVa: 8000, reduction: 'reduction', heatingOf: wholeHeating } as const

/** Keyed by section of the code. */
const applianceRules = {
  '220.83(A)': { ...wholeReduction, isClimateReduced: true },
  '220.83(B)': { ...wholeReduction, isClimateReduced: false },
  '220.82': {
    fullVa: 10_000,
    reduction: 'reductionOptional',
    isClimateReduced: false,
    heatingOf: home => {
      if (home.heatControls === 'few') return { part: 'heatingFewControls', va: 0.65 * home.heatingVa }
      if (home.heatControls === 'many') return { part: 'heatingManyControls', va: 0.4 * home.heatingVa }
      return wholeHeating(home)
    },
  },
} as const satisfies Record<string, ApplianceRule>

export type ApplianceMethod = keyof typeof applianceRules
export type LoadMethod = ApplianceMethod | '220.87'

/** The smaller of heating and cooling is left out (220.60). */
function climateLine({ heatingOf }: ApplianceRule, home: HomeLoads): LoadLine {
  const heating = heatingOf(home)
  return { part: heating.va >= home.coolingVa ? heating.part : 'cooling', va: Math.max(heating.va, home.coolingVa) }
}

export function byAppliances(method: ApplianceMethod, home: HomeLoads, charger: Charger): LoadCalculation {
  const rule: ApplianceRule = applianceRules[method]
  const general: readonly LoadLine[] = [
    { part: 'area', va: VA_PER_SQUARE_FOOT * home.squareFeet },
    { part: 'circuits', va: REQUIRED_CIRCUITS_VA },
    ...home.nameplatesVa.map((va, index): LoadLine => ({ part: 'appliance', index, va })),
  ]
  const climate = climateLine(rule, home)
  const reduced = rule.isClimateReduced ? [...general, climate] : general
  const above = reduced.reduce((sum, { va }) => sum + va, 0) - rule.fullVa
  return added([
    ...reduced,
    ...(above > 0 ? [{ part: rule.reduction, va: (DEMAND_FACTOR - 1) * above }] : []),
    ...(rule.isClimateReduced ? [] : [climate]),
    { part: 'charger', va: chargerVa(charger) },
  ])
}

/** The load by 220.87. `peakKw` is the highest 15-minute demand of the metered period. */
export function byMeter(peakKw: number, charger: Charger): LoadCalculation {
  const peakVa = peakKw * 1000
  return added([
    { part: 'peak', va: peakVa },
    { part: 'margin', va: (METER_FACTOR - 1) * peakVa },
    { part: 'charger', va: chargerVa(charger) },
  ])
}

/**
 * The methods by appliances that a home may use. `addsClimate`: air conditioning or electric heat
 * comes with the charger.
 */
export const applianceMethodsFor = (serviceAmps: number, addsClimate: boolean): readonly ApplianceMethod[] => [
  addsClimate ? '220.83(B)' : '220.83(A)',
  ...(serviceAmps >= OPTIONAL_METHOD_MIN_AMPS ? (['220.82'] as const) : []),
]

const fits = (loadAmps: number, serviceAmps: number) => loadAmps <= serviceAmps + TOLERANCE_AMPS

/**
 * The largest output whose load fits the service; null where none does. `loadOf` is one of the
 * calculations.
 */
export function largestOutput(
  serviceAmps: number,
  loadOf: (charger: Charger) => number,
  isManaged: boolean,
): ChargerOutput | null {
  return chargerOutputs.find(outputAmps => fits(loadOf({ outputAmps, isManaged }), serviceAmps)) ?? null
}

export type Verdict = 'room' | 'close' | 'over'

/** How a load sits on a service. What is not a number does not fit. */
export function verdictOf(loadAmps: number, serviceAmps: number): Verdict {
  if (!fits(loadAmps, serviceAmps)) return 'over'
  return fits(loadAmps, ROOMY_SHARE * serviceAmps) ? 'room' : 'close'
}

/** Kilowatt-hours of a charger in some hours at one setting. */
export const chargedKwh = (outputAmps: number, hours: number): number => (SUPPLY_VOLTS * outputAmps * hours) / 1000

/** 29.96 -> '29.9': never more than was given. */
export const kwhText = (kwh: number): string => String(Math.floor(kwh * 10 + 0.001) / 10)

/** Breaker of a charger's circuit, in amperes. */
export const breakerAmps = (outputAmps: number): number => outputAmps * BREAKER_FACTOR
