'use client'
// The 3D view as part of the page: canvas, drag handle, camera controls, live figures. Loaded
// lazily, and positioned over the drawing.
import {
  type WheelEvent,
  type ComponentProps,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
} from 'react'
import type { PlannerSceneWords } from '@/content/words/planner'
import { useMedia } from '@/components/ui/use-media'
import { usd } from '@/lib/usd'
import { estimateOf, modelPathOf, type Plan, type Route } from '@/lib/planner'
import type { CarPort } from '@/lib/planner/cable'
import { clamp } from '@/lib/planner/units'
import type { PlanImages } from '@/components/planner/plan-image'
import type { Insets } from '@/components/planner/stage/use-insets'
import type { PlannerStep } from '@/components/planner/steps'
import { type ClientPoint, useChargerDrag } from '@/components/planner/use-charger-drag'
import { useOwnSwipes } from '@/components/planner/use-own-swipes'
import { useTaps } from '@/components/planner/use-taps'
import { fill } from '@/lib/template'
import { formatFeetLong, fromLeftFt, formatInches, describeRoute } from '@/components/planner/plan-text'
import { CameraControls } from './camera-controls'
import { expectedLight, firstModels, firstPicturesOf } from './files'
import type { ViewPreset } from './camera-presets'
import { withDrawableTrench } from './sizes'
import { wallPointForGrab, wallPointForDrag, wallPointForTap } from './wall-picking'
import type { SceneControl } from './camera-rig'
import { detectRenderer } from './detect-renderer'
import { freeArea } from './fit-view'
import { loadModel, loadPicture } from './models'
import { type SceneEvents, SceneCanvas } from './scene-canvas'
import { createSceneStore, type SceneStore } from './scene-store'
import { Scene, type SceneProps } from './scene'
import { SceneErrorBoundary } from './scene-error-boundary'
import type { SavedView } from './use-camera-shots'
import { useSceneTheme } from './use-scene-theme'
import { mayWalkIn } from './walk-in'
import { READOUT_ID, usePlan, usePlanner } from '@/components/planner/planner-context'

export interface SceneViewProps {
  words: PlannerSceneWords
  /** False while the drawing is shown. */
  isVisible: boolean
  /**
   * Visible, or loading: a scene that is not active draws nothing and ignores changes of the plan.
   */
  isActive: boolean
  /** What the inspector and the buttons over the stage cover. */
  insets: Insets
  /** The step that is open: the camera eases to its subject. */
  step: PlannerStep
  /** Draws the cable to this port of the car. */
  port: CarPort | null
  events: SceneEvents
  ref: Ref<PlanImages>
}

/** Id of the route's description for screen readers. */
const ROUTE_ID = 'plan-route'

/** Position, conduit feet and price during a drag, where they cover nothing of the scene. */
function LiveFigures({
  plan,
  route,
  words,
  ref,
}: {
  plan: Plan
  route: Route
  words: PlannerSceneWords
  ref: Ref<HTMLParagraphElement>
}) {
  const values = {
    along: formatFeetLong(fromLeftFt(plan)),
    corner: words.corners[plan.charger.wall],
    height: formatInches(plan.charger.heightFt),
    feet: route.conduitFt,
    price: usd(estimateOf(plan, route).totalUsd),
  }
  return (
    <p
      ref={ref}
      aria-hidden="true"
      // Until the scene has found its place.
      style={{ visibility: 'hidden' }}
      className="pointer-events-none absolute top-0 left-0 w-max max-w-[calc(100%-2rem)] rounded bg-ink px-3 py-1.5 text-center text-sm font-semibold text-balance text-paper tabular-nums"
    >
      {fill(words.live, values)}
    </p>
  )
}

const freeStyle = ({ topPx, rightPx, bottomPx, leftPx }: Insets) => ({
  top: topPx,
  right: rightPx,
  bottom: bottomPx,
  left: leftPx,
})

/** An error in the scene leaves the page as it is. */
export function SceneView(props: SceneViewProps) {
  return (
    <SceneErrorBoundary onError={props.events.onError}>
      <InteractiveScene {...props} />
    </SceneErrorBoundary>
  )
}

/** The camera controls with their margins. On a phone a press shows them, over the picture. */
const CONTROLS_HEIGHT_PX = 68
const ON_REQUEST = '(width < 40rem), (height < 32rem)'

function useSceneInsets(insets: Insets): Insets {
  const hasControls = !useMedia(ON_REQUEST)
  return useMemo(
    () => ({ ...insets, bottomPx: insets.bottomPx + (hasControls ? CONTROLS_HEIGHT_PX : 0) }),
    [insets, hasControls],
  )
}

/**
 * The nearest point that inspector and buttons leave free: a drag does not take the charger behind
 * them.
 */
function inFreeArea(point: ClientPoint, stage: HTMLElement | null, insets: Insets): ClientPoint {
  if (!stage) return point
  const { left: stageLeft, top: stageTop, width: widthPx, height: heightPx } = stage.getBoundingClientRect()
  const { left, top, right, bottom } = freeArea({ widthPx, heightPx, insets })
  return {
    clientX: clamp(point.clientX, stageLeft + left, stageLeft + right),
    clientY: clamp(point.clientY, stageTop + top, stageTop + bottom),
  }
}

/** The scene with the props of the store. */
function StoredScene({ store }: { store: SceneStore<SceneProps | null> }) {
  const props = useSyncExternalStore(store.subscribe, store.get)
  return props && <Scene {...props} />
}

/** Fetches what the first picture shows while the canvas is set up. */
function preloadScene(plan: Plan) {
  for (const path of [...firstModels, modelPathOf(plan)]) if (path !== null) void loadModel(path)
  for (const path of firstPicturesOf(expectedLight())) void loadPicture(path)
}

/** Drags of the charger by its handle, and taps on the walls. */
function usePointers(
  control: RefObject<SceneControl | null>,
  container: RefObject<HTMLElement | null>,
  insets: Insets,
) {
  const { dispatch } = usePlanner()
  const { plan } = usePlan()
  const handle = useRef<HTMLDivElement>(null)
  const drawnPlan = withDrawableTrench(plan)
  const wallPointAt = (point: ClientPoint, wallPointFor: typeof wallPointForDrag) => {
    const ray = control.current?.rayAt(point)
    return ray ? wallPointFor(ray, drawnPlan) : null
  }
  const { charger, isDragging } = useChargerDrag({
    plan,
    handle,
    wallPointUnder: point => wallPointAt(inFreeArea(point, container.current, insets), wallPointForDrag),
    grabPointUnder: point => wallPointAt(point, wallPointForGrab),
    dispatch,
  })
  const taps = useTaps(point => {
    const at = wallPointAt(point, wallPointForTap)
    if (at) dispatch({ type: 'placeCharger', ...at })
  })
  return { handle, charger, isDragging, taps }
}

function useSceneImages(ref: Ref<PlanImages>, control: RefObject<SceneControl | null>) {
  useImperativeHandle(ref, () => {
    const currentControl = () => {
      if (!control.current) throw new Error('The 3D view has no camera yet')
      return control.current
    }
    // At once, and inside promises, so that errors become rejections.
    return {
      toJpeg: () => new Promise(resolve => resolve(currentControl().toJpeg())),
      toPng: () => new Promise(resolve => resolve(currentControl().toPng())),
    }
  }, [control])
}

interface DragHandleProps extends ComponentProps<'div'> {
  isDragging: boolean
  step: PlannerStep
}

/**
 * Covers the charger, and says until the first drag what to do, in the steps that are about it; the
 * rest of the canvas orbits.
 */
function DragHandle({ isDragging, step, ref, ...events }: DragHandleProps) {
  const { words: plannerWords, sceneWords } = usePlanner()
  const { drawing } = plannerWords
  const [hasDragged, setHasDragged] = useState(false)
  if (isDragging && !hasDragged) setHasDragged(true)
  return (
    <div
      ref={ref}
      role="application"
      tabIndex={0}
      aria-roledescription={drawing.chargerRole}
      aria-label={drawing.charger}
      aria-describedby={READOUT_ID}
      data-charger="scene"
      style={{ visibility: 'hidden' }}
      className={`group absolute left-0 top-0 touch-none rounded-full outline-none ${isDragging ? 'cursor-grabbing' : 'cursor-grab'}`}
      {...events}
    >
      <span className="absolute inset-1 rounded-full border-2 border-dashed border-accent opacity-70 group-hover:opacity-100 group-focus-visible:border-4 group-focus-visible:border-solid group-focus-visible:opacity-100" />
      {hasDragged || !(step === 'charger' || step === 'place') ? null : (
        <span aria-hidden="true" className="planner-drag-hint">
          {sceneWords?.dragHint}
        </span>
      )}
    </div>
  )
}

function useMotion() {
  const [renderer] = useState(detectRenderer)
  // Rendered on the CPU, an animation is a slide show that holds up the page.
  const prefersReducedMotion = renderer !== 'gpu' || matchMedia('(prefers-reduced-motion: reduce)').matches
  const [walksIn, setWalksIn] = useState(() => !prefersReducedMotion && mayWalkIn())
  const motion = useMemo(
    () => ({ prefersReducedMotion, walksIn, onWalkedIn: () => setWalksIn(false) }),
    [prefersReducedMotion, walksIn],
  )
  return { renderer, motion }
}

/**
 * Without Ctrl or Cmd the wheel scrolls the page. In the capture phase, before the camera's
 * controls see the event.
 */
const leaveToPage = (event: WheelEvent) => {
  if (!event.ctrlKey && !event.metaKey) event.stopPropagation()
}

function InteractiveScene({ words, isVisible, isActive, insets, step, port, events, ref }: SceneViewProps) {
  const { words: plannerWords } = usePlanner()
  const { plan, route } = usePlan()
  const container = useRef<HTMLDivElement>(null)
  const canvasContainer = useRef<HTMLDivElement>(null)
  const tag = useRef<HTMLParagraphElement>(null)
  const control = useRef<SceneControl>(null)
  const savedView = useRef<SavedView>(null)
  const [store] = useState(() => {
    preloadScene(plan)
    return createSceneStore<SceneProps | null>(null)
  })
  const [preset, setPreset] = useState<ViewPreset | null>(null)
  const { renderer, motion } = useMotion()
  const theme = useSceneTheme(container)

  const sceneInsets = useSceneInsets(insets)
  const { handle, charger, isDragging, taps } = usePointers(control, container, sceneInsets)
  useOwnSwipes(canvasContainer, 'sideways')

  useLayoutEffect(() => {
    if (!theme || !isActive) return
    store.set({
      plan,
      plannerWords,
      words,
      theme,
      isDragging,
      insets: sceneInsets,
      step,
      port,
      ...motion,
      handle,
      tag,
      savedView,
      control,
      onReady: events.onReady,
      onPreset: setPreset,
    })
  }, [store, plan, plannerWords, words, theme, isDragging, sceneInsets, step, port, motion, isActive, events, handle])

  const scene = useMemo(() => <StoredScene store={store} />, [store])
  useSceneImages(ref, control)

  return (
    <div
      inert={!isVisible}
      className={`absolute inset-0 [transition:opacity_0.3s] motion-reduce:[transition:none] ${isVisible ? '' : 'invisible opacity-0'}`}
    >
      <div
        ref={container}
        role="group"
        aria-label={words.region}
        aria-describedby={ROUTE_ID}
        className="absolute inset-0 overflow-hidden bg-sunken"
      >
        <p id={ROUTE_ID} className="sr-only">
          {describeRoute(route, plannerWords)}
        </p>
        <div
          ref={canvasContainer}
          className={`absolute inset-0 cursor-grab active:cursor-grabbing ${motion.walksIn && isVisible ? 'planner-lights' : ''}`}
          onWheelCapture={leaveToPage}
          {...taps}
        >
          <SceneCanvas isActive={isActive} renderer={renderer} events={events}>
            {scene}
          </SceneCanvas>
        </div>
        <DragHandle step={step} ref={handle} isDragging={isDragging} {...charger} />
        <div className="pointer-events-none absolute" style={freeStyle(insets)}>
          <CameraControls words={words} preset={preset} control={control} />
        </div>
        {isDragging ? <LiveFigures ref={tag} {...{ plan, route, words }} /> : null}
      </div>
    </div>
  )
}
