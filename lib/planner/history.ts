// Undo and redo around the reducer. One step is one decision of the visitor: a whole drag, or one number typed, counts once.
import { defaultPlan, type Plan, samePlan } from './plan'
import { type PlanAction, reducePlan } from './reducer'

/** Older steps are forgotten. */
export const MAX_UNDO_STEPS = 100

export interface PlanHistory {
  /** Oldest first. */
  readonly past: readonly Plan[]
  readonly present: Plan
  /** What redo brings next comes first. */
  readonly future: readonly Plan[]
  /** The step that further actions of the same group still add to, and what could be redone before it began. */
  readonly open: { readonly group: string; readonly futureBefore: readonly Plan[] } | null
}

/**
 * A plan action, or a move through the history. Actions in a row that name the same `group` make one step, until `seal`
 * (pointer released, field left) or another action. `abandon` takes that group's open step back as if it had never begun (Escape).
 */
export type HistoryAction =
  | (PlanAction & { readonly group?: string })
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'seal' }
  | { readonly type: 'abandon'; readonly group: string }

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

function abandon(history: PlanHistory, group: string): PlanHistory {
  const before = history.past.at(-1)
  if (history.open?.group !== group || !before) return history
  return { past: history.past.slice(0, -1), present: before, future: history.open.futureBefore, open: null }
}

function step(history: PlanHistory, present: Plan, group: string | undefined): PlanHistory {
  if (present === history.present) return history
  if (group !== undefined && history.open?.group === group) {
    const before = history.past.at(-1)
    // A drag that comes back to where it began is no step at all.
    return before && samePlan(before, present) ? abandon(history, group) : { ...history, present }
  }
  return {
    past: [...history.past, history.present].slice(-MAX_UNDO_STEPS),
    present,
    future: [],
    open: group === undefined ? null : { group, futureBefore: history.future },
  }
}

/** The history after an action; the same object where nothing changes. Fits `useReducer`. */
export function reduceHistory(history: PlanHistory, action: HistoryAction): PlanHistory {
  if (action.type === 'undo') return undo(history)
  if (action.type === 'redo') return redo(history)
  if (action.type === 'seal') return history.open ? { ...history, open: null } : history
  if (action.type === 'abandon') return abandon(history, action.group)
  return step(history, reducePlan(history.present, action), action.group)
}
