// How to get the meter's file from the utility: a drawing of the way it takes, and the steps.
import { panelCheck } from '@/content/words/panel-check'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { DrawingFrame } from '@/components/drawings/drawing-frame'

const { howTo } = panelCheck.meter

export function HowToFile() {
  return (
    <DrawingFrame
      title={howTo.title}
      kind={howTo.kind}
      className="mt-6"
      drawing={<DrawingFile name="meter-file" alt={howTo.label} className="sheet-drawing" />}
    >
      <ol className="list-decimal space-y-1.5 pl-5 text-sm text-ink">
        {howTo.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-sm">{howTo.asOf}</p>
    </DrawingFrame>
  )
}
