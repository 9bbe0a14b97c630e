// Plain stand-ins for the garage where its model or light cannot be loaded. Feet.
import { Mesh } from 'three'
import {
  farWalls,
  GARAGE_HALF_FT,
  GARAGE_SIZE_FT,
  type GarageSize,
  WALL_HALF_WIDTH_FT,
  WALL_HEIGHT_FT,
  wallFacts,
} from '@/lib/planner'
import { colors, withAmbientOcclusion } from './colors'
import type { Garage } from './garage'
import { MeshBuilder } from './mesh-builder'
import { WALL_THICKNESS_FT } from './sizes'
import { vector } from './vectors'

const X = vector(1, 0, 0)
const Y = vector(0, 1, 0)

function plainFloor() {
  const outer = GARAGE_HALF_FT + WALL_THICKNESS_FT
  const paint = ({ x, z }: { readonly x: number; readonly z: number }) =>
    withAmbientOcclusion(colors.concrete, [GARAGE_HALF_FT - Math.abs(x), GARAGE_HALF_FT - Math.abs(z)])
  return new MeshBuilder()
    .boxBetween(vector(-outer, -0.5, -outer), vector(outer, -0.02, outer), colors.cut)
    .rectangle(vector(0, 0, 0), X, vector(0, 0, -1), GARAGE_SIZE_FT, GARAGE_SIZE_FT, paint, [12, 12])
    .build()
}

/** Faces +z around the middle of its foot. */
function plainWall(color: typeof colors.wall, half: number, depth: number) {
  const paint = ({ x, y }: { readonly x: number; readonly y: number }) =>
    withAmbientOcclusion(color, [half - Math.abs(x), y])
  return new MeshBuilder()
    .rectangle(vector(0, WALL_HEIGHT_FT / 2, 0), X, Y, 2 * half, WALL_HEIGHT_FT, paint, [12, 6])
    .boxBetween(vector(-half, 0, -depth), vector(half, WALL_HEIGHT_FT, -0.02), colors.cut)
    .build()
}

export function plainGarage(): Garage {
  const wall = (turn: number) =>
    new Mesh(
      plainWall(colors.wall, WALL_HALF_WIDTH_FT.back + 0.5, WALL_THICKNESS_FT)
        .translate(0, 0, -GARAGE_HALF_FT)
        .rotateY(turn),
    )
  const farWall = ({ halfWidthFt, depthFt }: GarageSize) =>
    new Mesh(plainWall(colors.siding, halfWidthFt, depthFt).rotateY(-Math.PI / 2))
  return {
    parts: {
      floor: new Mesh(plainFloor()),
      back: wall(0),
      right: wall(-Math.PI / 2),
      left: wall(Math.PI / 2),
      front: wall(Math.PI),
      ...Object.fromEntries(farWalls.map(wall => [wall, farWall(wallFacts[wall].size)])),
    },
    picture: null,
  }
}
