'use client'
// The planner: one plan as drawing, 3D scene, controls and estimate, to share, print or send.
import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import type { PlannerSceneLabels } from '@/content/planner-scene-labels'
import type { WebhookMode } from '@/lib/env'
import { canRedo, canUndo, DRAG_GROUP } from '@/lib/planner'
import type { CarPort } from '@/lib/planner/cable'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useLaterParts } from './panel/lazy-parts'
import { Panel } from './panel/panel'
import { scrollInPanel } from './panel/scroll-in-panel'
import { useSheet } from './panel/use-sheet'
import { PlanNotice } from './persistence/plan-notice'
import { usePlanPersistence } from './persistence/use-plan-persistence'
import { PlanView, type CurrentView, type PlannerPhoto } from './plan-view'
import './planner.css'
import { HistoryButtons } from './stage/history-buttons'
import { ShareButton } from './stage/share-button'
import { useInsets } from './stage/use-insets'
import { useRoom } from './stage/use-room'
import type { PlannerStep } from './steps'
import type { PlanPhotos } from './submission/send-plan'
import { preloadSubmission } from './submission/lazy-submission'
import { describeMove } from './plan-text'
import { usePlanner } from './use-planner'

export interface PlannerProps {
  webhook: string
  mode: WebhookMode
  labels: PlannerLabels
  /** Without these labels there is no 3D view. */
  sceneLabels?: PlannerSceneLabels
  hrefs: { call: string; text: string }
  /** Shown below Send Plan. */
  notice?: ReactNode
  /** Photos can be added to the plan; without it they cannot. */
  photos?: PlanPhotos | undefined
  /** Beside the photos, or in their place. */
  photoNote?: ReactNode
  /** Without it there is no photo view. */
  photo?: Pick<PlannerPhoto, 'words' | 'webhook' | 'notice'>
}

const READOUT = 'plan-readout'
const EXPORT_NOTE = 'plan-export-note'

const isTyping = (target: EventTarget) => target instanceof HTMLInputElement && target.type !== 'radio'

export function Planner({ webhook, mode, labels, sceneLabels, hrefs, notice, photos, photoNote, photo }: PlannerProps) {
  const { plan, route, estimate, history, hasMoved, dispatch } = usePlanner()
  /** Controls stay disabled until hydration, so that no input is lost. */
  const isReady = useHydrated()
  const parts = useLaterParts()
  const { notice: planNotice, copyLink } = usePlanPersistence(plan, dispatch)
  const [step, setStep] = useState<PlannerStep>('charger')
  const [viewStep, setViewStep] = useState(step)
  const [port, setPort] = useState<CarPort>('rear-left')
  const view = useRef<CurrentView>(() => ({ plan, scene: null }))
  const layout = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelBody = useRef<HTMLDivElement>(null)
  const resetButton = useRef<HTMLButtonElement>(null)
  const sheet = useSheet(layout, panelBody)
  useRoom(layout)
  const insets = useInsets(stage, panel, bar, sheet.size)
  const isDragging = history.open?.group === DRAG_GROUP

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z' || isTyping(event.target))
      return
    event.preventDefault()
    dispatch({ type: event.shiftKey ? 'redo' : 'undo' })
  }
  /** The sheet must not cover what has the focus. */
  const onLayoutFocus = ({ target }: FocusEvent) => {
    if (!panel.current || !stage.current?.contains(target)) return
    const [covering, focused] = [panel.current.getBoundingClientRect(), target.getBoundingClientRect()]
    if (covering.width > 0 && focused.right > covering.left) sheet.shrink(focused.bottom - covering.top)
  }
  const showStep = useCallback((next: PlannerStep, keepsView = false) => {
    setStep(next)
    if (!keepsView) setViewStep(next)
  }, [])
  const { setSize } = sheet
  const movedFrom = useRef(plan.charger)
  const pressed = useRef<Element>(null)
  /** The largest sheet leaves nothing to see of a move. What was pressed stays in view, for the next one. */
  useEffect(() => {
    if (movedFrom.current === plan.charger) return
    movedFrom.current = plan.charger
    if (sheet.size !== 'full') return
    pressed.current = document.activeElement
    setSize('half')
  }, [plan.charger, setSize, sheet.size])
  useEffect(() => {
    const { current: element } = pressed
    pressed.current = null
    if (!element || !panelBody.current?.contains(element)) return
    const shrinking = panelBody.current.getAnimations().map(({ finished }) => finished)
    void Promise.allSettled(shrinking).then(() => scrollInPanel(element))
  }, [sheet.size])
  const startOver = () => {
    dispatch({ type: 'reset' })
    // The pressed button disappears with its notice.
    resetButton.current?.focus()
  }

  return (
    <section
      data-island="planner"
      data-eager
      aria-label={labels.region}
      onKeyDown={onKeyDown}
      onFocus={preloadSubmission}
      onPointerDown={preloadSubmission}
    >
      {/* While the page is still being parsed, a half-read planner would move: it shows once something follows it. */}
      <div
        ref={layout}
        onFocus={onLayoutFocus}
        className="planner-layout last:hidden"
        data-sheet={isDragging ? 'peek' : sheet.size}
      >
        <PlanView
          ref={view}
          stage={stage}
          bar={bar}
          plan={plan}
          labels={labels}
          sceneLabels={sceneLabels}
          dispatch={dispatch}
          describedBy={READOUT}
          isReady={isReady}
          step={viewStep}
          port={viewStep === 'place' ? port : null}
          insets={insets}
          parts={parts}
          photo={photo && { ...photo, mode, hrefs, onStep: showStep, onSheet: sheet.setSize }}
          tools={
            <HistoryButtons
              canUndo={canUndo(history)}
              canRedo={canRedo(history)}
              resetButton={resetButton}
              {...{ isReady, labels, dispatch }}
            />
          }
          share={
            parts && isReady ? (
              <parts.ShareMenu {...{ plan, labels, view }} noteId={EXPORT_NOTE} onCopyLink={copyLink} />
            ) : (
              <ShareButton label={labels.panel.share} disabled />
            )
          }
          notices={
            <>
              <PlanNotice plan={plan} notice={planNotice} labels={labels.keep} onStartOver={startOver} />
              <div id={EXPORT_NOTE} className="planner-note" />
            </>
          }
        />
        <Panel
          ref={panel}
          body={panelBody}
          readoutId={READOUT}
          isLive={!hasMoved}
          onStep={showStep}
          onPort={setPort}
          {...{
            parts,
            port,
            plan,
            route,
            estimate,
            labels,
            dispatch,
            isReady,
            step,
            sheet,
            view,
            webhook,
            mode,
            hrefs,
            notice,
            photos,
            photoNote,
          }}
        />
      </div>
      {/* After a drag, not at each step. */}
      <p aria-live="polite" className="sr-only">
        {hasMoved && !history.open ? describeMove(plan, route, estimate, labels) : null}
      </p>
      {parts && <parts.PrintSheet plan={plan} labels={labels} />}
    </section>
  )
}
