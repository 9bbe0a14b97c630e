// The contents of the canvas for one plan. Frames are drawn on demand only.
import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type Ref, type RefObject } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import type { PlannerSceneLabels } from '@/content/planner-scene-labels'
import { type Plan, routeOf } from '@/lib/planner'
import type { CarPort } from '@/lib/planner/cable'
import type { Insets, PlannerStep } from '../steps'
import { Cable } from './cable'
import type { ViewPreset } from './camera-presets'
import { Devices } from './devices'
import { Dimensions } from './dimensions'
import { withDrawableTrench } from './sizes'
import { disposeMaterials, makeMaterials } from './materials'
import type { SceneTheme } from './colors'
import { CameraRig, type SceneControl } from './camera-rig'
import type { SavedView } from './use-camera-shots'
import { Room } from './room'

export interface SceneProps {
  plan: Plan
  labels: PlannerLabels
  words: PlannerSceneLabels
  theme: SceneTheme
  isDragging: boolean
  /** What buttons cover is included. */
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

/** Show the scene without the car after this time. */
const CAR_TIMEOUT_MS = 2500
const SHADOW_PX = 2048
const LIGHT_AT = [-9, 22, 12] as const

/** Shadow bounds follow the trench. */
function Lights({ trenchFt }: { trenchFt: number }) {
  const shadowExtentFt = 15 + trenchFt / 2
  const middle = trenchFt / 2
  const far = 60 + trenchFt
  return (
    <>
      <hemisphereLight args={['#fffcf7', '#c6bcab', 1.9]} />
      <directionalLight
        key={shadowExtentFt}
        position={[LIGHT_AT[0] + middle, LIGHT_AT[1], LIGHT_AT[2]]}
        target-position={[middle, 0, 0]}
        color="#fff6e8"
        intensity={1.75}
        castShadow
        shadow-mapSize={[SHADOW_PX, SHADOW_PX]}
        shadow-camera-left={-shadowExtentFt}
        shadow-camera-right={shadowExtentFt}
        shadow-camera-top={shadowExtentFt}
        shadow-camera-bottom={-shadowExtentFt}
        shadow-camera-near={1}
        shadow-camera-far={far}
        shadow-normalBias={0.04}
        shadow-radius={3.5}
        shadow-intensity={0.62}
      />
    </>
  )
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
  const get = useThree(state => state.get)
  const invalidate = useThree(state => state.invalidate)
  const drawnPlan = useMemo(() => withDrawableTrench(plan), [plan])
  const route = useMemo(() => routeOf(drawnPlan), [drawnPlan])
  const { width: widthPx, height: heightPx } = useThree(state => state.size)
  const stage = useMemo(() => ({ widthPx, heightPx, insets }), [widthPx, heightPx, insets])
  const conduitFt = useMemo(() => routeOf(plan).conduitFt, [plan])
  const materials = useMemo(() => makeMaterials(theme), [theme])
  useEffect(() => () => disposeMaterials(materials), [materials])

  const refreshShadows = useCallback(() => {
    get().gl.shadowMap.needsUpdate = true
    invalidate()
  }, [get, invalidate])
  useLayoutEffect(refreshShadows, [refreshShadows, drawnPlan, materials])

  const progress = useRef<'waiting' | 'complete' | 'reported'>('waiting')
  const markComplete = useCallback(() => {
    if (progress.current === 'waiting') progress.current = 'complete'
    refreshShadows()
  }, [refreshShadows])
  useEffect(() => {
    // Later it would only draw the same frame again.
    const timer = setTimeout(() => progress.current === 'waiting' && markComplete(), CAR_TIMEOUT_MS)
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
      <Lights trenchFt={drawnPlan.trenchFt} />
      <Room
        chargerWall={drawnPlan.charger.wall}
        trenchFt={drawnPlan.trenchFt}
        materials={materials}
        onLoaded={markComplete}
      />
      <Devices plan={drawnPlan} route={route} materials={materials} onLoaded={refreshShadows} />
      <Dimensions
        plan={drawnPlan}
        route={route}
        realTrenchFt={plan.trenchFt}
        realConduitFt={conduitFt}
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
