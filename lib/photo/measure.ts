// Measures the conduit's run on a photo of a wall, from a marked rectangle with one known side and
// two pins. Pure: no DOM, no React. The mathematics and its accuracy: docs/photo.md, "Photo
// measure".
import { focalLengthPx } from './focal-length'
import { planeOf } from './plane'
import { rangeOfRun } from './range'
import { isVague, MAX_RUN_FT, MIN_MARGIN_FT, type Problem, referenceProblem } from './refusals'
import { runBetween } from './run'
import type { Photo, PhotoPoint, Reference } from './types'

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
