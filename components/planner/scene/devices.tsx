// Panel, charger and conduit.
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Object3D } from 'three'
import { PANELS, type Plan, projectOntoWall, type Route, modelPathOf } from '@/lib/planner'
import { bandGeometry, blockGeometry, conduitGeometry, panelGeometry } from './device-geometry'
import type { Materials } from './materials'
import { loadModel } from './models'
import { OnWall } from './on-wall'
import { useGeometry } from './use-geometry'

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
      <mesh
        name="panel"
        geometry={geometry}
        material={materials.device}
        position={[at.alongFt, at.heightFt, 0]}
        castShadow
        receiveShadow
      />
    </OnWall>
  )
}

/** The brand's model; the built-in block until it has loaded, and where there is none or loading fails. */
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
          <mesh name="block" geometry={block} material={materials.device} castShadow receiveShadow />
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
  const band = useGeometry(
    useCallback((of: typeof from) => bandGeometry(of.route, of.type), []),
    from,
  )
  return (
    <>
      {tube ? <mesh name="conduit" geometry={tube} material={materials[type]} castShadow receiveShadow /> : null}
      {band ? <mesh geometry={band} material={materials.band} /> : null}
    </>
  )
}

export function Devices({ plan, route, materials, onLoaded }: DeviceProps & { route: Route }) {
  return (
    <>
      <Panel plan={plan} materials={materials} />
      <Conduit plan={plan} route={route} materials={materials} />
      <Charger plan={plan} materials={materials} onLoaded={onLoaded} />
    </>
  )
}
