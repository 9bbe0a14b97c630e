'use client'
// Switches between 3D view and drawing, and says why there is no 3D view.
import { useState } from 'react'
import type { PlannerSceneWords } from '@/content/words/planner'
import { usePlanner } from './planner-context'
import { ToolIcon } from './stage/tool-icon'
import type { SceneStatus } from './scene/use-scene-loader'

export type ShownView = 'scene' | 'drawing' | 'photo'

interface ViewProps {
  words: PlannerSceneWords
  status: SceneStatus
  shown: ShownView
  onChoose: (view: ShownView) => void
}

/** The reason why there is no 3D view, or that it is loading. */
const noteOf = (words: PlannerSceneWords, status: SceneStatus): string | undefined =>
  ({ ...words.notes, loading: words.loading })[status as keyof typeof words.notes | 'loading']

function ViewSwitch({ words, status, shown, onChoose, views }: ViewProps & { views: readonly ShownView[] }) {
  const { isReady, photo, focusables } = usePlanner()
  /** A view that failed stays on, because a press tries again. */
  const isOff = (view: ShownView) =>
    !isReady || (view === 'scene' && noteOf(words, status) !== undefined && status !== 'failed')
  return (
    <div role="group" aria-label={words.shownAs} className="planner-tools planner-switch">
      {views.map(view => {
        const label = view === 'photo' ? photo?.words.view : words.views[view]
        return (
          label && (
            <button
              key={view}
              ref={view === 'photo' ? button => void focusables.set(view, button) : undefined}
              type="button"
              title={label}
              aria-pressed={shown === view}
              disabled={isOff(view)}
              onClick={() => onChoose(view)}
            >
              {view === 'scene' ? <span>{label}</span> : <ToolIcon name={view} label={label} />}
            </button>
          )
        )
      })}
    </div>
  )
}

/** On a phone one button shows all but the photo's. */
export function ViewButtons(props: ViewProps) {
  const { isReady } = usePlanner()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className="planner-tools planner-view-button">
        <button type="button" disabled={!isReady} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {props.words.viewButton}
        </button>
      </div>
      <ViewSwitch {...props} views={['scene', 'drawing']} />
      <ViewSwitch {...props} views={['photo']} />
    </>
  )
}

export function ViewNote({ words, status, shown, onChoose }: ViewProps) {
  const note = noteOf(words, status)
  return (
    <p role="status" data-failure={(note !== undefined && status !== 'loading') || undefined} className="planner-note">
      {shown === 'scene' ? <span className="sr-only">{words.ready}</span> : null}
      {note === undefined ? null : (
        <span>
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
  )
}
