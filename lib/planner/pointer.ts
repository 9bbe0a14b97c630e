// Intersects pointer rays with the walls. World feet. Pure geometry, independent of what the scene
// draws in front.
import { GARAGE_HALF_FT } from './constants'
import type { Plan } from './plan'
import { type Vector, type Wall, type WallPoint, worldPoint } from './types'
import { isWithinWall, projectOntoWall, visibleWalls, wallFacing, wallXFt } from './walls'

/** `direction` need not be a unit vector. */
export interface Ray {
  readonly origin: Vector
  readonly direction: Vector
}

interface Hit {
  readonly point: WallPoint
  /** Distance in multiples of the ray's direction. */
  readonly distance: number
  readonly fromFront: boolean
}

function hitPlane({ origin, direction }: Ray, wall: Wall, trenchFt: number): Hit | null {
  const distance =
    wall === 'back' ? (-GARAGE_HALF_FT - origin.z) / direction.z : (wallXFt(wall, trenchFt) - origin.x) / direction.x
  if (!(distance > 0) || !Number.isFinite(distance)) return null
  const at = worldPoint(
    origin.x + distance * direction.x,
    origin.y + distance * direction.y,
    origin.z + distance * direction.z,
  )
  const facing = wallFacing(wall)
  return { point: projectOntoWall(at, wall), distance, fromFront: direction.x * facing.x + direction.z * facing.z < 0 }
}

/** Where a ray meets a wall's plane, also outside the wall; null where it does not. */
export const pointerOnWall = (ray: Ray, wall: Wall, trenchFt: number): WallPoint | null =>
  hitPlane(ray, wall, trenchFt)?.point ?? null

/**
 * The wall point under a pointer: with a fixed wall on its plane, with "auto" on the nearest wall
 * that the ray hits, walls seen from the front first. Null where there is none.
 */
export function pointerUnderRay(ray: Ray, { mountWall, trenchFt, charger }: Plan): WallPoint | null {
  if (mountWall !== 'auto') return pointerOnWall(ray, mountWall, trenchFt)
  const [first] = visibleWalls(trenchFt, charger.wall)
    .flatMap(wall => hitPlane(ray, wall, trenchFt) ?? [])
    .filter(({ point }) => isWithinWall(point))
    .sort((a, b) => Number(b.fromFront) - Number(a.fromFront) || a.distance - b.distance)
  return first?.point ?? null
}
