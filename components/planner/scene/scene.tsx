// Everything in the canvas: one plan, drawn again whenever it changes and at no other time.
import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type Ref, type RefObject } from 'react'
import type { PlannerLabels } from '@/content/planner-labels'
import type { PlannerSceneLabels } from '@/content/planner-scene-labels'
import { type Plan, routeOf } from '@/lib/planner'
import type { ViewPreset } from './camera-views'
import { Devices } from './devices'
import { Dimensions } from './dimensions'
import { drawable } from './drawable'
import { disposeMaterials, makeMaterials } from './materials'
import type { KeptView } from './orbit'
import type { SceneTheme } from './paints'
import { Rig, type SceneControl } from './rig'
import { Room } from './room'

export interface SceneProps {
  plan: Plan
  labels: PlannerLabels
  words: PlannerSceneLabels
  theme: SceneTheme
  isDragging: boolean
  isStill: boolean
  handle: RefObject<HTMLElement | null>
  kept: RefObject<KeptView | null>
  control: Ref<SceneControl>
  onPreset: (preset: ViewPreset | null) => void
  /** The first whole picture is on the screen. */
  onReady: () => void
}

/** The picture is shown without the car if that takes longer. */
const PATIENCE_MS = 2500
const SHADOW_PX = 2048
const LIGHT_AT = [-9, 22, 12] as const

/** The lamp, its shadows wide enough for what is drawn. */
function Lights({ trenchFt }: { trenchFt: number }) {
  const reach = 15 + trenchFt / 2
  const middle = trenchFt / 2
  const far = 60 + trenchFt
  return (
    <>
      <hemisphereLight args={['#fffcf7', '#c6bcab', 1.9]} />
      <directionalLight
        key={reach}
        position={[LIGHT_AT[0] + middle, LIGHT_AT[1], LIGHT_AT[2]]}
        target-position={[middle, 0, 0]}
        color="#fff6e8"
        intensity={1.75}
        castShadow
        shadow-mapSize={[SHADOW_PX, SHADOW_PX]}
        shadow-camera-left={-reach}
        shadow-camera-right={reach}
        shadow-camera-top={reach}
        shadow-camera-bottom={-reach}
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
  isStill,
  handle,
  kept,
  control,
  onPreset,
  onReady,
}: SceneProps) {
  const get = useThree(state => state.get)
  const invalidate = useThree(state => state.invalidate)
  const shown = useMemo(() => drawable(plan), [plan])
  const route = useMemo(() => routeOf(shown), [shown])
  const conduitFt = useMemo(() => routeOf(plan).conduitFt, [plan])
  const materials = useMemo(() => makeMaterials(theme), [theme])
  useEffect(() => () => disposeMaterials(materials), [materials])

  const refreshShadows = useCallback(() => {
    get().gl.shadowMap.needsUpdate = true
    invalidate()
  }, [get, invalidate])
  useLayoutEffect(refreshShadows, [refreshShadows, shown, materials])

  const progress = useRef<'waiting' | 'settled' | 'told'>('waiting')
  const settle = useCallback(() => {
    if (progress.current === 'waiting') progress.current = 'settled'
    refreshShadows()
  }, [refreshShadows])
  useEffect(() => {
    // Once all is there it would only draw the same picture again.
    const timer = setTimeout(() => progress.current === 'waiting' && settle(), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [settle])
  useFrame(() => {
    if (progress.current !== 'settled') return
    progress.current = 'told'
    // This frame is drawn after its subscribers have run.
    requestAnimationFrame(onReady)
  })

  return (
    <>
      <color key={theme.backdrop} attach="background" args={[theme.backdrop]} />
      <Rig plan={shown} isStill={isStill} handle={handle} kept={kept} onPreset={onPreset} control={control} />
      <Lights trenchFt={shown.trenchFt} />
      <Room chargerWall={shown.charger.wall} trenchFt={shown.trenchFt} materials={materials} onSettled={settle} />
      <Devices plan={shown} route={route} materials={materials} onSettled={refreshShadows} />
      <Dimensions
        plan={shown}
        route={route}
        realTrenchFt={plan.trenchFt}
        realConduitFt={conduitFt}
        labels={labels}
        words={words}
        theme={theme}
        materials={materials}
        isDragging={isDragging}
      />
    </>
  )
}
