// The charger with its cable on a hook beside it: real sizes, in feet. Its 3D models have the
// measures of imagery/scripts/export_models.py; on the scene and the drawing all are larger by
// `SHAPE_SCALE`.
import { type BrandKey, brands, SHAPE_SCALE } from './brands'

const METERS_PER_FOOT = 0.3048

/** The charger of no brand: of the usual size. */
const plain = { halfWidthFt: 0.44, halfHeightFt: 0.77, cornerFt: 0.22, depthFt: 0.4 }

/** Half of its width and height, the radius of its corners, how far it reaches from the wall. */
export function chargerSizeFt(brand: BrandKey) {
  const { halfWidthFt, halfHeightFt, cornerFt, depthFt } = brands[brand].shape ?? plain
  return {
    halfWidthFt: halfWidthFt / SHAPE_SCALE,
    halfHeightFt: halfHeightFt / SHAPE_SCALE,
    cornerFt: cornerFt / SHAPE_SCALE,
    depthFt: depthFt / SHAPE_SCALE,
  }
}

/** The hook: from the charger's side to its middle, and below the charger's middle. Meters. */
export const HOOK_M = { aside: 0.29, below: 0.07 } as const
/** The mean loop: half of its size, how far its top is over the hook's middle, its cable. */
export const LOOP_M = { halfWidth: 0.13, halfHeight: 0.2, top: 0.047, cableRadius: 0.0105 } as const

/**
 * What hangs on the hook: the loops with the plug in them, or without it, because it is in a car or
 * would lie on the floor. `low`: the hook is higher, for a charger near the floor.
 */
export type CableHang = 'with-plug' | 'without-plug' | 'low'

/** How much higher the hook is then. Meters. */
export const LOW_RAISED_M = 0.2
export const LOW_RAISED_FT = LOW_RAISED_M / METERS_PER_FOOT

/** The hook's middle, aside from the charger's and below it. */
export const hookFt = (brand: BrandKey) => ({
  asideFt: chargerSizeFt(brand).halfWidthFt + HOOK_M.aside / METERS_PER_FOOT,
  belowFt: HOOK_M.below / METERS_PER_FOOT,
})

/** The loops: their middle below the hook's, half of their size, and their cable. */
export const LOOPS_FT = {
  below: (LOOP_M.halfHeight - LOOP_M.top) / METERS_PER_FOOT,
  halfWidth: LOOP_M.halfWidth / METERS_PER_FOOT,
  halfHeight: LOOP_M.halfHeight / METERS_PER_FOOT,
  cableRadius: LOOP_M.cableRadius / METERS_PER_FOOT,
} as const

/** How far the hook and the loops on it reach aside from the charger's middle. */
export const reachAsideFt = (brand: BrandKey): number => hookFt(brand).asideFt + 0.2 / METERS_PER_FOOT

/** How far the loops hang below the charger's middle. */
export const LOOPS_BELOW_FT = (HOOK_M.below + 0.5) / METERS_PER_FOOT
