'use client'
// The planner: one plan as drawing, 3D scene, controls and estimate, to share, print or send.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { canRedo, canUndo, DRAG_GROUP, type Plan } from '@/lib/planner'
import type { CarPort } from '@/lib/planner/cable'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Inspector } from './inspector/inspector'
import { useDeferred } from './inspector/use-deferred'
import { type Sheet, useSheet } from './inspector/use-sheet'
import { PlanNotice } from './persistence/plan-notice'
import { usePlanPersistence } from './persistence/use-plan-persistence'
import type { PlanImages } from './plan-image'
import { describeMove } from './plan-text'
import { PlanView } from './plan-view'
import { PlanContext, PlannerContext, type PlannerContextValue, type PlannerProps } from './planner-context'
import { HistoryButtons } from './stage/history-buttons'
import { useInsets } from './stage/use-insets'
import { useRoom } from './stage/use-room'
import type { PlannerStep } from './steps'
import { preloadSubmission } from './submission/lazy-submission'
import { undoByKey } from './undo-keys'
import { usePlanState } from './use-plan-state'

/** The plan and its 3D view as they are at a press. */
function useCurrentView(plan: Plan) {
  const sceneImages = useRef<PlanImages>(null)
  const latestPlan = useRef(plan)
  useLayoutEffect(() => {
    latestPlan.current = plan
  }, [plan])
  const currentView = useCallback(() => ({ plan: latestPlan.current, scene: sceneImages.current }), [])
  return { currentView, sceneImages }
}

function useInspectorScroll(charger: Plan['charger'], sheet: Sheet, body: RefObject<HTMLDivElement | null>) {
  const steps = useRef<HTMLDivElement>(null)
  const scrollInInspector = useCallback((to: Element | 'start' | null) => {
    if (!steps.current) return
    if (to === 'start') steps.current.scrollTop = 0
    else if (to && steps.current.contains(to))
      steps.current.scrollTop += to.getBoundingClientRect().top - steps.current.getBoundingClientRect().top
  }, [])
  const { size, setSize } = sheet
  const movedFrom = useRef(charger)
  const pressed = useRef<Element>(null)
  /**
   * The largest sheet leaves nothing to see of a move. What was pressed stays in view, for the next
   * one.
   */
  useEffect(() => {
    if (movedFrom.current === charger) return
    movedFrom.current = charger
    if (size !== 'full') return
    pressed.current = document.activeElement
    setSize('half')
  }, [charger, setSize, size])
  useEffect(() => {
    const { current: element } = pressed
    pressed.current = null
    if (!element || !body.current?.contains(element)) return
    const shrinking = body.current.getAnimations().map(({ finished }) => finished)
    void Promise.allSettled(shrinking).then(() => scrollInInspector(element))
  }, [body, size, scrollInInspector])
  return { steps, scrollInInspector }
}

export function Planner(props: PlannerProps) {
  const { words, defaultPlan } = props
  const { priced, history, hasMoved, dispatch } = usePlanState(defaultPlan)
  const { plan } = priced
  const isReady = useHydrated()
  const deferred = useDeferred()
  const { notice: planNotice, copyLink } = usePlanPersistence(plan, defaultPlan, dispatch)
  const [step, showStep] = useState<PlannerStep>('charger')
  const [port, setPort] = useState<CarPort>('rear-left')
  const { currentView, sceneImages } = useCurrentView(plan)
  const layout = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [focusables] = useState<PlannerContextValue['focusables']>(() => new Map())
  const sheet = useSheet(layout, body)
  useRoom(layout)
  const { insets, stage, bar, inspector, uncover } = useInsets(sheet)
  const isDragging = history.open?.group === DRAG_GROUP

  const { setSize } = sheet
  const { steps, scrollInInspector } = useInspectorScroll(plan.charger, sheet, body)
  const shared = useMemo(
    (): PlannerContextValue => ({
      ...props,
      ...{ dispatch, isReady, showStep, showSheet: setSize, scrollInInspector },
      ...{ currentView, sceneImages, focusables },
    }),
    [props, dispatch, isReady, showStep, setSize, scrollInInspector, currentView, sceneImages, focusables],
  )

  return (
    <PlannerContext value={shared}>
      <PlanContext value={priced}>
        <section
          data-island="planner"
          data-eager
          aria-label={words.region}
          onKeyDown={undoByKey(dispatch)}
          onFocus={preloadSubmission}
          onPointerDown={preloadSubmission}
        >
          {/* While the page is still being parsed, a half-read planner would move: it shows once something follows it. */}
          <div
            ref={layout}
            onFocus={uncover}
            className="planner-layout last:hidden"
            data-sheet={isDragging ? 'peek' : sheet.size}
          >
            <PlanView
              {...{ stage, bar, insets, deferred }}
              step={step}
              port={step === 'place' ? port : null}
              tools={
                <HistoryButtons
                  words={words}
                  canUndo={canUndo(history)}
                  canRedo={canRedo(history)}
                  dispatch={dispatch}
                  hasReset
                />
              }
              onCopyLink={copyLink}
            />
            <Inspector
              ref={inspector}
              isLive={!hasMoved}
              onPort={setPort}
              notices={<PlanNotice notice={planNotice} />}
              {...{ body, steps, deferred, step, port, sheet }}
            />
          </div>
          {/* Announces a move once it has ended, not at each step of a drag. */}
          <p aria-live="polite" className="sr-only">
            {hasMoved && !history.open ? describeMove(plan, priced.route, priced.estimate, words) : null}
          </p>
          {deferred && <deferred.PrintedPlan />}
        </section>
      </PlanContext>
    </PlannerContext>
  )
}
