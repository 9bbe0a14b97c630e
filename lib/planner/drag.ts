// A drag of the charger as pure values: begin, move or cancel. Feet, wall points. The
// session keeps the grab offset, so that the charger does not jump to the pointer, and reports only
// new half-foot places.
import { type Plan, sameWallPoint } from './plan'
import { onWall, placeForPointer } from './placement'
import type { PlaceChargerAction } from './reducer'
import type { WallPoint } from './types'
import { placeOnWall } from './walls'

/** All steps of a drag are one undo step. */
export const DRAG_GROUP = 'drag'

export interface DragSession {
  /** Distance from the pointer to the charger's center when the drag began. */
  readonly grabAlongFt: number
  readonly grabHeightFt: number
  /** The last accepted place; at first the one nearest to the charger. */
  readonly at: WallPoint
}

/** `pointer` is where the charger is grabbed, on any wall; null grabs its center. */
export function beginDrag({ charger, trenchFt }: Plan, pointer: WallPoint | null): DragSession {
  const grabbed = pointer ? onWall(pointer, charger.wall, trenchFt) : charger
  const { wall, alongFt, heightFt } = charger
  return {
    grabAlongFt: alongFt - grabbed.alongFt,
    grabHeightFt: heightFt - grabbed.heightFt,
    at: placeOnWall({ wall, alongFt, heightFt }),
  }
}

/**
 * The session after a pointer move, and the action to dispatch if there is a new place. A pointer
 * on no wall (null) or on a wall that does not exist leaves the charger where it is. `plan` is the
 * current plan.
 */
export function moveDrag(
  session: DragSession,
  plan: Plan,
  pointer: WallPoint | null,
): { readonly session: DragSession; readonly step: (PlaceChargerAction & { readonly group: string }) | null } {
  const at =
    pointer &&
    placeForPointer(plan, {
      wall: pointer.wall,
      alongFt: pointer.alongFt + session.grabAlongFt,
      heightFt: pointer.heightFt + session.grabHeightFt,
    })
  if (!at || sameWallPoint(at, session.at)) return { session, step: null }
  return { session: { ...session, at }, step: { type: 'placeCharger', ...at, group: DRAG_GROUP } }
}

/**
 * On Escape or a lost pointer: restores the plan from before the drag. No effect if nothing moved.
 */
export const cancelDrag = { type: 'cancelStep', group: DRAG_GROUP } as const
