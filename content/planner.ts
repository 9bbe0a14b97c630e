// The plan that the planner opens with, at the prices of the site.
import { defaultPlanOf } from '@/lib/planner/plan'
import { plannerPrices } from './prices'

export const defaultPlan = defaultPlanOf(plannerPrices)
