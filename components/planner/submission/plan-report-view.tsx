// What became of a plan: the status line, the reference, and other ways to reach the business.
import type { Ref } from 'react'
import { HoldVisit } from '@/components/forms/hold-visit'
import { OtherWays } from '@/components/forms/other-ways'
import type { PlannerWords } from '@/content/words/planner'
import { fill } from '@/lib/template'
import type { PlanReport } from './plan-report'
import { usePlanner } from '@/components/planner/planner-context'

interface PlanReportViewProps {
  report: PlanReport
  words: PlannerWords['send']
  ref: Ref<HTMLDivElement>
}

export function PlanReportView({ report, words, ref }: PlanReportViewProps) {
  const { hrefs } = usePlanner()
  const { phase, line, details = [], reference, statusPath, isAnonymous } = report
  // The link ends in the message.
  const more = reference === undefined ? '' : encodeURIComponent(fill(words.textReference, { reference }))
  return (
    <div ref={ref} className="scroll-my-4">
      <div role="status">
        {phase === 'invalid' ? <p className="mt-4 font-semibold text-danger">{words.check}</p> : null}
        {line === undefined ? null : (
          <div className={`mt-5 border-l-4 bg-sunken p-4 ${phase === 'sent' ? 'border-success' : 'border-danger'}`}>
            <p className="font-semibold">{line}</p>
            {details.map(detail => (
              <p key={detail} className="mt-1">
                {detail}
              </p>
            ))}
            {reference === undefined ? null : (
              <p className={isAnonymous ? 'mt-3' : 'mt-1 text-sm text-muted'}>
                {words.reference}{' '}
                <b translate="no" className={isAnonymous ? 'block font-display text-3xl tabular-nums' : undefined}>
                  {reference}
                </b>
              </p>
            )}
          </div>
        )}
      </div>
      <HoldVisit statusPath={statusPath} />
      {phase !== 'sent' || details.length > 0 ? (
        <OtherWays words={words.status} hrefs={{ call: hrefs.call, text: hrefs.text + more }} />
      ) : null}
    </div>
  )
}
