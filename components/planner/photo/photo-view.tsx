'use client'
// Your photo: a photo of the visitor's own wall on which panel and charger are pinned, in four
// steps. Beside the inspector, or as a dialog.
import { type DragEvent, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Words } from '@/components/ui/words'
import { estimateOfRun } from '@/lib/photo/estimate'
import {
  cornerNames,
  type MarkName,
  pinNames,
  type Reading,
  readSession,
  type Session,
  unplaced,
} from '@/lib/photo/session'
import { brands, canRedo, canUndo } from '@/lib/planner'
import { fill } from '@/lib/template'
import { finishedJobLine } from '@/components/planner/estimate/finished-job'
import { lazyImport } from '@/components/ui/lazy-import'
import { HistoryButtons } from '@/components/planner/stage/history-buttons'
import { undoByKey } from '@/components/planner/undo-keys'
import './photo.css'
import './photo-wide.css'
import { openPhoto, type OpenProblem, openSample, preloadPrepare } from './open-photo'
import { PhotoPrint } from './photo-print'
import { PhotoStep } from './photo-step'
import { PhotoSurface } from './photo-surface'
import { keepSession } from './photo-store'
import { PinsStep } from './pins-step'
import type { Typed } from './typed'
import { PHOTO_FORM, SendStep, startSending } from './send-step'
import { useFinished } from './use-finished'
import { usePhotoSession } from './use-photo-session'
import { WallStep } from './wall-step'
import { faultOf, feetRange, priceRange, spoken } from './words'
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

export function PhotoView({ isDialog, onClose }: PhotoViewProps) {
  const { labels, showStep, showSheet, stepTitles, moreSettings, photoButton } = usePlanner()
  const { words } = usePhotoPlanner()
  const { plan } = usePlan()
  const { history, dispatch, isDragging, isRead, isKept } = usePhotoSession()
  const [step, setStep] = useState<PhotoStepName | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<OpenProblem | null>(null)
  const [sending, setSending] = useState(startSending)
  const [typed, setTyped] = useState<Typed>({})
  const title = useRef<HTMLHeadingElement>(null)
  const latest = useRef(0)
  const session = history.present
  const reading = useMemo(() => readSession(session), [session])
  const last = lastStep(session, reading)
  const isReachable = (one: PhotoStepName) => photoSteps.indexOf(one) <= photoSteps.indexOf(last)
  // A restored session opens where it was left.
  const wanted = step ?? last
  const shown = isReachable(wanted) ? wanted : last
  const { photo } = session
  const isSending = sending.report.phase === 'sending'
  const names = marksOf[shown]
  const fault = faultOf(session, reading, names, words)
  const estimate = reading.run && estimateOfRun(plan, reading.run, session.extraFt)
  const finished = useFinished(session, reading, plan, isDragging)
  const finishedAlt = fill(words.finished.pictureAlt, {
    brand: brands[plan.brand].name,
    conduit: labels.conduitTypes[plan.conduitType],
  })
  /** The result keeps its picture until the next one is drawn; pins are moved on a current one. */
  const picture = (shown === 'pins' && finished.isCurrent && !isDragging) || shown === 'send' ? finished.canvas : null

  useEffect(preloadPrepare, [])
  useEffect(() => {
    // The server has the photo.
    if (sending.report.phase === 'sent') void keepSession({ ...session, photo: null })
    // oxlint-disable-next-line react/exhaustive-deps -- later marks are kept again
  }, [sending.report.phase])

  const go = (next: PhotoStepName) => {
    flushSync(() => setStep(next))
    title.current?.focus()
    title.current?.parentElement?.scrollTo({ top: 0 })
  }

  const open = async (opening: ReturnType<typeof openPhoto>) => {
    const turn = ++latest.current
    setProblem(null)
    setIsReading(true)
    const opened = await opening
    // Another file was chosen meanwhile.
    if (turn !== latest.current) return
    setIsReading(false)
    if (!opened.ok) return setProblem(opened.problem)
    dispatch({ type: 'openPhoto', photo: opened.photo })
    setSending(({ contact }) => ({ ...startSending(), contact }))
    go('wall')
  }

  const returnFocus = useRef(() => photoButton.current?.focus())
  const afterClose = useRef<(() => void) | null>(null)
  useEffect(
    () => () => {
      if (afterClose.current) requestAnimationFrame(afterClose.current)
    },
    [],
  )
  /** Amps and prices are set in the inspector, which the view hides. */
  const openSettings = (what: 'charger' | 'prices') => {
    flushSync(() => {
      showStep('charger')
      showSheet('full')
    })
    const focusSettings = () => (what === 'prices' ? moreSettings.current : stepTitles.current.charger)?.focus()
    // A dialog gives the focus back itself.
    if (isDialog) returnFocus.current = focusSettings
    else afterClose.current = focusSettings
    onClose()
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) void open(openPhoto(file))
  }

  const contents: Readonly<Record<PhotoStepName, () => ReactNode>> = {
    photo: () => (
      <PhotoStep
        words={words.photo}
        hasPhoto={photo !== null}
        isReading={isReading}
        problem={problem}
        onFile={file => void open(openPhoto(file))}
        onSample={() => void open(openSample())}
        onRemove={() => {
          dispatch({ type: 'removePhoto' })
          title.current?.focus()
        }}
      />
    ),
    wall: () => <WallStep {...{ session, words, dispatch, typed }} onType={setTyped} />,
    pins: () => <PinsStep {...{ session, words, dispatch, typed }} onType={setTyped} />,
    send: () => (
      <SendStep
        {...{ session, reading, finished, dispatch }}
        state={sending}
        onChange={setSending}
        onSettings={openSettings}
      />
    ),
  }
  const following = photoSteps[photoSteps.indexOf(shown) + 1]
  const before = photoSteps[photoSteps.indexOf(shown) - 1]

  const view = (
    <section
      className="photo-view"
      aria-label={words.title}
      onKeyDown={undoByKey(dispatch)}
      onDragOver={event => event.preventDefault()}
      onDrop={onDrop}
    >
      <div className="photo-head">
        <nav aria-label={words.steps}>
          <ol className="planner-tabs">
            {photoSteps.map(one => (
              <li key={one}>
                <button
                  type="button"
                  aria-current={one === shown ? 'step' : undefined}
                  disabled={!isReachable(one)}
                  onClick={() => go(one)}
                >
                  {words.tabs[one]}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <HistoryButtons canUndo={canUndo(history)} canRedo={canRedo(history)} {...{ words, dispatch }} />
      </div>
      {photo ? (
        <PhotoSurface
          {...{ session, photo, reading, names, fault, words, dispatch, finishedAlt }}
          step={shown}
          finished={picture}
        />
      ) : null}
      <div className="photo-controls">
        <div className="photo-steps">
          <h2 ref={title} tabIndex={-1} className="text-base outline-none">
            {words[shown].title}
          </h2>
          {photo?.isSample ? (
            <p className="text-sm text-muted">{shown === 'send' ? words.send.sampleNote : words.photo.sampleNote}</p>
          ) : null}
          {isRead ? contents[shown]() : null}
          {isKept ? null : <p className="text-sm text-muted">{words.photo.unkept}</p>}
        </div>
        {photo ? (
          <div className="photo-foot">
            {shown === 'photo' || shown === 'wall' ? null : (
              <p className="photo-figures">
                {estimate && reading.run ? (
                  <>
                    <b>
                      <Words text={priceRange(estimate, words)} />
                    </b>{' '}
                    <span>
                      <Words text={`${feetRange(estimate, words)}, ${describeElbows(reading.run, labels)}`} />
                    </span>
                    <span className="block text-xs text-muted">
                      <Words text={finishedJobLine(estimate.high, labels.finishedJob)} />
                    </span>
                  </>
                ) : (
                  <span>{unplaced(session, pinNames).length > 0 ? words.figures.missing : null}</span>
                )}
              </p>
            )}
            <div className="flex gap-2">
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
                <Button
                  key="send"
                  type="submit"
                  form={PHOTO_FORM}
                  size="tight"
                  className="flex-[2]"
                  aria-disabled={isSending || undefined}
                >
                  {isSending ? words.send.report.sending : words.send.submit}
                </Button>
              )}
            </div>
          </div>
        ) : null}
      </div>
      {estimate && reading.run && finished.canvas ? (
        <PhotoPrint canvas={finished.canvas} alt={finishedAlt} estimate={estimate} elbows={reading.run.elbows} />
      ) : null}
      <p aria-live="polite" className="sr-only">
        {isDragging ? null : spoken({ session, reading, fault, words, plan, labels })}
      </p>
    </section>
  )
  if (!isDialog) return view
  return (
    <Suspense>
      <PhotoDialog words={words} onClose={onClose} returnFocus={() => returnFocus.current()}>
        {view}
      </PhotoDialog>
    </Suspense>
  )
}
