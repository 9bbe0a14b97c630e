// Which wall point a line of sight stands for, as the walls are shown: one that has stepped aside takes nothing. Feet.
import {
  isWallVisible,
  isWithinWall,
  type Plan,
  pointerOnWall,
  pointerUnderRay,
  type Ray,
  type WallPoint,
} from '@/lib/planner'

/** For a drag. While the charger is on the detached wall the right one has stepped aside, so the wall behind it is under the pointer. */
export function pointUnder(ray: Ray, plan: Plan): WallPoint | null {
  if (plan.mountWall === 'auto' && plan.charger.wall === 'detached') {
    const behind = pointerOnWall(ray, 'detached', plan.trenchFt)
    if (behind && isWithinWall(behind)) return behind
  }
  return pointerUnderRay(ray, plan)
}

/** For taking hold of the charger: on its own wall, so that it does not jump. */
export const grabPoint = (ray: Ray, { charger, trenchFt }: Plan): WallPoint | null =>
  pointerOnWall(ray, charger.wall, trenchFt)

/** For a tap: only what is on a wall counts. */
export function tapPoint(ray: Ray, plan: Plan): WallPoint | null {
  const point = pointUnder(ray, plan)
  return point && isWithinWall(point) && isWallVisible(point.wall, plan.trenchFt) ? point : null
}
