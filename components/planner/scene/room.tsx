// The garage: floor, walls, shelf, car, the ground outside, and the trench with the detached wall.
import { useFrame } from '@react-three/fiber'
import { useEffect, useRef, useState } from 'react'
import { BufferAttribute, BufferGeometry, type Group, type Object3D } from 'three'
import type { Wall } from '@/lib/planner'
import { CAR } from '@/lib/planner/cable'
import { isWallHidden } from './wall-visibility'
import {
  detachedWallGeometry,
  type DrawnWall,
  drawnWalls,
  floorGeometry,
  footprintGeometry,
  frontWallGeometry,
  outlinePositions,
  shelfGeometry,
  wallGeometry,
} from './garage-geometry'
import type { Materials } from './materials'
import { loadModel } from './models'
import { OnWall } from './on-wall'
import { groundGeometry, trenchGeometry } from './outdoors-geometry'
import { useGeometry } from './use-geometry'

const CAR_MODEL = '/planner/models/ev-car.glb'
const CAR_SIZE_FT = { width: 7.6, length: 17 } as const

/** Glass is a tinted mirror: its reflections make it look like glass. */
const carColors = {
  paint: { color: '#3f6290', metalness: 0.5, roughness: 0.3 },
  glass: { color: '#5d6b78', metalness: 0.9, roughness: 0.16 },
  rim: { roughness: 0.35 },
} as const

const outlineGeometry = (wall: DrawnWall) =>
  new BufferGeometry().setAttribute('position', new BufferAttribute(outlinePositions(wall), 3))
const trenchOrNone = (trenchFt: number) => (trenchFt > 0 ? trenchGeometry(trenchFt) : null)

const wallOf = (wall: DrawnWall) =>
  wall === 'front' ? frontWallGeometry() : wall === 'detached' ? detachedWallGeometry() : wallGeometry()

interface WallProps {
  wall: DrawnWall
  chargerWall: Wall
  trenchFt: number
  materials: Materials
}

/** A solid wall, or its outline while it would hide the view. */
function RoomWall({ wall, chargerWall, trenchFt, materials }: WallProps) {
  const solid = useRef<Group>(null)
  const outline = useRef<Group>(null)
  const geometry = useGeometry(wallOf, wall)
  const lines = useGeometry(outlineGeometry, wall)
  useFrame(({ camera }) => {
    const aside = isWallHidden(wall, camera.position, chargerWall, trenchFt)
    if (solid.current) solid.current.visible = !aside
    if (outline.current) outline.current.visible = aside
  })
  if (!geometry || !lines) return null
  return (
    <OnWall name={`wall ${wall}`} wall={wall} trenchFt={trenchFt}>
      <group ref={solid}>
        <mesh geometry={geometry} material={materials.paint} receiveShadow />
      </group>
      <group ref={outline}>
        <lineSegments geometry={lines} material={materials.outline} />
      </group>
    </OnWall>
  )
}

/** Left out where the model cannot be loaded. */
function Car({ materials, onLoaded }: { materials: Materials; onLoaded: () => void }) {
  const [model, setModel] = useState<Object3D | null>(null)
  useEffect(() => {
    let isMounted = true
    void loadModel(CAR_MODEL, carColors).then(group => {
      if (!isMounted) return
      setModel(group)
      onLoaded()
    })
    return () => {
      isMounted = false
    }
  }, [onLoaded])
  if (!model) return null
  return (
    <group position={[CAR.xFt, 0, CAR.zFt]}>
      <primitive object={model} />
      <mesh
        rotation-x={-Math.PI / 2}
        position-y={0.02}
        scale={[CAR_SIZE_FT.width, CAR_SIZE_FT.length, 1]}
        material={materials.contact}
      >
        <planeGeometry />
      </mesh>
    </group>
  )
}

interface RoomProps {
  chargerWall: Wall
  trenchFt: number
  materials: Materials
  onLoaded: () => void
}

export function Room({ chargerWall, trenchFt, materials, onLoaded }: RoomProps) {
  const floor = useGeometry(floorGeometry, null)
  const footprint = useGeometry(footprintGeometry, null)
  const shelf = useGeometry(shelfGeometry, null)
  const ground = useGeometry(groundGeometry, trenchFt)
  const trench = useGeometry(trenchOrNone, trenchFt)
  const walls: readonly DrawnWall[] = trenchFt > 0 ? [...drawnWalls, 'detached'] : drawnWalls
  if (!floor || !footprint || !shelf || !ground) return null
  return (
    <>
      <mesh geometry={ground} material={materials.ground} renderOrder={-1} />
      {trench ? <mesh name="trench" geometry={trench} material={materials.paint} receiveShadow /> : null}
      <mesh geometry={footprint} material={materials.paint} />
      <mesh geometry={floor} material={materials.floor} receiveShadow />
      <mesh geometry={shelf} material={materials.paint} castShadow receiveShadow />
      <Car materials={materials} onLoaded={onLoaded} />
      {walls.map(wall => (
        <RoomWall key={wall} wall={wall} chargerWall={chargerWall} trenchFt={trenchFt} materials={materials} />
      ))}
    </>
  )
}
