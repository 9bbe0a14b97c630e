import type { Question } from '@/content/types'
import { InlineText } from './inline'

/** Questions that open without a script; the answers are in the page either way. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="max-w-text border-b border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-display text-lg font-bold [&::-webkit-details-marker]:hidden">
            <h3 className="text-lg">{question}</h3>
            <span aria-hidden="true" className="font-text text-2xl font-normal leading-none text-muted group-open:rotate-45">+</span>
          </summary>
          <p className="prose pb-5 text-muted"><InlineText text={answer} /></p>
        </details>
      ))}
    </div>
  )
}
