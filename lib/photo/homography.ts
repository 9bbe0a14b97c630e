// Homographies of the plane as 3 x 3 matrices, row by row.
import type { PhotoPoint, Reference } from './types'

export type Matrix3 = readonly [number, number, number, number, number, number, number, number, number]

/**
 * Maps the unit square to four corners: (0, 0) to bottom left, (1, 0) to bottom right, (1, 1) to
 * top right, (0, 1) to top left. The last element is 1, so w is positive over the whole of a convex
 * quadrilateral and falls to 0 at the horizon. Source: P. Heckbert, "Fundamentals of Texture
 * Mapping and Image Warping", 1989, section 2.2.3.
 *
 * @param center subtracted from every corner, in pixels
 */
export function homographyFromUnitSquare(corners: Reference['corners'], center: PhotoPoint): Matrix3 {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  const x0 = bottomLeft.xPx - center.xPx
  const y0 = bottomLeft.yPx - center.yPx
  const x1 = bottomRight.xPx - center.xPx
  const y1 = bottomRight.yPx - center.yPx
  const x2 = topRight.xPx - center.xPx
  const y2 = topRight.yPx - center.yPx
  const x3 = topLeft.xPx - center.xPx
  const y3 = topLeft.yPx - center.yPx
  const sumX = x0 - x1 + x2 - x3
  const sumY = y0 - y1 + y2 - y3
  const determinant = (x1 - x2) * (y3 - y2) - (x3 - x2) * (y1 - y2)
  const g = (sumX * (y3 - y2) - (x3 - x2) * sumY) / determinant
  const h = ((x1 - x2) * sumY - sumX * (y1 - y2)) / determinant
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

/** The inverse; not finite for a singular matrix. */
export function invert([a, b, c, d, e, f, g, h, i]: Matrix3): Matrix3 {
  const A = e * i - f * h
  const B = f * g - d * i
  const C = d * h - e * g
  const determinant = a * A + b * B + c * C
  return [
    A / determinant,
    (c * h - b * i) / determinant,
    (b * f - c * e) / determinant,
    B / determinant,
    (a * i - c * g) / determinant,
    (c * d - a * f) / determinant,
    C / determinant,
    (b * g - a * h) / determinant,
    (a * e - b * d) / determinant,
  ]
}

/** The image of (x, y, 1), before division by w. */
export function transform([a, b, c, d, e, f, g, h, i]: Matrix3, x: number, y: number) {
  return { x: a * x + b * y + c, y: d * x + e * y + f, w: g * x + h * y + i }
}
