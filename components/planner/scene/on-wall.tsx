// Places things on a wall: children are built facing +z around the middle of the wall's foot.
import type { ReactNode } from 'react'
import { detachedXFt, GARAGE_HALF_FT } from '@/lib/planner'
import type { DrawnWall } from './garage-geometry'

const turns: Readonly<Record<DrawnWall, number>> = {
  back: 0,
  right: -Math.PI / 2,
  detached: -Math.PI / 2,
  left: Math.PI / 2,
  front: Math.PI,
}

const places = {
  back: [0, 0, -GARAGE_HALF_FT],
  right: [GARAGE_HALF_FT, 0, 0],
  left: [-GARAGE_HALF_FT, 0, 0],
  front: [0, 0, GARAGE_HALF_FT],
} as const

/** Position of the middle of a wall's foot. */
const wallFoot = (wall: DrawnWall, trenchFt: number): readonly [number, number, number] =>
  wall === 'detached' ? [detachedXFt(trenchFt), 0, 0] : places[wall]

export function OnWall({
  name = '',
  wall,
  trenchFt,
  children,
}: {
  name?: string
  wall: DrawnWall
  trenchFt: number
  children: ReactNode
}) {
  return (
    <group name={name} position={[...wallFoot(wall, trenchFt)]} rotation-y={turns[wall]}>
      {children}
    </group>
  )
}
