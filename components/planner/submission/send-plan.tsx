'use client'
// Send Plan: optional contact fields, one question where they are empty, submission, and the result
// as an alert and as a status line.
import { memo, useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { ClearButton } from '@/components/forms/clear-button'
import { restoreDraft } from '@/components/forms/draft'
import { formSubjects } from '@/components/forms/photos/subjects'
import { PhotoFields } from '@/components/forms/photos/photo-fields'
import { PhotoStatus } from '@/components/forms/photos/photo-status'
import { type Photos, usePhotos } from '@/components/forms/photos/use-photos'
import { contactFields } from '@/lib/leads/contact'
import { planMessages } from '@/lib/leads/plan-messages'
import { PlanContactFields } from './contact-fields'
import { submission } from './lazy-submission'
import { PlanReportView } from './plan-report-view'
import { SEND_PLAN_FORM } from './send-button'
import type { PlanFields } from './submission'
import type { PlanReport } from './plan-report'
import { type CurrentView, viewAtPress } from '@/components/planner/plan-image'
import { usePlanner } from '@/components/planner/planner-context'

interface SendPlanProps {
  /**
   * Called on each press of Send Plan, wherever its button is: the form may have to be brought into
   * view.
   */
  onSubmit: () => void
  /** Of the last press. Kept by the caller, whose button sends the form. */
  report: PlanReport
  setReport: (report: PlanReport) => void
}

const DOUBLE_CLICK_MS = 700

const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as PlanFields

/** Sends the plan of the press, one at a time. */
function useSending(chosen: Photos, setReport: SendPlanProps['setReport']) {
  const { currentView, webhook, mode, words, photos, scrollInInspector } = usePlanner()
  const isSubmitting = useRef(false)
  const result = useRef<HTMLDivElement>(null)

  async function send(form: HTMLFormElement, fields: PlanFields, current: CurrentView) {
    setReport({ phase: 'sending' })
    const code = await submission.get()
    const onReport = (next: PlanReport) => {
      flushSync(() => setReport(next))
      if (!isSubmitting.current) return
      if (next.phase === 'invalid') form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      else scrollInInspector(result.current)
    }
    if (!code) {
      console.error('The plan could not be sent: the code that sends it did not arrive.')
      onReport({ phase: 'failed', line: words.send.unreachable })
      window.alert(planMessages.failed)
      return
    }
    await code.sendPlan({
      ...current,
      words,
      fields,
      webhook,
      mode,
      photos: photos ? await chosen.take() : [],
      onPhotos: chosen.onProgress,
      onReport,
    })
  }

  /** Called by the press itself. A second call during submission would create a second lead. */
  const start = (form: HTMLFormElement, fields: PlanFields) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    void send(form, fields, viewAtPress(currentView(), 'toJpeg')).finally(() => {
      isSubmitting.current = false
    })
  }
  return { result, isSubmitting: () => isSubmitting.current, start }
}

/** Asked once, where a plan would be sent without phone and email. */
function useQuestion() {
  const { scrollInInspector } = usePlanner()
  const [isAsking, setIsAsking] = useState(false)
  /** On the clock of performance.now; null before the question. */
  const askedAt = useRef<number | null>(null)
  const question = useRef<HTMLDivElement>(null)
  /** Where the focus goes when the question is over. */
  const submitter = useRef<HTMLElement | null>(null)

  useEffect(() => {
    if (!isAsking) return
    question.current?.focus()
    // The focus alone may show its end: on a phone the inspector is still growing.
    scrollInInspector(question.current)
  }, [isAsking, scrollInInspector])
  const endQuestion = () => {
    setIsAsking(false)
    submitter.current?.focus()
  }
  return {
    isAsking,
    question,
    /** For the press that raises the question, and for the second press of its double click. */
    isAskedBy: (button: HTMLElement | null) => {
      if (askedAt.current !== null) return isAsking && performance.now() - askedAt.current < DOUBLE_CLICK_MS
      askedAt.current = performance.now()
      submitter.current = button
      setIsAsking(true)
      return true
    },
    closeQuestion: () => setIsAsking(false),
    endQuestion,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isAsking) return
      event.preventDefault()
      event.stopPropagation()
      endQuestion()
    },
  }
}

/** Memoized: reads the plan only on submit, so a drag does not render it again. */
export const SendPlan = memo(function SendPlan({ onSubmit, report, setReport }: SendPlanProps) {
  const { words, notice, photos, photoNote } = usePlanner()
  const chosen = usePhotos('plan')
  const { result, isSubmitting, start } = useSending(chosen, setReport)
  const { isAsking, question, isAskedBy, closeQuestion, endQuestion, onKeyDown } = useQuestion()
  const contact = useRef<HTMLFormElement>(null)
  const sendWords = words.send
  const isSending = report.phase === 'sending'

  useEffect(() => {
    if (contact.current) restoreDraft(contact.current)
  }, [])

  const onFormSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // First: it scrolls to the start of the step, and the question then to itself.
    onSubmit()
    if (isSubmitting()) return
    const form = event.currentTarget
    const fields = fieldsOf(form)
    const hasContact = `${fields.phone}${fields.email}`.trim() !== ''
    if (!hasContact && isAskedBy((event.nativeEvent as SubmitEvent).submitter)) return setReport({ phase: 'idle' })
    closeQuestion()
    start(form, fields)
  }

  const sendWithoutContact = (form: HTMLFormElement) => {
    start(form, { ...fieldsOf(form), phone: '', email: '' })
    endQuestion()
  }

  // Clear a field's error as soon as the field changes.
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { errors = {} } = report
    const field = contactFields.find(name => target instanceof HTMLInputElement && target.name === name)
    if (field === undefined || errors[field] === undefined) return
    const { [field]: _fixed, ...others } = errors
    setReport(Object.keys(others).length === 0 ? { phase: 'idle' } : { phase: 'invalid', errors: others })
  }

  return (
    <section id="send-plan" className="@container needs-script">
      {/* The question says it again. */}
      {isAsking ? null : <p className="text-sm text-muted">{sendWords.lead}</p>}
      <form
        id={SEND_PLAN_FORM}
        ref={contact}
        data-draft="plan"
        aria-label={sendWords.title}
        noValidate
        onFocus={() => void submission.get().then(code => code?.preloadRules())}
        onInput={onInput}
        onKeyDown={onKeyDown}
        onSubmit={onFormSubmit}
        onReset={() => {
          setReport({ phase: 'idle' })
          formSubjects.forEach(chosen.remove)
        }}
        className="mt-3 grid grid-cols-1 gap-3"
      >
        <PlanContactFields ref={question} isAsking={isAsking} errors={report.errors} onDecline={sendWithoutContact} />
        {photos ? (
          <details className="border-y border-line">
            <summary className="flex min-h-11 items-center font-semibold">{sendWords.photos}</summary>
            <div className="pb-3">
              <PhotoFields photos={chosen} words={photos.words} drawings={photos.drawings} />
            </div>
          </details>
        ) : null}
        {photoNote}
        <div>
          <ClearButton label={sendWords.clear} isSubmitting={isSending} />
        </div>
        <div>
          {notice}
          <PlanReportView ref={result} report={report} words={sendWords} />
          {photos ? <PhotoStatus progress={chosen.progress} words={photos.statusWords} /> : null}
        </div>
      </form>
    </section>
  )
})
