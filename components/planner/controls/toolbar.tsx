'use client'

import { memo, useRef, type RefObject } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import { canRedo, canUndo, type Direction, type PlanHistory } from '@/lib/planner'
import { hintCount, hintsOf } from '@/lib/planner/hints'
import { Button } from '@/components/ui/button'
import { ExportStatus } from '../export/export-status'
import { usePngExport } from '../export/use-png-export'
import { PlanNotice } from '../persistence/plan-notice'
import { PrintSheet } from '../print/print-sheet'
import { usePlanPersistence } from '../persistence/use-plan-persistence'
import type { CurrentView } from '../plan-view'
import type { Dispatch } from '../use-planner'
import { fill } from '../plan-text'

const arrows: Readonly<Record<Direction, string>> = {
  left: 'M12 4 6 10l6 6',
  up: 'M4 12l6-6 6 6',
  down: 'M4 8l6 6 6-6',
  right: 'M8 4l6 6-6 6',
}
const directions = Object.keys(arrows) as Direction[]

interface ToolbarProps {
  history: PlanHistory
  labels: PlannerLabels
  dispatch: Dispatch
  view: RefObject<CurrentView>
}

/** Memoized: does not depend on the charger's position, so a drag does not render it again. */
const NudgeButtons = memo(function NudgeButtons({ labels, dispatch }: Pick<ToolbarProps, 'labels' | 'dispatch'>) {
  return (
    <div className="flex grow rounded border border-edge sm:grow-0">
      {directions.map(direction => (
        <button
          key={direction}
          type="button"
          aria-label={labels.nudge[direction]}
          onClick={() => dispatch({ type: 'nudge', direction })}
          className="flex h-11 w-11 grow items-center justify-center border-r border-edge last:border-r-0 hover:bg-sunken disabled:opacity-55"
        >
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="size-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d={arrows[direction]} />
          </svg>
        </button>
      ))}
    </div>
  )
})

export function Toolbar({ history, labels, dispatch, view }: ToolbarProps) {
  const plan = history.present
  const png = usePngExport(view, labels)
  const { notice, copyLink } = usePlanPersistence(plan, dispatch)
  const { keep } = labels
  const tips = hintCount(hintsOf(plan))
  const resetButton = useRef<HTMLButtonElement>(null)
  const reset = () => dispatch({ type: 'reset' })
  const startOver = () => {
    reset()
    // The pressed button disappears with its notice.
    resetButton.current?.focus()
  }

  return (
    <div className="needs-script">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <NudgeButtons labels={labels} dispatch={dispatch} />
        <div className="flex grow flex-wrap items-center justify-between gap-1 sm:grow-0">
          <Button
            variant="quiet"
            size="tight"
            aria-disabled={!canUndo(history) || undefined}
            onClick={() => dispatch({ type: 'undo' })}
          >
            {labels.undo}
          </Button>
          <Button
            variant="quiet"
            size="tight"
            aria-disabled={!canRedo(history) || undefined}
            onClick={() => dispatch({ type: 'redo' })}
          >
            {labels.redo}
          </Button>
          <Button ref={resetButton} variant="quiet" size="tight" onClick={reset}>
            {labels.reset}
          </Button>
        </div>
        <div className="flex grow flex-wrap gap-2 *:grow sm:grow-0">
          <Button variant="outline" size="small" onClick={() => void copyLink()}>
            {keep.copyLink}
          </Button>
          <Button variant="outline" size="small" onClick={() => window.print()}>
            {keep.print}
          </Button>
          {/* Undefined instead of false: checkers report aria-disabled="false" inside a disabled fieldset. */}
          <Button
            variant="outline"
            size="small"
            aria-disabled={png.state.phase === 'busy' || undefined}
            onClick={() => void png.exportPng()}
          >
            {png.state.phase === 'busy' ? labels.exporting : labels.exportPng}
          </Button>
        </div>
      </div>
      <ExportStatus state={png.state} labels={labels} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
        <PlanNotice plan={plan} notice={notice} labels={keep} onStartOver={startOver} />
        <a href="#plan-guidance" className={`link py-2.5 text-sm ${tips === 0 ? 'invisible' : ''}`}>
          {tips === 1 ? keep.tips.one : fill(keep.tips.many, { count: tips })}
        </a>
      </div>
      <PrintSheet plan={plan} labels={labels} />
    </div>
  )
}
