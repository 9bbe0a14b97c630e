// Three camera presets, each as near as the garage fits into the picture. Feet.
import type { Vector3 } from 'three'
import { detachedXFt, GARAGE_HALF_FT, type Vector, WALL_HEIGHT_FT } from '@/lib/planner'
import { add, cross, vector } from './vectors'
import { WALL_THICKNESS_FT } from './sizes'

export const MIN_DISTANCE_FT = 10
export const MAX_DISTANCE_FT = 70

const NARROW_DEG = 32
const WIDE_DEG = 46

/** Vertical, in degrees. Wider in portrait pictures, so that the camera stays within MAX_DISTANCE_FT. */
export const fieldOfViewDeg = (aspect: number): number => Math.min(WIDE_DEG, NARROW_DEG / Math.min(aspect, 1) ** 0.9)

/** Keeps the camera above the floor. */
export const MAX_POLAR_RAD = 1.5

export const viewPresets = ['corner', 'front', 'top'] as const
export type ViewPreset = (typeof viewPresets)[number]

/** From target to camera. Not exactly straight down for `top`, where "up" would be undefined. */
const directions: Readonly<Record<ViewPreset, Vector3>> = {
  corner: vector(-0.62, 0.52, 1).normalize(),
  front: vector(0, 0.3, 1).normalize(),
  top: vector(0, 1, 0.002).normalize(),
}

/** In portrait the corner preset looks from higher and nearer to the front, or along the trench. */
const portraitCorner = {
  garage: vector(-0.24, 1.05, 1).normalize(),
  trench: vector(-1, 0.85, 0.42).normalize(),
} as const

const OUTER_FT = GARAGE_HALF_FT + WALL_THICKNESS_FT

export interface Extent {
  readonly min: Vector
  readonly max: Vector
}

/** The box that must be in the picture. `trenchFt` as drawn. */
export const extentOf = (trenchFt: number): Extent => ({
  min: vector(-OUTER_FT, -0.3, -OUTER_FT),
  max: vector(trenchFt > 0 ? detachedXFt(trenchFt) : OUTER_FT, WALL_HEIGHT_FT, OUTER_FT),
})

/** The camera's target: below half height, because near things look larger. */
export const centerOf = ({ min, max }: Extent): Vector3 => vector((min.x + max.x) / 2, 2.6, (min.z + max.z) / 2 - 0.4)

/** Corners of the box. From the left, the two hidden walls count with their bottom corners only. */
function cornersOf({ min, max }: Extent, direction: Vector3): Vector3[] {
  const all = [min.x, max.x].flatMap(x => [min.y, max.y].flatMap(y => [min.z, max.z].map(z => vector(x, y, z))))
  return direction.x < 0 ? all.filter(({ x, y, z }) => x === max.x || y === min.y || z === min.z) : all
}

/** The smallest distance at which every corner is in the picture, within the camera's limits. */
export function fitDistanceFt(direction: Vector3, extent: Extent, aspect: number, margin = 1.03): number {
  const center = centerOf(extent)
  const right = cross(vector(0, 1, 0), direction).normalize()
  const up = cross(direction, right)
  const halfHeight = Math.tan((fieldOfViewDeg(aspect) * Math.PI) / 360) / margin
  const halfWidth = halfHeight * aspect
  const needed = cornersOf(extent, direction).map(corner => {
    const at = add(corner, center, -1)
    return Math.max(Math.abs(at.dot(right)) / halfWidth, Math.abs(at.dot(up)) / halfHeight) + at.dot(direction)
  })
  return Math.min(Math.max(...needed, MIN_DISTANCE_FT), MAX_DISTANCE_FT)
}

function directionOf(preset: ViewPreset, { max }: Extent, aspect: number): Vector3 {
  if (preset !== 'corner' || aspect >= 1) return directions[preset]
  return portraitCorner[max.x > OUTER_FT ? 'trench' : 'garage']
}

/** Camera position of a preset. */
export function cameraPosition(preset: ViewPreset, extent: Extent, aspect: number): Vector3 {
  const direction = directionOf(preset, extent, aspect)
  return add(centerOf(extent), direction, fitDistanceFt(direction, extent, aspect))
}
