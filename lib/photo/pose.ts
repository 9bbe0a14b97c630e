// Where the camera stood: what the marked rectangle and the focal length tell beyond the wall's
// plane. With it, what stands off the wall can be drawn into the photo. Pure: no DOM, no React.
import { focalLengthPx } from './focal-length'
import type { Matrix3 } from './homography'
import type { Photo, PhotoPoint, PlanePoint, Reference } from './types'
import { centerOf, planeOf } from './plane'
import { rectangleProblem } from './refusals'

/** Right or along, up or down, out or forward, as its user says. */
type Vector = readonly [number, number, number]

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by]
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const unit = (vector: Vector): Vector => scaled(vector, 1 / Math.hypot(...vector))
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d]

/**
 * Feet: x along the rectangle's top side, y up, origin at its bottom left corner, z out of the wall
 * toward the camera.
 */
export interface WallPoint extends PlanePoint {
  readonly zFt: number
}

/** A point of the wall is seen at `rotation * point + translationFt` in camera coordinates. */
export interface Pose {
  readonly focalPx: number
  /**
   * Wall to camera: x right, y down, z forward. Its determinant is -1 where
   * the corners are those of a mirrored photo, else 1.
   */
  readonly rotation: Matrix3
  readonly translationFt: Vector
}

/**
 * The nearest two perpendicular unit vectors: both turn by the same angle. The same two, where they
 * are perpendicular.
 */
function squared(a: Vector, b: Vector): readonly [Vector, Vector] {
  const [along, across] = [unit(a), unit(b)]
  const [sum, difference] = [unit(plus(along, across)), unit(plus(along, scaled(across, -1)))]
  return [scaled(plus(sum, difference), Math.SQRT1_2), scaled(plus(sum, scaled(difference, -1)), Math.SQRT1_2)]
}

/**
 * The camera's place before the wall of a reference; null for the problems `corners` and `small` of
 * `referenceProblem`, which includes a reference without a length. The principal point is the
 * picture's center: for a crop the pose has no meaning (see `isCropped`). Where the photo gives
 * no focal length, the typical phone's counts. Source: Zhengyou Zhang, "A Flexible New Technique
 * for Camera Calibration", 2000, section 3.1.
 */
export function poseOf(photo: Photo, reference: Reference): Pose | null {
  if (rectangleProblem(photo, reference) !== null) return null
  const focalPx = focalLengthPx(photo)
  const { homography, widthFt, heightFt } = planeOf(photo, reference, focalPx)
  const [a, b, c, d, e, f, g, h, i] = homography
  // Columns of K^-1 H per foot of the wall, all by the same unknown factor, which is positive.
  const right = scaled([a / focalPx, d / focalPx, g], 1 / widthFt)
  const up = scaled([b / focalPx, e / focalPx, h], 1 / heightFt)
  const origin: Vector = [c / focalPx, f / focalPx, i]
  const [x, y] = squared(right, up)
  const translation = scaled(origin, 1 / Math.sqrt(Math.hypot(...right) * Math.hypot(...up)))
  const product = cross(x, y)
  // Toward the camera, also where the corners run the other way round.
  const z = dot(product, translation) < 0 ? product : scaled(product, -1)
  const rotation: Matrix3 = [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]]
  return [...rotation, ...translation].every(Number.isFinite) ? { focalPx, rotation, translationFt: translation } : null
}

/** In camera coordinates, feet: right, down and forward. */
function cameraPoint({ rotation, translationFt }: Pose, { xFt, yFt, zFt }: WallPoint): Vector {
  const [a, b, c, d, e, f, g, h, i] = rotation
  return plus([a * xFt + b * yFt + c * zFt, d * xFt + e * yFt + f * zFt, g * xFt + h * yFt + i * zFt], translationFt)
}

/**
 * Where a point appears in the photo, also outside the picture; null for one that is not in front
 * of the camera.
 */
export function projectPoint(photo: Photo, pose: Pose, point: WallPoint): PhotoPoint | null {
  const seen = cameraPoint(pose, point)
  const depth = seen[2]
  if (!(depth > 0)) return null
  const center = centerOf(photo)
  return { xPx: center.xPx + (pose.focalPx * seen[0]) / depth, yPx: center.yPx + (pose.focalPx * seen[1]) / depth }
}

/** The camera's place in wall coordinates, feet. */
export function cameraPlace({ rotation, translationFt }: Pose): WallPoint {
  const [a, b, c, d, e, f, g, h, i] = rotation
  return {
    xFt: -dot([a, d, g], translationFt),
    yFt: -dot([b, e, h], translationFt),
    zFt: -dot([c, f, i], translationFt),
  }
}

/**
 * The wall's point at a photo point, by the pose alone; null at the plane's horizon and beyond.
 * Lies a little beside `planePointAt` where the corners are not quite those of a rectangle.
 */
export function wallPointAt(photo: Photo, pose: Pose, { xPx, yPx }: PhotoPoint): PlanePoint | null {
  const { rotation, focalPx } = pose
  const [a, b, c, d, e, f, g, h, i] = rotation
  const center = centerOf(photo)
  const ray: Vector = [(xPx - center.xPx) / focalPx, (yPx - center.yPx) / focalPx, 1]
  const from = cameraPlace(pose)
  const steps = -from.zFt / dot([c, f, i], ray)
  if (!(steps > 0 && Number.isFinite(steps))) return null
  return { xFt: from.xFt + steps * dot([a, d, g], ray), yFt: from.yFt + steps * dot([b, e, h], ray) }
}

/**
 * How far a corner lies at most from where the pose has it, in photo pixels: 0 for exact pins on a
 * true rectangle with the right lengths and focal length.
 */
export function poseErrorPx(photo: Photo, pose: Pose, { corners, widthFt, heightFt }: Reference): number {
  const plane = planeOf(photo, { corners, widthFt, heightFt }, pose.focalPx)
  const [right, top] = [plane.widthFt, plane.heightFt]
  const places = [
    [0, top],
    [right, top],
    [right, 0],
    [0, 0],
  ] as const
  return Math.max(
    ...places.map(([xFt, yFt], i) => {
      const [at, pin] = [projectPoint(photo, pose, { xFt, yFt, zFt: 0 }), corners[i]]
      return at && pin ? Math.hypot(at.xPx - pin.xPx, at.yPx - pin.yPx) : Infinity
    }),
  )
}
