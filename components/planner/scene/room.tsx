// The garage, its car, the ground outside, and the trench with the detached garage.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Mesh, MeshBasicMaterial, type Object3D, type Texture } from 'three'
import { detachedXFt, type Plan } from '@/lib/planner'
import { CAR } from '@/lib/planner/cable'
import { CarModel, GHOST_OPACITY } from './car'
import { CAR_MODEL, type Light } from './files'
import { fadeMesh, useFade } from './fade'
import { type Garage, type GaragePart, loadGarage } from './garage'
import { type DrawnWall, drawnWalls, plainFloor, plainWall } from './garage-geometry'
import type { Materials } from './materials'
import { loadModel } from './models'
import { OnWall } from './on-wall'
import { driveGeometry, lawnGeometry, trenchGeometry } from './outdoors-geometry'
import { useGeometry } from './use-geometry'
import { isCarInTheWay, isWallHidden } from './wall-visibility'

interface PartProps {
  plan: Plan
  isInstant: boolean
}

/** A part of the rendered garage. Walls, ceiling and roof fade while they are in the way. */
function RenderedPart({
  part,
  mesh,
  sheet,
  plan,
  isInstant,
}: PartProps & { part: GaragePart; mesh: Mesh; sheet: Texture }) {
  const { charger, trenchFt } = plan
  const material = useMemo(() => new MeshBasicMaterial({ map: sheet }), [sheet])
  useEffect(() => () => material.dispose(), [material])
  useFade(
    camera => (part === 'floor' || part === 'shelf' || !isWallHidden(part, camera, charger.wall, trenchFt) ? 1 : 0),
    useCallback(opacity => fadeMesh(mesh, material, opacity), [mesh, material]),
    isInstant,
  )
  const isOutside = part === 'detached' || part === 'roof'
  return (
    <group name={`wall ${part}`} position-x={isOutside ? detachedXFt(trenchFt) : 0}>
      <primitive object={mesh} />
    </group>
  )
}

/** A wall of the garage without its model. */
function PlainWall({ wall, plan, materials }: { wall: DrawnWall; plan: Plan; materials: Materials }) {
  const geometry = useGeometry(plainWall, wall)
  const mesh = useRef<Mesh>(null)
  const { charger, trenchFt } = plan
  useFade(
    camera => (isWallHidden(wall, camera, charger.wall, trenchFt) ? 0 : 1),
    useCallback(opacity => {
      if (mesh.current) mesh.current.visible = opacity > 0
    }, []),
    true,
  )
  if (!geometry) return null
  return (
    <OnWall name={`wall ${wall}`} wall={wall} trenchFt={trenchFt}>
      <mesh ref={mesh} geometry={geometry} material={materials.plain} />
    </OnWall>
  )
}

/** Left out where the model cannot be loaded. */
function Car({ plan, isInstant, onLoaded }: PartProps & { onLoaded: () => void }) {
  const [model, setModel] = useState<Object3D | null>(null)
  const car = useMemo(() => (model ? new CarModel(model) : null), [model])
  useEffect(() => {
    let isMounted = true
    void loadModel(CAR_MODEL).then(group => {
      if (!isMounted) return
      setModel(group?.clone() ?? null)
      onLoaded()
    })
    return () => {
      isMounted = false
    }
  }, [onLoaded])
  useFade(
    camera => (isCarInTheWay(camera, plan) ? GHOST_OPACITY : 1),
    useCallback(opacity => car?.fade(opacity), [car]),
    isInstant,
  )
  return model ? <primitive object={model} position={[CAR.xFt, 0, CAR.zFt]} /> : null
}

interface RoomProps extends PartProps {
  light: Light
  materials: Materials
  /** Called once the garage and the car are there, or cannot be loaded. */
  onLoaded: () => void
}

const trenchOrNone = (trenchFt: number) => (trenchFt > 0 ? trenchGeometry(trenchFt) : null)
const outside = ['detached', 'roof'] as const

export function Room({ plan, isInstant, light, materials, onLoaded }: RoomProps) {
  const { trenchFt } = plan
  const floor = useGeometry(plainFloor, null)
  const lawn = useGeometry(lawnGeometry, trenchFt)
  const drive = useGeometry(driveGeometry, null)
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
  useEffect(() => () => garage?.sheet.dispose(), [garage])
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
      {garage ? (
        parts.map(part => {
          const mesh = garage.parts[part]
          return mesh ? (
            <RenderedPart key={part} part={part} mesh={mesh} sheet={garage.sheet} plan={plan} isInstant={isInstant} />
          ) : null
        })
      ) : (
        <>
          <mesh geometry={floor} material={materials.plain} />
          {walls.map(wall => (
            <PlainWall key={wall} wall={wall} plan={plan} materials={materials} />
          ))}
        </>
      )}
      <Car plan={plan} isInstant={isInstant} onLoaded={onCar} />
    </>
  )
}
