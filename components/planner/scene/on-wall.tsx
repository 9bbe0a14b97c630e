// Places things on a wall: children are built facing +z around the middle of the wall's foot.
import type { ReactNode } from 'react'
import { type Wall, worldFromWall } from '@/lib/planner'

export function OnWall({ wall, trenchFt, children }: { wall: Wall; trenchFt: number; children: ReactNode }) {
  const { x, y, z } = worldFromWall({ wall, alongFt: 0, heightFt: 0 }, trenchFt)
  return (
    <group position={[x, y, z]} rotation-y={wall === 'back' ? 0 : -Math.PI / 2}>
      {children}
    </group>
  )
}
