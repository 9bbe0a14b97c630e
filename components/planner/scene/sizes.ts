// Sizes of things in the scene that are not part of the plan's rules, in feet.
import { modelPathOf, type Plan, SHAPE_SCALE } from '@/lib/planner'
import { type CableHang, chargerSizeFt, hookFt, LOOPS_FT, LOW_RAISED_FT } from '@/lib/planner/charger'

export const WALL_THICKNESS_FT = 0.5
/** The garage door in the front wall. */
export const DOOR_WIDTH_FT = 16
export const PANEL_BOX = { widthFt: 1.2, heightFt: 2, depthFt: 0.34 } as const
/** The built-in charger. */
export const BLOCK = {
  widthFt: 2 * SHAPE_SCALE * chargerSizeFt('custom').halfWidthFt,
  heightFt: 2 * SHAPE_SCALE * chargerSizeFt('custom').halfHeightFt,
} as const
/** Lower above the floor no plug hangs in the loops, and below that the hook is higher. */
const [PLUG_FROM_FT, LOOPS_FROM_FT] = [2.5, 2]
/** How the cable of the built-in charger hangs, so that nothing of it lies in the floor. */
export function blockHang({ charger }: Plan, isPluggedIn: boolean): CableHang {
  if (charger.heightFt < LOOPS_FROM_FT) return 'low'
  return isPluggedIn || charger.heightFt < PLUG_FROM_FT ? 'without-plug' : 'with-plug'
}
/** Where a charger's cable hangs, from the charger's middle. */
export interface Hook {
  readonly alongFt: number
  readonly upFt: number
}
export function hookOf(plan: Plan): Hook {
  const isBlock = modelPathOf(plan) === null
  const { asideFt, belowFt } = hookFt(isBlock ? 'custom' : plan.brand)
  const raisedFt = isBlock && blockHang(plan, true) === 'low' ? LOW_RAISED_FT : 0
  return { alongFt: SHAPE_SCALE * asideFt, upFt: SHAPE_SCALE * (raisedFt - belowFt) }
}
/** The loops on the hook: their middle below it, half of their size, and their cable. */
export const LOOPS = {
  belowFt: SHAPE_SCALE * LOOPS_FT.below,
  halfWidth: SHAPE_SCALE * LOOPS_FT.halfWidth,
  halfHeight: SHAPE_SCALE * LOOPS_FT.halfHeight,
  cableRadiusFt: SHAPE_SCALE * LOOPS_FT.cableRadius,
} as const
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
