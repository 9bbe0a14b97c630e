// Panel, charger and conduit.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Mesh, Object3D } from 'three'
import { modelPathOf, PANELS, type Plan, projectOntoWall, type Route, type Wall } from '@/lib/planner'
import { blockGeometry, conduitGeometry, contactGeometry, highlightGeometry, panelGeometry } from './device-geometry'
import { useFade } from './fade'
import type { Materials } from './materials'
import { loadModel } from './models'
import { OnWall } from './on-wall'
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
function Charger({ plan, materials, onLoaded }: DeviceProps) {
  const path = modelPathOf(plan)
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly model: Object3D | null } | null>(null)
  const block = useGeometry(blockGeometry, null)
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
          <mesh name="block" geometry={block} material={materials.device} />
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

/** Soft shadows on a wall, while it is solid. */
function Contact({ wall, plan, route, materials }: Omit<DeviceProps, 'onLoaded'> & { wall: Wall; route: Route }) {
  const mesh = useRef<Mesh>(null)
  const from = useMemo(() => ({ plan, route, wall }), [plan, route, wall])
  const geometry = useGeometry(contactGeometry, from)
  useFade(
    camera => (isWallHidden(wall, camera, plan.charger.wall, plan.trenchFt) ? 0 : 1),
    useCallback(opacity => {
      if (mesh.current) mesh.current.visible = opacity > 0
    }, []),
    true,
  )
  return geometry ? <mesh ref={mesh} geometry={geometry} material={materials.contact} /> : null
}

const contactWalls = ['back', 'right', 'detached'] as const satisfies readonly Wall[]

export function Devices({ plan, route, materials, onLoaded }: DeviceProps & { route: Route }) {
  return (
    <>
      <Panel plan={plan} materials={materials} />
      <Conduit plan={plan} route={route} materials={materials} />
      {contactWalls.map(wall => (
        <Contact key={wall} wall={wall} plan={plan} route={route} materials={materials} />
      ))}
      <Charger plan={plan} materials={materials} onLoaded={onLoaded} />
    </>
  )
}
