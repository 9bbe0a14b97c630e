'use client'
// Send Plan: the optional contact, the lead (outgoing.ts), and the outcome twice: an alert, and a line that stays.
import { memo, useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PlannerLabels } from '@/content/planner-labels'
import { rules } from '@/components/forms/late-rules'
import { OtherWays } from '@/components/forms/other-ways'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import type { WebhookMode } from '@/lib/env'
import { planMessages } from '@/lib/leads/plan-messages'
import { contactLengths } from '@/lib/leads/contact-lengths'
import { contactFields, type ContactField, type ContactProblems } from './contact'
import { outgoing } from './late-outgoing'
import type { SentPlan } from './outgoing'
import type { ShownNow } from './plan-view'

export interface SendPlanProps {
  shown: RefObject<ShownNow>
  webhook: string
  mode: WebhookMode
  labels: PlannerLabels
  hrefs: { call: string; text: string }
  isReady: boolean
}

/** 'unreachable': nothing was sent, because the code that sends could not be fetched. */
type Phase = 'idle' | 'invalid' | 'sending' | 'unreachable' | SentPlan

const isSent = (phase: Phase) => phase === 'sent' || phase === 'sent-without-contact'

const inputs = {
  name: { type: 'text', autoComplete: 'name', maxLength: contactLengths.name },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: contactLengths.phone },
  email: { type: 'email', autoComplete: 'email', maxLength: contactLengths.email },
} as const

/** The form holds these three text inputs and nothing else. */
const typedContact = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<ContactField, string>

/** Of the plan it reads nothing before it is sent: while the charger moves, the form stays out of it. */
export const SendPlan = memo(function SendPlan({ shown, webhook, mode, labels, hrefs, isReady }: SendPlanProps) {
  const [phase, setPhase] = useState<Phase>('idle')
  const [problems, setProblems] = useState<ContactProblems>({})
  const busy = useRef(false)
  const words = labels.send

  async function send(form: HTMLFormElement) {
    const contact = typedContact(form)
    setPhase('sending')
    // Where the rules cannot be fetched, the lead desk alone checks.
    const known = Object.values(contact).join('').trim() ? await rules.get() : undefined
    const found = known?.contactProblems(contact, words.nameProblem) ?? {}
    setProblems(found)
    const first = contactFields.find(field => found[field] !== undefined)
    if (first) {
      setPhase('invalid')
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    const code = await outgoing.get()
    const outcome = code
      ? await code.sendPlan({ ...shown.current(), labels, contact, webhook, mode, onDelivered: setPhase })
      : 'unreachable'
    // The line is in the page before the alert stops everything.
    flushSync(() => setPhase(outcome))
    window.alert(isSent(outcome) ? planMessages.sent : planMessages.failed)
  }

  // What was wrong with a field is taken back as soon as it is changed.
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const field = contactFields.find(name => target instanceof HTMLInputElement && target.name === name)
    if (field === undefined || problems[field] === undefined) return
    const { [field]: _mended, ...others } = problems
    setProblems(others)
    if (Object.keys(others).length === 0) setPhase('idle')
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second press while the first is on its way would be a second lead.
    if (busy.current) return
    busy.current = true
    void send(event.currentTarget).finally(() => {
      busy.current = false
    })
  }

  const { kept, lost } = words.status
  const { sent } = planMessages
  const lines: Readonly<Partial<Record<Phase, string>>> = {
    sent,
    'sent-without-contact': sent,
    'no-picture': words.noPicture,
    unreachable: words.unreachable,
    kept,
    lost,
  }
  const line = lines[phase]
  return (
    <section id="send-plan" className="later needs-script border-t border-line pt-5">
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-2 text-muted">{words.lead}</p>
      <form
        noValidate
        onFocus={() => void rules.get()}
        onInput={onInput}
        onSubmit={onSubmit}
        className="mt-5 grid gap-4 md:max-xl:grid-cols-3"
      >
        {contactFields.map(field => (
          <TextField
            key={field}
            id={`plan-${field}`}
            name={field}
            label={words[field]}
            error={problems[field]}
            {...inputs[field]}
          />
        ))}
        <div className="md:max-xl:col-span-3">
          <Button
            type="submit"
            disabled={!isReady}
            aria-disabled={phase === 'sending' || undefined}
            className="w-full sm:w-auto sm:min-w-48"
          >
            {phase === 'sending' ? words.sending : words.submit}
          </Button>
          <div role="status">
            {phase === 'invalid' ? <p className="mt-4 font-semibold text-danger">{words.check}</p> : null}
            {line === undefined ? null : (
              <div className={`mt-5 border-l-4 bg-sunken p-4 ${isSent(phase) ? 'border-success' : 'border-danger'}`}>
                <p className="font-semibold">{line}</p>
                {phase === 'sent-without-contact' ? <p className="mt-1">{words.noContact}</p> : null}
              </div>
            )}
          </div>
          {line === undefined || phase === 'sent' ? null : <OtherWays labels={words.status} hrefs={hrefs} />}
        </div>
      </form>
    </section>
  )
})
