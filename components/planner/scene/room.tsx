// The garage, its car, the ground outside, and the trench with the detached garage.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Mesh, MeshBasicMaterial, type Texture } from 'three'
import { detachedXFt, type Plan, type Route } from '@/lib/planner'
import { carPlaceFt } from '@/lib/planner/cable'
import { CarModel } from './car'
import { CAR_MODEL, type Light } from './files'
import { fadeMesh, GLASS_ORDER, useFade } from './fade'
import { clearFloorGeometry, type Garage, type GaragePart, loadGarage } from './garage'
import { type DrawnWall, drawnWalls, plainFloor, plainWall } from './garage-geometry'
import type { Materials } from './materials'
import { loadModel } from './models'
import { OnWall } from './on-wall'
import { renderedMaterial } from './rendered-material'
import { carShadowGeometry, DRIVE_Y_FT, driveGeometry, lawnGeometry, trenchGeometry } from './outdoors-geometry'
import { CAR_HEIGHT_FT } from './sizes'
import { useGeometry } from './use-geometry'
import { carSectionFt, isCarInTheWay, partOpacity, walledBy } from './wall-visibility'

interface PartProps {
  plan: Plan
  /** The walls on which panel, charger or conduit is. */
  holding: ReadonlySet<string>
  isInstant: boolean
}

/** A part of the rendered garage. Walls, ceiling and roof fade while they are in the way. */
function RenderedPart({
  part,
  mesh,
  picture,
  grain,
  plan,
  holding,
  isInstant,
}: PartProps & { part: GaragePart; mesh: Mesh; picture: Texture; grain: Texture }) {
  const material = useMemo(() => renderedMaterial(picture, grain), [picture, grain])
  useEffect(() => () => material.dispose(), [material])
  const nearest = useRef<Mesh>(null)
  const depthOnly = useMemo(
    () => (part === 'shelf' ? new MeshBasicMaterial({ colorWrite: false, transparent: true }) : null),
    [part],
  )
  useEffect(() => () => depthOnly?.dispose(), [depthOnly])
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
  const isOutside = part === 'detached' || part === 'roof'
  return (
    <group name={`wall ${part}`} position-x={isOutside ? detachedXFt(plan.trenchFt) : 0}>
      <primitive object={mesh}>
        {/* As glass, the shelf shows its nearest surface, not all boxes through each other. */}
        {depthOnly ? (
          <mesh
            ref={nearest}
            geometry={mesh.geometry}
            material={depthOnly}
            renderOrder={GLASS_ORDER - 1}
            visible={false}
          />
        ) : null}
      </primitive>
    </group>
  )
}

/** Over the shadow of a car that is not there. */
function ClearFloor({ floor, picture, grain }: { floor: Mesh; picture: Texture; grain: Texture }) {
  const geometry = useGeometry(clearFloorGeometry, floor)
  const material = useMemo(
    () => renderedMaterial(picture, grain, { vertexColors: true, transparent: true, depthWrite: false }),
    [picture, grain],
  )
  useEffect(() => () => material.dispose(), [material])
  return geometry && <mesh name="clear floor" geometry={geometry} material={material} renderOrder={-1} />
}

/** A wall of the garage without its model. */
function PlainWall({
  wall,
  plan,
  holding,
  isInstant,
  materials,
}: PartProps & { wall: DrawnWall; materials: Materials }) {
  const geometry = useGeometry(plainWall, wall)
  const mesh = useRef<Mesh>(null)
  const material = useMemo(() => materials.plain.clone(), [materials])
  useEffect(() => () => material.dispose(), [material])
  useFade(
    camera => partOpacity(wall, camera, plan, holding),
    useCallback(
      opacity => {
        if (mesh.current) fadeMesh(mesh.current, material, opacity)
      },
      [material],
    ),
    isInstant,
  )
  if (!geometry) return null
  return (
    <OnWall name={`wall ${wall}`} wall={wall} trenchFt={plan.trenchFt}>
      <mesh ref={mesh} geometry={geometry} material={material} />
    </OnWall>
  )
}

/** Left out where the model cannot be loaded. */
function Car({
  plan,
  isInstant,
  materials,
  onLoaded,
}: Omit<PartProps, 'holding'> & { materials: Materials; onLoaded: () => void }) {
  const [car, setCar] = useState<CarModel | null>(null)
  useEffect(() => {
    let isMounted = true
    void loadModel(CAR_MODEL).then(group => {
      if (!isMounted) return
      setCar(group ? new CarModel(group) : null)
      onLoaded()
    })
    return () => {
      isMounted = false
    }
  }, [onLoaded])
  useEffect(() => () => car?.dispose(), [car])
  const sectionFt = carSectionFt(plan)
  useFade(
    camera => (isCarInTheWay(camera, plan) ? 0 : 1),
    useCallback(whole => car?.cut(sectionFt + (CAR_HEIGHT_FT - sectionFt) * whole), [car, sectionFt]),
    isInstant,
  )
  const { xFt, zFt } = carPlaceFt(plan)
  const shadow = useGeometry(carShadowGeometry, null)
  if (!car) return null
  // The floor of the garage has the car's shadow baked in.
  const isOutdoors = plan.charger.wall === 'detached'
  return (
    <group name="car" position={[xFt, isOutdoors ? DRIVE_Y_FT : 0, zFt]}>
      <primitive object={car.group} />
      {isOutdoors && shadow ? <mesh geometry={shadow} material={materials.contact} renderOrder={-1} /> : null}
    </group>
  )
}

interface RoomProps extends Omit<PartProps, 'holding'> {
  route: Route
  light: Light
  materials: Materials
  /** Called once the garage and the car are there, or cannot be loaded. */
  onLoaded: () => void
}

const trenchOrNone = (trenchFt: number) => (trenchFt > 0 ? trenchGeometry(trenchFt) : null)
const outside = ['detached', 'roof'] as const

export function Room({ plan, route, isInstant, light, materials, onLoaded }: RoomProps) {
  const { trenchFt } = plan
  const floor = useGeometry(plainFloor, null)
  const lawn = useGeometry(lawnGeometry, trenchFt)
  const drive = useGeometry(driveGeometry, trenchFt)
  const holding = useMemo(() => walledBy(plan, route), [plan, route])
  const trench = useGeometry(trenchOrNone, trenchFt)
  const [garage, setGarage] = useState<Garage | null>(null)
  const [isSettled, setSettled] = useState({ garage: false, car: false })
  useEffect(() => {
    let isMounted = true
    const settle = (loaded: Garage | null) => {
      if (!isMounted) return
      setGarage(loaded)
      setSettled(settled => ({ ...settled, garage: true }))
    }
    void loadGarage(light).then(settle)
    return () => {
      isMounted = false
    }
  }, [light])
  useEffect(() => () => garage?.picture.dispose(), [garage])
  const onCar = useCallback(() => setSettled(settled => ({ ...settled, car: true })), [])
  useEffect(() => {
    if (isSettled.garage && isSettled.car) onLoaded()
  }, [isSettled, onLoaded])
  if (!floor || !lawn || !drive) return null
  const walls: readonly DrawnWall[] = trenchFt > 0 ? [...drawnWalls, 'detached'] : drawnWalls
  const inside = ['floor', 'shelf', 'ceiling', ...drawnWalls] as const
  const parts: readonly GaragePart[] = trenchFt > 0 ? [...inside, ...outside] : inside
  return (
    <>
      <mesh geometry={lawn} material={materials.lawn} renderOrder={-3} />
      <mesh geometry={drive} material={materials.drive} renderOrder={-2} />
      {trench ? <mesh name="trench" geometry={trench} material={materials.soil} /> : null}
      {garage?.parts.floor && plan.charger.wall === 'detached' ? (
        <ClearFloor floor={garage.parts.floor} picture={garage.picture} grain={materials.grain} />
      ) : null}
      {garage ? (
        parts.map(part => {
          const mesh = garage.parts[part]
          return mesh ? (
            <RenderedPart
              key={part}
              picture={garage.picture}
              grain={materials.grain}
              {...{ part, mesh, plan, holding, isInstant }}
            />
          ) : null
        })
      ) : (
        <>
          <mesh geometry={floor} material={materials.plain} />
          {walls.map(wall => (
            <PlainWall key={wall} {...{ wall, plan, holding, isInstant, materials }} />
          ))}
        </>
      )}
      <Car {...{ plan, isInstant, materials }} onLoaded={onCar} />
    </>
  )
}
