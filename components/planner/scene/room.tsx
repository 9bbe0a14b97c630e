// The garage, its car, the ground outside, and the trench with the garage at its end.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Group, Mesh, Texture } from 'three'
import { farGarageOf, farWalls, GARAGE_HALF_FT, isFarWall, type Plan, type Route } from '@/lib/planner'
import { carPlaceFt, type CarPort } from '@/lib/planner/cable'
import { Cable } from './cable'
import { CarModel } from './car'
import { CAR_MODEL, type Light } from './files'
import { fadeMesh, GLASS_ORDER, useFade } from './fade'
import { clearFloorGeometry, type GaragePart, garageParts, loadGarage } from './garage'
import { plainGarage } from './garage-geometry'
import type { Materials } from './materials'
import { loadModel } from './models'
import { renderedMaterial } from './rendered-material'
import { carShadowGeometry, DRIVE_Y_FT, driveGeometry, lawnGeometry, trenchGeometry } from './outdoors-geometry'
import { useDisposed } from './use-disposed'
import { useLoaded } from './use-loaded'
import { isCarInTheWay, partOpacity, walledBy } from './wall-visibility'

interface PartProps {
  plan: Plan
  isInstant: boolean
  materials: Materials
}

const allParts = [...new Set<GaragePart>([...garageParts, ...farWalls])]

/** A part of the garage. Walls, ceiling and roof fade while they are in the way. */
function GarageMesh({
  part,
  mesh,
  picture,
  plan,
  holding,
  isInstant,
  materials,
}: PartProps & {
  part: GaragePart
  mesh: Mesh
  picture: Texture | null
  /** The walls on which panel, charger or conduit is. */
  holding: ReadonlySet<string>
}) {
  const material = useDisposed(
    useMemo(
      () => (picture ? renderedMaterial(picture, materials.grain) : materials.plain.clone()),
      [picture, materials],
    ),
  )
  const nearest = useRef<Mesh>(null)
  useFade(
    camera => partOpacity(part, camera, plan, holding),
    useCallback(
      opacity => {
        fadeMesh(mesh, material, opacity)
        if (nearest.current) nearest.current.visible = opacity > 0 && opacity < 1
      },
      [mesh, material],
    ),
    isInstant,
  )
  return (
    <group name={`wall ${part}`} position-x={part === 'roof' || isFarWall(part) ? GARAGE_HALF_FT + plan.trenchFt : 0}>
      <primitive object={mesh}>
        {/* As glass, the shelf shows its nearest surface, not all boxes through each other. */}
        {part === 'shelf' ? (
          <mesh
            ref={nearest}
            geometry={mesh.geometry}
            material={materials.depthOnly}
            renderOrder={GLASS_ORDER - 1}
            visible={false}
          />
        ) : null}
      </primitive>
    </group>
  )
}

/** Over the shadow of a car that is not there. */
function ClearFloor({ floor, picture, materials }: { floor: Mesh; picture: Texture; materials: Materials }) {
  const geometry = useDisposed(useMemo(() => clearFloorGeometry(floor), [floor]))
  const material = useDisposed(
    useMemo(
      () => renderedMaterial(picture, materials.grain, { vertexColors: true, transparent: true, depthWrite: false }),
      [picture, materials],
    ),
  )
  return geometry && <mesh name="clear floor" geometry={geometry} material={material} renderOrder={-1} />
}

function Car({ model, plan, isInstant, materials }: PartProps & { model: Group }) {
  const car = useDisposed(useMemo(() => new CarModel(model), [model]))
  useFade(
    camera => (isCarInTheWay(camera, plan) ? 0 : 1),
    useCallback(whole => car.show(whole), [car]),
    isInstant,
  )
  const { xFt, zFt } = carPlaceFt(plan)
  const shadow = useDisposed(useMemo(() => carShadowGeometry(), []))
  // The floor of the garage has the car's shadow baked in.
  const isOutdoors = isFarWall(plan.charger.wall)
  return (
    <group name="car" position={[xFt, isOutdoors ? DRIVE_Y_FT : 0, zFt]}>
      <primitive object={car.group} />
      {isOutdoors ? <mesh geometry={shadow} material={materials.contact} renderOrder={-1} /> : null}
    </group>
  )
}

interface RoomProps extends PartProps {
  route: Route
  /** Shows the cable to this port of the car. */
  port: CarPort | null
  light: Light
  /** Called once the garage and the car are there, or cannot be loaded. */
  onLoaded: () => void
}

export function Room({ plan, route, port, isInstant, light, materials, onLoaded }: RoomProps) {
  const { trenchFt } = plan
  const far = farGarageOf(trenchFt, plan.charger.wall)
  const size = far?.size
  const lawn = useDisposed(useMemo(() => lawnGeometry(trenchFt, size), [trenchFt, size]))
  const drive = useDisposed(useMemo(() => driveGeometry(trenchFt, size), [trenchFt, size]))
  const trench = useDisposed(useMemo(() => (size ? trenchGeometry(trenchFt) : null), [trenchFt, size]))
  const holding = useMemo(() => walledBy(plan, route), [plan, route])
  const [plain] = useState(plainGarage)
  const rendered = useLoaded(loadGarage, light)
  const car = useLoaded(loadModel, CAR_MODEL)
  useEffect(() => {
    if (rendered !== undefined && car !== undefined) onLoaded()
  }, [rendered, car, onLoaded])
  const { parts, picture } = rendered ?? plain
  useDisposed(picture)
  return (
    <>
      <mesh geometry={lawn} material={materials.lawn} renderOrder={-3} />
      <mesh geometry={drive} material={materials.drive} renderOrder={-2} />
      {trench ? <mesh name="trench" geometry={trench} material={materials.soil} /> : null}
      {parts.floor && picture && (isFarWall(plan.charger.wall) || car === null) ? (
        <ClearFloor floor={parts.floor} {...{ picture, materials }} />
      ) : null}
      {allParts.map(part => {
        // The model has no garage that was added since.
        const own = parts[part]
        const mesh = own ?? plain.parts[part]
        const isShown = part === 'roof' ? size?.roof : !isFarWall(part) || part === far?.wall
        return mesh && isShown ? (
          <GarageMesh
            key={part}
            {...{ part, mesh, plan, holding, isInstant, materials }}
            picture={own ? picture : null}
          />
        ) : null
      })}
      {/* Left out where the model cannot be loaded, with the cable to it. */}
      {car ? <Car model={car} {...{ plan, isInstant, materials }} /> : null}
      {car && port ? <Cable {...{ plan, port, materials }} /> : null}
    </>
  )
}
