'use client'
// Price, feet and elbows, always in view, with the ways on.
import { usd } from '@/lib/usd'
import { Button } from '@/components/ui/button'
import { finishedJobLine } from '@/components/planner/estimate/finished-job'
import { SendPlanButton } from '@/components/planner/submission/send-plan-button'
import { fill } from '@/lib/template'
import { describeElbows } from '@/components/planner/plan-text'
import type { Deferred } from './use-deferred'
import { Words } from '@/components/ui/words'
import { usePlan, usePlanner } from '@/components/planner/planner-context'

interface InspectorFootProps {
  /** The parts that are loaded after the first step; null before. */
  deferred: Deferred | null
  /** False while another live region announces the price. */
  isLive: boolean
  /** Missing at the last step. */
  onNext: (() => void) | null
  onWhy: () => void
  isSending: boolean
}

export function InspectorFoot({ deferred, isLive, onNext, onWhy, isSending }: InspectorFootProps) {
  const { labels, isReady } = usePlanner()
  const { route, estimate } = usePlan()
  const words = labels.inspector
  const { price } = words
  return (
    <div className="planner-foot">
      <div className="planner-foot-row">
        <p className="planner-figure">
          <output aria-live={isLive ? 'polite' : 'off'} aria-atomic="true" className="planner-price">
            <span className="sr-only">{labels.spec.estimate} </span>
            <span>{usd(estimate.totalUsd)}</span>
          </output>
          {deferred && <deferred.PriceChange totalUsd={estimate.totalUsd} />}
        </p>
        <div className="needs-script planner-actions">
          {onNext ? (
            <Button variant="outline" size="tight" disabled={!isReady} onClick={onNext}>
              {words.next}
            </Button>
          ) : null}
          {/* The form that it submits comes with the deferred parts. */}
          <SendPlanButton
            isReady={isReady && deferred !== null}
            isSending={isSending}
            className="flex-auto whitespace-nowrap"
          />
        </div>
      </div>
      <p className="planner-foot-note">
        <b className="text-ink">
          {`${fill(price.summary, { feet: route.conduitFt, elbows: describeElbows(route, labels) })}.`}
        </b>{' '}
        <Words text={finishedJobLine(estimate, labels.finishedJob)} />{' '}
        <button type="button" disabled={!isReady} onClick={onWhy} className="needs-script link min-h-6">
          {labels.finishedJob.why}
        </button>
      </p>
    </div>
  )
}
