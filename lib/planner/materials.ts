// Materials of a run: conduit, fittings, wire, breaker, trench. Hardwired charger, 240 V, two-pole
// circuit, copper THHN/THWN-2 in conduit, 75 °C terminals. A draft for the electrician, who checks
// every value. National Electrical Code, 2023 edition: 310.16, 250.122, 358.30, 352.30.
import type { Amps, ConduitType } from './constants'
import { isFarWall } from './garages'
import { STICK_FT, STRAP_SPACING_FT } from './fittings'
import type { Plan } from './plan'
import type { Route } from './route'

export interface MaterialLine {
  /** 'conduit-emt-1-2': item, kind, trade size in inches. */
  readonly id: string
  readonly quantity: number
  readonly unit: 'stick' | 'ft' | 'each'
}

/** A run by its lengths and bends, of a plan or measured on a photo. */
export interface MaterialRun {
  readonly amps: Amps
  readonly conduitType: ConduitType
  /** Whole feet from panel to charger, those in the trench included. */
  readonly conduitFt: number
  readonly elbows: number
  /** Feet of trench that the conduit goes through; 0 for none. */
  readonly trenchFt: number
}

/** American wire gauge. */
type Gauge = 10 | 8 | 6
type TradeSize = '1-2' | '3-4'

/**
 * The ungrounded conductors of a circuit (310.16, 75 °C: 10 AWG carries 30 A by 240.4(D), 8 AWG
 * 50 A, 6 AWG 65 A), and the
 * conduit that holds them with the ground at 40% of its area (chapter 9, tables 4 and 5).
 */
export const CIRCUITS: Readonly<Record<Amps, { readonly gauge: Gauge; readonly size: TradeSize }>> = {
  20: { gauge: 10, size: '1-2' },
  30: { gauge: 10, size: '1-2' },
  40: { gauge: 8, size: '1-2' },
  50: { gauge: 8, size: '1-2' },
  60: { gauge: 6, size: '3-4' },
}
/** Equipment ground of circuits of up to 60 A (250.122). */
export const GROUND_GAUGE = 10
/** Underground and where it rises, whatever the rest of the run is made of. */
export const TRENCH_CONDUIT = { kind: 'pvc80', size: '3-4' } as const

/** Quarter bends between two pull points (358.26, 352.26). */
const MAX_ELBOWS = 4
/** Wire for the tails at both ends. */
const TAILS_FT = 6

/** A circuit's wire with 10% spare; in whole numbers, because 1.1 * 50 is more than 55. */
const wireFt = (conduitFt: number): number => Math.ceil((11 * conduitFt) / 10) + TAILS_FT

/** The materials of a run. Lines with a quantity of 0 are left out. */
export function materialsOfRun({
  amps,
  conduitType,
  conduitFt,
  elbows,
  trenchFt,
}: MaterialRun): readonly MaterialLine[] {
  const { gauge, size } = CIRCUITS[amps]
  const trenchKind = `${TRENCH_CONDUIT.kind}-${TRENCH_CONDUIT.size}`
  const kind = `${conduitType === 'EMT' ? 'emt' : 'pvc40'}-${size}`
  const wallFt = Math.max(0, conduitFt - trenchFt)
  const [sticks, trenchSticks] = [Math.ceil(wallFt / STICK_FT), Math.ceil(trenchFt / STICK_FT)]
  const wire = (color: string, awg: number) => [`wire-thhn-${awg}-${color}`, wireFt(conduitFt), 'ft'] as const
  const lines: readonly (readonly [id: string, quantity: number, unit: MaterialLine['unit']])[] = [
    [`conduit-${kind}`, sticks, 'stick'],
    [`conduit-${trenchKind}`, trenchSticks, 'stick'],
    [`elbow-${kind}`, elbows, 'each'],
    [`coupling-${kind}`, sticks - 1, 'each'],
    [`coupling-${trenchKind}`, trenchSticks - 1, 'each'],
    [`connector-${kind}`, wallFt > 0 ? 2 : 0, 'each'],
    [`strap-${kind}`, wallFt > 0 ? Math.ceil(wallFt / STRAP_SPACING_FT[conduitType]) + 1 : 0, 'each'],
    wire('black', gauge),
    wire('red', gauge),
    wire('green', GROUND_GAUGE),
    [`breaker-2p-${amps}`, 1, 'each'],
    ['pull-point', Math.floor((elbows - 1) / MAX_ELBOWS), 'each'],
    ['trench-dig', trenchFt, 'ft'],
    ['warning-tape', trenchFt, 'ft'],
  ]
  return lines.flatMap(([id, quantity, unit]) => (quantity > 0 ? [{ id, quantity, unit }] : []))
}

/** The run of a plan. A trench counts where the charger hangs across it. */
export const runOfPlan = (
  { amps, conduitType, charger, trenchFt }: Plan,
  { conduitFt, elbows }: Pick<Route, 'conduitFt' | 'elbows'>,
): MaterialRun => ({
  amps,
  conduitType,
  conduitFt,
  elbows,
  trenchFt: isFarWall(charger.wall) ? trenchFt : 0,
})

/** The materials of a plan along its route (`routeOf(plan)`). */
export const materialsOf = (plan: Plan, route: Route): readonly MaterialLine[] => materialsOfRun(runOfPlan(plan, route))

/** Ohms per 1,000 ft of stranded, uncoated copper (chapter 9, table 8), by AWG. */
const OHMS_PER_1000_FT = { 10: 1.24, 8: 0.778, 6: 0.491, 4: 0.308 } as const
type DropGauge = keyof typeof OHMS_PER_1000_FT

/**
 * Volts lost over a run, there and back.
 *
 * @param lengthFt one way
 * @param loadAmps what flows: 80% of the circuit for a charger
 */
export const voltageDropV = (lengthFt: number, loadAmps: number, awg: DropGauge): number =>
  (2 * lengthFt * loadAmps * OHMS_PER_1000_FT[awg]) / 1000

const SUPPLY_VOLTS = 240
/** Share of the supply's voltage; over that a larger wire is usual. */
const USUAL_DROP_LIMIT = 0.03
/** Share of a circuit's rating that a continuous load may take. */
const CONTINUOUS_LOAD = 0.8

/** The output of a charger on a circuit, in amperes. */
export const chargerOutputAmps = (amps: Amps): number => CONTINUOUS_LOAD * amps

/**
 * The drop of a run with the wire of its circuit, at the charger's full output, also in percent of
 * 240 V. High: a larger wire is usual.
 */
export function voltageDropOf({ amps, conduitFt }: Pick<MaterialRun, 'amps' | 'conduitFt'>) {
  const volts = voltageDropV(conduitFt, chargerOutputAmps(amps), CIRCUITS[amps].gauge)
  return { volts, percent: (100 * volts) / SUPPLY_VOLTS, isHigh: volts > USUAL_DROP_LIMIT * SUPPLY_VOLTS }
}
