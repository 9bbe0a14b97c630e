import type { Question } from '@/lib/schema/page'
import { InlineText } from './inline'
import { Words } from './words'

/** Questions in native <details> elements. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="@container max-w-text border-b border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="border-t border-line">
          <summary className="faq-question">
            <h3 className="text-lg">
              <Words text={question} />
            </h3>
          </summary>
          <p className="prose pb-5 text-muted">
            <InlineText text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
