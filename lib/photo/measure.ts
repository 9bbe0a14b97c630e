// Measures the conduit's run on a photo of a wall, from a marked rectangle with one known side and
// two pins. Pure: no DOM, no React. The mathematics and its accuracy: docs/photo.md, "Photo
// measure".
import { focalLengthPx } from './focal-length'
import { planeOf } from './plane'
import { isVague, MAX_RUN_FT, MIN_MARGIN_FT, type Problem, referenceProblem } from './refusals'
import { runBetween } from './run'
import type { Photo, PhotoPoint, Reference, Range } from './types'
import { createNormal } from './random'

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
 * The run is measured 1,000 times with each pin and the focal length off by their usual error: the
 * 5th and 95th percentile. A draw with a pin beyond the horizon counts as infinitely
 * long.
 */
function rangeOfRun(photo: Photo, reference: Reference, panel: PhotoPoint, charger: PhotoPoint): Range {
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

export type RunMeasure =
  | {
      readonly ok: true
      /** Feet, none of them negative: along the wall plus up or down. */
      readonly runFt: number
      readonly alongFt: number
      readonly riseFt: number
      /** 1 when the run goes more than half a foot both along and up or down, else 0. */
      readonly elbows: number
      /** 5th and 95th percentile of the run, at least 0.5 ft away from it. */
      readonly lowFt: number
      readonly highFt: number
    }
  | { readonly ok: false; readonly problem: Problem }

const refuse = (problem: Problem): RunMeasure => ({ ok: false, problem })

/**
 * The run from panel to charger on the reference's plane, level and plumb, or the first reason why
 * it cannot be told, in this order: `corners`, `frame`, `small`, `door` (see `referenceProblem`),
 * `horizon`: a pin beyond the plane's horizon, `far`: over 150 ft, `vague`: a side of the range
 * exceeds both 25% of the run and 0.5 ft. The same input always gives the same answer.
 */
export function measureRun(photo: Photo, reference: Reference, panel: PhotoPoint, charger: PhotoPoint): RunMeasure {
  const problem = referenceProblem(photo, reference)
  if (problem) return refuse(problem)
  const run = runBetween(planeOf(photo, reference, focalLengthPx(photo)), panel, charger)
  if (!run) return refuse('horizon')
  // Also refuses a run that is not a number.
  if (!(run.runFt <= MAX_RUN_FT)) return refuse('far')
  const range = rangeOfRun(photo, reference, panel, charger)
  if (isVague(run.runFt, range)) return refuse('vague')
  return {
    ok: true,
    ...run,
    lowFt: Math.max(0, Math.min(range.lowFt, run.runFt - MIN_MARGIN_FT)),
    highFt: Math.max(range.highFt, run.runFt + MIN_MARGIN_FT),
  }
}
