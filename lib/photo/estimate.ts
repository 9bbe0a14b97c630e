// The planner's estimate for a measured run and for both ends of its range.
import { type Estimate, estimateOf, type Plan } from '@/lib/planner'

export interface PhotoEstimate {
  /** Whole feet of conduit, extra feet included. */
  readonly conduitFt: number
  readonly conduitFtLow: number
  readonly conduitFtHigh: number
  /** The estimate for `conduitFt`. */
  readonly estimate: Estimate
  /** The estimates for the ends of the range. */
  readonly low: Estimate
  readonly high: Estimate
}

/**
 * The estimate with the plan's prices, amps, brand, conduit and trench; its garage and charger do
 * not matter.
 *
 * @param run measured feet (a `RunMeasure` that is ok)
 * @param extraFt feet that the photo does not show, 0 or more
 */
export function estimateOfRun(
  plan: Plan,
  run: { readonly runFt: number; readonly lowFt: number; readonly highFt: number },
  extraFt: number,
): PhotoEstimate {
  const conduitFt = Math.round(run.runFt + extraFt)
  const conduitFtLow = Math.round(run.lowFt + extraFt)
  const conduitFtHigh = Math.round(run.highFt + extraFt)
  return {
    conduitFt,
    conduitFtLow,
    conduitFtHigh,
    estimate: estimateOf(plan, { conduitFt }),
    low: estimateOf(plan, { conduitFt: conduitFtLow }),
    high: estimateOf(plan, { conduitFt: conduitFtHigh }),
  }
}
