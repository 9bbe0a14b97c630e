// Undo and redo around a reducer, for plans and for the marks on a photo. A whole drag, or one
// typed number, is one undo step.

/** Older steps are dropped. */
export const MAX_UNDO_STEPS = 100

export interface History<T> {
  /** Oldest first. */
  readonly past: readonly T[]
  readonly present: T
  /** Next redo first. */
  readonly future: readonly T[]
  /** The step that further actions of the same group extend, and the redo list from before it. */
  readonly open: { readonly group: string; readonly futureBefore: readonly T[] } | null
}

/**
 * `endStep` (pointer up, blur) ends a group. `cancelStep` removes the group's open step as if it
 * had not happened (Escape).
 */
type StepAction<T> =
  /** Starts over without an undo step. */
  | { readonly type: 'open'; readonly present: T }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'endStep' }
  | { readonly type: 'cancelStep'; readonly group: string }

/** Consecutive actions with the same `group` are one step, until `endStep` or another action. */
export type HistoryAction<T, Action> = (Action & { readonly group?: string }) | StepAction<T>

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], open: null })

export const canUndo = ({ past }: History<unknown>): boolean => past.length > 0
export const canRedo = ({ future }: History<unknown>): boolean => future.length > 0

function undo<T>(history: History<T>): History<T> {
  const [previous] = history.past.slice(-1)
  if (previous === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    open: null,
  }
}

function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, open: null }
}

function cancelStep<T>(history: History<T>, group: string): History<T> {
  const [before] = history.past.slice(-1)
  if (history.open?.group !== group || before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: history.open.futureBefore, open: null }
}

const stepTypes = ['open', 'undo', 'redo', 'endStep', 'cancelStep'] satisfies StepAction<unknown>['type'][]

const isStepAction = <T, Action extends { readonly type: string }>(
  action: HistoryAction<T, Action>,
): action is StepAction<T> => stepTypes.some(type => type === action.type)

/**
 * The reducer of a history: it returns the same object where nothing changes. `isSame` tells
 * whether a group came back to its start, which then is no step.
 */
export const historyReducer =
  <T, Action extends { readonly type: string }>(
    reduce: (present: T, action: Action) => T,
    isSame: (a: T, b: T) => boolean = Object.is,
  ) =>
  (history: History<T>, action: HistoryAction<T, Action>): History<T> => {
    if (isStepAction(action)) {
      switch (action.type) {
        case 'open':
          return startHistory(action.present)
        case 'undo':
          return undo(history)
        case 'redo':
          return redo(history)
        case 'endStep':
          return history.open ? { ...history, open: null } : history
        case 'cancelStep':
          return cancelStep(history, action.group)
      }
    }
    const { group } = action
    const present = reduce(history.present, action)
    if (present === history.present) return history
    if (group !== undefined && history.open?.group === group) {
      const [before] = history.past.slice(-1)
      return before !== undefined && isSame(before, present) ? cancelStep(history, group) : { ...history, present }
    }
    return {
      past: [...history.past, history.present].slice(-MAX_UNDO_STEPS),
      present,
      future: [],
      open: group === undefined ? null : { group, futureBefore: history.future },
    }
  }
