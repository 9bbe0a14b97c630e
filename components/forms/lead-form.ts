'use client'
// State and handlers that the quick quote and the long estimate share: read the fields, validate, send.
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import type { DataLayerEvent } from '@/lib/data-layer'
import { leadContext } from '@/lib/leads/context'
import { honeypotName } from '@/lib/leads/choices'
import type { WebhookMode } from '@/lib/env'
import { lazyImport } from '@/components/ui/lazy-import'
import { toastView } from '@/components/ui/toast'
import { sendLead, type Outcome } from './outbox'
import type { CheckedFields } from './rules'

/** 'sent', 'kept', 'lost': see Outcome. Without a webhook nothing is sent, and the form is idle again. */
export type Phase = 'idle' | 'submitting' | 'sent' | 'kept' | 'lost'

type Texts = Readonly<Record<string, string>>

export interface LeadFormOptions {
  readonly kind: 'quote' | 'estimate'
  /** Empty: no network call is made. */
  readonly webhook: string
  readonly mode: WebhookMode
  readonly event: DataLayerEvent
  /** The form shows 'submitting' at least that long. */
  readonly minSubmitMs: number
  /** Messages and typed values by field. */
  readonly onInvalid: (problems: Texts, typed: Texts) => void
  readonly onSuccess: (form: HTMLFormElement, fields: Texts) => void
}

export interface LeadForm {
  /** Without script the browser validates; after hydration our messages are shown beside each field. */
  readonly noValidate: boolean
  /** Set when the webhook is our own lead desk, which accepts plain form posts from before hydration. */
  readonly action: string | undefined
  /** While a lead is sent, and before hydration when only the script can send. */
  readonly disabled: boolean
  readonly phase: Phase
  readonly errors: Texts
  readonly onFocus: () => void
  /** Clears the error of the changed field. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Validation that takes longer waits for its chunk; the form then shows 'submitting'. */
const VALIDATION_GRACE_MS = 150

const lazyRules = lazyImport(() => import('./rules'))

/** Fetches the chunks of the rules and the toasts before they are needed. */
function preload() {
  void lazyRules.get()
  void toastView.get()
}

const neverChanges = () => () => undefined
const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Without the chunk of the rules the browser validates; undefined when it has shown a problem itself. The lead desk validates again. */
async function validate(
  form: HTMLFormElement,
  kind: LeadFormOptions['kind'],
  typed: Texts,
): Promise<CheckedFields | undefined> {
  const rules = await lazyRules.get()
  if (rules) return rules.checkFields[kind](typed)
  return form.reportValidity() ? { ok: true, fields: typed } : undefined
}

export function useLeadForm(options: LeadFormOptions): LeadForm {
  const [phase, setPhase] = useState<Phase>('idle')
  const [errors, setErrors] = useState<Texts>({})
  const isSubmitting = useRef(false)
  const submitButton = useRef<HTMLElement | null>(null)

  // A disabled button loses focus: restore it.
  useEffect(() => {
    if (phase !== 'submitting') return
    return () => {
      if (document.activeElement === document.body) submitButton.current?.focus()
    }
  }, [phase])

  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const isLeadDesk = options.webhook.startsWith('/api/')

  async function submit(form: HTMLFormElement) {
    const entries = Object.fromEntries(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    const { [honeypotName]: honeypot = '', ...typed } = entries
    const timer = setTimeout(() => setPhase('submitting'), VALIDATION_GRACE_MS)
    const result = await validate(form, options.kind, typed)
    clearTimeout(timer)
    if (!result) {
      setPhase('idle')
      return
    }
    if (!result.ok) {
      const { problems } = result
      setErrors(problems)
      setPhase('idle')
      options.onInvalid(problems, typed)
      const first = Object.keys(typed).find(name => problems[name] !== undefined)
      if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setErrors({})
    setPhase('submitting')
    const body = JSON.stringify({
      ...result.fields,
      ...(honeypot !== '' && { [honeypotName]: honeypot }),
      ...leadContext(location.href),
    })
    const { webhook: url, mode, event } = options
    const sent: Promise<Outcome> | Outcome =
      url === '' ? 'sent' : sendLead({ url, mode, body, event }, () => setPhase(now => (now === 'kept' ? 'sent' : now)))
    const [outcome] = await Promise.all([sent, wait(options.minSubmitMs)])
    setPhase(url === '' ? 'idle' : outcome)
    if (outcome === 'sent') options.onSuccess(form, result.fields)
  }

  return {
    noValidate: hydrated,
    action: isLeadDesk ? options.webhook : undefined,
    disabled: phase === 'submitting' || (!isLeadDesk && !hydrated),
    phase,
    errors,
    onFocus: preload,
    onInput: ({ target }) => {
      const name = target instanceof Element ? target.getAttribute('name') : null
      if (name !== null && errors[name] !== undefined) setErrors(({ [name]: _changed, ...others }) => others)
      if (phase === 'sent') setPhase('idle')
    },
    onSubmit: event => {
      event.preventDefault()
      // A second press would send a second lead.
      if (isSubmitting.current) return
      isSubmitting.current = true
      const { submitter } = event.nativeEvent as SubmitEvent
      submitButton.current = submitter === document.activeElement ? submitter : null
      void submit(event.currentTarget).finally(() => {
        isSubmitting.current = false
      })
    },
  }
}
