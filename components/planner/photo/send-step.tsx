'use client'
// Step 4: the run and the estimate as ranges, what they are made of, the picture, and the lead.
import { Words } from '@/components/ui/words'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ClearButton } from '@/components/forms/clear-button'
import { readDraft } from '@/components/forms/draft'
import { PanelCheckOffer } from '@/components/forms/panel-check-offer'
import type { PhotoProgress } from '@/components/forms/photo-outbox'
import { PhotoStatus } from '@/components/forms/photos/photo-status'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { lazyImport } from '@/components/ui/lazy-import'
import { noticeVersionName } from '@/lib/leads/choices'
import { contactFields, contactInputs } from '@/lib/leads/contact'
import { estimateOfRun, type PhotoEstimate } from '@/lib/photo/estimate'
import type { Reading, Session, SessionHistoryAction } from '@/lib/photo/session'
import { type Plan, samePlan } from '@/lib/planner'
import { usd } from '@/lib/usd'
import { EstimateTable } from '@/components/planner/estimate/estimate-table'
import { FinishedJobNote } from '@/components/planner/estimate/finished-job'
import { fill } from '@/lib/template'
import { PlanReportView } from '@/components/planner/submission/plan-report-view'
import type { PlanReport } from '@/components/planner/submission/plan-report'
import { usePassing } from '@/components/planner/use-passing'
import { FinishControls } from './finish-controls'
import type { MeasuredPhoto, PhotoContact } from './photo-submission'
import type { Finished } from './use-finished'
import { feetRange, priceRange } from './words'
import { describeElbows } from '@/components/planner/plan-text'
import { usePhotoPlanner, usePlan, usePlanner } from '@/components/planner/planner-context'

/** Same as the timeout of a lead. */
const TIMEOUT_MS = 15_000
const submission = lazyImport(() => import('./photo-submission'), TIMEOUT_MS)

/** The button that sends is in the foot. */
export const PHOTO_FORM = 'photo-send-form'

export interface SendState {
  readonly contact: PhotoContact
  /** The panel check that the visitor ticked. */
  readonly extra: object | undefined
  readonly report: PlanReport
  readonly progress: PhotoProgress | null
  /** What was sent last. */
  readonly sentOf?: { readonly session: Session; readonly plan: Plan; readonly reference: string }
}

const contactOf = (typed: Readonly<Record<string, unknown>>): PhotoContact => {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  const { name, phone, email, location } = typed
  return { name: textOf(name), phone: textOf(phone), email: textOf(email), location: textOf(location) }
}

/** Whether the device's own share sheet takes files. Not while the page is made. */
function canSharePictures(): boolean {
  const picture = { files: [new File([], 'picture.png', { type: 'image/png' })] }
  return typeof navigator.canShare === 'function' && navigator.canShare(picture)
}

/** Starts with the contact that was typed before in this visit. */
export const startSending = (): SendState => ({
  contact: contactOf(readDraft('photo')),
  extra: undefined,
  report: { phase: 'idle' },
  progress: null,
})

export interface SendStepProps {
  session: Session
  reading: Reading
  /** Kept by the caller: the step may close while a lead is on its way. */
  state: SendState
  onChange: (change: (state: SendState) => SendState) => void
  finished: Finished
  dispatch: (action: SessionHistoryAction) => void
  /** Opens the inspector's first step, or its further settings. */
  onSettings: (what: 'charger' | 'prices') => void
}

/** `measured` gives the run as it is at a press, with the finished picture drawn for it. */
function SavePicture({ measured, hasPrint }: { measured: () => Promise<MeasuredPhoto>; hasPrint: boolean }) {
  const { words } = usePhotoPlanner()
  const { send } = words
  const [saved, setSaved] = useState<string | null>(null)
  usePassing(saved === send.saveFailed ? null : saved, () => setSaved(null))

  const savePicture = async () => {
    const code = await submission.get()
    const file = await code?.savePicture(await measured())
    setSaved(file === undefined ? send.saveFailed : fill(send.saved, { file }))
  }

  const sharePicture = async () => {
    const code = await submission.get()
    const isShared = await code?.sharePicture(await measured())
    if (!isShared) setSaved(words.finished.shareFailed)
  }

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="tight" className="flex-1" onClick={() => void savePicture()}>
          {send.save}
        </Button>
        {canSharePictures() ? (
          <Button variant="outline" size="tight" className="flex-1" onClick={() => void sharePicture()}>
            {words.finished.share}
          </Button>
        ) : null}
        {hasPrint ? (
          <Button variant="quiet" size="tight" onClick={() => window.print()}>
            {words.finished.print}
          </Button>
        ) : null}
      </div>
      <p role="status" className="mt-1 text-sm empty:hidden">
        {saved}
      </p>
    </div>
  )
}

interface RunAndEstimateProps {
  run: NonNullable<Reading['run']>
  estimate: PhotoEstimate
  extraFt: number
}

function RunAndEstimate({ run, estimate, extraFt }: RunAndEstimateProps) {
  const { words: plannerWords } = usePlanner()
  const { words } = usePhotoPlanner()
  const { send } = words
  const feet = fill(send.runOf, { feet: estimate.conduitFt, range: feetRange(estimate, words) })
  const price = fill(send.estimateOf, { total: usd(estimate.estimate.totalUsd), range: priceRange(estimate, words) })
  return (
    <dl className="grid gap-2">
      <div>
        <dt className="text-sm text-muted">{send.run}</dt>
        <dd className="font-semibold">
          <Words text={`${feet}, ${describeElbows(run, plannerWords)}`} />
        </dd>
        {extraFt > 0 ? <dd className="text-sm text-muted">{fill(send.extra, { feet: extraFt })}</dd> : null}
      </div>
      <div>
        <dt className="text-sm text-muted">{send.estimate}</dt>
        <dd className="font-semibold">
          <Words text={price} />
        </dd>
      </div>
    </dl>
  )
}

interface ContactFormProps extends Pick<SendStepProps, 'state' | 'onChange'> {
  measured: () => Promise<MeasuredPhoto>
}

function ContactFields({
  contact,
  report,
  onChange,
}: Pick<SendState, 'contact' | 'report'> & Pick<ContactFormProps, 'onChange'>) {
  const { send } = usePhotoPlanner().words
  const change = (field: keyof typeof contact, value: string) =>
    onChange(before => ({
      ...before,
      contact: { ...before.contact, [field]: value },
      report: before.report.phase === 'invalid' ? { phase: 'idle' } : before.report,
    }))
  return contactFields.map(field => (
    <TextField
      key={field}
      id={`photo-${field}`}
      name={field}
      label={send[field]}
      required={field === 'name'}
      error={report.errors?.[field]}
      value={contact[field]}
      onChange={({ currentTarget: { value } }) => change(field, value)}
      {...contactInputs[field]}
    />
  ))
}

function ContactForm({ state: { contact, extra, report, progress }, onChange, measured }: ContactFormProps) {
  const { mode } = usePlanner()
  const { words, webhook, notice } = usePhotoPlanner()
  const { send } = words
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const isSending = report.phase === 'sending'

  useEffect(() => {
    if (report.phase === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    else if (report.phase === 'sent' || report.phase === 'failed') result.current?.scrollIntoView({ block: 'nearest' })
  }, [report])

  const setReport = (next: PlanReport) => onChange(before => ({ ...before, report: next }))

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const version = new FormData(event.currentTarget).get(noticeVersionName)
    onChange(before => ({ ...before, report: { phase: 'sending' }, progress: null }))
    const code = await submission.get()
    if (!code) return setReport({ phase: 'failed', line: send.report.unreachable })
    const sent = await measured()
    await code.sendPhotoLead({
      ...sent,
      contact,
      extra,
      notice: typeof version === 'string' ? version : undefined,
      webhook,
      mode,
      onReport: next => {
        const { reference } = next
        onChange(before => ({ ...before, report: next, ...(reference && { sentOf: { ...sent, reference } }) }))
      },
      onPhotos: next => onChange(before => ({ ...before, progress: next })),
    })
  }

  return (
    <form
      id={PHOTO_FORM}
      data-draft="photo"
      ref={form}
      noValidate
      aria-labelledby="photo-contact"
      className="grid gap-3"
      onSubmit={event => void onSubmit(event)}
      onReset={() => onChange(before => ({ ...before, contact: contactOf({}), report: { phase: 'idle' } }))}
    >
      <div>
        <h3 id="photo-contact" className="text-base">
          {send.contact}
        </h3>
        <p className="text-sm text-muted">{send.contactLead}</p>
      </div>
      <ContactFields {...{ contact, report, onChange }} />
      <PanelCheckOffer
        words={send.panelCheck}
        chosen={extra}
        onChoose={chosen => onChange(before => ({ ...before, extra: chosen }))}
      />
      <div>
        <ClearButton label={send.clear} isSubmitting={isSending} />
        {notice}
        <PlanReportView ref={result} report={report} words={send.report} />
        <PhotoStatus progress={progress} words={send.status} />
      </div>
    </form>
  )
}

export function SendStep({ session, reading, state, onChange, onSettings, finished, dispatch }: SendStepProps) {
  const { words: plannerWords } = usePlanner()
  const { words } = usePhotoPlanner()
  const { plan } = usePlan()
  const measured = async (): Promise<MeasuredPhoto> => ({
    ...{ session, reading, plan, plannerWords, words },
    finished: await finished.drawNow(),
    reference: state.sentOf?.session === session && samePlan(state.sentOf.plan, plan) ? state.sentOf.reference : null,
  })
  const { send } = words
  const { run } = reading
  const { reason, canvas } = finished

  // Fetched now, so that a photo can be queued without a network.
  useEffect(() => void submission.get().then(code => code?.preloadRules()), [])
  if (!run) return <p className="text-sm">{send.missing}</p>
  const estimate = estimateOfRun(plan, run, session.extraFt)

  return (
    <>
      {reason ? (
        <p role="status" className="text-sm font-semibold">
          {words.finished.off[reason]}
        </p>
      ) : (
        <>
          <p className="text-sm text-muted">{canvas ? words.finished.lead : words.finished.drawing}</p>
          <FinishControls {...{ session, reading, dispatch }} />
        </>
      )}
      <RunAndEstimate run={run} estimate={estimate} extraFt={session.extraFt} />
      <FinishedJobNote low={estimate.low} high={estimate.high} words={plannerWords.finishedJob} />
      <details className="border-y border-line">
        <summary className="flex min-h-11 items-center font-display text-sm font-bold">{send.details}</summary>
        <div className="pb-3 text-sm">
          <EstimateTable plan={plan} route={{ elbows: run.elbows }} estimate={estimate.estimate} />
        </div>
      </details>
      <div className="flex flex-wrap gap-x-4">
        {(['charger', 'prices'] as const).map(what => (
          <button key={what} type="button" className="link min-h-11 text-sm" onClick={() => onSettings(what)}>
            {send.change[what]}
          </button>
        ))}
      </div>
      <SavePicture measured={measured} hasPrint={canvas !== null} />
      <ContactForm {...{ state, onChange, measured }} />
    </>
  )
}
