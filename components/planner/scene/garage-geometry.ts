// Plain stand-ins for the garage where its model or light cannot be loaded. Walls face +z around
// the middle of their foot. Feet.
import {
  DETACHED_GARAGE,
  GARAGE_HALF_FT,
  GARAGE_SIZE_FT,
  type Wall,
  WALL_HALF_WIDTH_FT,
  WALL_HEIGHT_FT,
} from '@/lib/planner'
import { colors, withAmbientOcclusion } from './colors'
import { MeshBuilder } from './mesh-builder'
import { WALL_THICKNESS_FT } from './sizes'
import { vector } from './vectors'

const X = vector(1, 0, 0)
const Y = vector(0, 1, 0)

/** Includes the two walls that take no charger. */
export type DrawnWall = Wall | 'left' | 'front'
export const drawnWalls = ['back', 'right', 'left', 'front'] as const satisfies readonly DrawnWall[]

export function plainFloor() {
  const outer = GARAGE_HALF_FT + WALL_THICKNESS_FT
  const paint = ({ x, z }: { readonly x: number; readonly z: number }) =>
    withAmbientOcclusion(colors.concrete, [GARAGE_HALF_FT - Math.abs(x), GARAGE_HALF_FT - Math.abs(z)])
  return new MeshBuilder()
    .boxBetween(vector(-outer, -0.5, -outer), vector(outer, -0.02, outer), colors.cut)
    .rectangle(vector(0, 0, 0), X, vector(0, 0, -1), GARAGE_SIZE_FT, GARAGE_SIZE_FT, paint, [12, 12])
    .build()
}

export function plainWall(wall: DrawnWall) {
  const isDetached = wall === 'detached'
  const half = isDetached ? DETACHED_GARAGE.halfWidthFt : WALL_HALF_WIDTH_FT.back + 0.5
  const paint = ({ x, y }: { readonly x: number; readonly y: number }) =>
    withAmbientOcclusion(isDetached ? colors.siding : colors.wall, [half - Math.abs(x), y])
  const depth = isDetached ? DETACHED_GARAGE.depthFt : WALL_THICKNESS_FT
  return new MeshBuilder()
    .rectangle(vector(0, WALL_HEIGHT_FT / 2, 0), X, Y, 2 * half, WALL_HEIGHT_FT, paint, [12, 6])
    .boxBetween(vector(-half, 0, -depth), vector(half, WALL_HEIGHT_FT, -0.02), colors.cut)
    .build()
}
