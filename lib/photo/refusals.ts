// Why a reference rectangle, or a run, is refused instead of measured.
import { doorDoubt } from './door'
import { frameDoubt, mayBeScreen } from './frame'
import { focalLengthPx } from './focal-length'
import { type Plane, planeOf } from './plane'
import type { Photo, PhotoPoint, Range, Reference } from './types'

export type Problem = 'corners' | 'frame' | 'small' | 'door' | 'horizon' | 'far' | 'vague'

const MIN_SHARE_OF_PHOTO = 0.1
export const MAX_RUN_FT = 150
const MAX_SHARE_OF_RUN = 0.25
/** The range reaches at least this far on either side of the run. */
export const MIN_MARGIN_FT = 0.5
/**
 * Twice the area of a corner's triangle, as a share of the long side squared; below this its three
 * points count as on one line.
 */
const STRAIGHT = 1e-9

/** Twice the signed area of a triangle, in square pixels. */
const signedArea = (a: PhotoPoint, b: PhotoPoint, c: PhotoPoint): number =>
  (b.xPx - a.xPx) * (c.yPx - a.yPx) - (b.yPx - a.yPx) * (c.xPx - a.xPx)

/**
 * True where the corners, in order, make a convex quadrilateral, in either direction: a mirrored
 * photo measures the same.
 */
function isConvex([a, b, c, d]: Reference['corners'], longSidePx: number): boolean {
  const least = STRAIGHT * longSidePx ** 2
  const turns = [signedArea(a, b, c), signedArea(b, c, d), signedArea(c, d, a), signedArea(d, a, b)]
  return turns.every(turn => turn > least) || turns.every(turn => turn < -least)
}

const isLength = (lengthFt: number | null): boolean => lengthFt === null || (lengthFt > 0 && Number.isFinite(lengthFt))

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/**
 * The first problem of the rectangle itself, or null.
 * `corners`: they cross, coincide or are not convex, or a length is not positive, or neither is
 * given. `small`: under 10% of the photo's width or height; of the short side where the photo may
 * stand between bars.
 */
export function rectangleProblem(photo: Photo, { corners, widthFt, heightFt }: Reference): 'corners' | 'small' | null {
  const { widthPx, heightPx } = photo
  const isMeasured = (widthFt !== null || heightFt !== null) && isLength(widthFt) && isLength(heightFt)
  if (!isMeasured || !isConvex(corners, Math.max(widthPx, heightPx))) return 'corners'
  const shortPx = Math.min(widthPx, heightPx)
  const [fullWidthPx, fullHeightPx] = mayBeScreen(photo) ? [shortPx, shortPx] : [widthPx, heightPx]
  const isWide = extent(corners.map(({ xPx }) => xPx)) >= MIN_SHARE_OF_PHOTO * fullWidthPx
  const isHigh = extent(corners.map(({ yPx }) => yPx)) >= MIN_SHARE_OF_PHOTO * fullHeightPx
  return isWide && isHigh ? null : 'small'
}

/**
 * The first problem of a reference, or null: `corners` and `small` are those of the rectangle (see
 * `rectangleProblem`). `frame`, between the two: only one side is known, and more than that is
 * needed (see `frameDoubt`). `door`, after them: no door has the other side (see `doorDoubt`). With
 * both sides known neither the focal length nor the place of the center matters.
 */
export function referenceProblem(photo: Photo, reference: Reference): 'corners' | 'frame' | 'small' | 'door' | null {
  const problem = rectangleProblem(photo, reference)
  if (problem === 'corners') return problem
  const isOneKnown = reference.widthFt === null || reference.heightFt === null
  if (isOneKnown && frameDoubt(photo) !== null) return 'frame'
  return problem ?? (doorDoubt(photo, reference) && 'door')
}

/** The plane of a reference; null where `referenceProblem` names a problem. */
export const createPlane = (photo: Photo, reference: Reference): Plane | null =>
  referenceProblem(photo, reference) === null ? planeOf(photo, reference, focalLengthPx(photo)) : null

export const isVague = (runFt: number, { lowFt, highFt }: Range): boolean =>
  Math.max(runFt - lowFt, highFt - runFt) > Math.max(MAX_SHARE_OF_RUN * runFt, MIN_MARGIN_FT)
