// Which wall point a ray means, given the walls that are visible. Feet.
import {
  isFarWall,
  isWallVisible,
  isWithinWall,
  type Plan,
  pointerOnWall,
  pointerUnderRay,
  type Ray,
  type WallPoint,
} from '@/lib/planner'

/**
 * For drags. While the charger is across the trench, the right wall is hidden and the ray passes
 * through it.
 */
export function wallPointForDrag(ray: Ray, plan: Plan): WallPoint | null {
  if (plan.mountWall === 'auto' && isFarWall(plan.charger.wall)) {
    const behind = pointerOnWall(ray, plan.charger.wall, plan.trenchFt)
    if (behind && isWithinWall(behind)) return behind
  }
  return pointerUnderRay(ray, plan)
}

/** For grabbing: on the charger's own wall, so that it does not jump. */
export const wallPointForGrab = (ray: Ray, { charger, trenchFt }: Plan): WallPoint | null =>
  pointerOnWall(ray, charger.wall, trenchFt)

/** For taps: only points within a wall. */
export function wallPointForTap(ray: Ray, plan: Plan): WallPoint | null {
  const point = wallPointForDrag(ray, plan)
  return point && isWithinWall(point) && isWallVisible(point.wall, plan.trenchFt) ? point : null
}
