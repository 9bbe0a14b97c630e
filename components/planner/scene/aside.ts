// Which walls step aside: those that the camera looks at from behind, and the right one while the charger is behind it. World feet.
import { detachedXFt, GARAGE_HALF_FT, type Vector, type Wall } from '@/lib/planner'
import type { DrawnWall } from './garage-geometry'

/** Whether a wall would hide the view from where the camera is. `trenchFt` as it is drawn. */
export function stepsAside(wall: DrawnWall, camera: Vector, chargerWall: Wall, trenchFt: number): boolean {
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
