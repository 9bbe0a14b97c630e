'use client'
// Both prices, always in view, with the way on: Next, and Send Plan in the last step.
import { Button } from '@/components/ui/button'
import { holdsOf, PricePair } from '@/components/planner/estimate/finished-job'
import type { PlanReport } from '@/components/planner/submission/plan-report'
import { SEND_PLAN_FORM, SendButton } from '@/components/planner/submission/send-button'
import { sentReference } from '@/components/planner/submission/sent-plan'
import { fill } from '@/lib/template'
import { describeElbows } from '@/components/planner/plan-text'
import type { Deferred } from './use-deferred'
import { usePlan, usePlanner } from '@/components/planner/planner-context'

interface InspectorFootProps {
  /** The parts that are loaded after the first step; null before. */
  deferred: Deferred | null
  /** False while another live region announces the price. */
  isLive: boolean
  /** Missing at the last step. */
  onNext: (() => void) | null
  onWhy: () => void
  report: PlanReport
  onAgain: () => void
}

export function InspectorFoot({ deferred, isLive, onNext, onWhy, report, onAgain }: InspectorFootProps) {
  const { words, isReady } = usePlanner()
  const { plan, route, estimate } = usePlan()
  const { inspector: inspectorWords, finishedJob } = words
  // A plan that was changed since is another one to send.
  const isChanged = report.phase === 'sent' && (report.reference ?? null) !== sentReference(plan)
  return (
    <div className="planner-foot">
      <div className="planner-foot-row">
        <p className="planner-figure">
          <PricePair low={estimate} words={finishedJob} live={isLive ? 'polite' : 'off'} />
          {deferred && <deferred.PriceChange totalUsd={estimate.totalUsd} />}
        </p>
        <div className="needs-script planner-actions">
          {/* With keys: Next would become the submit button while its click is handled. */}
          {onNext ? (
            <Button key="next" size="tight" className="flex-auto" disabled={!isReady} onClick={onNext}>
              {inspectorWords.next}
            </Button>
          ) : (
            // The form that it submits comes with the deferred parts.
            <SendButton
              key="send"
              form={SEND_PLAN_FORM}
              words={words.send}
              report={isChanged ? { phase: 'idle' } : report}
              isReady={isReady && deferred !== null}
              onAgain={onAgain}
            />
          )}
        </div>
      </div>
      <p className="planner-foot-note">
        <b className="text-ink">
          {`${fill(inspectorWords.price.summary, { feet: route.conduitFt, elbows: describeElbows(route, words) })}.`}
        </b>{' '}
        <span>{holdsOf(estimate, finishedJob)}</span>{' '}
        <button type="button" disabled={!isReady} onClick={onWhy} className="needs-script link min-h-6">
          {finishedJob.why}
        </button>
      </p>
    </div>
  )
}
