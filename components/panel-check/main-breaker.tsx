// Where the size of a service stands: a panel with its door open, and the handle of its main
// breaker enlarged.
import { panelCheck } from '@/content/words/panel-check'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { DrawingFrame } from '@/components/drawings/drawing-frame'

const { drawing } = panelCheck

export function MainBreaker() {
  return (
    <DrawingFrame
      title={drawing.title}
      kind={drawing.kind}
      drawing={<DrawingFile name="main-breaker" alt={drawing.label} className="sheet-drawing" />}
    >
      <p className="text-sm">{drawing.text}</p>
    </DrawingFrame>
  )
}
