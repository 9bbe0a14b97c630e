'use client'
// The planner: one plan as drawing, 3D scene, controls and estimate, to share, print or send.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type FocusEvent } from 'react'
import { canRedo, canUndo, DRAG_GROUP } from '@/lib/planner'
import type { CarPort } from '@/lib/planner/cable'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Inspector } from './inspector/inspector'
import { useDeferred } from './inspector/use-deferred'
import { useSheet } from './inspector/use-sheet'
import { PlanNotice } from './persistence/plan-notice'
import { usePlanPersistence } from './persistence/use-plan-persistence'
import type { PlanImages } from './plan-image'
import { describeMove } from './plan-text'
import { PlanView } from './plan-view'
import { PlanContext, PlannerContext, type PlannerContextValue, type PlannerProps } from './planner-context'
import './planner.css'
import './planner-narrow.css'
import { HistoryButtons } from './stage/history-buttons'
import { ShareButton } from './stage/share-button'
import { useInsets } from './stage/use-insets'
import { useRoom } from './stage/use-room'
import type { PlannerStep } from './steps'
import { preloadSubmission } from './submission/lazy-submission'
import { undoByKey } from './undo-keys'
import { usePlanState } from './use-plan-state'

export function Planner(props: PlannerProps) {
  const { labels, defaultPlan } = props
  const { priced, history, hasMoved, dispatch } = usePlanState(defaultPlan)
  const { plan } = priced
  const isReady = useHydrated()
  const deferred = useDeferred()
  const { notice: planNotice, copyLink } = usePlanPersistence(plan, defaultPlan, dispatch)
  const [step, setStep] = useState<PlannerStep>('charger')
  const [viewStep, setViewStep] = useState(step)
  const [port, setPort] = useState<CarPort>('rear-left')
  /** The inspector's line that says whether Export PNG has worked. */
  const [exportNote, setExportNote] = useState<HTMLElement | null>(null)
  const sceneImages = useRef<PlanImages>(null)
  const latestPlan = useRef(plan)
  useLayoutEffect(() => {
    latestPlan.current = plan
  }, [plan])
  const currentView = useCallback(() => ({ plan: latestPlan.current, scene: sceneImages.current }), [])
  const layout = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const inspector = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const steps = useRef<HTMLDivElement>(null)
  const stepTitles: PlannerContextValue['stepTitles'] = useRef({})
  const moreSettings: PlannerContextValue['moreSettings'] = useRef(null)
  const photoButton: PlannerContextValue['photoButton'] = useRef(null)
  const resetButton = useRef<HTMLButtonElement>(null)
  const sheet = useSheet(layout, body)
  useRoom(layout)
  const insets = useInsets(stage, inspector, bar, sheet.size)
  const isDragging = history.open?.group === DRAG_GROUP

  /** The sheet must not cover what has the focus. */
  const onLayoutFocus = ({ target }: FocusEvent) => {
    if (!inspector.current || !stage.current?.contains(target)) return
    const [covering, focused] = [inspector.current.getBoundingClientRect(), target.getBoundingClientRect()]
    if (covering.width > 0 && focused.right > covering.left) sheet.shrink(focused.bottom - covering.top)
  }
  const showStep = useCallback((next: PlannerStep, keepsView = false) => {
    setStep(next)
    if (!keepsView) setViewStep(next)
  }, [])
  const { setSize } = sheet
  const scrollInInspector = useCallback((to: Element | 'start' | null) => {
    if (!steps.current) return
    if (to === 'start') steps.current.scrollTop = 0
    else if (to && steps.current.contains(to))
      steps.current.scrollTop += to.getBoundingClientRect().top - steps.current.getBoundingClientRect().top
  }, [])
  const shared = useMemo(
    (): PlannerContextValue => ({
      ...props,
      ...{ dispatch, isReady, showStep, showSheet: setSize, scrollInInspector },
      ...{ currentView, sceneImages, stepTitles, moreSettings, photoButton },
    }),
    [props, dispatch, isReady, showStep, setSize, scrollInInspector, currentView],
  )
  const movedFrom = useRef(plan.charger)
  const pressed = useRef<Element>(null)
  /**
   * The largest sheet leaves nothing to see of a move. What was pressed stays in view, for the next
   * one.
   */
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
    if (!element || !body.current?.contains(element)) return
    const shrinking = body.current.getAnimations().map(({ finished }) => finished)
    void Promise.allSettled(shrinking).then(() => scrollInInspector(element))
  }, [sheet.size, scrollInInspector])
  const reset = useMemo(
    () => ({ label: labels.reset, onReset: () => dispatch({ type: 'load', plan: defaultPlan }), ref: resetButton }),
    [labels, defaultPlan, dispatch],
  )
  const startOver = () => {
    reset.onReset()
    // The pressed button disappears with its notice.
    resetButton.current?.focus()
  }

  return (
    <PlannerContext value={shared}>
      <PlanContext value={priced}>
        <section
          data-island="planner"
          data-eager
          aria-label={labels.region}
          onKeyDown={undoByKey(dispatch)}
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
              stage={stage}
              bar={bar}
              step={viewStep}
              port={viewStep === 'place' ? port : null}
              insets={insets}
              deferred={deferred}
              tools={
                <HistoryButtons
                  words={labels}
                  canUndo={canUndo(history)}
                  canRedo={canRedo(history)}
                  {...{ dispatch, reset }}
                />
              }
              share={
                deferred && isReady ? (
                  <deferred.ShareMenu note={exportNote} onCopyLink={copyLink} />
                ) : (
                  <ShareButton label={labels.inspector.share} disabled />
                )
              }
              notices={<div ref={setExportNote} className="planner-note" />}
            />
            <Inspector
              ref={inspector}
              isLive={!hasMoved}
              onPort={setPort}
              notices={<PlanNotice notice={planNotice} onStartOver={startOver} />}
              {...{ body, steps, deferred, step, port, sheet }}
            />
          </div>
          {/* Announces a move once it has ended, not at each step of a drag. */}
          <p aria-live="polite" className="sr-only">
            {hasMoved && !history.open ? describeMove(plan, priced.route, priced.estimate, labels) : null}
          </p>
          {deferred && <deferred.PrintedPlan />}
        </section>
      </PlanContext>
    </PlannerContext>
  )
}
