// Where the charger goes: by pointer or tap, by arrow key, by choosing a wall, and when the trench goes. Feet, wall points.
// Each function answers null, or the same spot, where there is no place to stand.
import { CHARGER_HALF_RANGE_FT, STEP_FT } from './constants'
import { type ChargerSpot, chargerPositionFt, isMountWallAvailable, type Plan } from './plan'
import type { GarageWall, Wall, WallPoint } from './types'
import { isWallVisible, placeAlongFt, placeHeightFt, placeOnWall, projectOntoWall, worldFromWall } from './walls'

/** `left` and `right` as seen by someone facing the wall. */
export type Direction = 'left' | 'right' | 'up' | 'down'

/** Where the charger stands, or last stood, in the garage. */
export const garageSpot = (charger: ChargerSpot): WallPoint<GarageWall> =>
  charger.wall === 'detached' ? charger.cameFrom : charger

/** Moves the charger to a place, and keeps in mind where it left the garage from. */
export function spotAt({ wall, alongFt, heightFt }: WallPoint, before: ChargerSpot): ChargerSpot {
  return wall === 'detached' ? { wall, alongFt, heightFt, cameFrom: garageSpot(before) } : { wall, alongFt, heightFt }
}

/**
 * The place that a pointer on some wall stands for. With "auto" the wall under the pointer decides; with a fixed wall the pointer is
 * projected onto that one. Null where the pointer's wall is not there, or the point is not finite.
 */
export function placeForPointer(plan: Plan, pointer: WallPoint): WallPoint | null {
  if (
    !Number.isFinite(pointer.alongFt) ||
    !Number.isFinite(pointer.heightFt) ||
    !isWallVisible(pointer.wall, plan.trenchFt)
  )
    return null
  const wall = plan.mountWall === 'auto' ? pointer.wall : plan.mountWall
  return placeOnWall(onWall(pointer, wall, plan.trenchFt))
}

/** A point of one wall as a point of another: projected, where they differ. */
export const onWall = (point: WallPoint, wall: Wall, trenchFt: number): WallPoint =>
  point.wall === wall ? point : projectOntoWall(worldFromWall(point, trenchFt), wall)

/** The place nearest to the charger on a chosen wall: projected, snapped and clamped along it, height kept. Null while it is not there. */
export function placeOnChosenWall(plan: Plan, wall: Wall): WallPoint | null {
  if (!isMountWallAvailable(plan, wall)) return null
  const projected = projectOntoWall(chargerPositionFt(plan), wall)
  return { ...projected, alongFt: placeAlongFt(wall, projected.alongFt) }
}

/**
 * One arrow key: half a foot, then snapped and clamped. It moves one axis and leaves a typed height alone when it goes sideways.
 * With "auto" a charger at the corner goes round it.
 */
export function placeAfterNudge({ mountWall, charger }: Plan, direction: Direction): WallPoint {
  const { wall, alongFt, heightFt } = charger
  switch (direction) {
    case 'up':
      return { wall, alongFt, heightFt: placeHeightFt(heightFt + STEP_FT) }
    case 'down':
      return { wall, alongFt, heightFt: placeHeightFt(heightFt - STEP_FT) }
    case 'right':
      if (mountWall === 'auto' && wall === 'back' && alongFt === CHARGER_HALF_RANGE_FT.back)
        return { wall: 'right', alongFt: -CHARGER_HALF_RANGE_FT.right, heightFt }
      return { wall, alongFt: placeAlongFt(wall, alongFt + STEP_FT), heightFt }
    case 'left':
      if (mountWall === 'auto' && wall === 'right' && alongFt === -CHARGER_HALF_RANGE_FT.right)
        return { wall: 'back', alongFt: CHARGER_HALF_RANGE_FT.back, heightFt }
      return { wall, alongFt: placeAlongFt(wall, alongFt - STEP_FT), heightFt }
  }
}
