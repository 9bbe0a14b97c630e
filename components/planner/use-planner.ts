'use client'
// The planner's one state: the plan with its history, and whether the last change moved the charger, which is read out.
import { useReducer, useSyncExternalStore, type ActionDispatch } from 'react'
import {
  estimateOf,
  type HistoryAction,
  type Plan,
  type PlanHistory,
  reduceHistory,
  routeOf,
  startHistory,
} from '@/lib/planner'

/** `open`: the planner as if it had started with this plan, without a step to undo. */
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
  // Sealing a step changes no plan, so it says nothing new.
  const hasMoved =
    history.present === state.history.present
      ? state.hasMoved
      : history.present.charger !== state.history.present.charger
  return { history, hasMoved }
}

export type Dispatch = ActionDispatch<[action: PlannerAction]>

const never = () => () => undefined

/** False on the server and until the page reacts: until then controls are disabled, so that no choice is lost. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export function usePlanner(start?: Plan) {
  const [{ history, hasMoved }, dispatch] = useReducer(reduce, start, stateAt)
  const plan = history.present
  const route = routeOf(plan)
  return { plan, route, estimate: estimateOf(plan, route), history, hasMoved, dispatch }
}
