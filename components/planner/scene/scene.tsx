// The contents of the canvas for one plan. Frames are drawn on demand only.
import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef, type Ref, type RefObject } from 'react'
import type { Texture } from 'three'
import type { PlannerLabels, PlannerSceneLabels } from '@/content/words/planner'
import { estimateOf, type Plan, routeOf } from '@/lib/planner'
import type { CarPort } from '@/lib/planner/cable'
import { usd } from '@/lib/usd'
import type { Insets } from '@/components/planner/stage/use-insets'
import type { PlannerStep } from '@/components/planner/steps'
import { Cable } from './cable'
import type { ViewPreset } from './camera-presets'
import { Devices } from './devices'
import { Dimensions } from './dimensions'
import { withDrawableTrench } from './sizes'
import { disposeMaterials, makeMaterials } from './materials'
import { lightOf, type SceneTheme } from './colors'
import type { Light } from './files'
import { loadReflections, REFLECTIONS_RANGE } from './garage'
import { CameraRig, type SceneControl } from './camera-rig'
import type { SavedView } from './use-camera-shots'
import { Room } from './room'

export interface SceneProps {
  plan: Plan
  labels: PlannerLabels
  words: PlannerSceneLabels
  theme: SceneTheme
  isDragging: boolean
  /** What the inspector and the buttons over the stage cover. */
  insets: Insets
  step: PlannerStep
  /** Shows the cable to this port of the car. */
  port: CarPort | null
  prefersReducedMotion: boolean
  handle: RefObject<HTMLElement | null>
  savedView: RefObject<SavedView | null>
  control: Ref<SceneControl>
  onPreset: (preset: ViewPreset | null) => void
  /** Called when the first complete frame is on the screen. */
  onReady: () => void
}

/** Show the scene without what has not loaded after this time. */
const LOAD_TIMEOUT_MS = 2500
const REFLECTIONS_GAIN = { day: 0.75, evening: 0.7 } as const
/** On the devices and the car, from the side of the window; all else has its light baked in. */
const DAYLIGHT = {
  day: { color: '#fff2e0', intensity: 1.6 },
  evening: { color: '#ffd9ad', intensity: 0.8 },
} as const
/** What the devices and the car reflect; painted on the spot until the rendered room has loaded. */
function Reflections({ light }: { light: Light }) {
  const get = useThree(state => state.get)
  useEffect(() => {
    const { scene, invalidate } = get()
    let isMounted = true
    let shown: Texture | null = null
    const show = (texture: Texture, intensity: number) => {
      shown?.dispose()
      shown = texture
      scene.environment = texture
      scene.environmentIntensity = intensity
      invalidate()
    }
    void loadReflections(light).then(texture => {
      if (isMounted && texture) show(texture, REFLECTIONS_RANGE * REFLECTIONS_GAIN[light])
    })
    return () => {
      isMounted = false
      shown?.dispose()
    }
  }, [get, light])
  return null
}

export function Scene({
  plan,
  labels,
  words,
  theme,
  isDragging,
  insets,
  step,
  port,
  prefersReducedMotion,
  handle,
  savedView,
  control,
  onPreset,
  onReady,
}: SceneProps) {
  const invalidate = useThree(state => state.invalidate)
  const drawnPlan = useMemo(() => withDrawableTrench(plan), [plan])
  const route = useMemo(() => routeOf(drawnPlan), [drawnPlan])
  const { width: widthPx, height: heightPx } = useThree(state => state.size)
  const stage = useMemo(() => ({ widthPx, heightPx, insets }), [widthPx, heightPx, insets])
  const { conduitFt, price } = useMemo(() => {
    const real = routeOf(plan)
    return { conduitFt: real.conduitFt, price: usd(estimateOf(plan, real).totalUsd) }
  }, [plan])
  const light = lightOf(theme)
  const materials = useMemo(() => makeMaterials(theme), [theme])
  useEffect(() => () => disposeMaterials(materials), [materials])

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
    requestAnimationFrame(onReady)
  })

  return (
    <>
      <color key={theme.backdrop} attach="background" args={[theme.backdrop]} />
      <CameraRig
        plan={drawnPlan}
        route={route}
        stage={stage}
        step={step}
        isDragging={isDragging}
        prefersReducedMotion={prefersReducedMotion}
        handle={handle}
        savedView={savedView}
        onPreset={onPreset}
        control={control}
      />
      <Reflections light={light} />
      <directionalLight position={[-7, 9, 7]} {...DAYLIGHT[light]} />
      <Room
        plan={drawnPlan}
        route={route}
        isInstant={prefersReducedMotion}
        light={light}
        materials={materials}
        onLoaded={markComplete}
      />
      <Devices plan={drawnPlan} route={route} isPluggedIn={port !== null} materials={materials} />
      <Dimensions
        plan={drawnPlan}
        route={route}
        realTrenchFt={plan.trenchFt}
        realConduitFt={conduitFt}
        price={price}
        labels={labels}
        words={words}
        theme={theme}
        materials={materials}
        isDragging={isDragging}
        stage={stage}
      />
      {port ? <Cable plan={drawnPlan} port={port} materials={materials} /> : null}
    </>
  )
}
