import { usePlanner } from '@/components/planner/planner-context'
import { fill } from '@/lib/template'
import type { PngExport } from './use-png-export'

/**
 * Says what became of Export PNG. In the page from the start, so that screen readers announce a
 * change.
 */
export function ExportStatus({ state }: { state: PngExport }) {
  const { labels } = usePlanner()
  return (
    <p role="status" className="font-semibold">
      {state.phase === 'saved' ? <span>{fill(labels.exported, { file: state.fileName })}</span> : null}
      {state.phase === 'failed' ? <span className="text-danger">{labels.exportFailed}</span> : null}
      {state.phase === 'unreachable' ? <span className="text-danger">{labels.unreachable}</span> : null}
    </p>
  )
}
