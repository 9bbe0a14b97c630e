// Undo and redo around the reducer. A whole drag, or one typed number, is one undo step.
import { defaultPlan, type Plan, samePlan } from './plan'
import { type PlanAction, reducePlan } from './reducer'

/** Older steps are dropped. */
export const MAX_UNDO_STEPS = 100

export interface PlanHistory {
  /** Oldest first. */
  readonly past: readonly Plan[]
  readonly present: Plan
  /** Next redo first. */
  readonly future: readonly Plan[]
  /** The step that further actions of the same group extend, and the redo list from before it. */
  readonly open: { readonly group: string; readonly futureBefore: readonly Plan[] } | null
}

/**
 * A plan action or an undo action. Consecutive actions with the same `group` are one step, until `endStep` (pointer up, blur) or another
 * action. `cancelStep` removes the group's open step as if it had not happened (Escape).
 */
export type HistoryAction =
  | (PlanAction & { readonly group?: string })
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'endStep' }
  | { readonly type: 'cancelStep'; readonly group: string }

export const startHistory = (present: Plan = defaultPlan): PlanHistory => ({
  past: [],
  present,
  future: [],
  open: null,
})

export const canUndo = (history: PlanHistory): boolean => history.past.length > 0
export const canRedo = (history: PlanHistory): boolean => history.future.length > 0

function undo(history: PlanHistory): PlanHistory {
  const previous = history.past.at(-1)
  if (!previous) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    open: null,
  }
}

function redo(history: PlanHistory): PlanHistory {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future, open: null }
}

function cancelStep(history: PlanHistory, group: string): PlanHistory {
  const before = history.past.at(-1)
  if (history.open?.group !== group || !before) return history
  return { past: history.past.slice(0, -1), present: before, future: history.open.futureBefore, open: null }
}

function step(history: PlanHistory, present: Plan, group: string | undefined): PlanHistory {
  if (present === history.present) return history
  if (group !== undefined && history.open?.group === group) {
    const before = history.past.at(-1)
    // A drag back to its start is not a step.
    return before && samePlan(before, present) ? cancelStep(history, group) : { ...history, present }
  }
  return {
    past: [...history.past, history.present].slice(-MAX_UNDO_STEPS),
    present,
    future: [],
    open: group === undefined ? null : { group, futureBefore: history.future },
  }
}

/** The history after an action; the same object where nothing changes. For `useReducer`. */
export function reduceHistory(history: PlanHistory, action: HistoryAction): PlanHistory {
  if (action.type === 'undo') return undo(history)
  if (action.type === 'redo') return redo(history)
  if (action.type === 'endStep') return history.open ? { ...history, open: null } : history
  if (action.type === 'cancelStep') return cancelStep(history, action.group)
  return step(history, reducePlan(history.present, action), action.group)
}
