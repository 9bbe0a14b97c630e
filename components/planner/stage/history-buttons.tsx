'use client'
// Undo, redo and reset.
import { memo, type Ref } from 'react'
import { usePlanner } from '../planner-context'

interface HistoryButtonsProps {
  canUndo: boolean
  canRedo: boolean
  resetButton: Ref<HTMLButtonElement>
}

export const icons = {
  undo: 'M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  redo: 'm12 5 4 4-4 4m4-4H8a4 4 0 0 0 0 8h2',
}

export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5" fill="none" stroke="currentColor" strokeWidth="2">
      <path d={path} />
    </svg>
  )
}

/** Memoized: a drag changes none of its properties. */
export const HistoryButtons = memo(function HistoryButtons({ canUndo, canRedo, resetButton }: HistoryButtonsProps) {
  const { isReady, labels, dispatch } = usePlanner()
  return (
    <div role="group" aria-label={labels.toolbar} className="planner-tools">
      <button
        type="button"
        aria-label={labels.undo}
        title={labels.undo}
        disabled={!isReady}
        aria-disabled={!canUndo || undefined}
        onClick={() => dispatch({ type: 'undo' })}
      >
        <Icon path={icons.undo} />
      </button>
      <button
        type="button"
        aria-label={labels.redo}
        title={labels.redo}
        disabled={!isReady}
        aria-disabled={!canRedo || undefined}
        onClick={() => dispatch({ type: 'redo' })}
      >
        <Icon path={icons.redo} />
      </button>
      <button ref={resetButton} type="button" disabled={!isReady} onClick={() => dispatch({ type: 'reset' })}>
        {labels.reset}
      </button>
    </div>
  )
})
