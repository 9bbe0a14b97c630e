// Panel, charger and conduit.
import { useFrame } from '@react-three/fiber'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Group, Material } from 'three'
import {
  modelPathOf,
  PANELS,
  type Plan,
  projectOntoWall,
  type Route,
  routeOf,
  visibleWalls,
  type Wall,
} from '@/lib/planner'
import { chargerGeometry } from './charger-geometry'
import {
  conduitGeometry,
  chargerShadow,
  conduitShadow,
  highlightGeometry,
  panelGeometry,
  panelShadow,
} from './device-geometry'
import { beginningOf } from './conduit-path'
import type { Materials } from './materials'
import { loadModel } from './models'
import { OnWall } from './on-wall'
import { blockHang, hookOf } from './sizes'
import { useDisposed } from './use-disposed'
import { useLoaded } from './use-loaded'
import { isWallHidden } from './wall-visibility'

interface DeviceProps {
  plan: Plan
  materials: Materials
}

function Panel({ plan, name, material }: { plan: Plan; name: string; material: Material }) {
  const geometry = useDisposed(useMemo(() => panelGeometry(), []))
  const { wall, positionFt } = PANELS[plan.panelLocation]
  const at = projectOntoWall(positionFt, wall)
  return (
    <OnWall wall={wall} trenchFt={plan.trenchFt}>
      <mesh name={name} geometry={geometry} material={material} position={[at.alongFt, at.heightFt, 0]} />
    </OnWall>
  )
}

/** A brand's model; until it has loaded, and where that fails, what stands in for it. */
function BrandModel({ path, children }: { path: string; children: ReactNode }) {
  const model = useLoaded(loadModel, path)
  return model ? <primitive object={model} /> : children
}

function Charger({ plan, isPluggedIn, materials }: DeviceProps & { isPluggedIn: boolean }) {
  const path = modelPathOf(plan)
  const hang = blockHang(plan, isPluggedIn)
  const geometry = useDisposed(useMemo(() => chargerGeometry('custom', hang), [hang]))
  const { wall, alongFt, heightFt } = plan.charger
  const block = <mesh name="block" geometry={geometry} material={materials.block} />
  return (
    <OnWall wall={wall} trenchFt={plan.trenchFt}>
      <group name="charger" position={[alongFt, heightFt, 0]}>
        {path === null ? (
          block
        ) : (
          <BrandModel key={path} path={path}>
            {block}
          </BrandModel>
        )}
      </group>
    </OnWall>
  )
}

function Conduit({ plan, route, materials }: DeviceProps & { route: Route }) {
  const type = plan.conduitType
  const tube = useDisposed(useMemo(() => conduitGeometry(route, type), [route, type]))
  const rim = useDisposed(useMemo(() => highlightGeometry(route, type), [route, type]))
  return (
    <>
      {tube ? <mesh name="conduit" geometry={tube} material={materials[type]} /> : null}
      {rim ? <mesh geometry={rim} material={materials.highlight} /> : null}
    </>
  )
}

/** Soft shadows on a wall, while it is solid. What a drag does not change is not built again. */
function Shadows({ wall, plan, route, materials }: DeviceProps & { wall: Wall; route: Route }) {
  const group = useRef<Group>(null)
  const { alongFt: hookAlongFt, upFt: hookUpFt } = hookOf(plan)
  const conduit = useDisposed(useMemo(() => conduitShadow(route, wall), [route, wall]))
  const panel = useDisposed(useMemo(() => panelShadow(), []))
  const charger = useDisposed(
    useMemo(() => chargerShadow({ alongFt: hookAlongFt, upFt: hookUpFt }), [hookAlongFt, hookUpFt]),
  )
  useFrame(({ camera }) => {
    if (group.current) group.current.visible = !isWallHidden(wall, camera.position, plan.charger.wall, plan.trenchFt)
  })
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

/** Another run of the plan, with its panel, as a shadow of itself. */
export function GhostRun({ plan, materials }: DeviceProps) {
  const line = useDisposed(useMemo(() => highlightGeometry(routeOf(plan), 'PVC'), [plan]))
  return (
    <>
      <Panel plan={plan} name="panel before" material={materials.ghost} />
      {line ? <mesh name="run before" geometry={line} material={materials.ghost} /> : null}
    </>
  )
}

interface DevicesProps extends DeviceProps {
  route: Route
  isPluggedIn: boolean
  /** How much of the run is there, from the panel on. */
  share: number
}

export function Devices({ plan, route, isPluggedIn, share, materials }: DevicesProps) {
  const drawn = useMemo(() => beginningOf(route, share), [route, share])
  return (
    <>
      <Panel plan={plan} name="panel" material={materials.device} />
      <Conduit plan={plan} route={drawn} materials={materials} />
      {visibleWalls(plan.trenchFt, plan.charger.wall).map(wall => (
        <Shadows key={wall} wall={wall} plan={plan} route={drawn} materials={materials} />
      ))}
      <Charger plan={plan} isPluggedIn={isPluggedIn} materials={materials} />
    </>
  )
}
