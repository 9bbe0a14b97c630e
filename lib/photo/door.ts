// A door is made in few sizes: one that it cannot have tells of a lens that the file has wrong.
import { focalLengthPx } from './focal-length'
import { planeOf } from './plane'
import type { Photo, Reference } from './types'

/** Inclusive ranges in feet. */
const sizes = {
  'garage-door': {
    widthFt: [8, 9, 10, 12, 16, 18].map(side => [side, side] as const),
    heightFt: [7, 8].map(side => [side, side] as const),
  },
  'entry-door': { widthFt: [[32 / 12, 3]], heightFt: [[80 / 12, 7]] },
} as const

/** What follows may be so far from what is made, as a share of it. */
const TOLERANCE = 0.06

/** A side that no door has, with what follows for it from the other side and the focal length. */
export interface DoorDoubt {
  readonly kind: keyof typeof sizes
  readonly side: 'widthFt' | 'heightFt'
  readonly gotFt: number
}

/** What does not say what it is, but is as high or wide as a garage door, is taken for one. */
const isGarageSize = ({ widthFt, heightFt }: Reference): boolean =>
  sizes['garage-door'].heightFt.some(([high]) => high === heightFt) ||
  sizes['garage-door'].widthFt.some(([wide]) => wide === widthFt)

/** Null for what is no door, where both sides are known, and for a side that a door has. */
export function doorDoubt(photo: Photo, reference: Reference): DoorDoubt | null {
  const { widthFt, heightFt } = reference
  const kind = reference.kind ?? (isGarageSize(reference) ? 'garage-door' : undefined)
  if ((kind !== 'garage-door' && kind !== 'entry-door') || (widthFt !== null && heightFt !== null)) return null
  const side = widthFt === null ? 'widthFt' : 'heightFt'
  const gotFt = planeOf(photo, reference, focalLengthPx(photo))[side]
  const isMade = sizes[kind][side].some(
    ([low, high]) => gotFt >= low * (1 - TOLERANCE) && gotFt <= high * (1 + TOLERANCE),
  )
  return isMade ? null : { kind, side, gotFt }
}
