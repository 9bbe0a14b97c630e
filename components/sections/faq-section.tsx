import type { Question } from '@/lib/schema/page'
import { Faq } from '@/components/ui/faq'
import { PageSection, SectionHeading } from '@/components/ui/section'

export function FaqSection({ title, questions }: { title: string; questions: readonly Question[] }) {
  if (questions.length === 0) return null
  return (
    <PageSection>
      {/* Side by side where both have room. */}
      <div className="flex flex-wrap gap-x-12">
        <div className="min-w-0 grow basis-[25rem]">
          <SectionHeading title={title} />
        </div>
        <div className="min-w-0 grow-[99] basis-[26rem]">
          <Faq questions={questions} />
        </div>
      </div>
    </PageSection>
  )
}
