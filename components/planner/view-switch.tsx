'use client'
// Switches between 3D view and drawing, and says why there is no 3D view.
import type { PlannerSceneLabels } from '@/content/planner-scene-labels'
import type { SceneStatus } from './scene/use-scene-loader'

export type ShownView = 'scene' | 'drawing'

interface ViewSwitchProps {
  words: PlannerSceneLabels
  status: SceneStatus
  shown: ShownView
  isReady: boolean
  onChoose: (view: ShownView) => void
}

const views = ['scene', 'drawing'] as const

export function ViewSwitch({ words, status, shown, isReady, onChoose }: ViewSwitchProps) {
  const notes: Readonly<Partial<Record<SceneStatus, string>>> = { ...words.notes, loading: words.loading }
  const note = notes[status]
  /** A note says why there is no 3D view. Only a failure can be retried. */
  const isOff = (view: ShownView) => !isReady || (view === 'scene' && note !== undefined && status !== 'failed')
  return (
    <div className="needs-script pointer-events-none absolute inset-x-3 top-3 z-[1] flex flex-wrap items-start gap-3">
      <p role="status" className="min-w-0 flex-[1_1_8rem] text-sm leading-snug text-muted empty:flex-none">
        {shown === 'scene' ? <span className="sr-only">{words.ready}</span> : null}
        {note === undefined ? null : (
          <span className="pointer-events-auto inline-block rounded border border-line bg-raised px-3 py-2">
            {note}
            {status === 'failed' ? (
              <>
                {' '}
                <button type="button" onClick={() => onChoose('scene')} className="link">
                  {words.retry}
                </button>
              </>
            ) : null}
          </span>
        )}
      </p>
      <div
        role="group"
        aria-label={words.shownAs}
        className="pointer-events-auto ml-auto flex shrink-0 overflow-clip rounded border border-edge bg-raised text-ink"
      >
        {views.map(view => (
          <button
            key={view}
            type="button"
            aria-pressed={shown === view}
            disabled={isOff(view)}
            onClick={() => onChoose(view)}
            className="min-h-11 border-r border-edge px-4 text-sm font-bold last:border-r-0 hover:bg-sunken disabled:opacity-55 aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {words.views[view]}
          </button>
        ))}
      </div>
    </div>
  )
}
