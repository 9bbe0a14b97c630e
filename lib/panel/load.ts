// Load of a home with a charger, and the largest charger that a service carries. Amperes at 240 V.
// National Electrical Code 2023: 220.83(A) existing dwelling, 220.87 metered demand, 220.57
// charger, 220.60 heating or cooling, 625.42.

export interface HomeLoads {
  readonly squareFeet: number
  /** Appliances fastened in place or on a circuit of their own, without heating and cooling. */
  readonly nameplatesVa: readonly number[]
  readonly heatingVa: number
  readonly coolingVa: number
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
/** What is above this part counts at `DEMAND_FACTOR`. */
const FULL_DEMAND_VA = 8000
const DEMAND_FACTOR = 0.4
const MIN_CHARGER_VA = 7200
const METER_FACTOR = 1.25
/** A continuous load takes at most 80% of its breaker. */
const BREAKER_FACTOR = 1.25
/** Share of the rating that leaves room to spare. Our own band, not the code's. */
const ROOMY_SHARE = 0.8
/** Absorbs rounding: a load equal to the rating fits. */
const TOLERANCE_AMPS = 1e-6

export type LoadLine =
  | {
      readonly part: 'area' | 'circuits' | 'heating' | 'cooling' | 'reduction' | 'peak' | 'margin'
      readonly va: number
    }
  /** `index` is the position in `nameplatesVa`. */
  | { readonly part: 'appliance'; readonly index: number; readonly va: number }
  | { readonly part: 'charger'; readonly va: number }

const chargerVa = ({ outputAmps, isManaged }: Charger): number => {
  const outputVa = SUPPLY_VOLTS * outputAmps
  return isManaged ? outputVa : Math.max(MIN_CHARGER_VA, outputVa)
}

function appliancesVa({ squareFeet, nameplatesVa, heatingVa, coolingVa }: HomeLoads): number {
  const fixed = nameplatesVa.reduce((sum, va) => sum + va, 0)
  return VA_PER_SQUARE_FOOT * squareFeet + REQUIRED_CIRCUITS_VA + fixed + Math.max(heatingVa, coolingVa)
}

/** Load in amperes by 220.83(A), not rounded. NaN where an input is not a number. */
export function loadByAppliances(home: HomeLoads, charger: Charger): number {
  const connected = appliancesVa(home)
  const demand = Math.min(connected, FULL_DEMAND_VA) + DEMAND_FACTOR * Math.max(connected - FULL_DEMAND_VA, 0)
  return (demand + chargerVa(charger)) / SUPPLY_VOLTS
}

/**
 * Load in amperes by 220.87, not rounded. `peakKw` is the highest 15-minute demand of the metered
 * period.
 */
export function loadByMeter(peakKw: number, charger: Charger): number {
  return (METER_FACTOR * peakKw * 1000 + chargerVa(charger)) / SUPPLY_VOLTS
}

/**
 * What `loadByAppliances` adds up, in volt-amperes. 'reduction' is negative: the 60% above 8,000 VA
 * that do not count.
 */
export function linesByAppliances(home: HomeLoads, charger: Charger): readonly LoadLine[] {
  const { squareFeet, nameplatesVa, heatingVa, coolingVa } = home
  const above = Math.max(appliancesVa(home) - FULL_DEMAND_VA, 0)
  return [
    { part: 'area', va: VA_PER_SQUARE_FOOT * squareFeet },
    { part: 'circuits', va: REQUIRED_CIRCUITS_VA },
    ...nameplatesVa.map((va, index): LoadLine => ({ part: 'appliance', index, va })),
    { part: heatingVa >= coolingVa ? 'heating' : 'cooling', va: Math.max(heatingVa, coolingVa) },
    ...(above > 0 ? [{ part: 'reduction', va: (DEMAND_FACTOR - 1) * above } as const] : []),
    { part: 'charger', va: chargerVa(charger) },
  ]
}

/** What `loadByMeter` adds up, in volt-amperes. */
export function linesByMeter(peakKw: number, charger: Charger): readonly LoadLine[] {
  return [
    { part: 'peak', va: peakKw * 1000 },
    { part: 'margin', va: (METER_FACTOR - 1) * peakKw * 1000 },
    { part: 'charger', va: chargerVa(charger) },
  ]
}

const fits = (loadAmps: number, serviceAmps: number) => loadAmps <= serviceAmps + TOLERANCE_AMPS

/**
 * The largest output whose load fits the service; null where none does. `loadOf` is one of the two
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

/** Breaker of a charger's circuit, in amperes. */
export const breakerAmps = (outputAmps: number): number => outputAmps * BREAKER_FACTOR
