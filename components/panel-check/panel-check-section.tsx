import type { ReactNode } from 'react'
import { panelCheck } from '@/content/words/panel-check'
import { panelReplay } from '@/content/words/panel-replay'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { DrawingFile } from '@/components/drawings/drawing-file'
import type { DrawingName } from '@/components/drawings/files'
import { PanelCheck } from './panel-check'
import './panel-check.css'

const { heading, lead, isNot, sourcesTitle, sources, bandsNote, form, meter, answer, drawing } = panelCheck
const { howTo } = meter

/** Help that opens where it is asked for. */
const help = (title: string, name: DrawingName, label: string, children: ReactNode) => (
  <details className="check-fold text-sm text-muted">
    <summary>{title}</summary>
    <DrawingFile name={name} alt={label} className="sheet-drawing" />
    {children}
  </details>
)

/** Where the size of a service stands. */
const mainBreaker = help(drawing.title, 'main-breaker', drawing.label, <p className="mt-3">{drawing.text}</p>)

/** How to get the meter's file from the utility. */
const howToFile = help(
  howTo.title,
  'meter-file',
  howTo.label,
  <>
    <ol className="mt-3 list-decimal pl-5 text-ink">
      {howTo.steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p className="mt-3">{howTo.asOf}</p>
  </>,
)

/** The check with what it is, what it is not, and where its rules come from. */
export function PanelCheckSection() {
  return (
    <PageSection id="check" background="sunken">
      <div className="mb-3 lg:mb-8">
        <SectionHeading title={heading} lead={lead} flush />
      </div>
      <PanelCheck words={{ form, meter, answer, replay: panelReplay }} drawing={mainBreaker} howTo={howToFile} />
      <div className="mt-6 max-w-text border-l-4 border-line pl-3 text-sm text-muted">
        <p className="font-semibold text-ink">{isNot}</p>
        <details className="check-fold">
          <summary>{sourcesTitle}</summary>
          <p>
            {bandsNote} {sources}
          </p>
        </details>
      </div>
    </PageSection>
  )
}
