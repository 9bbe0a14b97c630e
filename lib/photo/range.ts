// The range of a run: it is measured 1,000 times with each pin and the focal length off by their
// usual error, and the range holds nine in ten of the results.
import { focalLengthPx } from './focal-length'
import { planeOf } from './plane'
import { createNormal } from './random'
import { runBetween } from './run'
import type { Photo, PhotoPoint, Range, Reference } from './types'

/** Standard deviation of each pin coordinate, as a share of the photo's long side. */
const PIN_DEVIATION = 0.002
/** Standard deviation of the focal length, as a share of it. */
const FOCAL_DEVIATION = 0.08
const DRAWS = 1000
/** Two for each of the six points, and the focal length. */
const DEVIATES_PER_DRAW = 13
const LOW_SHARE = 0.05
const HIGH_SHARE = 0.95
const SEED = 25

/** Seeded, so that the range changes smoothly while a pin moves. */
const deviates = Float64Array.from({ length: DRAWS * DEVIATES_PER_DRAW }, createNormal(SEED))

/** The smallest value that a share of the sorted values does not exceed. */
const quantile = (sorted: Float64Array, share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? NaN

/**
 * 5th and 95th percentile of the run. A draw with a pin beyond the horizon counts as infinitely
 * long.
 */
export function rangeOfRun(photo: Photo, reference: Reference, panel: PhotoPoint, charger: PhotoPoint): Range {
  const focalPx = focalLengthPx(photo)
  const [topLeft, topRight, bottomRight, bottomLeft] = reference.corners
  // Deviates run along and across the reference's top side, so that a photo turned on its side has
  // the same range.
  const topPx = Math.hypot(topRight.xPx - topLeft.xPx, topRight.yPx - topLeft.yPx)
  const step = (PIN_DEVIATION * Math.max(photo.widthPx, photo.heightPx)) / topPx
  const alongX = (topRight.xPx - topLeft.xPx) * step
  const alongY = (topRight.yPx - topLeft.yPx) * step
  const runs = Float64Array.from({ length: DRAWS }, (_, draw) => {
    let index = draw * DEVIATES_PER_DRAW
    const next = () => deviates[index++] ?? NaN
    const move = ({ xPx, yPx }: PhotoPoint): PhotoPoint => {
      const along = next()
      const across = next()
      return { xPx: xPx + along * alongX - across * alongY, yPx: yPx + along * alongY + across * alongX }
    }
    const corners = [move(topLeft), move(topRight), move(bottomRight), move(bottomLeft)] as const
    const from = move(panel)
    const to = move(charger)
    // With both sides known the plane does not depend on the focal length.
    const plane = planeOf(photo, { ...reference, corners }, focalPx * (1 + FOCAL_DEVIATION * next()))
    const run = runBetween(plane, from, to)?.runFt ?? Infinity
    return Number.isNaN(run) ? Infinity : run
  }).sort()
  return { lowFt: quantile(runs, LOW_SHARE), highFt: quantile(runs, HIGH_SHARE) }
}
