// One drag of the charger, as values: begin, move, commit or cancel. Feet, wall points; pointer events stay outside.
// The session keeps the grab offset, so the charger does not jump to the pointer, and speaks up only at a new half-foot place.
import { type Plan, sameWallPoint } from './plan'
import { onWall, placeForPointer } from './placement'
import type { PlaceChargerAction } from './reducer'
import type { WallPoint } from './types'
import { placeOnWall } from './walls'

/** The history group of every drag: its steps are one undo step. */
export const DRAG_GROUP = 'drag'

export type DragStep = PlaceChargerAction & { readonly group: typeof DRAG_GROUP }

export interface DragSession {
  /** From the pointer to the charger's centre. */
  readonly grabAlongFt: number
  readonly grabHeightFt: number
  /** The place last accepted; at the beginning, the one nearest to the charger. */
  readonly at: WallPoint
}

/** `pointer` is where the pointer meets a wall at the moment the charger is grabbed; null grabs it by its centre. */
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
 * The session after the pointer moved, and the one action to dispatch if it reached a new place, else null. A pointer on no wall (null)
 * or on a wall that is not there leaves the charger where it is. `plan` is the present one: it says which walls there are and
 * whether one is fixed.
 */
export function moveDrag(
  session: DragSession,
  plan: Plan,
  pointer: WallPoint | null,
): { readonly session: DragSession; readonly step: DragStep | null } {
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

/** Pointer released: the drag becomes one undo step. */
export const commitDrag = { type: 'seal' } as const

/** Escape, or the pointer was taken away: the charger is back where it was. Without effect on a drag that moved nothing. */
export const cancelDrag = { type: 'abandon', group: DRAG_GROUP } as const
