'use client'

import { memo, useRef, useState, type RefObject } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import { canRedo, canUndo, type Direction, type PlanHistory } from '@/lib/planner'
import { hintCount, hintsOf } from '@/lib/planner/hints'
import { Button } from '@/components/ui/button'
import { KeepLine } from './keep/keep-line'
import { PrintSheet } from './keep/print-sheet'
import { useKeep } from './keep/use-keep'
import { outgoing } from './late-outgoing'
import type { ShownNow } from './plan-view'
import type { Dispatch } from './use-planner'
import { fill } from './words'

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
  shown: RefObject<ShownNow>
}

/** One step each way. Where the charger is makes no difference here: while it moves, the arrows stay out of it. */
const Nudges = memo(function Nudges({ labels, dispatch }: Pick<ToolbarProps, 'labels' | 'dispatch'>) {
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

export function Toolbar({ history, labels, dispatch, shown }: ToolbarProps) {
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed' | 'unreachable'>('idle')
  const busy = useRef(false)
  const plan = history.present
  const { said, copyLink } = useKeep(plan, dispatch)
  const { keep } = labels
  const tips = hintCount(hintsOf(plan))
  const resetButton = useRef<HTMLButtonElement>(null)
  const reset = () => dispatch({ type: 'reset' })
  const startOver = () => {
    reset()
    // The button that was pressed goes with its line.
    resetButton.current?.focus()
  }

  async function exportPng() {
    if (busy.current) return
    busy.current = true
    setPhase('busy')
    const code = await outgoing.get()
    setPhase(code ? await code.exportPng({ ...shown.current(), labels }) : 'unreachable')
    busy.current = false
  }

  return (
    <div className="needs-script">
      <div
        role="group"
        aria-label={labels.toolbar}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3"
      >
        <Nudges labels={labels} dispatch={dispatch} />
        <div className="flex grow flex-wrap items-center justify-between gap-1 sm:grow-0">
          <Button
            look="quiet"
            size="tight"
            aria-disabled={!canUndo(history) || undefined}
            onClick={() => dispatch({ type: 'undo' })}
          >
            {labels.undo}
          </Button>
          <Button
            look="quiet"
            size="tight"
            aria-disabled={!canRedo(history) || undefined}
            onClick={() => dispatch({ type: 'redo' })}
          >
            {labels.redo}
          </Button>
          <Button ref={resetButton} look="quiet" size="tight" onClick={reset}>
            {labels.reset}
          </Button>
        </div>
        <div className="flex grow flex-wrap gap-2 *:grow sm:grow-0">
          <Button look="outline" size="small" onClick={() => void copyLink()}>
            {keep.copyLink}
          </Button>
          <Button look="outline" size="small" onClick={() => window.print()}>
            {keep.print}
          </Button>
          {/* Not `false`: where the group is disabled, a checker takes that for a button that can be used. */}
          <Button
            look="outline"
            size="small"
            aria-disabled={phase === 'busy' || undefined}
            onClick={() => void exportPng()}
          >
            {phase === 'busy' ? labels.exporting : labels.exportPng}
          </Button>
        </div>
      </div>
      <p role="status" className="text-sm font-semibold text-danger not-empty:mt-2">
        {phase === 'failed' ? labels.exportFailed : phase === 'unreachable' ? labels.unreachable : null}
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
        <KeepLine plan={plan} said={said} labels={keep} onStartOver={startOver} />
        <a href="#plan-guidance" className={`link py-2.5 text-sm ${tips === 0 ? 'invisible' : ''}`}>
          {tips === 1 ? keep.tips.one : fill(keep.tips.many, { count: tips })}
        </a>
      </div>
      <PrintSheet plan={plan} labels={labels} />
    </div>
  )
}
