import { ourAmounts, secondOpinionWords } from '@/content/second-opinion'
import { estimateForm } from '@/content/routes'
import { ButtonLink } from '@/components/ui/button'
import { PageSection, SectionHeading } from '@/components/ui/section'
import { SecondOpinion } from './second-opinion'

/** "Got another quote?": a checklist that reckons where there is script. */
export function SecondOpinionSection() {
  const { title, lead, note, action, ...words } = secondOpinionWords
  return (
    <PageSection id="second-opinion" background="sunken">
      <SectionHeading title={title} lead={lead} />
      <SecondOpinion words={words} amounts={ourAmounts} />
      <p className="mt-8 mb-4">{note}</p>
      <ButtonLink href={estimateForm} variant="outline">
        {action}
      </ButtonLink>
    </PageSection>
  )
}
