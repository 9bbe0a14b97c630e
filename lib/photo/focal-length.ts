// The camera's focal length in photo pixels, and the proportions of a rectangle that follow from
// it.
import type { Matrix3 } from './homography'
import type { Photo } from './types'

/** The main camera of most phones. */
const TYPICAL_FOCAL_35_MM = 26
/** Diagonal of a 36 x 24 mm frame. */
const FRAME_DIAGONAL_MM = 43.27

export const isFocalKnown = ({ focal35Mm }: Photo): boolean =>
  focal35Mm !== null && focal35Mm > 0 && Number.isFinite(focal35Mm)

/**
 * Pixels. The typical phone's where the photo gives no positive focal length. The same for a photo
 * turned on its side.
 */
export function focalLengthPx(photo: Photo): number {
  const focal35Mm = (isFocalKnown(photo) ? photo.focal35Mm : null) ?? TYPICAL_FOCAL_35_MM
  return (focal35Mm / FRAME_DIAGONAL_MM) * Math.hypot(photo.widthPx, photo.heightPx)
}

/**
 * Width divided by height of the rectangle that a camera sees as the unit square's image: |K^-1 h1|
 * / |K^-1 h2|, with h1 and h2 the first two columns of the homography and K = diag(f, f, 1).
 * Source: Zhengyou Zhang and Li-wei He, "Whiteboard Scanning and Image Enhancement", 2003, section
 * 4.
 *
 * @param homography with its origin at the principal point
 */
export function aspectRatio([a, b, , d, e, , g, h]: Matrix3, focalPx: number): number {
  return Math.hypot(a / focalPx, d / focalPx, g) / Math.hypot(b / focalPx, e / focalPx, h)
}
