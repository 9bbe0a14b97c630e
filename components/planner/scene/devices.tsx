// Panel, charger and conduit.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Group, Object3D } from 'three'
import { modelPathOf, PANELS, type Plan, projectOntoWall, type Route, type Wall } from '@/lib/planner'
import {
  blockGeometry,
  conduitGeometry,
  chargerShadow,
  conduitShadow,
  highlightGeometry,
  panelGeometry,
  panelShadow,
} from './device-geometry'
import { useFade } from './fade'
import type { Materials } from './materials'
import { loadModel } from './models'
import { OnWall } from './on-wall'
import { hookOf } from './sizes'
import { useGeometry } from './use-geometry'
import { isWallHidden } from './wall-visibility'

interface DeviceProps {
  plan: Plan
  materials: Materials
  onLoaded: () => void
}

function Panel({ plan, materials }: Omit<DeviceProps, 'onLoaded'>) {
  const geometry = useGeometry(panelGeometry, null)
  const { wall, positionFt } = PANELS[plan.panelLocation]
  const at = projectOntoWall(positionFt, wall)
  if (!geometry) return null
  return (
    <OnWall wall={wall} trenchFt={plan.trenchFt}>
      <mesh name="panel" geometry={geometry} material={materials.device} position={[at.alongFt, at.heightFt, 0]} />
    </OnWall>
  )
}

/**
 * The brand's model; the built-in block until it has loaded, and where there is none or loading
 * fails.
 */
function Charger({ plan, isPluggedIn, materials, onLoaded }: DeviceProps & { isPluggedIn: boolean }) {
  const path = modelPathOf(plan)
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly model: Object3D | null } | null>(null)
  const block = useGeometry(blockGeometry, isPluggedIn)
  useEffect(() => {
    if (path === null) return
    let isMounted = true
    void loadModel(path).then(model => {
      if (!isMounted) return
      setLoaded({ path, model })
      onLoaded()
    })
    return () => {
      isMounted = false
    }
  }, [path, onLoaded])
  const model = loaded && loaded.path === path ? loaded.model : null
  const { wall, alongFt, heightFt } = plan.charger
  if (!block) return null
  return (
    <OnWall wall={wall} trenchFt={plan.trenchFt}>
      <group name="charger" position={[alongFt, heightFt, 0]}>
        {model ? (
          <primitive key={path} object={model} />
        ) : (
          <mesh name="block" geometry={block} material={materials.block} />
        )}
      </group>
    </OnWall>
  )
}

function Conduit({ plan, route, materials }: Omit<DeviceProps, 'onLoaded'> & { route: Route }) {
  const type = plan.conduitType
  const from = useMemo(() => ({ route, type }), [route, type])
  const tube = useGeometry(
    useCallback((of: typeof from) => conduitGeometry(of.route, of.type), []),
    from,
  )
  const rim = useGeometry(
    useCallback((of: typeof from) => highlightGeometry(of.route, of.type), []),
    from,
  )
  return (
    <>
      {tube ? <mesh name="conduit" geometry={tube} material={materials[type]} /> : null}
      {rim ? <mesh geometry={rim} material={materials.highlight} /> : null}
    </>
  )
}

/** Soft shadows on a wall, while it is solid. What a drag does not change is not built again. */
function Shadows({ wall, plan, route, materials }: Omit<DeviceProps, 'onLoaded'> & { wall: Wall; route: Route }) {
  const group = useRef<Group>(null)
  const legs = useMemo(() => ({ route, wall }), [route, wall])
  const hook = hookOf(plan)
  const { alongFt: hookAlongFt, upFt: hookUpFt } = hook
  const conduit = useGeometry(conduitShadow, legs)
  const panel = useGeometry(panelShadow, null)
  const charger = useGeometry(
    chargerShadow,
    useMemo(() => ({ alongFt: hookAlongFt, upFt: hookUpFt }), [hookAlongFt, hookUpFt]),
  )
  useFade(
    camera => (isWallHidden(wall, camera, plan.charger.wall, plan.trenchFt) ? 0 : 1),
    useCallback(opacity => {
      if (group.current) group.current.visible = opacity > 0
    }, []),
    true,
  )
  const at = PANELS[plan.panelLocation]
  const panelAt = projectOntoWall(at.positionFt, wall)
  const places = [
    { geometry: conduit, alongFt: 0, heightFt: 0 },
    ...(at.wall === wall ? [{ geometry: panel, ...panelAt }] : []),
    ...(plan.charger.wall === wall ? [{ geometry: charger, ...plan.charger }] : []),
  ]
  return (
    <OnWall wall={wall} trenchFt={plan.trenchFt}>
      <group ref={group}>
        {places.map(({ geometry, alongFt, heightFt }, i) =>
          geometry ? (
            <mesh key={i} geometry={geometry} material={materials.contact} position={[alongFt, heightFt, 0]} />
          ) : null,
        )}
      </group>
    </OnWall>
  )
}

const shadowWalls = ['back', 'right', 'detached'] as const satisfies readonly Wall[]

export function Devices({
  plan,
  route,
  isPluggedIn,
  materials,
  onLoaded,
}: DeviceProps & { route: Route; isPluggedIn: boolean }) {
  return (
    <>
      <Panel plan={plan} materials={materials} />
      <Conduit plan={plan} route={route} materials={materials} />
      {shadowWalls.map(wall => (
        <Shadows key={wall} wall={wall} plan={plan} route={route} materials={materials} />
      ))}
      <Charger plan={plan} isPluggedIn={isPluggedIn} materials={materials} onLoaded={onLoaded} />
    </>
  )
}
