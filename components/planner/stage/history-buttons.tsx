'use client'
// Undo, redo and reset.
import { memo, type Ref } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import type { Dispatch } from '../use-planner'
import { Icon, icons } from './history-icon'

interface HistoryButtonsProps {
  canUndo: boolean
  canRedo: boolean
  isReady: boolean
  labels: PlannerLabels
  dispatch: Dispatch
  resetButton: Ref<HTMLButtonElement>
}

/** Memoized: a drag changes none of its properties. */
export const HistoryButtons = memo(function HistoryButtons({
  canUndo,
  canRedo,
  isReady,
  labels,
  dispatch,
  resetButton,
}: HistoryButtonsProps) {
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
