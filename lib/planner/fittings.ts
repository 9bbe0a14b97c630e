// Where straps and couplings are drawn, alike in drawing, scene and photo; the list of materials
// has its own rules (materials.ts). Feet. Strap spacing: NEC 358.30 (EMT), 352.30 (PVC up to 1 in).
import type { ConduitType } from './constants'
import { type Leg, pointOnLeg, type Route } from './route'
import type { Wall } from './types'

/** Length of a stick of conduit. */
export const STICK_FT = 10

/** Largest distance from a strap to a box or fitting. */
const STRAP_END_FT = 1.5
/** Largest distance between straps. */
export const STRAP_SPACING_FT: Readonly<Record<ConduitType, number>> = { EMT: 10, PVC: 3 }

/** On a longer leg, which a typed trench may make, none could be told apart. */
export const MOST_FITTED_FT = 1000

/** Positions of straps on a straight leg, from its start: near both ends, evenly spaced between. */
export function strapsAlongFt(lengthFt: number, conduitType: ConduitType): number[] {
  if (lengthFt < STRAP_END_FT || lengthFt > MOST_FITTED_FT) return []
  if (lengthFt < 2 * STRAP_END_FT + 1) return [lengthFt / 2]
  const between = lengthFt - 2 * STRAP_END_FT
  const spaces = Math.ceil(between / STRAP_SPACING_FT[conduitType])
  return Array.from({ length: spaces + 1 }, (_, i) => STRAP_END_FT + (between * i) / spaces)
}

/** From a joint of sticks to its coupling, which must not coincide with a strap. */
const JOINT_ASIDE_FT = 0.25

/** Positions of couplings between sticks on a straight leg, from its start: in equal pieces. */
export function jointsAlongFt(lengthFt: number): number[] {
  if (lengthFt > MOST_FITTED_FT) return []
  const pieces = Math.ceil(lengthFt / STICK_FT)
  return Array.from({ length: pieces - 1 }, (_, i) => (lengthFt * (i + 1)) / pieces - JOINT_ASIDE_FT)
}

const fittedTo = <L extends Leg>(legs: readonly L[], placesFt: (lengthFt: number) => readonly number[]) =>
  legs.flatMap(leg => placesFt(leg.lengthFt).map(alongFt => ({ leg, at: pointOnLeg(leg, alongFt) })))

/** The straps of a route, each with its leg. None holds conduit in a trench. */
export const strapsOf = ({ legs }: Route, conduitType: ConduitType) =>
  fittedTo(
    legs.filter((leg): leg is Leg & { readonly surface: Wall } => leg.surface !== 'trench'),
    lengthFt => strapsAlongFt(lengthFt, conduitType),
  )

/** The couplings between sticks of a route, each with its leg. */
export const jointsOf = ({ legs }: Route) => fittedTo(legs, jointsAlongFt)
