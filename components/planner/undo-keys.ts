import type { KeyboardEvent } from 'react'

/** The dispatch of any history. */
export type UndoDispatch = (action: { readonly type: 'undo' | 'redo' }) => void

/** Text fields have an undo of their own. */
const isTyping = (target: EventTarget) =>
  target instanceof HTMLInputElement && !['radio', 'range', 'checkbox'].includes(target.type)

/**
 * Ctrl-Z or Command-Z takes a step back, with Shift forward, as does the Ctrl-Y of Windows. The
 * inner of two histories takes the key: the photo's, within the plan's.
 */
export const undoByKey = (dispatch: UndoDispatch) => (event: KeyboardEvent) => {
  const key = event.key.toLowerCase()
  const isCtrlY = key === 'y' && event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && !isCtrlY)) return
  event.stopPropagation()
  if (isTyping(event.target)) return
  event.preventDefault()
  dispatch({ type: event.shiftKey || isCtrlY ? 'redo' : 'undo' })
}
