import { afterSend } from '@/content/words/forms'
import { classes } from '@/components/ui/classes'
import { ProofStrip } from './proof-strip'

/** What happens after Send, and what a visitor can count on, beside a form. */
export function AfterSend({ className }: { className?: string }) {
  return (
    <div data-after-send="" className={classes('max-w-text', className)}>
      <h3 className="text-lg">{afterSend.title}</h3>
      <ol className="mt-2 text-muted">
        {afterSend.steps.map((step, index) => (
          <li key={step} className="after-send-step">
            <span aria-hidden="true" className="font-display font-bold tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <ProofStrip className="mt-4" />
    </div>
  )
}
