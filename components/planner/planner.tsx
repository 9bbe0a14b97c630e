'use client'
// The planner: one plan as drawing, 3D scene, controls and estimate, to share, print or send.
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import type { PlannerSceneLabels } from '@/content/planner-scene-labels'
import type { WebhookMode } from '@/lib/env'
import { usd } from '@/lib/usd'
import { Controls } from './controls/controls'
import { EstimateSection } from './estimate/estimate-section'
import { preloadSubmission } from './submission/lazy-submission'
import { PlanView, type CurrentView } from './plan-view'
import { SendPlan } from './submission/send-plan'
import { Toolbar } from './controls/toolbar'
import { useIsReady, usePlanner } from './use-planner'
import { describeElbows, describeFigures, fill, describeMove, describePlace } from './plan-text'

export interface PlannerProps {
  webhook: string
  mode: WebhookMode
  labels: PlannerLabels
  /** Without these labels there is no 3D view. */
  sceneLabels?: PlannerSceneLabels
  hrefs: { call: string; text: string }
  /** Shown below Send Plan. */
  notice?: ReactNode
}

const READOUT = 'plan-readout'

const isTyping = (target: EventTarget) => target instanceof HTMLInputElement && target.type !== 'radio'

export function Planner({ webhook, mode, labels, sceneLabels, hrefs, notice }: PlannerProps) {
  const { plan, route, estimate, history, hasMoved, dispatch } = usePlanner()
  const isReady = useIsReady()
  const view = useRef<CurrentView>(() => ({ plan, scene: null }))
  const price = usd(estimate.totalUsd)

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z' || isTyping(event.target))
      return
    event.preventDefault()
    dispatch({ type: event.shiftKey ? 'redo' : 'undo' })
  }

  return (
    <section
      data-island="planner"
      data-eager
      aria-label={labels.region}
      onKeyDown={onKeyDown}
      onFocus={preloadSubmission}
      onPointerDown={preloadSubmission}
      className="relative border-y border-line"
    >
      {/* While the page is still being parsed, a half-read planner would move: it shows once something follows it. */}
      <div className="mx-auto max-w-[120rem] last:hidden xl:not-last:grid xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="contents xl:sticky xl:top-(--header-height) xl:flex xl:h-[max(40rem,calc(100dvh-var(--header-height)-var(--text-bar-height)))] xl:flex-col xl:self-start">
          <PlanView
            ref={view}
            plan={plan}
            labels={labels}
            sceneLabels={sceneLabels}
            dispatch={dispatch}
            describedBy={READOUT}
            isReady={isReady}
          />
          {/* On narrow screens a sheet that slides over the view. */}
          <div className="relative z-[1] flex flex-col gap-3 border-t border-line bg-paper px-4 py-3 max-xl:rounded-t-2xl max-xl:pt-5 sm:px-6">
            <p className="text-sm text-muted">
              <span className="needs-script">{sceneLabels?.howTo ?? labels.drawing.howTo} </span>
              <span
                id={READOUT}
                className="text-ink"
              >{`${describePlace(plan, labels)} ${describeFigures(plan, route, labels)}.`}</span>
            </p>
            <fieldset disabled={!isReady} className="needs-script contents">
              <legend className="sr-only">{labels.toolbar}</legend>
              <Toolbar history={history} labels={labels} dispatch={dispatch} view={view} />
            </fieldset>
          </div>
          {/* After a drag, not at each step. */}
          <p aria-live="polite" className="sr-only">
            {hasMoved && !history.open ? describeMove(plan, route, estimate, labels) : null}
          </p>
        </div>
        <div className="relative z-[1] grid grid-cols-1 content-start gap-10 bg-paper px-4 py-6 sm:px-6 lg:px-10 xl:border-l xl:border-line xl:px-8">
          <fieldset disabled={!isReady} className="needs-script min-w-0">
            <legend className="sr-only">{labels.controls}</legend>
            <Controls plan={plan} labels={labels} dispatch={dispatch} />
          </fieldset>
          <EstimateSection plan={plan} route={route} estimate={estimate} labels={labels} isLive={!hasMoved} />
          <SendPlan
            view={view}
            webhook={webhook}
            mode={mode}
            labels={labels}
            hrefs={hrefs}
            isReady={isReady}
            notice={notice}
          />
        </div>
      </div>
      {/* Keeps the price in view while the controls scroll. */}
      <a
        href="#plan-estimate"
        className="no-print sticky [@media(height<24rem)]:static bottom-(--text-bar-height) z-10 flex min-h-12 items-baseline justify-between gap-4 border-t border-line bg-raised px-4 py-2 sm:px-6 lg:px-10 xl:hidden"
      >
        <span className="text-sm text-muted">
          {fill(labels.estimate.summary, { feet: route.conduitFt, elbows: describeElbows(route, labels) })}
        </span>
        <span className="max-w-1/2 font-display text-lg font-bold tabular-nums">
          <span className="sr-only">{labels.spec.estimate} </span>
          <span>{price}</span>
        </span>
      </a>
    </section>
  )
}
