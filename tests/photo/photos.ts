// Cameras that look at a wall, and what they see. Wall in feet: x right, y up, z toward the camera.
import fc from 'fast-check'
import type { Photo, PhotoPoint, PlanePoint, Reference } from '@/lib/photo/types'

type Vector = readonly [number, number, number]

export interface Camera {
  readonly photo: Photo & { readonly focal35Mm: number }
  readonly position: Vector
  readonly lookAt: Vector
  /** Radians about the viewing direction. */
  readonly roll: number
}

/** A wall with a rectangle and two pins. */
export interface Scene {
  readonly leftFt: number
  readonly bottomFt: number
  readonly widthFt: number
  readonly heightFt: number
  readonly panel: PlanePoint
  readonly charger: PlanePoint
}

const minus = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [a - d, b - e, c - f]
const dot = ([a, b, c]: Vector, [d, e, f]: Vector): number => a * d + b * e + c * f
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d]
const scale = ([a, b, c]: Vector, factor: number): Vector => [a * factor, b * factor, c * factor]
const unit = (v: Vector): Vector => scale(v, 1 / Math.hypot(...v))

/** Right, down and forward of the camera, in feet. */
function seenBy({ position, lookAt }: Camera, { xFt, yFt, zFt = 0 }: PlanePoint & { readonly zFt?: number }): Vector {
  const forward = unit(minus(lookAt, position))
  const level = unit(cross(forward, [0, 1, 0]))
  const upward = cross(level, forward)
  const seen = minus([xFt, yFt, zFt], position)
  return [dot(seen, level), -dot(seen, upward), dot(seen, forward)]
}

/**
 * A point of the wall's plane, or off it, as an ideal camera sees it: a pinhole, without any code
 * of the measure.
 */
export function project(camera: Camera, point: PlanePoint & { readonly zFt?: number }): PhotoPoint {
  const { photo, roll } = camera
  const [x, y, depth] = seenBy(camera, point)
  const focalPx = (photo.focal35Mm / 43.27) * Math.hypot(photo.widthPx, photo.heightPx)
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)]
  return {
    xPx: photo.widthPx / 2 + (focalPx * (cos * x - sin * y)) / depth,
    yPx: photo.heightPx / 2 + (focalPx * (sin * x + cos * y)) / depth,
  }
}

const cornersOf = ({ leftFt, bottomFt, widthFt, heightFt }: Scene) =>
  [
    { xFt: leftFt, yFt: bottomFt + heightFt },
    { xFt: leftFt + widthFt, yFt: bottomFt + heightFt },
    { xFt: leftFt + widthFt, yFt: bottomFt },
    { xFt: leftFt, yFt: bottomFt },
  ] as const

export function referenceOf(camera: Camera, scene: Scene): Reference {
  const [topLeft, topRight, bottomRight, bottomLeft] = cornersOf(scene)
  const at = (point: PlanePoint) => project(camera, point)
  return {
    corners: [at(topLeft), at(topRight), at(bottomRight), at(bottomLeft)],
    widthFt: scene.widthFt,
    heightFt: scene.heightFt,
  }
}

export const withKnown = (reference: Reference, known: 'width' | 'height' | 'both'): Reference => ({
  ...reference,
  widthFt: known === 'height' ? null : reference.widthFt,
  heightFt: known === 'width' ? null : reference.heightFt,
})

export function mapCorners(reference: Reference, map: (corner: PhotoPoint) => PhotoPoint): Reference {
  const [a, b, c, d] = reference.corners
  return { ...reference, corners: [map(a), map(b), map(c), map(d)] }
}

/** Corners of an upright rectangle of the photo, in pixels. */
export const boxCorners = (left: number, top: number, right: number, bottom: number): Reference['corners'] => [
  { xPx: left, yPx: top },
  { xPx: right, yPx: top },
  { xPx: right, yPx: bottom },
  { xPx: left, yPx: bottom },
]

/**
 * A rectangle low and wide in a photo of 1600 x 1200 pixels: its sides meet at a horizon above it.
 */
export const steepCorners: Reference['corners'] = [
  { xPx: 700, yPx: 700 },
  { xPx: 900, yPx: 700 },
  { xPx: 1400, yPx: 1100 },
  { xPx: 200, yPx: 1100 },
]

export const trueRunFt = ({ panel, charger }: Scene): number =>
  Math.abs(charger.xFt - panel.xFt) + Math.abs(charger.yFt - panel.yFt)

/** Evenly spread, which `fc.double` is not: half of its values are nearly 0. */
const number = (min: number, max: number) =>
  fc.integer({ min: 0, max: 100_000 }).map(part => min + ((max - min) * part) / 100_000)

const arbScene: fc.Arbitrary<Scene> = fc.record({
  leftFt: number(-8, 0),
  bottomFt: number(0, 1),
  widthFt: number(3, 16),
  heightFt: number(6, 9),
  panel: fc.record({ xFt: number(-8, 8), yFt: number(0.5, 8) }),
  charger: fc.record({ xFt: number(-8, 8), yFt: number(0.5, 8) }),
})

const sizes = [
  [1600, 1200],
  [1200, 1600],
  [4032, 3024],
  [2000, 1125],
  [720, 480],
] as const

/**
 * Any phone in front of the wall: 0 to 40 degrees to either side, from 9 to 30 ft, held up to 20
 * degrees askew.
 */
const arbCamera: fc.Arbitrary<Camera> = fc
  .record({
    size: fc.constantFrom(...sizes),
    focal35Mm: number(13, 80),
    distanceFt: number(9, 30),
    yaw: number(-0.7, 0.7),
    eyeFt: number(3, 7),
    lookAt: fc.tuple(number(-3, 3), number(2, 7), fc.constant(0)),
    roll: number(-0.35, 0.35),
  })
  .map(({ size: [widthPx, heightPx], focal35Mm, distanceFt, yaw, eyeFt, lookAt, roll }) => ({
    photo: { widthPx, heightPx, focal35Mm },
    position: [lookAt[0] + distanceFt * Math.sin(yaw), eyeFt, distanceFt * Math.cos(yaw)],
    lookAt,
    roll,
  }))

/** At least this far in front of the camera, all that is pinned can be in a photo. */
const MIN_DEPTH_FT = 2

export type View = readonly [Camera, Scene]

export const arbView: fc.Arbitrary<View> = fc
  .tuple(arbCamera, arbScene)
  .filter(([camera, scene]) =>
    [...cornersOf(scene), scene.panel, scene.charger].every(point => seenBy(camera, point)[2] > MIN_DEPTH_FT),
  )
