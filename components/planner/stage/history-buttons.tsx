'use client'
// Undo and redo, and reset where there is one.
import { memo } from 'react'
import { usePlanner } from '@/components/planner/planner-context'
import { Icon } from '@/components/ui/icons'
import type { UndoDispatch } from '@/components/planner/undo-keys'

interface HistoryButtonsProps {
  words: { readonly toolbar: string; readonly undo: string; readonly redo: string }
  canUndo: boolean
  canRedo: boolean
  dispatch: UndoDispatch
  /** Of the plan. */
  hasReset?: boolean
}

const icons = {
  undo: 'M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  redo: 'm12 5 4 4-4 4m4-4H8a4 4 0 0 0 0 8h2',
}

/** Memoized: a drag changes none of its properties. */
export const HistoryButtons = memo(function HistoryButtons({
  words,
  canUndo,
  canRedo,
  dispatch,
  hasReset,
}: HistoryButtonsProps) {
  const { isReady, words: plannerWords, defaultPlan, focusables, dispatch: change } = usePlanner()
  const isPossible = { undo: canUndo, redo: canRedo }
  return (
    <div role="group" aria-label={words.toolbar} className="planner-tools">
      {(['undo', 'redo'] as const).map(type => (
        <button
          key={type}
          type="button"
          aria-label={words[type]}
          title={words[type]}
          disabled={!isReady}
          aria-disabled={!isPossible[type] || undefined}
          onClick={() => dispatch({ type })}
        >
          <Icon path={icons[type]} />
        </button>
      ))}
      {hasReset ? (
        <button
          ref={button => void focusables.set('reset', button)}
          type="button"
          disabled={!isReady}
          onClick={() => change({ type: 'load', plan: defaultPlan })}
        >
          {plannerWords.reset}
        </button>
      ) : null}
    </div>
  )
})
