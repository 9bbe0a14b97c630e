import { Button } from '@/components/ui/button'
import { usePlanner } from '@/components/planner/planner-context'

export const SEND_PLAN_FORM = 'send-plan-form'

export interface SendPlanButtonProps {
  isReady: boolean
  isSending: boolean
  className?: string
}

/**
 * Submits the form of SendPlan from anywhere in the page. Keeps the focus while the plan is sent.
 */
export function SendPlanButton({ isReady, isSending, className }: SendPlanButtonProps) {
  const { labels } = usePlanner()
  return (
    <Button
      type="submit"
      // The form comes with the later steps.
      form={isReady ? SEND_PLAN_FORM : undefined}
      disabled={!isReady}
      aria-disabled={isSending || undefined}
      className={className}
    >
      {isSending ? labels.send.sending : labels.send.submit}
    </Button>
  )
}
