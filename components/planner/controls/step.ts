import type { PlannerLabels } from '@/content/planner-labels'
import type { Plan } from '@/lib/planner'
import type { Dispatch } from '../use-planner'

/** What each step of the panel gets. */
export interface StepProps {
  readonly plan: Plan
  readonly labels: PlannerLabels
  readonly dispatch: Dispatch
}
