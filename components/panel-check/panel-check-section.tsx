import { panelCheck } from '@/content/words/panel-check'
import { panelReplay } from '@/content/words/panel-replay'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { DrawingFrame } from '@/components/drawings/drawing-frame'
import { PanelCheck } from './panel-check'

const { heading, lead, isNot, sources, bandsNote, form, meter, answer, drawing } = panelCheck
const { howTo } = meter

/** Where the size of a service stands. */
const mainBreaker = (
  <DrawingFrame
    title={drawing.title}
    kind={drawing.kind}
    drawing={<DrawingFile name="main-breaker" alt={drawing.label} className="sheet-drawing" />}
  >
    <p className="text-sm">{drawing.text}</p>
  </DrawingFrame>
)

/** How to get the meter's file from the utility. */
const howToFile = (
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

/** The check with what it is, what it is not, and where its rules come from. */
export function PanelCheckSection() {
  return (
    <PageSection id="check" background="sunken">
      <SectionHeading title={heading} lead={lead} />
      <PanelCheck labels={{ form, meter, answer, replay: panelReplay }} drawing={mainBreaker} howTo={howToFile} />
      <div className="mt-10 max-w-text border-l-4 border-line pl-3 text-sm text-muted">
        <p className="font-semibold text-ink">{isNot}</p>
        <p className="mt-2">
          {bandsNote} {sources}
        </p>
      </div>
    </PageSection>
  )
}
