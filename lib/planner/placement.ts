// Where the charger goes: by pointer, arrow key, choice of wall, or when the trench is removed.
// Feet, wall points. Functions return null, or the same spot, where there is no valid place.
import { CHARGER_HALF_RANGE_FT, STEP_FT } from './constants'
import { isFarWall } from './garages'
import { type ChargerSpot, chargerPositionFt, isMountWallAvailable, type Plan } from './plan'
import type { GarageWall, Wall, WallPoint } from './types'
import { EXIT, isWallVisible, placeAlongFt, placeHeightFt, placeOnWall, projectOntoWall, worldFromWall } from './walls'

/** `left` and `right` as seen by someone facing the wall. */
export type Direction = 'left' | 'right' | 'up' | 'down'

/** The charger's spot in the garage; its last one while it is across the trench. */
export const garageSpot = (charger: ChargerSpot): WallPoint<GarageWall> =>
  'cameFrom' in charger ? charger.cameFrom : charger

/** The spot at a place, remembering where the charger left the garage. */
export function spotAt({ wall, alongFt, heightFt }: WallPoint, before: ChargerSpot): ChargerSpot {
  return isFarWall(wall) ? { wall, alongFt, heightFt, cameFrom: garageSpot(before) } : { wall, alongFt, heightFt }
}

/**
 * The place under a pointer: with "auto" on the pointer's wall, with a fixed wall projected onto
 * that wall. Null where the pointer's wall does not exist or the point is not finite.
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

export const onWall = (point: WallPoint, wall: Wall, trenchFt: number): WallPoint =>
  point.wall === wall ? point : projectOntoWall(worldFromWall(point, trenchFt), wall)

/**
 * The place on a chosen wall nearest to the charger, at the same height; across the trench straight
 * from the exit, where the run needs no bend more. Null while that wall does not exist.
 */
export function placeOnChosenWall(plan: Plan, wall: Wall): WallPoint | null {
  if (!isMountWallAvailable(plan, wall)) return null
  const charger = chargerPositionFt(plan)
  const nearest = isFarWall(wall) ? worldFromWall(EXIT, plan.trenchFt) : charger
  const { alongFt } = projectOntoWall(nearest, wall)
  return { wall, alongFt: placeAlongFt(wall, alongFt), heightFt: charger.y }
}

/**
 * One arrow key: half a foot along one axis, snapped and clamped. With "auto" a charger at the
 * corner moves to the next wall.
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
