import type { KeyboardEvent } from 'react'

/** The dispatch of any history. */
export type UndoDispatch = (action: { readonly type: 'undo' | 'redo' }) => void

/** Text fields have an undo of their own. */
const isTyping = (target: EventTarget) => target instanceof HTMLInputElement && target.type !== 'radio'

/**
 * Ctrl-Z or Command-Z takes a step back, with Shift forward. The inner of two histories takes the
 * key: the photo's, within the plan's.
 */
export const undoByKey = (dispatch: UndoDispatch) => (event: KeyboardEvent) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return
  event.stopPropagation()
  if (isTyping(event.target)) return
  event.preventDefault()
  dispatch({ type: event.shiftKey ? 'redo' : 'undo' })
}
