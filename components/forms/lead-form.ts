'use client'
// State and handlers that the quick quote and the long estimate share: read the fields, validate,
// send.
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { DataLayerEvent } from '@/lib/data-layer'
import type { FieldProblem } from '@/lib/leads/check'
import { leadContext } from '@/lib/leads/context'
import { honeypotName, noticeVersionName } from '@/lib/leads/choices'
import type { WebhookMode } from '@/lib/env'
import { lazyImport } from '@/components/ui/lazy-import'
import { closeErrors, toastView } from '@/components/ui/toast'
import { useHydrated } from '@/components/ui/use-hydrated'
import { dropDraft } from './draft'
import { lazyOutbox } from './lazy-outbox'
import type { Outcome } from './page-forms'
import type { Photos } from './photos/use-photos'
import type { CheckedFields } from './rules'
import { utmOfVisit } from './visit'

/**
 * See Outcome. 'unreachable': the code that sends could not be loaded. Without a webhook nothing is
 * sent, and the form is idle again.
 */
export type Phase = Outcome['status'] | 'submitting' | 'unreachable'

type Texts = Readonly<Record<string, string>>

export interface LeadFormOptions {
  readonly kind: 'quote' | 'estimate'
  /** Empty: no network call is made. */
  readonly webhook: string
  readonly mode: WebhookMode
  readonly event: DataLayerEvent
  /** Sent after the lead. */
  readonly photos?: Pick<Photos, 'take' | 'onProgress'> | undefined
  /** The form shows 'submitting' at least that long. */
  readonly minSubmitMs: number
  /** Sent along with the fields. */
  readonly extra?: object | undefined
  /** Messages and typed values by field. */
  readonly onInvalid: (problems: Texts, typed: Texts) => void
  readonly onSuccess: (form: HTMLFormElement, fields: Texts) => void
}

export interface LeadForm {
  /** Of the form element. */
  readonly props: {
    /**
     * Without script the browser validates; after hydration our messages are shown beside each
     * field.
     */
    readonly noValidate: boolean
    readonly method: 'post'
    /**
     * Set when the webhook is our own lead desk, which accepts plain form posts from before
     * hydration.
     */
    readonly action: string | undefined
    readonly onFocus: () => void
    /** Clears the error of the changed field. */
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    /** The visitor has cleared the form. */
    readonly onReset: () => void
  }
  /** While a lead is sent, and before hydration when only the script can send. */
  readonly disabled: boolean
  readonly phase: Phase
  readonly errors: Texts
  /** The server's messages that concern no field of the form. */
  readonly messages: readonly string[]
}

/** Validation that takes longer waits for its chunk; the form then shows 'submitting'. */
const VALIDATION_GRACE_MS = 150

/**
 * The first run of the rules compiles them and takes ten times as long as the next: done before the
 * visitor submits.
 */
const WARM_UP_AFTER_MS = 500

const lazyRules = lazyImport(async () => {
  const rules = await import('./rules')
  setTimeout(() => Object.values(rules.checkFields).forEach(check => check({})), WARM_UP_AFTER_MS)
  return rules
})

/** Fetches the chunks of the rules, the outbox and the toasts before they are needed. */
function preload() {
  void lazyRules.get()
  void lazyOutbox.get()
  void toastView.get()
}

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/**
 * Without the chunk of the rules the browser validates; undefined when it has shown a problem
 * itself. The lead desk validates again.
 */
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
  const [messages, setMessages] = useState<readonly string[]>([])
  const isSubmitting = useRef(false)
  const submitButton = useRef<HTMLElement | null>(null)

  // A disabled button loses focus: restore it.
  useEffect(() => {
    if (phase !== 'submitting') return
    return () => {
      if (document.activeElement === document.body) submitButton.current?.focus()
    }
  }, [phase])

  const hydrated = useHydrated()
  const isLeadDesk = options.webhook.startsWith('/api/')

  async function submit(form: HTMLFormElement) {
    const entries = Object.fromEntries(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    const { [honeypotName]: honeypot = '', [noticeVersionName]: notice = '', ...typed } = entries
    const timer = setTimeout(() => setPhase('submitting'), VALIDATION_GRACE_MS)
    const result = await validate(form, options.kind, typed)
    clearTimeout(timer)
    if (!result) {
      setPhase('idle')
      return
    }
    const showProblems = (problems: Texts) => {
      setErrors(problems)
      setPhase('idle')
      options.onInvalid(problems, typed)
      const first = Object.keys(typed).find(name => problems[name] !== undefined)
      if (!first || !isSubmitting.current) return
      // After the render, which lays the page out once and has the message for a screen reader.
      queueMicrotask(() => form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus())
    }
    if (!result.ok) {
      showProblems(result.problems)
      return
    }
    closeErrors()
    setErrors({})
    setPhase('submitting')
    const { webhook: url, mode, event, photos } = options
    const show = ({ status, problems = [] }: Outcome) => {
      setPhase(status)
      if (status !== 'refused') return
      const isShown = ({ path }: FieldProblem) => typed[path] !== undefined
      const others = problems.filter(problem => !isShown(problem)).map(({ message }) => message)
      setMessages(others)
      const beside = Object.fromEntries(problems.filter(isShown).map(({ path, message }) => [path, message]))
      if (problems.length > others.length && others.length === 0) showProblems(beside)
      else setErrors(beside)
    }
    const send = async (): Promise<Outcome | undefined> => {
      if (url === '') return { status: 'sent' }
      const page = leadContext(location.href)
      const body = JSON.stringify({
        ...result.fields,
        ...options.extra,
        ...(honeypot !== '' && { [honeypotName]: honeypot }),
        ...(notice !== '' && { [noticeVersionName]: notice }),
        ...page,
        utm: utmOfVisit(page.utm),
      })
      const lead = { url, mode, body, event, photos: (await photos?.take()) ?? [] }
      return (await lazyOutbox.get())?.sendLead(lead, show, photos?.onProgress)
    }
    const [outcome] = await Promise.all([send(), wait(options.minSubmitMs)])
    if (!outcome) setPhase('unreachable')
    else if (url === '') setPhase('idle')
    else show(outcome)
    if (outcome?.status !== 'sent') return
    dropDraft(form.dataset.draft)
    options.onSuccess(form, result.fields)
  }

  return {
    disabled: phase === 'submitting' || (!isLeadDesk && !hydrated),
    phase,
    errors,
    messages,
    props: {
      noValidate: hydrated,
      method: 'post',
      action: isLeadDesk ? options.webhook : undefined,
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
        void submit(event.currentTarget)
          .catch((error: unknown) => {
            console.error('The form could not be sent', error)
            setPhase('unreachable')
          })
          .finally(() => {
            isSubmitting.current = false
          })
      },
      onReset: () => {
        // The quick form resets itself once it is sent.
        if (isSubmitting.current) return
        setErrors({})
        setMessages([])
        setPhase('idle')
      },
    },
  }
}
