// Where straps and couplings are drawn, alike in drawing and scene; the list of materials has its
// own rules (materials.ts). Feet. Strap spacing: NEC 358.30 (EMT), 352.30 (PVC up to 1 in).
import type { ConduitType } from './constants'
import type { Leg } from './route'

/** Length of a stick of conduit. */
export const STICK_FT = 10

/** Largest distance from a strap to a box or fitting. */
const STRAP_END_FT = 1.5
/** Largest distance between straps. */
export const STRAP_SPACING_FT: Readonly<Record<ConduitType, number>> = { EMT: 10, PVC: 3 }

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
