// Sizes of things in the scene that are not part of the plan's rules, in feet.
import { modelPathOf, type Plan } from '@/lib/planner'
import { SHAPE_SCALE } from '@/lib/planner/brands'
import { chargerSizeFt, hookFt } from '@/lib/photo/finish/charger'

export const WALL_THICKNESS_FT = 0.5
/** The garage door in the front wall. */
export const DOOR_WIDTH_FT = 16
export const PANEL_BOX = { widthFt: 1.2, heightFt: 2, depthFt: 0.34 } as const
/** The built-in charger. */
export const BLOCK = {
  widthFt: 2 * SHAPE_SCALE * chargerSizeFt('custom').halfWidthFt,
  heightFt: 2 * SHAPE_SCALE * chargerSizeFt('custom').halfHeightFt,
} as const
/** Where a charger's cable hangs, from the charger's middle. */
export interface Hook {
  readonly alongFt: number
  readonly upFt: number
}
export function hookOf(plan: Plan): Hook {
  const { asideFt, belowFt } = hookFt(modelPathOf(plan) === null ? 'custom' : plan.brand)
  return { alongFt: SHAPE_SCALE * asideFt, upFt: -SHAPE_SCALE * belowFt }
}
/** The loops on the hook: their middle below it, and half of their size. */
export const LOOPS = { belowFt: 0.63, halfWidth: 0.53, halfHeight: 0.82 } as const
/** Height of the car's model. */
export const CAR_HEIGHT_FT = 5
export const TRENCH = { widthFt: 1.3, depthFt: 1.6 } as const
/**
 * Longer trenches are drawn this long, or the rest of the scene would be tiny. Labels and figures
 * keep the real length.
 */
export const MAX_DRAWN_TRENCH_FT = 30

export const withDrawableTrench = (plan: Plan): Plan =>
  plan.trenchFt > MAX_DRAWN_TRENCH_FT ? { ...plan, trenchFt: MAX_DRAWN_TRENCH_FT } : plan

/** Of the detached garage: how far its roof reaches beyond the walls, and the ridge. */
export const DETACHED_ROOF = { overhangFt: 0.5, ridgeFt: 12.2 } as const
