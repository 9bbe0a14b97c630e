// Which walls are hidden: those between the camera and the room, and the right one while the charger is behind it. World feet.
import { detachedXFt, GARAGE_HALF_FT, type Vector, type Wall } from '@/lib/planner'
import type { DrawnWall } from './garage-geometry'

/** Whether a wall would block the view. `trenchFt` as drawn. */
export function isWallHidden(wall: DrawnWall, camera: Vector, chargerWall: Wall, trenchFt: number): boolean {
  switch (wall) {
    case 'back':
      return camera.z < -GARAGE_HALF_FT
    case 'front':
      return camera.z > GARAGE_HALF_FT
    case 'left':
      return camera.x < -GARAGE_HALF_FT
    case 'right':
      return camera.x > GARAGE_HALF_FT || chargerWall === 'detached'
    case 'detached':
      return camera.x > detachedXFt(trenchFt)
  }
}
