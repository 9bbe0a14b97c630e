// A grid of feet over the wall's plane, as it appears in the photo: shows whether the corners sit
// right.
import { nearness, photoPointAt, type Plane, planePointAt } from './plane'
import type { Photo, PhotoPoint, PlanePoint } from './types'

export interface GridLine {
  readonly direction: 'level' | 'plumb'
  /**
   * The line's place on the wall: height of a level line, distance along the wall of a plumb one.
   */
  readonly atFt: number
  readonly from: PhotoPoint
  readonly to: PhotoPoint
}

/**
 * Lines end where the wall is this much smaller in the photo than at the reference: beyond, they
 * merge.
 */
const LEAST_NEARNESS = 0.15
/**
 * Distances between lines, in feet. The first that needs no more than `MAX_LINES` in a direction is
 * taken.
 */
const STEPS_FT = [1, 2, 5, 10, 20, 50, 100]
const MAX_LINES = 40

/**
 * The part of a polygon where `value` is at least `least`. The polygon is convex and `value` linear
 * along its sides.
 */
function clip(polygon: readonly PhotoPoint[], value: (point: PhotoPoint) => number, least: number): PhotoPoint[] {
  return polygon.flatMap((point, i) => {
    const before = polygon.at(i - 1) ?? point
    const [a, b] = [value(before) - least, value(point) - least]
    const t = a / (a - b)
    const crossing = {
      xPx: before.xPx + t * (point.xPx - before.xPx),
      yPx: before.yPx + t * (point.yPx - before.yPx),
    }
    return [...(a < 0 !== b < 0 ? [crossing] : []), ...(b >= 0 ? [point] : [])]
  })
}

type Axis = 'xFt' | 'yFt'

/** The two points where a convex polygon has a coordinate; fewer where the line misses it. */
function crossings(polygon: readonly PlanePoint[], axis: Axis, atFt: number): PlanePoint[] {
  return polygon.flatMap((point, i) => {
    const before = polygon.at(i - 1) ?? point
    const [a, b] = [before[axis] - atFt, point[axis] - atFt]
    if (a < 0 === b < 0) return []
    const t = a / (a - b)
    return [{ xFt: before.xFt + t * (point.xFt - before.xFt), yFt: before.yFt + t * (point.yFt - before.yFt) }]
  })
}

/**
 * Level and plumb lines over the part of the wall's plane that the photo shows, through the
 * reference's bottom left corner; at most 40 in each direction, a whole number of feet apart.
 */
export function gridLines({ widthPx, heightPx }: Photo, plane: Plane): readonly GridLine[] {
  const frame = [
    { xPx: 0, yPx: 0 },
    { xPx: widthPx, yPx: 0 },
    { xPx: widthPx, yPx: heightPx },
    { xPx: 0, yPx: heightPx },
  ]
  const visible = clip(frame, point => nearness(plane, point), LEAST_NEARNESS).flatMap(
    point => planePointAt(plane, point) ?? [],
  )
  const linesAlong = (axis: Axis): GridLine[] => {
    const values = visible.map(point => point[axis])
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const stepFt = STEPS_FT.find(step => (most - least) / step <= MAX_LINES - 1)
    if (stepFt === undefined) return []
    const first = Math.ceil(least / stepFt)
    const count = Math.floor(most / stepFt) - first + 1
    return Array.from({ length: count }, (_, i) => (first + i) * stepFt).flatMap(atFt => {
      const [from, to] = crossings(visible, axis, atFt).map(point => photoPointAt(plane, point))
      return from && to ? [{ direction: axis === 'yFt' ? ('level' as const) : ('plumb' as const), atFt, from, to }] : []
    })
  }
  return [...linesAlong('xFt'), ...linesAlong('yFt')]
}
