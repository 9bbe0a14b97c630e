// Where the camera stands: three preset views, each as near as the garage fits into the picture. Feet; the camera orbits a fixed centre.
import { detachedXFt, GARAGE_HALF_FT, type Vector, WALL_HEIGHT_FT } from '@/lib/planner'
import { add, cross, unit, vector } from './mesh-builder'
import { WALL_THICKNESS_FT } from './sizes'

export const MIN_DISTANCE_FT = 10
export const MAX_DISTANCE_FT = 70

const NARROW_DEG = 32
const WIDE_DEG = 46

/** In degrees, upright. A picture that is higher than wide sees more, so that the camera stays within its reach. */
export const fieldOfViewDeg = (aspect: number): number => Math.min(WIDE_DEG, NARROW_DEG / Math.min(aspect, 1) ** 0.9)

/** Never below the floor. */
export const MAX_POLAR_RAD = 1.5

export const viewPresets = ['corner', 'front', 'top'] as const
export type ViewPreset = (typeof viewPresets)[number]

/** From the centre to the camera. Straight above has no "up", hence a hair to the front. */
const directions: Readonly<Record<ViewPreset, Vector>> = {
  corner: unit(vector(-0.62, 0.52, 1)),
  front: unit(vector(0, 0.3, 1)),
  top: unit(vector(0, 1, 0.002)),
}

/** A picture higher than wide shows the garage larger from nearer to its front and from above; a trench in its depth, not its width. */
const uprightCorner = { garage: unit(vector(-0.24, 1.05, 1)), trench: unit(vector(-1, 0.85, 0.42)) } as const

const OUTER_FT = GARAGE_HALF_FT + WALL_THICKNESS_FT

export interface Extent {
  readonly min: Vector
  readonly max: Vector
}

/** What must be in the picture. `trenchFt` as it is drawn. */
export const extentOf = (trenchFt: number): Extent => ({
  min: vector(-OUTER_FT, -0.3, -OUTER_FT),
  max: vector(trenchFt > 0 ? detachedXFt(trenchFt) : OUTER_FT, WALL_HEIGHT_FT, OUTER_FT),
})

/** What the camera looks at: below half height, because what is near looks larger. */
export const centreOf = ({ min, max }: Extent): Vector => vector((min.x + max.x) / 2, 2.6, (min.z + max.z) / 2 - 0.4)

/** Its corners; of the two walls that have stepped aside in front of a camera to the left only the foot. */
function cornersOf({ min, max }: Extent, direction: Vector): Vector[] {
  const all = [min.x, max.x].flatMap(x => [min.y, max.y].flatMap(y => [min.z, max.z].map(z => vector(x, y, z))))
  return direction.x < 0 ? all.filter(({ x, y, z }) => x === max.x || y === min.y || z === min.z) : all
}

const dot = (a: Vector, b: Vector) => a.x * b.x + a.y * b.y + a.z * b.z

/** The least distance at which every corner is in the picture, within what the camera may do. */
export function fitDistanceFt(direction: Vector, extent: Extent, aspect: number, margin = 1.03): number {
  const centre = centreOf(extent)
  const right = unit(cross(vector(0, 1, 0), direction))
  const up = cross(direction, right)
  const tall = Math.tan((fieldOfViewDeg(aspect) * Math.PI) / 360) / margin
  const wide = tall * aspect
  const needed = cornersOf(extent, direction).map(corner => {
    const at = add(corner, centre, -1)
    return Math.max(Math.abs(dot(at, right)) / wide, Math.abs(dot(at, up)) / tall) + dot(at, direction)
  })
  return Math.min(Math.max(...needed, MIN_DISTANCE_FT), MAX_DISTANCE_FT)
}

function directionOf(preset: ViewPreset, { max }: Extent, aspect: number): Vector {
  if (preset !== 'corner' || aspect >= 1) return directions[preset]
  return uprightCorner[max.x > OUTER_FT ? 'trench' : 'garage']
}

/** The camera's place for a preset. */
export function viewPoint(preset: ViewPreset, extent: Extent, aspect: number): Vector {
  const direction = directionOf(preset, extent, aspect)
  return add(centreOf(extent), direction, fitDistanceFt(direction, extent, aspect))
}
