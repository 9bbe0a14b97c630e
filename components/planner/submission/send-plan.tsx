'use client'
// Send Plan: optional contact fields, submission, and the result as an alert and as a status line.
import { memo, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PlannerLabels } from '@/content/planner-labels'
import { OtherWays } from '@/components/forms/other-ways'
import { TextField } from '@/components/ui/field'
import type { WebhookMode } from '@/lib/env'
import { planMessages } from '@/lib/leads/plan-messages'
import { contactLengths } from '@/lib/leads/limits'
import type { PlanContact } from '@/lib/planner'
import { submission } from './lazy-submission'
import type { PlanFields, PlanReport } from './submission'
import type { CurrentView } from '../plan-view'

type ContactField = keyof PlanContact
const contactFields = ['name', 'phone', 'email'] as const satisfies readonly ContactField[]

export interface SendPlanProps {
  view: RefObject<CurrentView>
  webhook: string
  mode: WebhookMode
  labels: PlannerLabels
  hrefs: { call: string; text: string }
  isReady: boolean
  /** Shown below the button. */
  notice?: ReactNode
}

const inputs = {
  name: { autoComplete: 'name', maxLength: contactLengths.name },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: contactLengths.phone },
  email: { type: 'email', autoComplete: 'email', maxLength: contactLengths.email },
} as const

/** Memoized: reads the plan only on submit, so a drag does not render it again. */
export const SendPlan = memo(function SendPlan({ view, webhook, mode, labels, hrefs, isReady, notice }: SendPlanProps) {
  const [{ phase, line, details = [], errors = {} }, setReport] = useState<PlanReport>({ phase: 'idle' })
  const isSubmitting = useRef(false)
  const words = labels.send

  async function send(form: HTMLFormElement) {
    const fields = Object.fromEntries(new FormData(form)) as PlanFields
    setReport({ phase: 'sending' })
    const code = await submission.get()
    const onReport = (report: PlanReport) => {
      flushSync(() => setReport(report))
      if (report.phase === 'invalid' && isSubmitting.current) form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
    if (code) await code.sendPlan({ ...view.current(), labels, fields, webhook, mode, onReport })
    else {
      onReport({ phase: 'failed', line: words.unreachable })
      window.alert(planMessages.failed)
    }
  }

  // Clear a field's error as soon as the field changes.
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const field = contactFields.find(name => target instanceof HTMLInputElement && target.name === name)
    if (field === undefined || errors[field] === undefined) return
    const { [field]: _fixed, ...others } = errors
    setReport(Object.keys(others).length === 0 ? { phase: 'idle' } : { phase: 'invalid', errors: others })
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second press during submission would create a second lead.
    if (isSubmitting.current) return
    isSubmitting.current = true
    void send(event.currentTarget).finally(() => {
      isSubmitting.current = false
    })
  }

  return (
    <section className="needs-script">
      <p className="text-sm text-muted">{words.lead}</p>
      <form
        id="send-plan"
        aria-label={words.title}
        noValidate
        onFocus={() => void submission.get().then(code => code?.preloadRules())}
        onInput={onInput}
        onSubmit={onSubmit}
        className="mt-3 grid grid-cols-1 gap-3"
      >
        {contactFields.map(field => (
          <TextField
            key={field}
            id={`plan-${field}`}
            name={field}
            label={words[field]}
            error={errors[field]}
            {...inputs[field]}
          />
        ))}
        <div>
          {notice}
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
              </div>
            )}
          </div>
          {phase === 'failed' || details.length > 0 ? <OtherWays labels={words.status} hrefs={hrefs} /> : null}
        </div>
      </form>
    </section>
  )
})
