// Where a pointer's line of sight meets the walls. World points and directions, feet.
// Pure geometry, so that a drag in the 3D scene follows the rules and not what happens to be drawn in front.
import { GARAGE_HALF_FT } from './constants'
import type { Plan } from './plan'
import { type Vector, type Wall, type WallPoint, worldPoint } from './types'
import { detachedXFt, isWithinWall, projectOntoWall, visibleWalls, wallFacing } from './walls'

/** A half line in the room. `direction` needs no particular length. */
export interface Ray {
  readonly origin: Vector
  readonly direction: Vector
}

interface Hit {
  readonly point: WallPoint
  /** In lengths of the ray's direction. */
  readonly distance: number
  readonly fromFront: boolean
}

function hitPlane({ origin, direction }: Ray, wall: Wall, trenchFt: number): Hit | null {
  const distance =
    wall === 'back'
      ? (-GARAGE_HALF_FT - origin.z) / direction.z
      : ((wall === 'right' ? GARAGE_HALF_FT : detachedXFt(trenchFt)) - origin.x) / direction.x
  if (!(distance > 0) || !Number.isFinite(distance)) return null
  const at = worldPoint(
    origin.x + distance * direction.x,
    origin.y + distance * direction.y,
    origin.z + distance * direction.z,
  )
  const facing = wallFacing(wall)
  return { point: projectOntoWall(at, wall), distance, fromFront: direction.x * facing.x + direction.z * facing.z < 0 }
}

/** Where a ray meets a wall's plane, also beside the wall; null where it never does. For grabbing, and for a fixed wall. */
export const pointerOnWall = (ray: Ray, wall: Wall, trenchFt: number): WallPoint | null =>
  hitPlane(ray, wall, trenchFt)?.point ?? null

/**
 * The wall point that a pointer stands for in this plan. With a fixed wall: where the ray meets that wall's plane. With "auto": the
 * nearest visible wall it hits, walls seen from the front before walls seen from behind. Null where there is none.
 */
export function pointerUnderRay(ray: Ray, { mountWall, trenchFt }: Plan): WallPoint | null {
  if (mountWall !== 'auto') return pointerOnWall(ray, mountWall, trenchFt)
  const [first] = visibleWalls(trenchFt)
    .flatMap(wall => hitPlane(ray, wall, trenchFt) ?? [])
    .filter(({ point }) => isWithinWall(point))
    .sort((a, b) => Number(b.fromFront) - Number(a.fromFront) || a.distance - b.distance)
  return first?.point ?? null
}
