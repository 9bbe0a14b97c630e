'use client'
// Price, feet and elbows, always in view, with the ways on.
import type { PlannerLabels } from '@/content/planner-labels'
import type { Estimate, Route } from '@/lib/planner'
import { usd } from '@/lib/usd'
import { Button } from '@/components/ui/button'
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
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <output aria-live={isLive ? 'polite' : 'off'} aria-atomic="true" className="planner-price">
            <span className="sr-only">{labels.spec.estimate} </span>
            <span>{usd(estimate.totalUsd)}</span>
          </output>
          <span className="text-sm">
            <span>{fill(price.summary, { feet: route.conduitFt, elbows: describeElbows(route, labels) })}</span>
            {parts && <parts.PriceChange totalUsd={estimate.totalUsd} words={price} />}
          </span>
        </p>
        <p className="text-xs text-muted">
          <Words text={price.note} />{' '}
          <button type="button" disabled={!isReady} onClick={onWhy} className="needs-script link min-h-6">
            {price.why}
          </button>
        </p>
      </div>
      <div className="needs-script flex flex-wrap gap-2">
        {onNext ? (
          <Button variant="outline" size="tight" disabled={!isReady} onClick={onNext} className="flex-1">
            {words.next}
          </Button>
        ) : null}
        <SendPlanButton {...{ labels, isSending }} isReady={canSend} className="flex-[2] whitespace-nowrap" />
      </div>
    </div>
  )
}
