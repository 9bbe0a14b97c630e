// The contents of the canvas for one plan. Frames are drawn on demand only.
import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import type { PlannerWords, PlannerSceneWords } from '@/content/words/planner'
import { type Plan, routeOf } from '@/lib/planner'
import type { CarPort } from '@/lib/planner/cable'
import type { Insets } from '@/components/planner/stage/use-insets'
import type { PlannerStep } from '@/components/planner/steps'
import { Devices, GhostRun } from './devices'
import { Dimensions } from './dimensions'
import { withDrawableTrench } from './sizes'
import { disposeMaterials, makeMaterials } from './materials'
import type { SceneTheme } from './colors'
import type { Light } from './files'
import { loadReflections, REFLECTIONS_RANGE } from './garage'
import { CameraRig, type CameraRigProps } from './camera-rig'
import { Room } from './room'
import { environmentTexture } from './textures'
import { useDisposed } from './use-disposed'
import { useLoaded } from './use-loaded'
import { useWalkIn } from './walk-in'

export interface SceneProps extends Omit<CameraRigProps, 'route' | 'stage' | 'walk'> {
  plannerWords: PlannerWords
  words: PlannerSceneWords
  theme: SceneTheme
  /** What the inspector and the buttons over the stage cover. */
  insets: Insets
  /** Shows the cable to this port of the car. */
  port: CarPort | null
  /** The figures of a drag: an HTML element over the stage. */
  tag: RefObject<HTMLElement | null>
  /** Called when the first complete frame is on the screen. */
  onReady: () => void
  /** Walks in at first. */
  walksIn: boolean
  onWalkedIn: () => void
}

/** Show the scene without what has not loaded after this time. */
const LOAD_TIMEOUT_MS = 2500
const REFLECTIONS_GAIN = { day: 0.75, evening: 0.7 } as const
/** On the devices and the car, from the side of the window; all else has its light baked in. */
const DAYLIGHT = {
  day: { color: '#fff2e0', intensity: 1.6 },
  evening: { color: '#ffd9ad', intensity: 0.8 },
} as const

const PAINTED_GAIN = 0.8

/** What the devices and the car reflect; painted on the spot until the rendered room has loaded. */
function Reflections({ light }: { light: Light }) {
  const get = useThree(state => state.get)
  const loaded = useLoaded(loadReflections, light)
  const texture = useDisposed(useMemo(() => loaded ?? environmentTexture(), [loaded]))
  useEffect(() => {
    const { scene, invalidate } = get()
    scene.environment = texture
    scene.environmentIntensity = loaded ? REFLECTIONS_RANGE * REFLECTIONS_GAIN[light] : PAINTED_GAIN
    invalidate()
  }, [get, light, loaded, texture])
  return null
}

/**
 * The plan with the panel where it was before its last change, while the step is open that asks
 * for it; else null.
 */
function usePlanBefore(plan: Plan, step: PlannerStep): Plan | null {
  const { panelLocation } = plan
  const [seen, setSeen] = useState({ step, panelLocation, before: null as Plan['panelLocation'] | null })
  if (seen.step !== step || seen.panelLocation !== panelLocation)
    setSeen({ step, panelLocation, before: seen.step === 'panel' && step === 'panel' ? seen.panelLocation : null })
  const { before } = seen
  return useMemo(() => (before === null ? null : { ...plan, panelLocation: before }), [plan, before])
}

export function Scene(props: SceneProps) {
  const { plan, plannerWords, words, theme, insets, port, tag, onReady, walksIn, onWalkedIn, ...camera } = props
  const { isDragging, prefersReducedMotion, step, handle } = camera
  const invalidate = useThree(state => state.invalidate)
  const drawnPlan = useMemo(() => withDrawableTrench(plan), [plan])
  const route = useMemo(() => routeOf(drawnPlan), [drawnPlan])
  const before = usePlanBefore(drawnPlan, step)
  const { width: widthPx, height: heightPx } = useThree(state => state.size)
  const stage = useMemo(() => ({ widthPx, heightPx, insets }), [widthPx, heightPx, insets])
  const { light } = theme
  const materials = useMemo(() => makeMaterials(light), [light])
  useEffect(() => () => disposeMaterials(materials), [materials])

  const { walk, share, start } = useWalkIn(walksIn, onWalkedIn)
  const progress = useRef<'waiting' | 'complete' | 'reported'>('waiting')
  const markComplete = useCallback(() => {
    if (progress.current === 'waiting') progress.current = 'complete'
    invalidate()
  }, [invalidate])
  useEffect(() => {
    // Later it would only draw the same frame again.
    const timer = setTimeout(() => progress.current === 'waiting' && markComplete(), LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [markComplete])
  useFrame(() => {
    if (progress.current !== 'complete') return
    progress.current = 'reported'
    // This callback runs before the frame is drawn.
    requestAnimationFrame(() => {
      onReady()
      start()
    })
  })

  return (
    <>
      <color key={theme.backdrop} attach="background" args={[theme.backdrop]} />
      <CameraRig {...camera} walk={walk} plan={drawnPlan} route={route} stage={stage} />
      <Reflections light={light} />
      <directionalLight position={[-7, 9, 7]} {...DAYLIGHT[light]} />
      <Room
        plan={drawnPlan}
        isInstant={prefersReducedMotion}
        onLoaded={markComplete}
        {...{ route, port, light, materials }}
      />
      <Devices plan={drawnPlan} isPluggedIn={port !== null} {...{ route, share, materials }} />
      {before ? <GhostRun plan={before} materials={materials} /> : null}
      <Dimensions
        plan={drawnPlan}
        realPlan={plan}
        {...{ route, before, plannerWords, words, theme, materials, isDragging, stage, tag, handle, share }}
      />
    </>
  )
}
