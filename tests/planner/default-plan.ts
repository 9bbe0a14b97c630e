// The plan at the start, for tests: at prices of its own, so that the owner's change nothing here.
import { defaultPlanOf } from '@/lib/planner/plan'

/** Those of the specification, with which the plan comes to $588. */
export const specifiedPrices = { baseLabor: 450, pricePerFt: 12, trenchPricePerFt: 18 } as const

export const defaultPlan = defaultPlanOf(specifiedPrices)
