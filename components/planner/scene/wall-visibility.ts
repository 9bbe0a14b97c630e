// What is in the way of the view: parts of the buildings between the camera and the room, and the
// car before the charger. World feet.
import { Box3, Ray } from 'three'
import {
  chargerPositionFt,
  GARAGE_HALF_FT,
  isFarWall,
  PANELS,
  type Plan,
  type Route,
  type Vector,
  type Wall,
  WALL_HEIGHT_FT,
  wallXFt,
} from '@/lib/planner'
import type { GaragePart } from './garage'
import { carPlaceFt } from '@/lib/planner/cable'
import { corners, directionTo, distance, vector } from './vectors'

/** A camera this many times higher above the far garage than beside it looks in from above. */
const STEEP = 1.6

/** Whether a wall, the ceiling or the far garage's roof blocks the view. `trenchFt` as drawn. */
export function isWallHidden(
  part: Exclude<GaragePart, 'floor' | 'shelf'>,
  camera: Vector,
  chargerWall: Wall,
  trenchFt: number,
): boolean {
  if (isFarWall(part)) return camera.x > wallXFt(part, trenchFt)
  switch (part) {
    case 'back':
      return camera.z < -GARAGE_HALF_FT
    case 'front':
      return camera.z > GARAGE_HALF_FT
    case 'left':
      return camera.x < -GARAGE_HALF_FT
    case 'right':
      return camera.x > GARAGE_HALF_FT || isFarWall(chargerWall)
    case 'ceiling':
      return camera.y > WALL_HEIGHT_FT
    case 'roof': {
      const beyond = camera.x - GARAGE_HALF_FT - trenchFt
      return beyond > 0 || camera.y - WALL_HEIGHT_FT > STEEP * Math.hypot(beyond, camera.z)
    }
  }
}

/** Of glass: what hangs on it and what is behind it are both seen. */
export const GLASS_OPACITY = 0.3

/** The walls that hold the panel, the charger or a piece of the conduit. */
export const walledBy = (plan: Plan, { legs }: Route): ReadonlySet<string> =>
  new Set([PANELS[plan.panelLocation].wall, plan.charger.wall, ...legs.map(({ surface }) => surface)])

/**
 * How solid a part is drawn. What holds a device or conduit never vanishes: nothing of the run
 * hangs in the air.
 */
export function partOpacity(part: GaragePart, camera: Vector, plan: Plan, holding: ReadonlySet<string>): number {
  if (part === 'floor') return 1
  if (part === 'shelf') return isShelfInTheWay(camera, plan) ? GLASS_OPACITY : 1
  if (!isWallHidden(part, camera, plan.charger.wall, plan.trenchFt)) return 1
  return holding.has(part) ? GLASS_OPACITY : 0
}

/** The car's body and cabin around its middle, on the floor. */
const carBoxes: readonly Box3[] = [
  new Box3(vector(-3.1, 0, -7.7), vector(3.1, 3.3, 7.7)),
  new Box3(vector(-2.5, 3.3, -6.5), vector(2.5, 4.9, 3)),
]

/** Lengthwise. */
const SLICES = 5

/**
 * The corners of the car in slices, whose outlines on the screen are together little more than the
 * car's.
 */
export function carSlices(plan: Plan): Vector[][] {
  const { xFt, zFt } = carPlaceFt(plan)
  return carBoxes.flatMap(({ min, max }) =>
    Array.from({ length: SLICES }, (_, i) => {
      const zs = [i, i + 1].map(at => zFt + min.z + ((max.z - min.z) * at) / SLICES)
      return corners([xFt + min.x, xFt + max.x], [min.y, max.y], zs)
    }),
  )
}

const isBetween = (box: Box3, camera: Vector, point: Vector): boolean => {
  const from = vector(camera.x, camera.y, camera.z)
  const at = new Ray(from, directionTo(from, point)).intersectBox(box, vector(0, 0, 0))
  return at !== null && at.distanceTo(from) < distance(from, point)
}

/** Whether the car hides the charger from the camera. */
export function isCarInTheWay(camera: Vector, plan: Plan): boolean {
  const { xFt, zFt } = carPlaceFt(plan)
  const offset = vector(xFt, 0, zFt)
  return carBoxes.some(box => isBetween(box.clone().translate(offset), camera, chargerPositionFt(plan)))
}

/** At the left wall. */
const shelfBox = new Box3(vector(-10, 0, 0.1), vector(-8.2, 6.3, 6.3))

/** Whether the shelf hides the charger or the panel from the camera. */
const isShelfInTheWay = (camera: Vector, plan: Plan): boolean =>
  [chargerPositionFt(plan), PANELS[plan.panelLocation].positionFt].some(point => isBetween(shelfBox, camera, point))
