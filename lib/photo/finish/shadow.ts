// Soft shadows on the wall: what stands off it is laid flat on a grid of the wall, and blurred.
// Twice: straight below itself, where little light reaches, and away from the light.
import { fillTriangle } from './fill-triangle'
import type { PlanePoint } from '@/lib/photo/types'
import type { Mesh } from './mesh'

export interface Shadow {
  /** Of the wall's place: 1 without shadow, less in one. */
  readonly shareAt: (xFt: number, yFt: number) => number
  readonly from: PlanePoint
  readonly to: PlanePoint
}

/** From a point off the wall to where its shadow falls, in feet to each foot off the wall. */
export const SHADOW_FALLS = { right: 0.22, up: -0.62 } as const

/** Cells to a foot: a conduit is three to four cells wide. */
const CELLS_PER_FOOT = 64
const MAX_CELLS = 500_000
const MARGIN_FT = 0.9

const layers = [
  { falls: 0, blurFt: 0.045, strength: 0.42 },
  { falls: 0.35, blurFt: 0.16, strength: 0.2 },
  { falls: 1, blurFt: 0.085, strength: 0.4 },
]

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly cellsPerFt: number
}

/** The mean of the cells around each along rows or columns, in place. */
function blurAlong(cells: Float32Array, count: number, length: number, stride: number, jump: number, radius: number) {
  const line = new Float32Array(length)
  const width = 2 * radius + 1
  for (let i = 0; i < count; i++) {
    const start = i * jump
    for (let j = 0; j < length; j++) line[j] = cells[start + j * stride] ?? 0
    let sum = 0
    for (let j = 0; j < radius && j < length; j++) sum += line[j] ?? 0
    for (let j = 0; j < length; j++) {
      sum += line[j + radius] ?? 0
      cells[start + j * stride] = sum / width
      sum -= line[j - radius] ?? 0
    }
  }
}

/** Two rounds of means: close to a bell. */
function blur(cells: Float32Array, { columns, rows, cellsPerFt }: Grid, blurFt: number) {
  const radius = Math.max(1, Math.round(blurFt * cellsPerFt))
  for (let round = 0; round < 2; round++) {
    blurAlong(cells, rows, columns, 1, columns, radius)
    blurAlong(cells, columns, rows, columns, 1, radius)
  }
}

function extent(positions: readonly number[], axis: 0 | 1): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity]
  for (let at: number = axis; at < positions.length; at += 3) {
    const value = positions[at] ?? 0
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return [least, most]
}

export function shadowOf({ positions, triangles }: Mesh): Shadow {
  const [[left, right], [bottom, top]] = [extent(positions, 0), extent(positions, 1)]
  const from = { xFt: left - MARGIN_FT, yFt: bottom - MARGIN_FT }
  const to = { xFt: right + MARGIN_FT, yFt: top + MARGIN_FT }
  const areaFt = (to.xFt - from.xFt) * (to.yFt - from.yFt)
  const cellsPerFt = Math.min(CELLS_PER_FOOT, Math.sqrt(MAX_CELLS / areaFt))
  const grid: Grid = {
    columns: Math.ceil((to.xFt - from.xFt) * cellsPerFt),
    rows: Math.ceil((to.yFt - from.yFt) * cellsPerFt),
    cellsPerFt,
  }
  const { columns, rows } = grid
  const light = new Float32Array(columns * rows).fill(1)
  const cells = new Float32Array(columns * rows)
  /** The vertices on the grid, by two. */
  const flat = new Float32Array((positions.length / 3) * 2)
  for (const { falls, blurFt, strength } of layers) {
    cells.fill(0)
    const right = falls * SHADOW_FALLS.right
    const up = falls * SHADOW_FALLS.up
    for (let i = 0; i < flat.length / 2; i++) {
      const off = positions[3 * i + 2] ?? 0
      flat[2 * i] = ((positions[3 * i] ?? 0) + right * off - from.xFt) * cellsPerFt
      flat[2 * i + 1] = ((positions[3 * i + 1] ?? 0) + up * off - from.yFt) * cellsPerFt
    }
    const mark = (cell: number) => (cells[cell] = 1)
    for (let at = 0; at < triangles.length; at += 3) {
      const a = 2 * (triangles[at] ?? 0)
      const b = 2 * (triangles[at + 1] ?? 0)
      const c = 2 * (triangles[at + 2] ?? 0)
      const [ax = 0, ay = 0] = [flat[a], flat[a + 1]]
      const [bx = 0, by = 0] = [flat[b], flat[b + 1]]
      const [cx = 0, cy = 0] = [flat[c], flat[c + 1]]
      fillTriangle(columns, rows, ax, ay, bx, by, cx, cy, mark)
    }
    blur(cells, grid, blurFt)
    for (let i = 0; i < light.length; i++) light[i] = (light[i] ?? 1) * (1 - strength * (cells[i] ?? 0))
  }
  return {
    from,
    to,
    shareAt: (xFt, yFt) => {
      const x = (xFt - from.xFt) * cellsPerFt - 0.5
      const y = (yFt - from.yFt) * cellsPerFt - 0.5
      const i = Math.floor(x)
      const j = Math.floor(y)
      if (i < 0 || j < 0 || i >= columns - 1 || j >= rows - 1) return 1
      const u = x - i
      const v = y - j
      const at = j * columns + i
      const low = (light[at] ?? 1) * (1 - u) + (light[at + 1] ?? 1) * u
      const high = (light[at + columns] ?? 1) * (1 - u) + (light[at + columns + 1] ?? 1) * u
      return low * (1 - v) + high * v
    },
  }
}
