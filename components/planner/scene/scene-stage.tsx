'use client'
// The 3D view as a piece of the page: canvas, the handle over the charger, points of view, live figures. Loaded on its own, after the drawing.
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import type { PlannerSceneLabels } from '@/content/planner-scene-labels'
import { usd } from '@/lib/usd'
import { estimateOf, type Plan, type Route, routeOf } from '@/lib/planner'
import type { PlanImages } from '../plan-image'
import { type ClientPoint, useChargerDrag } from '../use-charger-drag'
import type { Dispatch } from '../use-planner'
import { feetWords, fill, fromLeftFt, inchesWords, routeWords } from '../words'
import { CameraBar } from './camera-bar'
import type { ViewPreset } from './camera-views'
import { drawable } from './drawable'
import type { KeptView } from './orbit'
import { grabPoint, pointUnder, tapPoint } from './pointing'
import type { SceneControl } from './rig'
import { type SceneEvents, SceneRoot } from './root'
import { Scene } from './scene'
import { useTheme } from './use-theme'
import { useTurning } from './use-turning'

export interface SceneStageProps {
  plan: Plan
  labels: PlannerLabels
  words: PlannerSceneLabels
  dispatch: Dispatch
  /** Id of the text that says where the charger is. */
  describedBy: string
  /** Hidden, it draws nothing and follows no plan. */
  isShown: boolean
  /** Where the camera was before this stage, if there was one. */
  kept: { current: KeptView | null }
  onReady: () => void
  events: SceneEvents
  ref: Ref<PlanImages>
}

/** Id of the route in words, for whoever does not see it. */
const ROUTE = 'plan-route'

/** What the visitor is told while the charger moves. */
function LiveFigures({ plan, route, words }: { plan: Plan; route: Route; words: PlannerSceneLabels }) {
  const values = {
    along: feetWords(fromLeftFt(plan)),
    corner: words.corners[plan.charger.wall],
    height: inchesWords(plan.charger.heightFt),
    feet: route.conduitFt,
    price: usd(estimateOf(plan, route).totalUsd),
  }
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-4 top-16 mx-auto w-fit rounded bg-ink px-3 py-1.5 text-center text-sm font-semibold text-paper tabular-nums"
    >
      {fill(words.live, values)}
    </p>
  )
}

export function SceneStage({
  plan,
  labels,
  words,
  dispatch,
  describedBy,
  isShown,
  kept,
  onReady,
  events,
  ref,
}: SceneStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const control = useRef<SceneControl>(null)
  const root = useRef<SceneRoot | null>(null)
  const [preset, setPreset] = useState<ViewPreset | null>('corner')
  const theme = useTheme(stage)

  useEffect(() => {
    if (!host.current) return
    const made = new SceneRoot(host.current, events)
    root.current = made
    return () => {
      root.current = null
      made.dispose()
    }
  }, [events])

  const rayAt = (point: ClientPoint) => control.current?.rayAt(point) ?? null
  const route = routeOf(plan)
  const shown = drawable(plan)
  const { charger, isDragging } = useChargerDrag({
    plan,
    handle,
    wallPointUnder: point => {
      const ray = rayAt(point)
      return ray && pointUnder(ray, shown)
    },
    grabPointUnder: point => {
      const ray = rayAt(point)
      return ray && grabPoint(ray, shown)
    },
    dispatch,
  })
  const turning = useTurning(host, point => {
    const ray = rayAt(point)
    const at = ray && tapPoint(ray, shown)
    if (at) dispatch({ type: 'placeCharger', ...at })
  })

  useEffect(() => control.current?.hold(isDragging), [isDragging])
  useEffect(() => root.current?.wake(isShown), [isShown])
  useLayoutEffect(() => {
    if (!theme || !isShown) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const scene = { plan, labels, words, theme, isDragging, isStill, handle, kept, onReady, onPreset: setPreset }
    root.current?.render(<Scene {...scene} control={control} />)
  }, [plan, labels, words, theme, isDragging, isShown, kept, onReady])

  useImperativeHandle(ref, () => {
    const scene = () => {
      if (!control.current) throw new Error('the 3D view is not there')
      return control.current
    }
    // Promises, so that whatever goes wrong is a rejection.
    return {
      toJpeg: () => Promise.resolve().then(() => scene().toJpeg()),
      toPng: () => Promise.resolve().then(() => scene().toPng()),
    }
  }, [])

  return (
    <div
      ref={stage}
      role="group"
      aria-label={words.region}
      aria-describedby={ROUTE}
      className="absolute inset-0 overflow-hidden bg-sunken"
    >
      <p id={ROUTE} className="sr-only">
        {routeWords(route, labels)}
      </p>
      <div ref={host} className="absolute inset-0 cursor-grab active:cursor-grabbing" {...turning} />
      {/* Over the charger: it takes pointer and keys, and leaves the rest of the canvas to the orbit. */}
      <div
        ref={handle}
        role="application"
        tabIndex={0}
        aria-roledescription={labels.drawing.chargerRole}
        aria-label={labels.drawing.charger}
        aria-describedby={describedBy}
        data-charger="scene"
        style={{ visibility: 'hidden' }}
        className={`group absolute left-0 top-0 touch-none rounded-full outline-none ${isDragging ? 'cursor-grabbing' : 'cursor-grab'}`}
        {...charger}
      >
        <span className="absolute inset-1 rounded-full border-2 border-dashed border-accent opacity-70 group-hover:opacity-100 group-focus-visible:border-4 group-focus-visible:border-solid group-focus-visible:opacity-100" />
      </div>
      <CameraBar words={words} preset={preset} control={control} />
      {isDragging ? <LiveFigures plan={plan} route={route} words={words} /> : null}
    </div>
  )
}
