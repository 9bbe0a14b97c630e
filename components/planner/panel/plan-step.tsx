'use client'
// Step 4: the estimate item by item, and Send Plan.
import type { ReactNode, RefObject } from 'react'
import type { WebhookMode } from '@/lib/env'
import type { Estimate, Route } from '@/lib/planner'
import type { StepProps } from '../controls/step'
import { EstimateSection } from '../estimate/estimate-section'
import type { CurrentView } from '../plan-view'
import { SendPlan } from '../submission/send-plan'

export interface PlanStepProps extends Omit<StepProps, 'dispatch'> {
  route: Route
  estimate: Estimate
  isWhyOpen: boolean
  onWhy: (isOpen: boolean) => void
  view: RefObject<CurrentView>
  webhook: string
  mode: WebhookMode
  hrefs: { call: string; text: string }
  notice: ReactNode
  onSubmit: () => void
  onSendingChange: (isSending: boolean) => void
  onReady: () => void
}

export function PlanStep({ plan, route, estimate, labels, isWhyOpen, onWhy, ...sending }: PlanStepProps) {
  return (
    <>
      <EstimateSection {...{ plan, route, estimate, labels, isWhyOpen, onWhy }} />
      <div>
        <SendPlan labels={labels} {...sending} />
        <p className="mt-3 text-xs text-muted">{labels.keep.kept}</p>
      </div>
    </>
  )
}
