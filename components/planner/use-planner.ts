'use client'
// The planner's state: the plan with its undo history, and whether the last change moved the charger, for announcements.
import { useMemo, useReducer, type ActionDispatch } from 'react'
import {
  estimateOf,
  type HistoryAction,
  type Plan,
  type PlanHistory,
  reduceHistory,
  routeOf,
  startHistory,
} from '@/lib/planner'

/** `open` starts over with a plan, without an undo step. */
export type PlannerAction = HistoryAction | { readonly type: 'open'; readonly plan: Plan }

interface PlannerState {
  readonly history: PlanHistory
  readonly hasMoved: boolean
}

const stateAt = (plan?: Plan): PlannerState => ({ history: startHistory(plan), hasMoved: false })

function reduce(state: PlannerState, action: PlannerAction): PlannerState {
  if (action.type === 'open') return stateAt(action.plan)
  const history = reduceHistory(state.history, action)
  if (history === state.history) return state
  // Ending a step does not change the plan, so there is nothing new to announce.
  const hasMoved =
    history.present === state.history.present
      ? state.hasMoved
      : history.present.charger !== state.history.present.charger
  return { history, hasMoved }
}

export type Dispatch = ActionDispatch<[action: PlannerAction]>

export function usePlanner(start?: Plan) {
  const [{ history, hasMoved }, dispatch] = useReducer(reduce, start, stateAt)
  const plan = history.present
  // The panel renders parts of itself later, so the objects of an unchanged plan stay the same.
  const route = useMemo(() => routeOf(plan), [plan])
  const estimate = useMemo(() => estimateOf(plan, route), [plan, route])
  return { plan, route, estimate, history, hasMoved, dispatch }
}
