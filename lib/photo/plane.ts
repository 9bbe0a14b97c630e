// The wall's plane as a photo shows it: maps photo pixels to feet on the wall and back.
import { aspectRatio } from './focal-length'
import { homographyFromUnitSquare, invert, type Matrix3, transform } from './homography'
import type { Photo, PhotoPoint, PlanePoint, Reference } from './types'

export interface Plane {
  readonly center: PhotoPoint
  /** Unit square to photo pixels around the center, and back. */
  readonly homography: Matrix3
  readonly inverse: Matrix3
  /** The reference's sides: as given, or from the other side and the focal length. */
  readonly widthFt: number
  readonly heightFt: number
}

/** The principal point: the picture's center. */
export const centerOf = ({ widthPx, heightPx }: Photo): PhotoPoint => ({ xPx: widthPx / 2, yPx: heightPx / 2 })

/**
 * Without a check of the reference: for corners that cross or coincide the result has no meaning.
 */
export function planeOf(photo: Photo, { corners, widthFt, heightFt }: Reference, focalPx: number): Plane {
  const center = centerOf(photo)
  const homography = homographyFromUnitSquare(corners, center)
  const plane = { center, homography, inverse: invert(homography) }
  if (widthFt !== null && heightFt !== null) return { ...plane, widthFt, heightFt }
  const ratio = aspectRatio(homography, focalPx)
  return {
    ...plane,
    widthFt: widthFt ?? (heightFt ?? NaN) * ratio,
    heightFt: heightFt ?? (widthFt ?? NaN) / ratio,
  }
}

/**
 * How near a photo point is to the camera on the plane: about 1 at the reference, 0 at the horizon,
 * negative beyond it.
 */
export const nearness = ({ center, inverse }: Plane, { xPx, yPx }: PhotoPoint): number =>
  transform(inverse, xPx - center.xPx, yPx - center.yPx).w

/** The point of the wall at a photo point; null at the plane's horizon and beyond. */
export function planePointAt(plane: Plane, { xPx, yPx }: PhotoPoint): PlanePoint | null {
  const { x, y, w } = transform(plane.inverse, xPx - plane.center.xPx, yPx - plane.center.yPx)
  return w > 0 ? { xFt: (x / w) * plane.widthFt, yFt: (y / w) * plane.heightFt } : null
}

/**
 * The photo point of a point of the wall, also outside the picture; null for one that is not in
 * front of the camera.
 */
export function photoPointAt(plane: Plane, { xFt, yFt }: PlanePoint): PhotoPoint | null {
  const { x, y, w } = transform(plane.homography, xFt / plane.widthFt, yFt / plane.heightFt)
  return w > 0 ? { xPx: x / w + plane.center.xPx, yPx: y / w + plane.center.yPx } : null
}
