// Sizes of things in the scene that are not part of the plan's rules, in feet.
import type { Plan } from '@/lib/planner'

export const WALL_THICKNESS_FT = 0.5
/** The garage door in the front wall. */
export const DOOR_WIDTH_FT = 16
export const PANEL_BOX = { widthFt: 1.2, heightFt: 2, depthFt: 0.34 } as const
export const BLOCK = { widthFt: 1, heightFt: 1.4, depthFt: 0.4 } as const
/** Where a charger's cable hangs, from the charger's middle; about so on the brands' models. */
export const HOOK = { alongFt: 1.3, upFt: -0.25 } as const
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
