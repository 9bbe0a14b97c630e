// The planner's estimate for a measured run and for both ends of its range.
import { type Estimate, estimateOf, type Plan } from '@/lib/planner'

export interface PhotoEstimate {
  /** Whole feet of conduit, extra feet included. The middle of a range that begins above 0. */
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
  // The farther end of the measure's own range, which is not even.
  const halfFt = Math.round(Math.max(run.highFt + extraFt - conduitFt, conduitFt - run.lowFt - extraFt))
  const conduitFtLow = Math.max(0, conduitFt - halfFt)
  const conduitFtHigh = conduitFt + halfFt
  return {
    conduitFt,
    conduitFtLow,
    conduitFtHigh,
    estimate: estimateOf(plan, { conduitFt }),
    low: estimateOf(plan, { conduitFt: conduitFtLow }),
    high: estimateOf(plan, { conduitFt: conduitFtHigh }),
  }
}
