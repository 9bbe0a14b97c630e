import type { PlannerLabels } from '@/content/planner-labels'
import { Button } from '@/components/ui/button'

export const SEND_PLAN_FORM = 'send-plan-form'

export interface SendPlanButtonProps {
  labels: PlannerLabels
  isReady: boolean
  isSending: boolean
  className?: string
}

/** Submits the form of SendPlan from anywhere in the page. Keeps the focus while the plan is sent. */
export function SendPlanButton({ labels, isReady, isSending, className }: SendPlanButtonProps) {
  return (
    <Button
      type="submit"
      // Without the form there is nothing to refer to.
      form={isReady ? SEND_PLAN_FORM : undefined}
      disabled={!isReady}
      aria-disabled={isSending || undefined}
      className={className}
    >
      {isSending ? labels.send.sending : labels.send.submit}
    </Button>
  )
}
