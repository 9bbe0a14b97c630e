'use client'
// Your photo: a photo of the visitor's own wall on which panel and charger are pinned, in four
// steps. Beside the inspector, or as a dialog.
import { type DragEvent, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BeforeAfter } from '@/components/media/before-after'
import { Button } from '@/components/ui/button'
import { Words } from '@/components/ui/words'
import { estimateOfRun, type PhotoEstimate } from '@/lib/photo/estimate'
import {
  cornerNames,
  type KeptPhoto,
  type MarkName,
  pinNames,
  type Reading,
  readSession,
  type Session,
  unplaced,
} from '@/lib/photo/session'
import { samplePhoto } from '@/lib/photo/sample'
import { brands, canRedo, canUndo } from '@/lib/planner'
import { fill } from '@/lib/template'
import { PricePair } from '@/components/planner/estimate/finished-job'
import { lazyImport } from '@/components/ui/lazy-import'
import { StepTabs } from '@/components/planner/step-tabs'
import { SendButton } from '@/components/planner/submission/send-button'
import { HistoryButtons } from '@/components/planner/stage/history-buttons'
import { undoByKey } from '@/components/planner/undo-keys'
import './photo.css'
import './photo-wide.css'
import { openPhoto, openPrepared, type OpenProblem, openSample, preloadPrepare } from './open-photo'
import { PhotoPrint } from './photo-print'
import { PhotoStep } from './photo-step'
import { frameOf, PhotoSurface } from './photo-surface'
import { keepSession } from './photo-store'
import { PinsStep } from './pins-step'
import type { Typed } from './typed'
import { PHOTO_FORM, SendStep, type SendStepProps, startSending } from './send-step'
import { useFinished } from './use-finished'
import { usePhotoSession } from './use-photo-session'
import { WallStep } from './wall-step'
import { faultOf, feetRange, spoken } from './words'
import { describeElbows } from '@/components/planner/plan-text'
import { usePhotoPlanner, usePlan, usePlanner } from '@/components/planner/planner-context'

const PhotoDialog = lazy(lazyImport(() => import('./photo-dialog')).untilLoaded)

const photoSteps = ['photo', 'wall', 'pins', 'send'] as const
type PhotoStepName = (typeof photoSteps)[number]

/** The marks that can be moved, by step. */
const marksOf: Readonly<Record<PhotoStepName, readonly MarkName[]>> = {
  photo: [],
  wall: cornerNames,
  pins: pinNames,
  send: [],
}

interface PhotoViewProps {
  isDialog: boolean
  onClose: () => void
}

/** The last step that the marks allow. */
function lastStep(session: Session, { plane, run }: Reading): PhotoStepName {
  if (!session.photo) return 'photo'
  if (!plane) return 'wall'
  return run ? 'send' : 'pins'
}

function usePhotoSteps(session: Session, reading: Reading) {
  const [step, setStep] = useState<PhotoStepName | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const last = lastStep(session, reading)
  const isReachable = (one: PhotoStepName) => photoSteps.indexOf(one) <= photoSteps.indexOf(last)
  // A restored session opens where it was left.
  const wanted = step ?? last
  const go = (next: PhotoStepName) => {
    flushSync(() => setStep(next))
    title.current?.focus()
    title.current?.parentElement?.scrollTo({ top: 0 })
  }
  return { shown: isReachable(wanted) ? wanted : last, isReachable, go, title }
}

function useOpening(onOpen: (photo: KeptPhoto) => void) {
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<OpenProblem | null>(null)
  const latest = useRef(0)
  useEffect(preloadPrepare, [])
  const open = async (opening: ReturnType<typeof openPhoto>) => {
    const turn = ++latest.current
    setProblem(null)
    setIsReading(true)
    const opened = await opening
    // Another file was chosen meanwhile.
    if (turn !== latest.current) return
    setIsReading(false)
    if (opened.ok) onOpen(opened.photo)
    else setProblem(opened.problem)
  }
  const dropTarget = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (file) void open(openPhoto(file))
    },
  }
  return { isReading, problem, open, dropTarget }
}

function useSending(session: Session) {
  const [state, onChange] = useState(startSending)
  const { phase } = state.report
  useEffect(() => {
    // The server has the photo.
    if (phase === 'sent') void keepSession({ ...session, photo: null })
    // oxlint-disable-next-line react/exhaustive-deps -- later marks are kept again
  }, [phase])
  return { state, onChange }
}

/** Amps and prices are set in the inspector, which the view hides. */
function useSettings({ isDialog, onClose }: PhotoViewProps) {
  const { showStep, showSheet, focusables } = usePlanner()
  const returnFocus = useRef(() => focusables.get('photo')?.focus())
  const afterClose = useRef<(() => void) | null>(null)
  useEffect(
    () => () => {
      if (afterClose.current) requestAnimationFrame(afterClose.current)
    },
    [],
  )
  const openSettings = (what: 'charger' | 'prices') => {
    flushSync(() => {
      showStep('charger')
      showSheet('full')
    })
    const focusSettings = () => focusables.get(what === 'prices' ? 'moreSettings' : 'charger')?.focus()
    // A dialog gives the focus back itself.
    if (isDialog) returnFocus.current = focusSettings
    else afterClose.current = focusSettings
    onClose()
  }
  return { returnFocus, openSettings }
}

/** What outlasts a turned tablet, where the view becomes a dialog or ceases to be one. */
function usePhotoView() {
  const { plan } = usePlan()
  const kept = usePhotoSession()
  const { history, dispatch, isDragging } = kept
  const session = history.present
  const reading = useMemo(() => readSession(session), [session])
  const sending = useSending(session)
  const steps = usePhotoSteps(session, reading)
  const finished = useFinished(session, reading, plan, isDragging)
  const [typed, onType] = useState<Typed>({})
  const opening = useOpening(opened => {
    dispatch({ type: 'openPhoto', photo: opened })
    sending.onChange(({ contact }) => ({ ...startSending(), contact }))
    steps.go('wall')
  })
  return { ...kept, session, reading, sending, steps, finished, fields: { typed, onType }, opening }
}

type PhotoViewState = ReturnType<typeof usePhotoView>

export function PhotoView(props: PhotoViewProps) {
  const { words } = usePhotoPlanner()
  const { returnFocus, openSettings } = useSettings(props)
  const state = usePhotoView()
  const view = <PhotoPlanner state={state} onSettings={openSettings} />
  if (!props.isDialog) return view
  return (
    <Suspense>
      <PhotoDialog words={words} onClose={props.onClose} returnFocus={() => returnFocus.current()}>
        {view}
      </PhotoDialog>
    </Suspense>
  )
}

/** What a photo comes to, before there is one. */
function SampleWall() {
  const { words, sample } = usePhotoPlanner()
  return (
    <div className="photo-sample" style={frameOf(samplePhoto.photo)}>
      <BeforeAfter {...sample} words={words.finished.slider} />
    </div>
  )
}

interface PhotoPlannerProps {
  state: PhotoViewState
  onSettings: (what: 'charger' | 'prices') => void
}

function PhotoPlanner({ state, onSettings }: PhotoPlannerProps) {
  const { words: plannerWords } = usePlanner()
  const { words } = usePhotoPlanner()
  const { plan } = usePlan()
  const { history, dispatch, isDragging, isRead, isKept, session, reading, sending, steps, finished } = state
  const { photo } = session
  const { shown, title, go } = steps
  const names = marksOf[shown]
  const fault = faultOf(session, reading, names, words)
  const estimate = reading.run && estimateOfRun(plan, reading.run, session.extraFt)
  const finishedAlt = fill(words.finished.pictureAlt, {
    brand: brands[plan.brand].name,
    conduit: plannerWords.conduitTypes[plan.conduitType],
  })
  /** The result keeps its picture until the next one is drawn; pins are moved on a current one. */
  const picture = (shown === 'pins' && finished.isCurrent && !isDragging) || shown === 'send' ? finished.canvas : null

  return (
    <section
      className="photo-view"
      aria-label={words.title}
      onKeyDown={undoByKey(dispatch)}
      {...state.opening.dropTarget}
    >
      <div className="photo-head">
        <StepTabs
          label={words.steps}
          steps={photoSteps}
          words={words.tabs}
          current={shown}
          isDisabled={one => !steps.isReachable(one)}
          onOpen={go}
        />
        <HistoryButtons canUndo={canUndo(history)} canRedo={canRedo(history)} {...{ words, dispatch }} />
      </div>
      {photo ? (
        <PhotoSurface
          {...{ session, photo, reading, names, fault, words, dispatch, finishedAlt }}
          step={shown}
          finished={picture}
        />
      ) : (
        <div className="photo-frame">{isRead ? <SampleWall /> : null}</div>
      )}
      <div className="photo-controls">
        <div className="photo-steps">
          <h2 ref={title} tabIndex={-1} className="text-base outline-none">
            {words[shown].title}
          </h2>
          {photo?.isSample ? (
            <p className="text-sm text-muted">{shown === 'send' ? words.send.sampleNote : words.photo.sampleNote}</p>
          ) : null}
          {isRead ? (
            <StepContent
              {...{ session, reading, finished, dispatch, sending, onSettings }}
              opening={state.opening}
              fields={state.fields}
              step={shown}
              onRemove={() => title.current?.focus()}
            />
          ) : null}
          {isKept ? null : <p className="text-sm text-muted">{words.photo.unkept}</p>}
        </div>
        {photo ? <Foot {...{ session, reading, estimate, steps, sending }} /> : null}
      </div>
      {estimate && reading.run && finished.canvas ? (
        <PhotoPrint canvas={finished.canvas} alt={finishedAlt} estimate={estimate} elbows={reading.run.elbows} />
      ) : null}
      <p aria-live="polite" className="sr-only">
        {isDragging ? null : spoken({ session, reading, fault, words, plan, plannerWords })}
      </p>
    </section>
  )
}

interface StepContentProps extends Omit<SendStepProps, 'state' | 'onChange'> {
  step: PhotoStepName
  opening: PhotoViewState['opening']
  sending: PhotoViewState['sending']
  fields: PhotoViewState['fields']
  onRemove: () => void
}

function StepContent({ step, opening, sending, fields, onRemove, ...shared }: StepContentProps) {
  const { words } = usePhotoPlanner()
  const { session, dispatch } = shared
  const { isReading, problem, open } = opening
  const typedStep = { session, words, dispatch, ...fields }
  switch (step) {
    case 'photo':
      return (
        <PhotoStep
          {...{ isReading, problem }}
          words={words.photo}
          hasPhoto={session.photo !== null}
          onFile={file => void open(openPhoto(file))}
          onSent={(jpeg, lens) => void open(openPrepared(jpeg, lens))}
          onSample={() => void open(openSample())}
          onRemove={() => {
            dispatch({ type: 'removePhoto' })
            onRemove()
          }}
        />
      )
    case 'wall':
      return <WallStep {...typedStep} reading={shared.reading} />
    case 'pins':
      return <PinsStep {...typedStep} />
    case 'send':
      return <SendStep {...shared} {...sending} />
  }
}

interface FootProps {
  session: Session
  reading: Reading
  /** Null without a run. */
  estimate: PhotoEstimate | null
  steps: ReturnType<typeof usePhotoSteps>
  sending: PhotoViewState['sending']
}

function Foot({ session, reading: { run }, estimate, steps: { shown, isReachable, go }, sending }: FootProps) {
  const { words: plannerWords } = usePlanner()
  const { words } = usePhotoPlanner()
  const following = photoSteps[photoSteps.indexOf(shown) + 1]
  const before = photoSteps[photoSteps.indexOf(shown) - 1]
  return (
    <div className="photo-foot">
      {shown === 'photo' || shown === 'wall' ? null : (
        <p className="photo-figures">
          {estimate && run ? (
            <>
              <PricePair {...estimate} words={plannerWords.finishedJob} />{' '}
              <span>
                <Words text={`${feetRange(estimate, words)}, ${describeElbows(run, plannerWords)}`} />
              </span>
            </>
          ) : (
            <span>{unplaced(session, pinNames).length > 0 ? words.figures.missing : null}</span>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {before ? (
          <Button variant="outline" size="tight" className="flex-1" onClick={() => go(before)}>
            {words.back}
          </Button>
        ) : null}
        {/* With keys: Next would else become the submit button while its click is handled, and that click would send the form. */}
        {following ? (
          <Button
            key="next"
            size="tight"
            className="flex-[2]"
            disabled={!isReachable(following)}
            onClick={() => go(following)}
          >
            {words.next}
          </Button>
        ) : (
          <SendButton
            key="send"
            form={PHOTO_FORM}
            words={{ ...words.send.report, sent: plannerWords.send.sent, submit: words.send.submit }}
            report={sending.state.report}
            onAgain={() => sending.onChange(before => ({ ...before, report: { phase: 'idle' } }))}
          />
        )}
      </div>
    </div>
  )
}
