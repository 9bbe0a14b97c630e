// Geometry of the room. Walls are built facing +z around the middle of their foot: x = the plan's `alongFt`, y up. Ambient occlusion is
// baked into vertex colors. Feet.
import { DETACHED_HALF_WIDTH_FT, GARAGE_HALF_FT, GARAGE_SIZE_FT, type Wall, WALL_HEIGHT_FT } from '@/lib/planner'
import { MeshBuilder } from './mesh-builder'
import { add, vector } from './vectors'
import { withAmbientOcclusion, colors } from './colors'
import { CURB_FT, DOOR, WALL_THICKNESS_FT } from './sizes'

const X = vector(1, 0, 0)
const Y = vector(0, 1, 0)
const BACKWARDS = vector(0, 0, -1)

/** Includes the two walls that take no charger. */
export type DrawnWall = Wall | 'left' | 'front'
export const drawnWalls = ['back', 'right', 'left', 'front'] as const satisfies readonly DrawnWall[]

const BASEBOARD_FT = 0.35
/** Height of the dark top edge of a wall. */
const CAP_FT = 0.07

export function floorGeometry() {
  const paint = ({ x, z }: { readonly x: number; readonly z: number }) =>
    withAmbientOcclusion(colors.floor, [GARAGE_HALF_FT - Math.abs(x), GARAGE_HALF_FT + z], 0.34, 1.5)
  return new MeshBuilder().sheet(vector(0, 0, 0), X, BACKWARDS, GARAGE_SIZE_FT, GARAGE_SIZE_FT, paint, [24, 24]).build()
}

/** The slab's edge and the curbs that remain of hidden walls. */
export function footprintGeometry() {
  const outer = GARAGE_HALF_FT + WALL_THICKNESS_FT
  const inset = 0.02
  const inner = GARAGE_HALF_FT + inset
  const builder = new MeshBuilder()
  builder.boxBetween(vector(-outer, -0.5, -outer), vector(outer, -0.01, outer), colors.cut)
  const curb = (x1: number, z1: number, x2: number, z2: number) =>
    builder.boxBetween(vector(x1, -0.01, z1), vector(x2, CURB_FT, z2), colors.cut)
  curb(-outer + inset, -outer + inset, outer - inset, -inner)
  curb(-outer + inset, -inner, -inner, outer - inset)
  curb(inner, -inner, outer - inset, outer - inset)
  curb(-inner, inner, -DOOR.widthFt / 2, outer - inset)
  curb(DOOR.widthFt / 2, inner, inner, outer - inset)
  return builder.build()
}

/** A plain wall with darkened corners. */
export function wallGeometry(heightFt = WALL_HEIGHT_FT) {
  const half = GARAGE_HALF_FT
  const builder = new MeshBuilder()
  const paint = ({ x, y }: { readonly x: number; readonly y: number }) =>
    withAmbientOcclusion(colors.wall, [half - Math.abs(x), y * 1.3], 0.3, 1.7)
  builder.sheet(vector(0, heightFt / 2, 0), X, Y, GARAGE_SIZE_FT, heightFt, paint, [28, 14])
  builder.boxBetween(vector(-half, 0, 0), vector(half, BASEBOARD_FT, 0.05), colors.baseboard)
  builder.boxBetween(
    vector(-half - WALL_THICKNESS_FT, heightFt, -WALL_THICKNESS_FT),
    vector(half + WALL_THICKNESS_FT, heightFt + CAP_FT, 0),
    colors.cut,
  )
  return builder.build()
}

/** The front wall with its sectional door, seen from inside. */
export function frontWallGeometry() {
  const half = GARAGE_HALF_FT
  const jamb = DOOR.widthFt / 2
  const builder = new MeshBuilder()
  const side = half - jamb
  for (const sign of [-1, 1])
    builder.sheet(vector(sign * (jamb + side / 2), WALL_HEIGHT_FT / 2, 0), X, Y, side, WALL_HEIGHT_FT, colors.wall)
  const header = WALL_HEIGHT_FT - DOOR.heightFt
  builder.sheet(vector(0, DOOR.heightFt + header / 2, 0), X, Y, DOOR.widthFt, header, colors.wall)
  builder.boxBetween(
    vector(-half - WALL_THICKNESS_FT, WALL_HEIGHT_FT, -WALL_THICKNESS_FT),
    vector(half + WALL_THICKNESS_FT, WALL_HEIGHT_FT + CAP_FT, 0),
    colors.cut,
  )
  builder.sheet(vector(0, DOOR.heightFt / 2, -0.25), X, Y, DOOR.widthFt, DOOR.heightFt, colors.doorGroove)
  const cell = { width: DOOR.widthFt / DOOR.columns, height: DOOR.heightFt / DOOR.rows }
  for (let row = 0; row < DOOR.rows; row++) {
    const y = (row + 0.5) * cell.height
    builder.box(vector(0, y, -0.21), vector(DOOR.widthFt, cell.height - 0.06, 0.08), colors.door)
    for (let column = 0; column < DOOR.columns; column++) {
      builder.box(
        vector(-jamb + (column + 0.5) * cell.width, y, -0.15),
        vector(cell.width - 0.5, cell.height - 0.6, 0.06),
        colors.doorGroove,
      )
    }
  }
  for (const sign of [-1, 1])
    builder.boxBetween(vector(sign * jamb, 0, 0), vector(sign * (jamb + 0.2), DOOR.heightFt + 0.6, 0.15), colors.rail)
  return builder.build()
}

const BOARD_FT = 0.6

/** The detached building's wall: lapped siding on a footing. */
export function detachedWallGeometry() {
  const half = DETACHED_HALF_WIDTH_FT
  const builder = new MeshBuilder()
  for (let y = 0; y < WALL_HEIGHT_FT; y += BOARD_FT) {
    const top = Math.min(y + BOARD_FT, WALL_HEIGHT_FT)
    const paint = (point: { readonly y: number }) =>
      withAmbientOcclusion(colors.siding, [top - point.y, point.y * 1.2], 0.32, 0.12 + point.y * 0.02)
    builder.sheet(vector(0, (y + top) / 2, 0), X, Y, 2 * half, top - y, paint, [1, 3])
  }
  builder.boxBetween(vector(-half, -0.5, -WALL_THICKNESS_FT), vector(half, WALL_HEIGHT_FT, -0.01), colors.siding)
  builder.boxBetween(
    vector(-half - 0.05, WALL_HEIGHT_FT, -WALL_THICKNESS_FT - 0.05),
    vector(half + 0.05, WALL_HEIGHT_FT + CAP_FT, 0.05),
    colors.cut,
  )
  return builder.build()
}

const outline = (halfWidth: number, height: number): number[] => {
  const corners = [
    vector(-halfWidth, 0, 0),
    vector(halfWidth, 0, 0),
    vector(halfWidth, height, 0),
    vector(-halfWidth, height, 0),
  ]
  return corners.flatMap((corner, i) => [corner, corners[(i + 1) % 4] ?? corner]).flatMap(({ x, y, z }) => [x, y, z])
}

/** The outline of a hidden wall: pairs of points. */
export function outlinePositions(wall: DrawnWall): Float32Array {
  if (wall === 'detached') return new Float32Array(outline(DETACHED_HALF_WIDTH_FT, WALL_HEIGHT_FT))
  const lines = outline(GARAGE_HALF_FT, WALL_HEIGHT_FT)
  if (wall === 'front') {
    const jamb = DOOR.widthFt / 2
    lines.push(...outline(jamb, DOOR.heightFt))
    for (let row = 1; row < DOOR.rows; row++) {
      const y = (row * DOOR.heightFt) / DOOR.rows
      lines.push(-jamb, y, 0, jamb, y, 0)
    }
  }
  return new Float32Array(lines)
}

/** A shelf with boxes along the left wall. It stays when that wall is hidden. */
export function shelfGeometry() {
  const builder = new MeshBuilder()
  const at = vector(-9.05, 0, -2.4)
  const size = { width: 1.5, height: 5.6, length: 6 }
  const boards = [0.4, 2, 3.6, 5.2]
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      builder.box(
        add(at, vector((x * size.width) / 2, size.height / 2, (z * size.length) / 2)),
        vector(0.12, size.height, 0.12),
        colors.steel,
      )
    }
  for (const y of boards)
    builder.box(add(at, vector(0, y, 0)), vector(size.width + 0.1, 0.1, size.length), colors.plywood)
  const boxes = [
    [0, -1.9, 1.5, 1.15],
    [0, -0.1, 1.3, 0.9],
    [0, 1.8, 1.7, 1.2],
    [1, -2, 1.2, 1],
    [1, -0.3, 1.6, 1.2],
    [1, 1.9, 1.2, 0.8],
    [2, -1.6, 1.9, 1.1],
    [2, 0.9, 1.1, 0.8],
    [2, 2.2, 1, 1.1],
    [3, -1.9, 1.4, 0.7],
    [3, 0.4, 1.7, 1],
  ] as const
  boxes.forEach(([board, z, length, height], i) => {
    const y = (boards[board] ?? 0) + 0.05 + height / 2
    const paint = colors.boxes[(i * 3 + board) % colors.boxes.length] ?? colors.plywood
    builder.box(add(at, vector(0.05, y, z)), vector(1.15, height, length), paint)
  })
  return builder.build()
}
