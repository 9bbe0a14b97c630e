import { panelCheck } from '@/content/words/panel-check'
import { panelReplay } from '@/content/words/panel-replay'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { HowToFile } from './how-to-file'
import { MainBreaker } from './main-breaker'
import { PanelCheck } from './panel-check'

/** The check with what it is, what it is not, and where its rules come from. */
export function PanelCheckSection() {
  const { heading, lead, isNot, sources, bandsNote, form, meter, answer } = panelCheck
  return (
    <PageSection id="check" background="sunken">
      <SectionHeading title={heading} lead={lead} />
      <PanelCheck
        labels={{ form, meter, answer, replay: panelReplay }}
        drawing={<MainBreaker />}
        howTo={<HowToFile />}
      />
      <div className="mt-10 max-w-text border-l-4 border-line pl-3 text-sm text-muted">
        <p className="font-semibold text-ink">{isNot}</p>
        <p className="mt-2">
          {bandsNote} {sources}
        </p>
      </div>
    </PageSection>
  )
}
