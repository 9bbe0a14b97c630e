// Undo and redo of the marks.
import type { PlannerPhotoLabels } from '@/content/planner-photo-labels'
import type { SessionHistory, SessionHistoryAction } from '@/lib/photo/session'
import { Icon, icons } from '../stage/history-buttons'

interface PhotoHistoryProps {
  history: SessionHistory
  dispatch: (action: SessionHistoryAction) => void
  words: PlannerPhotoLabels
}

export function PhotoHistory({ history, dispatch, words }: PhotoHistoryProps) {
  const steps = { undo: history.past, redo: history.future } as const
  return (
    <div role="group" aria-label={words.toolbar} className="planner-tools">
      {(['undo', 'redo'] as const).map(type => (
        <button
          key={type}
          type="button"
          aria-label={words[type]}
          title={words[type]}
          aria-disabled={steps[type].length === 0 || undefined}
          onClick={() => dispatch({ type })}
        >
          <Icon path={icons[type]} />
        </button>
      ))}
    </div>
  )
}
