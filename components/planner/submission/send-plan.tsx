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
import { usePhotos } from '@/components/forms/photos/use-photos'
import { contactFields } from '@/lib/leads/contact'
import { planMessages } from '@/lib/leads/plan-messages'
import { PlanContactFields } from './contact-fields'
import { submission } from './lazy-submission'
import { PlanReportView } from './plan-report-view'
import { SEND_PLAN_FORM } from './send-plan-button'
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
  /** For the words of the SendPlanButton, which is outside the form. */
  onSendingChange: (isSending: boolean) => void
}

/** The second press of a double click does not answer the question that the first one raised. */
const DOUBLE_CLICK_MS = 700

/** Memoized: reads the plan only on submit, so a drag does not render it again. */
export const SendPlan = memo(function SendPlan({ onSubmit, onSendingChange }: SendPlanProps) {
  const { currentView, webhook, mode, labels, notice, photos, photoNote, scrollInInspector } = usePlanner()
  const [report, setReport] = useState<PlanReport>({ phase: 'idle' })
  const [isAsking, setIsAsking] = useState(false)
  const chosen = usePhotos()
  const isSubmitting = useRef(false)
  /** On the clock of performance.now; null before the question. It is asked once. */
  const askedAt = useRef<number | null>(null)
  const contact = useRef<HTMLFormElement>(null)
  const question = useRef<HTMLDivElement>(null)
  const result = useRef<HTMLDivElement>(null)
  /** Where the focus goes when the question is over. */
  const submitter = useRef<HTMLElement | null>(null)
  const words = labels.send
  const isSending = report.phase === 'sending'

  useEffect(() => {
    if (contact.current) restoreDraft(contact.current)
  }, [])
  useEffect(() => {
    if (!isAsking) return
    question.current?.focus()
    // The focus alone may show its end: on a phone the inspector is still growing.
    scrollInInspector(question.current)
  }, [isAsking, scrollInInspector])
  useEffect(() => onSendingChange(isSending), [isSending, onSendingChange])

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
      onReport({ phase: 'failed', line: words.unreachable })
      window.alert(planMessages.failed)
      return
    }
    await code.sendPlan({
      ...current,
      labels,
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

  const endQuestion = () => {
    setIsAsking(false)
    submitter.current?.focus()
  }

  const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as PlanFields

  const onFormSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // First: it scrolls to the start of the step, and the question then to itself.
    onSubmit()
    if (isSubmitting.current) return
    const form = event.currentTarget
    const fields = fieldsOf(form)
    const hasContact = `${fields.phone}${fields.email}`.trim() !== ''
    if (!hasContact && askedAt.current === null) {
      askedAt.current = performance.now()
      submitter.current = (event.nativeEvent as SubmitEvent).submitter
      setReport({ phase: 'idle' })
      setIsAsking(true)
      return
    }
    if (!hasContact && isAsking && performance.now() - (askedAt.current ?? 0) < DOUBLE_CLICK_MS) return
    setIsAsking(false)
    start(form, fields)
  }

  const sendWithoutContact = (form: HTMLFormElement) => {
    start(form, { ...fieldsOf(form), phone: '', email: '' })
    endQuestion()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isAsking) return
    event.preventDefault()
    event.stopPropagation()
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
      {isAsking ? null : <p className="text-sm text-muted">{words.lead}</p>}
      <form
        id={SEND_PLAN_FORM}
        ref={contact}
        data-draft="plan"
        aria-label={words.title}
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
            <summary className="flex min-h-11 items-center font-semibold">{words.photos}</summary>
            <div className="pb-3">
              <PhotoFields photos={chosen} labels={photos.labels} drawings={photos.drawings} />
            </div>
          </details>
        ) : null}
        {photoNote}
        <div>
          <ClearButton label={words.clear} isSubmitting={isSending} />
        </div>
        <div>
          {notice}
          <PlanReportView ref={result} report={report} words={words} />
          {photos ? <PhotoStatus progress={chosen.progress} labels={photos.statusLabels} /> : null}
        </div>
      </form>
    </section>
  )
})
