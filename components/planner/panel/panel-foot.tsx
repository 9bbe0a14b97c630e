'use client'
// Price, feet and elbows, always in view, with the ways on.
import type { PlannerLabels } from '@/content/planner-labels'
import type { Estimate, Route } from '@/lib/planner'
import { usd } from '@/lib/usd'
import { Button } from '@/components/ui/button'
import { finishedJobLine } from '../estimate/finished-job'
import { SendPlanButton } from '../submission/send-plan-button'
import { describeElbows, fill } from '../plan-text'
import type { LaterParts } from './lazy-parts'
import { Words } from '@/components/ui/words'

interface PanelFootProps {
  /** Null until they are loaded. */
  parts: LaterParts | null
  route: Route
  estimate: Estimate
  labels: PlannerLabels
  /** False while another live region announces the price. */
  isLive: boolean
  isReady: boolean
  /** Missing at the last step. */
  onNext: (() => void) | null
  onWhy: () => void
  isSending: boolean
  /** The form that Send Plan submits works. */
  canSend: boolean
}

export function PanelFoot({
  parts,
  route,
  estimate,
  labels,
  isLive,
  isReady,
  onNext,
  onWhy,
  isSending,
  canSend,
}: PanelFootProps) {
  const words = labels.panel
  const { price } = words
  return (
    <div className="planner-foot">
      <div className="planner-foot-row">
        <p className="planner-figure">
          <output aria-live={isLive ? 'polite' : 'off'} aria-atomic="true" className="planner-price">
            <span className="sr-only">{labels.spec.estimate} </span>
            <span>{usd(estimate.totalUsd)}</span>
          </output>
          {parts && <parts.PriceChange totalUsd={estimate.totalUsd} words={price} />}
          <span className="block">
            {fill(price.summary, { feet: route.conduitFt, elbows: describeElbows(route, labels) })}
          </span>
        </p>
        <div className="needs-script planner-actions">
          {onNext ? (
            <Button variant="outline" size="tight" disabled={!isReady} onClick={onNext}>
              {words.next}
            </Button>
          ) : null}
          <SendPlanButton {...{ labels, isSending }} isReady={canSend} className="flex-auto whitespace-nowrap" />
        </div>
      </div>
      <p className="planner-foot-note">
        <Words text={finishedJobLine(estimate, labels.finishedJob)} />{' '}
        <button type="button" disabled={!isReady} onClick={onWhy} className="needs-script link min-h-6">
          {labels.finishedJob.why}
        </button>
      </p>
    </div>
  )
}
