'use client'
// The planner's state: the plan with its undo history, and whether the last change moved the
// charger, for announcements.
import { useMemo, useReducer, type ActionDispatch } from 'react'
import {
  type Estimate,
  estimateOf,
  type Plan,
  type PlanHistory,
  type PlanHistoryAction,
  reducePlanHistory,
  type Route,
  routeOf,
  startHistory,
} from '@/lib/planner'

interface PlannerState {
  readonly history: PlanHistory
  readonly hasMoved: boolean
}

const stateAt = (plan: Plan): PlannerState => ({ history: startHistory(plan), hasMoved: false })

function reduce(state: PlannerState, action: PlanHistoryAction): PlannerState {
  if (action.type === 'open') return stateAt(action.present)
  const history = reducePlanHistory(state.history, action)
  if (history === state.history) return state
  // Ending a step does not change the plan, so there is nothing new to announce.
  const hasMoved =
    history.present === state.history.present
      ? state.hasMoved
      : history.present.charger !== state.history.present.charger
  return { history, hasMoved }
}

export type Dispatch = ActionDispatch<[action: PlanHistoryAction]>

export interface PricedPlan {
  readonly plan: Plan
  readonly route: Route
  readonly estimate: Estimate
}

export function pricedPlanOf(plan: Plan): PricedPlan {
  const route = routeOf(plan)
  return { plan, route, estimate: estimateOf(plan, route) }
}

export function usePlanState(defaultPlan: Plan) {
  const [{ history, hasMoved }, dispatch] = useReducer(reduce, defaultPlan, stateAt)
  // Parts of the inspector are memoized on it: the object of an unchanged plan stays the same.
  const priced = useMemo(() => pricedPlanOf(history.present), [history.present])
  return { priced, history, hasMoved, dispatch }
}
