import type { Question } from '@/lib/schema/page'
import { InlineText } from './inline'
import { Words } from './words'

export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="faq">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary className="faq-question">
            <h3>
              <Words text={question} />
            </h3>
          </summary>
          <p className="prose">
            <InlineText text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
