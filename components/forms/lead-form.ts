'use client'
// What the quick quote and the long estimate share: reading the fields, checking them, sending, and the state of it all.
import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import type { DataLayerEvent } from '@/lib/data-layer'
import { leadContext } from '@/lib/leads/context'
import { honeypotName } from '@/lib/leads/choices'
import type { WebhookMode } from '@/lib/env'
import { sendLead, type Outcome } from './outbox'
import { rules } from './late-rules'
import { prepareForm } from './prepare'
import type { CheckedFields } from './rules'

/** 'sent': a lead desk has it. Where there is none, the form is idle again. */
export type Phase = 'idle' | 'submitting' | 'sent' | 'kept' | 'lost'

type Texts = Readonly<Record<string, string>>

export interface LeadFormOptions {
  readonly kind: 'quote' | 'estimate'
  /** Empty: no network call is made. */
  readonly webhook: string
  readonly mode: WebhookMode
  readonly event: DataLayerEvent
  /** The least time that 'submitting' shows, ms. */
  readonly leastMs: number
  /** Some field is missing or does not fit. */
  readonly onInvalid: (problems: Texts, typed: Texts) => void
  readonly onSuccess: (form: HTMLFormElement, fields: Texts) => void
}

export interface LeadForm {
  /** Without scripts the browser's own checks stand in; with them ours say more, beside each field. */
  readonly noValidate: boolean
  /** Where the browser itself posts the form before the script is there: the lead desk, which takes plain form posts. */
  readonly action: string | undefined
  /** While a lead is on its way, and before the script is there where only the script can send. */
  readonly disabled: boolean
  readonly phase: Phase
  readonly errors: Texts
  /** Somebody comes to the form. */
  readonly onFocus: () => void
  /** What was wrong with a field is taken back as soon as it is changed. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** A check that takes longer than this is waiting for the network. */
const HEARD_MS = 150

const never = () => () => undefined
const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Undefined when the browser has found something and said so. Without the rules its own checks stand in; the lead desk checks everything again. */
async function checked(
  form: HTMLFormElement,
  kind: LeadFormOptions['kind'],
  typed: Texts,
): Promise<CheckedFields | undefined> {
  const known = await rules.get()
  if (known) return known.checkFields[kind](typed)
  return form.reportValidity() ? { ok: true, fields: typed } : undefined
}

export function useLeadForm(options: LeadFormOptions): LeadForm {
  const [phase, setPhase] = useState<Phase>('idle')
  const [errors, setErrors] = useState<Texts>({})
  const busy = useRef(false)
  const pressed = useRef<HTMLElement | null>(null)

  // A button loses the focus while it is disabled; it gets it back.
  useEffect(() => {
    if (phase !== 'submitting') return
    return () => {
      if (document.activeElement === document.body) pressed.current?.focus()
    }
  }, [phase])

  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const native = options.webhook.startsWith('/api/')

  async function submit(form: HTMLFormElement) {
    const entries = Object.fromEntries(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    const { [honeypotName]: trap = '', ...typed } = entries
    // The rules may be a slow network away: then the button says that the press was heard.
    const heard = setTimeout(() => setPhase('submitting'), HEARD_MS)
    const result = await checked(form, options.kind, typed)
    clearTimeout(heard)
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
      ...(trap !== '' && { [honeypotName]: trap }),
      ...leadContext(location.href),
    })
    const { webhook: url, mode, event } = options
    const sent: Promise<Outcome> | Outcome =
      url === '' ? 'sent' : sendLead({ url, mode, body, event }, () => setPhase(now => (now === 'kept' ? 'sent' : now)))
    const [outcome] = await Promise.all([sent, wait(options.leastMs)])
    setPhase(url === '' ? 'idle' : outcome)
    if (outcome === 'sent') options.onSuccess(form, result.fields)
  }

  return {
    noValidate: hydrated,
    action: native ? options.webhook : undefined,
    disabled: phase === 'submitting' || (!native && !hydrated),
    phase,
    errors,
    onFocus: prepareForm,
    onInput: ({ target }) => {
      const name = target instanceof Element ? target.getAttribute('name') : null
      if (name !== null && errors[name] !== undefined) setErrors(({ [name]: _mended, ...others }) => others)
      if (phase === 'sent') setPhase('idle')
    },
    onSubmit: event => {
      event.preventDefault()
      // A second press while the first is on its way would be a second lead.
      if (busy.current) return
      busy.current = true
      const { submitter } = event.nativeEvent as SubmitEvent
      pressed.current = submitter === document.activeElement ? submitter : null
      void submit(event.currentTarget).finally(() => {
        busy.current = false
      })
    },
  }
}
