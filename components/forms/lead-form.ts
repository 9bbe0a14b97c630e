'use client'
// State and handlers that the quick quote and the long estimate share: read the fields, validate,
// send.
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import type { DataLayerEvent } from '@/lib/data-layer'
import type { FieldProblem } from '@/lib/leads/check'
import { leadContext } from '@/lib/leads/context'
import { honeypotName, noticeVersionName } from '@/lib/leads/choices'
import type { WebhookMode } from '@/lib/env'
import { lazyImport } from '@/components/ui/lazy-import'
import { toastView } from '@/components/ui/toast'
import { useHydrated } from '@/components/ui/use-hydrated'
import { dropDraft } from './draft'
import { lazyOutbox } from './lazy-outbox'
import type { Lead } from './lead'
import type { Outcome } from './page-forms'
import { dropPress, readPress, type Press } from './press'
import type { CheckedFields } from './rules'
import { followFromForm, keepEarly, sendFromForm, type FormPhotos, textsOf, typedIn } from './send-from-form'
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
  readonly photos?: FormPhotos | undefined
  /** The form shows 'submitting' at least that long. */
  readonly minSubmitMs: number
  /** Sent along with the fields. */
  readonly extra?: object | undefined
  /** Messages and typed values by field. */
  readonly onInvalid: (problems: Texts, typed: Texts) => void
  readonly onSuccess: (fields: Texts) => void
  /** The form is emptied once its lead is sent. */
  readonly empties?: boolean
}

/** Validation that takes longer waits for its chunk; the form then shows 'submitting'. */
const VALIDATION_GRACE_MS = 150

/**
 * The first run of the rules compiles them and takes ten times as long as the next: done before the
 * visitor submits.
 */
const WARM_UP_AFTER_MS = 500

let areRulesHere = false
const lazyRules = lazyImport(async () => {
  const rules = await import('./rules')
  areRulesHere = true
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
  onWait: () => void,
): Promise<CheckedFields | undefined> {
  const timer = setTimeout(onWait, VALIDATION_GRACE_MS)
  const rules = await lazyRules.get()
  clearTimeout(timer)
  if (rules) return rules.checkFields[kind](typed)
  return form.reportValidity() ? { ok: true, fields: typed } : undefined
}

/** What is typed, and what the form says by itself. */
function readForm(form: HTMLFormElement) {
  const { [honeypotName]: honeypot = '', [noticeVersionName]: notice = '', ...fields } = textsOf(form)
  const hidden = {
    ...(honeypot !== '' && { [honeypotName]: honeypot }),
    ...(notice !== '' && { [noticeVersionName]: notice }),
  }
  return { fields, hidden }
}

/** Makes a lead of what was entered on this page. */
function leadMaker({ webhook, mode, event, extra }: LeadFormOptions, hidden: Texts): (entered: Texts) => Lead {
  const page = leadContext(location.href)
  return entered => {
    const body = JSON.stringify({ ...entered, ...extra, ...hidden, ...page, utm: utmOfVisit(page.utm) })
    return { url: webhook, mode, body, event }
  }
}

/** The first field with a problem. */
function focusFirst(form: HTMLFormElement, problems: Texts) {
  const name = Object.keys(textsOf(form)).find(one => problems[one] !== undefined)
  if (!name) return
  // After the render, which lays the page out once and has the message for a screen reader.
  queueMicrotask(() => {
    const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
    field?.focus()
    // With its message: both bars of the window cover the page.
    field?.parentElement?.scrollIntoView({ block: 'nearest' })
  })
}

/** A refusal's sentences by the field that is shown, and those of others. */
function besideFields(typed: Texts, problems: readonly FieldProblem[]) {
  const isShown = ({ path }: FieldProblem) => typed[path] !== undefined
  return {
    beside: Object.fromEntries(problems.filter(isShown).map(({ path, message }) => [path, message])),
    others: problems.filter(problem => !isShown(problem)).map(({ message }) => message),
  }
}

/** What is wrong with what was typed, beside its field or below the form. */
function useProblems() {
  const [errors, setErrors] = useState<Texts>({})
  const [messages, setMessages] = useState<readonly string[]>([])
  return {
    ...{ errors, messages, setErrors, setMessages },
    /** A field has changed. */
    drop: (name: string | null) => {
      if (name !== null && errors[name] !== undefined) setErrors(({ [name]: _changed, ...others }) => others)
    },
    clear: () => {
      setErrors({})
      setMessages([])
    },
  }
}

/** Of a lead that was sent: the number that gets the call, and what to say when calling. */
interface Receipt {
  readonly phone?: string | undefined
  readonly reference?: string | null | undefined
  readonly statusPath?: string | undefined
}

function useReceipt({ mode }: LeadFormOptions) {
  const [receipt, setReceipt] = useState<Receipt>({})
  function show(told: Receipt, key?: string) {
    setReceipt(told)
    // The outbox is here: it has sent the lead.
    if (key !== undefined && mode === 'json')
      void lazyOutbox.get().then(outbox => setReceipt({ ...told, reference: outbox?.referenceOf(key) }))
  }
  return [receipt, show] as const
}

/** Validates and sends, one lead at a time. */
function useSending(options: LeadFormOptions, showReceipt: (told: Receipt, key?: string) => void) {
  const [phase, setPhase] = useState<Phase>('idle')
  const { errors, messages, setErrors, setMessages, drop, clear } = useProblems()
  const isSubmitting = useRef(false)

  function showProblems(form: HTMLFormElement, problems: Texts) {
    setErrors(problems)
    setPhase('idle')
    options.onInvalid(problems, textsOf(form))
    if (isSubmitting.current) focusFirst(form, problems)
  }

  function showRefusal(form: HTMLFormElement, problems: readonly FieldProblem[]) {
    const { beside, others } = besideFields(textsOf(form), problems)
    setMessages(others)
    if (problems.length > 0 && others.length === 0) showProblems(form, beside)
    else setErrors(beside)
  }

  /** `typed` is what stood in the form at the press (typedIn). */
  function show(form: HTMLFormElement, typed: string, { status, problems = [], statusPath }: Outcome) {
    if (status === 'sent') showReceipt({ phone: textsOf(form).phone, statusPath }, readPress(options.kind)?.key)
    if (status === 'sent' || status === 'refused') dropPress(options.kind)
    if (status === 'sent') dropDraft(form.dataset.draft)
    // Emptied first, because that makes the form idle.
    if (status === 'sent' && options.empties && typedIn(form) === typed) form.reset()
    setPhase(status)
    if (status === 'refused') showRefusal(form, problems)
  }

  async function submit(form: HTMLFormElement) {
    const { kind, webhook, photos } = options
    const typed = typedIn(form)
    const { fields, hidden } = readForm(form)
    const leadOf = leadMaker(options, hidden)
    const endEarly = webhook !== '' && !areRulesHere && form.checkValidity() && keepEarly(leadOf(fields))
    const result = await validate(form, kind, fields, () => setPhase('submitting'))
    if (!result?.ok) {
      if (endEarly) endEarly()
      return result ? showProblems(form, result.problems) : setPhase('idle')
    }
    const lead = leadOf(result.fields)
    if (endEarly) endEarly(lead)
    setErrors({})
    setPhase('submitting')
    const later = (answer: Outcome) => show(form, typed, answer)
    const isOff = webhook === ''
    const sending = isOff ? ({ status: 'sent' } as const) : sendFromForm(lead, { kind, typed, photos, later })
    const [outcome] = await Promise.all([sending, wait(options.minSubmitMs)])
    if (!outcome) return setPhase('unreachable')
    show(form, typed, outcome)
    if (outcome.status !== 'sent') return
    if (isOff) setPhase('idle')
    options.onSuccess(result.fields)
  }

  function fail(error: unknown) {
    console.error('The form could not be sent', error)
    setPhase('unreachable')
  }

  return {
    ...{ phase, errors, messages, show, isSubmitting: () => isSubmitting.current },
    start: (form: HTMLFormElement) => {
      isSubmitting.current = true
      void submit(form)
        .catch(fail)
        .finally(() => (isSubmitting.current = false))
    },
    /** A field has changed. */
    correct: (name: string | null) => {
      drop(name)
      if (phase === 'sent') setPhase('idle')
    },
    reset: () => {
      clear()
      setPhase('idle')
    },
  }
}

export function useLeadForm(options: LeadFormOptions) {
  const [receipt, showReceipt] = useReceipt(options)
  const { phase, errors, messages, show, isSubmitting, start, correct, reset } = useSending(options, showReceipt)
  const submitButton = useRef<HTMLElement | null>(null)
  const element = useRef<HTMLFormElement>(null)

  // A disabled button loses focus: restore it.
  useEffect(() => {
    if (phase !== 'submitting') return
    return () => {
      if (document.activeElement === document.body) submitButton.current?.focus()
    }
  }, [phase])

  const hydrated = useHydrated()
  const isLeadDesk = options.webhook.startsWith('/api/')

  const followPress = useEffectEvent((form: HTMLFormElement, { key, typed }: Press) => {
    const later = (outcome: Outcome) => show(form, typed, outcome)
    void followFromForm(key, later).then(outcome => outcome && later(outcome))
  })
  useEffect(() => {
    const form = element.current
    const press = readPress(options.kind)
    if (form && press?.typed === typedIn(form)) followPress(form, press)
  }, [options.kind])

  return {
    /** While a lead is sent, and before hydration when only the script can send. */
    disabled: phase === 'submitting' || (!isLeadDesk && !hydrated),
    phase,
    errors,
    /** The server's messages that concern no field of the form. */
    messages,
    receipt,
    props: {
      ref: element,
      // Without script the browser validates; then our messages are shown beside each field.
      noValidate: hydrated,
      method: 'post' as const,
      // Our own lead desk accepts plain form posts from before hydration.
      action: isLeadDesk ? options.webhook : undefined,
      onFocus: preload,
      onInput: ({ target }: FormEvent) => correct(target instanceof Element ? target.getAttribute('name') : null),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        // A second press would send a second lead.
        if (isSubmitting()) return
        const { submitter } = event.nativeEvent as SubmitEvent
        submitButton.current = submitter === document.activeElement ? submitter : null
        start(event.currentTarget)
      },
      // The quick form resets itself once it is sent.
      onReset: () => {
        if (!isSubmitting()) reset()
      },
    },
  }
}

export type LeadForm = ReturnType<typeof useLeadForm>
