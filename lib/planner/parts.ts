// Approximate parts list of a route. Lengths in feet, everything else a count. Drawing and scene
// show the same straps and couplings. Strap spacing: NEC 358.30 (EMT), 352.30 (PVC up to 1 in).
import type { Amps, ConduitType } from './constants'
import type { Plan } from './plan'
import type { Leg, Route } from './route'

/** Length of a stick of conduit. */
export const STICK_FT = 10

/** Largest distance from a strap to a box or fitting. */
const STRAP_END_FT = 1.5
/** Largest distance between straps. */
const STRAP_SPACING_FT: Readonly<Record<ConduitType, number>> = { EMT: 10, PVC: 3 }

export interface PartsList {
  readonly breakerAmps: Amps
  /** As priced: whole feet, including the trench. */
  readonly conduitFt: number
  readonly sticks: number
  readonly elbows: number
  readonly couplings: number
  /** One at the panel, one at the charger. */
  readonly connectors: number
  readonly straps: number
  /** As priced, also while the charger is in the garage. */
  readonly trenchFt: number
}

/** Positions of straps on a straight leg, from its start: near both ends, evenly spaced between. */
export function strapsAlongFt(lengthFt: number, conduitType: ConduitType): number[] {
  if (lengthFt < STRAP_END_FT) return []
  if (lengthFt < 2 * STRAP_END_FT + 1) return [lengthFt / 2]
  const between = lengthFt - 2 * STRAP_END_FT
  const spaces = Math.ceil(between / STRAP_SPACING_FT[conduitType])
  return Array.from({ length: spaces + 1 }, (_, i) => STRAP_END_FT + (between * i) / spaces)
}

/** Couplings inside a straight leg, between sticks. Legs are never of length 0. */
export const jointsInside = ({ lengthFt }: Leg): number => Math.ceil(lengthFt / STICK_FT) - 1

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * The parts of a plan along its route (`routeOf(plan)`). Two couplings per elbow; PVC sticks need
 * none between them.
 */
export function partsOf({ amps, conduitType, trenchFt }: Plan, { legs, conduitFt, elbows }: Route): PartsList {
  const joints = conduitType === 'EMT' ? sum(legs.map(jointsInside)) : 0
  return {
    breakerAmps: amps,
    conduitFt,
    sticks: Math.ceil(conduitFt / STICK_FT),
    elbows,
    couplings: 2 * elbows + joints,
    connectors: legs.length === 0 ? 0 : 2,
    straps: sum(
      legs.map(({ surface, lengthFt }) => (surface === 'trench' ? 0 : strapsAlongFt(lengthFt, conduitType).length)),
    ),
    trenchFt,
  }
}
