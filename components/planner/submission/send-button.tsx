import { Button } from '@/components/ui/button'
import { fill } from '@/lib/template'
import type { PlanReport } from './plan-report'

export const SEND_PLAN_FORM = 'send-plan-form'

interface SendButtonProps {
  /** Id of the form, which may be anywhere in the page. */
  form: string
  words: { submit: string; sending: string; sent: string; sentAs: string; again: string }
  report: Pick<PlanReport, 'phase' | 'reference'>
  /** Goes back to before what was sent. */
  onAgain: () => void
  isReady?: boolean
}

/** Keeps the focus while the form is sent. Then it says so, and leads to another one. */
export function SendButton({ form, words, report: { phase, reference }, onAgain, isReady = true }: SendButtonProps) {
  const isSent = phase === 'sent'
  const isSending = phase === 'sending'
  return (
    <>
      {isSent ? (
        <p className="flex-auto text-sm font-semibold">
          {reference === undefined ? words.sent : fill(words.sentAs, { reference })}
        </p>
      ) : null}
      <Button
        type={isSent ? 'button' : 'submit'}
        variant={isSent ? 'outline' : 'primary'}
        form={isReady ? form : undefined}
        disabled={!isReady}
        aria-disabled={isSending || undefined}
        onClick={event => {
          if (!isSent) return
          // It is a submit button again before its click ends.
          event.preventDefault()
          onAgain()
        }}
        size="tight"
        className="flex-auto whitespace-nowrap"
      >
        {isSent ? words.again : isSending ? words.sending : words.submit}
      </Button>
    </>
  )
}
