import type { Question } from '@/content/types'
import { Faq } from '@/components/ui/faq'
import { PageSection, SectionHeading } from '@/components/ui/section'

export function FaqSection({ title, questions }: { title: string; questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <PageSection>
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(min-content,18rem)_minmax(0,1fr)]">
        <SectionHeading title={title} />
        <Faq questions={questions} />
      </div>
    </PageSection>
  )
}
