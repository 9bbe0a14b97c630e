// What a planner's list of material would hold for a run: quantities to plan with, not to buy by. Feet; everything else is a count.
// The drawing and the 3D view show its straps, the 3D view its joints too.
// Spacing of straps: NEC 358.30 (EMT), 352.30 (PVC up to 1 in). Words belong to whoever shows it.
import type { Amps, ConduitType } from './constants'
import type { Plan } from './plan'
import type { Leg, Route } from './route'

/** Conduit is sold in sticks of this length. */
export const STICK_FT = 10

/** A strap within this distance of a box or fitting. */
const STRAP_END_FT = 1.5
/** Farthest from strap to strap: metal conduit is stiffer than plastic. */
const STRAP_SPACING_FT: Readonly<Record<ConduitType, number>> = { EMT: 10, PVC: 3 }

export interface PartsList {
  readonly breakerAmps: Amps
  /** As it is priced: whole feet, the part in the trench included. */
  readonly conduitFt: number
  readonly sticks: number
  readonly elbows: number
  readonly couplings: number
  /** One at the panel, one at the charger. */
  readonly connectors: number
  readonly straps: number
  /** As it is priced, also while the charger stays in the garage. */
  readonly trenchFt: number
}

/** Where straps hold a straight leg, in feet from its beginning: near both ends, evenly between. */
export function strapsAlongFt(lengthFt: number, conduitType: ConduitType): number[] {
  if (lengthFt < STRAP_END_FT) return []
  if (lengthFt < 2 * STRAP_END_FT + 1) return [lengthFt / 2]
  const between = lengthFt - 2 * STRAP_END_FT
  const spaces = Math.ceil(between / STRAP_SPACING_FT[conduitType])
  return Array.from({ length: spaces + 1 }, (_, i) => STRAP_END_FT + (between * i) / spaces)
}

/** Joints inside a straight leg, where one stick ends and the next begins. A leg is never of length 0. */
export const jointsInside = ({ lengthFt }: Leg): number => Math.ceil(lengthFt / STICK_FT) - 1

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The parts of a plan along its route (`routeOf(plan)`). Each elbow takes a coupling on either side; a stick of PVC brings its own joint. */
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
