// The ground around the garage, which fades into the page, and the trench. World feet.
import { BufferAttribute, BufferGeometry } from 'three'
import { detachedXFt, GARAGE_HALF_FT } from '@/lib/planner'
import { MeshBuilder } from './mesh-builder'
import { vector } from './vectors'
import { withAmbientOcclusion, colors } from './colors'
import { DOOR, TRENCH, WALL_THICKNESS_FT } from './sizes'

const GROUND_Y_FT = -0.14
const MARGIN_FT = 26
const CELL_FT = 2.5
const OUTER_FT = GARAGE_HALF_FT + WALL_THICKNESS_FT

const trenchEnds = (trenchFt: number) => ({ from: OUTER_FT, to: detachedXFt(trenchFt), half: TRENCH.widthFt / 2 })

/** Evenly spaced grid lines plus `extra`. */
function gridLines(from: number, to: number, extra: readonly number[]): number[] {
  const lines = new Set(extra.filter(line => line > from && line < to))
  for (let line = from; line < to; line += CELL_FT) lines.add(line)
  return [...lines, to].sort((a, b) => a - b)
}

/** White, with transparent edges; the material sets the color. Leaves out the trench. */
export function groundGeometry(trenchFt: number) {
  const trench = trenchEnds(trenchFt)
  const right = trenchFt > 0 ? detachedXFt(trenchFt) : GARAGE_HALF_FT
  const drive = DOOR.widthFt / 2
  const xs = gridLines(-GARAGE_HALF_FT - MARGIN_FT, right + MARGIN_FT, [trench.from, trench.to, -drive, drive])
  const zs = gridLines(-GARAGE_HALF_FT - MARGIN_FT, GARAGE_HALF_FT + MARGIN_FT, [-trench.half, trench.half, OUTER_FT])
  const positions: number[] = []
  const colors: number[] = []
  const indices: number[] = []
  const middle = (right - GARAGE_HALF_FT) / 2
  for (const z of zs) {
    for (const x of xs) {
      const beside = Math.max(Math.abs(x - middle) - (right + GARAGE_HALF_FT) / 2, 0)
      const away = Math.hypot(beside, Math.max(Math.abs(z) - GARAGE_HALF_FT, 0)) / MARGIN_FT
      const near = Math.hypot(Math.max(Math.abs(x) - OUTER_FT, 0), Math.max(Math.abs(z) - OUTER_FT, 0))
      const light = 1 - 0.28 * Math.exp(-near / 1.4)
      positions.push(x, GROUND_Y_FT, z)
      colors.push(light, light, light, Math.max(0, 1 - away) ** 1.5)
    }
  }
  for (let j = 0; j < zs.length - 1; j++) {
    for (let i = 0; i < xs.length - 1; i++) {
      const x = ((xs[i] ?? 0) + (xs[i + 1] ?? 0)) / 2
      const z = ((zs[j] ?? 0) + (zs[j + 1] ?? 0)) / 2
      if (trenchFt > 0 && x > trench.from && x < trench.to && Math.abs(z) < trench.half) continue
      const a = j * xs.length + i
      const b = a + xs.length
      indices.push(a, b, a + 1, a + 1, b, b + 1)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colors), 4))
  geometry.setIndex(indices)
  return geometry
}

/** The open trench from the right wall to the detached wall, with the spoil beside it. Null where it would be too short. */
export function trenchGeometry(trenchFt: number) {
  const { from, to, half } = trenchEnds(trenchFt)
  if (to - from < 0.2) return null
  const length = to - from
  const middle = (from + to) / 2
  const bottom = GROUND_Y_FT - TRENCH.depthFt
  const y = (bottom + GROUND_Y_FT) / 2
  const paint = (point: { readonly y: number }) => withAmbientOcclusion(colors.earth, [point.y - bottom], 0.55, 0.9)
  const builder = new MeshBuilder()
  builder.sheet(vector(middle, bottom, 0), vector(1, 0, 0), vector(0, 0, -1), length, 2 * half, paint)
  builder.sheet(vector(middle, y, -half), vector(1, 0, 0), vector(0, 1, 0), length, TRENCH.depthFt, paint, [1, 4])
  builder.sheet(vector(middle, y, half), vector(-1, 0, 0), vector(0, 1, 0), length, TRENCH.depthFt, paint, [1, 4])
  builder.sheet(vector(to, y, 0), vector(0, 0, 1), vector(0, 1, 0), 2 * half, TRENCH.depthFt, paint, [1, 4])
  builder.sheet(vector(from, y, 0), vector(0, 0, -1), vector(0, 1, 0), 2 * half, TRENCH.depthFt, paint, [1, 4])
  // Spoil: a low ridge with sloping sides.
  const ridge = { near: half + 0.35, far: half + 1.25, height: 0.28 }
  const crest = (ridge.near + ridge.far) / 2
  const slope = Math.hypot(crest - ridge.near, ridge.height)
  const up = vector(0, ridge.height / slope, -(crest - ridge.near) / slope)
  builder.sheet(
    vector(middle, GROUND_Y_FT + ridge.height / 2, -(ridge.near + crest) / 2),
    vector(1, 0, 0),
    up,
    length,
    slope,
    colors.earth,
  )
  builder.sheet(
    vector(middle, GROUND_Y_FT + ridge.height / 2, -(ridge.far + crest) / 2),
    vector(-1, 0, 0),
    vector(up.x, up.y, -up.z),
    length,
    slope,
    colors.earth,
  )
  return builder.build()
}
