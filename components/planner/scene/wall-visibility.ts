// What is in the way of the view: parts of the buildings between the camera and the room, and the car before the charger. World feet.
import { Box3, Ray, Vector3 } from 'three'
import {
  chargerPositionFt,
  detachedXFt,
  GARAGE_HALF_FT,
  type Plan,
  type Vector,
  type Wall,
  WALL_HEIGHT_FT,
} from '@/lib/planner'
import type { DrawnWall } from './garage-geometry'
import { CAR } from '@/lib/planner/cable'

/** A camera this many times higher above the detached garage than beside it looks in from above. */
const STEEP = 1.6

/** Whether a wall, the ceiling or the detached garage's roof would block the view. `trenchFt` as drawn. */
export function isWallHidden(
  part: DrawnWall | 'ceiling' | 'roof',
  camera: Vector,
  chargerWall: Wall,
  trenchFt: number,
): boolean {
  switch (part) {
    case 'back':
      return camera.z < -GARAGE_HALF_FT
    case 'front':
      return camera.z > GARAGE_HALF_FT
    case 'left':
      return camera.x < -GARAGE_HALF_FT
    case 'right':
      return camera.x > GARAGE_HALF_FT || chargerWall === 'detached'
    case 'ceiling':
      return camera.y > WALL_HEIGHT_FT
    case 'detached':
      return camera.x > detachedXFt(trenchFt)
    case 'roof': {
      const beside = Math.hypot(camera.x - detachedXFt(trenchFt), camera.z)
      return camera.x > detachedXFt(trenchFt) || camera.y - WALL_HEIGHT_FT > STEEP * beside
    }
  }
}

const carBoxes = [
  new Box3(new Vector3(-3.1, 0, -7.7), new Vector3(3.1, 3.3, 7.7)),
  new Box3(new Vector3(-2.5, 3.3, -6.5), new Vector3(2.5, 4.9, 3)),
].map(box => box.translate(new Vector3(CAR.xFt, 0, CAR.zFt)))

/** Whether the car hides the charger from the camera. */
export function isCarInTheWay(camera: Vector, plan: Plan): boolean {
  const { x, y, z } = chargerPositionFt(plan)
  const from = new Vector3(camera.x, camera.y, camera.z)
  const toCharger = new Vector3(x, y, z).sub(from)
  const ray = new Ray(from, toCharger.clone().normalize())
  return carBoxes.some(box => {
    const at = ray.intersectBox(box, new Vector3())
    return at !== null && at.distanceTo(from) < toCharger.length()
  })
}
