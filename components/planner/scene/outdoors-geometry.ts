// The lawn and driveway around the garage, which fade into the page, and the trench. World feet;
// UVs count feet.
import { BufferGeometry, Float32BufferAttribute } from 'three'
import { GARAGE_HALF_FT, type GarageSize } from '@/lib/planner'
import { CAR } from '@/lib/planner/cable'
import { colors, withAmbientOcclusion } from './colors'
import { MeshBuilder, shade } from './mesh-builder'
import { DOOR_WIDTH_FT, TRENCH, WALL_THICKNESS_FT } from './sizes'
import { vector } from './vectors'

const GROUND_Y_FT = -0.14
const MARGIN_FT = 17
const CELL_FT = 2.5
const OUTER_FT = GARAGE_HALF_FT + WALL_THICKNESS_FT

const trenchEnds = (trenchFt: number) => ({ from: OUTER_FT, to: GARAGE_HALF_FT + trenchFt, half: TRENCH.widthFt / 2 })

/** Evenly spaced grid lines plus `extra`. */
function gridLines(from: number, to: number, extra: readonly number[]): number[] {
  const lines = new Set(extra.filter(line => line > from && line < to))
  for (let line = from; line < to; line += CELL_FT) lines.add(line)
  return [...lines, to].sort((a, b) => a - b)
}

interface Grid {
  readonly xs: readonly number[]
  readonly zs: readonly number[]
  readonly y: number
  readonly isHole: (x: number, z: number) => boolean
}

/** A level surface with transparent edges, darker beside the garage. */
function levelGround({ xs, zs, y, isHole }: Grid, right: number): BufferGeometry {
  const positions: number[] = []
  const shades: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  const middle = (right - GARAGE_HALF_FT) / 2
  for (const z of zs) {
    for (const x of xs) {
      const beside = Math.max(Math.abs(x - middle) - (right + GARAGE_HALF_FT) / 2, 0)
      const away = Math.hypot(beside, Math.max(Math.abs(z) - GARAGE_HALF_FT, 0)) / MARGIN_FT
      const near = Math.hypot(Math.max(Math.abs(x) - OUTER_FT, 0), Math.max(Math.abs(z) - OUTER_FT, 0))
      const light = 1 - 0.4 * Math.exp(-near / 1.4)
      positions.push(x, y, z)
      shades.push(light, light, light, Math.max(0, 1 - away) ** 1.5)
      uvs.push(x, z)
    }
  }
  for (let j = 0; j < zs.length - 1; j++) {
    for (let i = 0; i < xs.length - 1; i++) {
      if (isHole(((xs[i] ?? 0) + (xs[i + 1] ?? 0)) / 2, ((zs[j] ?? 0) + (zs[j + 1] ?? 0)) / 2)) continue
      const a = j * xs.length + i
      const b = a + xs.length
      indices.push(a, b, a + 1, a + 1, b, b + 1)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(shades, 4))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(indices)
  return geometry
}

const extentX = (trenchFt: number, far: GarageSize | undefined) => GARAGE_HALF_FT + (far ? trenchFt + far.depthFt : 0)

/** Leaves out the trench. `far`: the garage at its end. */
export function lawnGeometry(trenchFt: number, far?: GarageSize) {
  const trench = trenchEnds(trenchFt)
  const right = extentX(trenchFt, far)
  // The loose edges of the trench lie over the lawn's.
  const hole = trench.half + 0.15
  const xs = gridLines(-GARAGE_HALF_FT - MARGIN_FT, right + MARGIN_FT, [trench.from, trench.to, -OUTER_FT])
  const zs = gridLines(-GARAGE_HALF_FT - MARGIN_FT, GARAGE_HALF_FT + MARGIN_FT, [-hole, hole, -OUTER_FT, OUTER_FT])
  const isHole = (x: number, z: number) => far !== undefined && x > trench.from && x < trench.to && Math.abs(z) < hole
  return levelGround({ xs, zs, y: GROUND_Y_FT, isHole }, right)
}

/** Height of the driveway. */
export const DRIVE_Y_FT = GROUND_Y_FT + 0.03
/** From the side of a far garage to its driveway. */
const DRIVE_INSET_FT = 1

/** In front of the door, and of the far garage's. */
export function driveGeometry(trenchFt: number, far?: GarageSize) {
  const half = DOOR_WIDTH_FT / 2 + 0.5
  const right = extentX(trenchFt, far)
  const second = GARAGE_HALF_FT + trenchFt + DRIVE_INSET_FT
  const xs = [-half, 0, half, ...(far ? [second, (second + right) / 2, right - DRIVE_INSET_FT] : [])]
  const zs = gridLines(far?.halfWidthFt ?? OUTER_FT, GARAGE_HALF_FT + MARGIN_FT, [OUTER_FT])
  const isHole = (x: number, z: number) => (x < half ? z < OUTER_FT : x < second)
  return levelGround({ xs, zs, y: DRIVE_Y_FT, isHole }, right)
}

/**
 * The soft shadow below the car: how far its mesh goes beyond the body, how far inside the body it
 * begins to fade, how dark it is there, and the length over which it fades.
 */
const SHADOW = { marginFt: 1.4, insetFt: 0.5, depth: 0.6, reachFt: 0.4 } as const

/** The car's shadow where it stands outdoors, around the origin. White where there is none. */
export function carShadowGeometry() {
  const [halfWidth, halfLength] = [CAR.halfWidthFt, (CAR.rearFt + CAR.frontFt) / 2]
  const paint = ({ x, z }: { readonly x: number; readonly z: number }) => {
    const beside = Math.max(Math.abs(x) - halfWidth + SHADOW.insetFt, 0)
    const beyond = Math.max(Math.abs(z) - halfLength + SHADOW.insetFt, 0)
    const away = Math.hypot(beside, beyond) / SHADOW.reachFt
    return shade(colors.white, 1 - SHADOW.depth * Math.max(0, Math.exp(-away) - 0.02))
  }
  return new MeshBuilder()
    .rectangle(
      vector(0, 0, 0),
      vector(1, 0, 0),
      vector(0, 0, -1),
      2 * (halfWidth + SHADOW.marginFt),
      2 * (halfLength + SHADOW.marginFt),
      paint,
      [14, 28],
    )
    .build()
}

/**
 * The trench's cross-section at its edges and bottom, and the heap beside it: z and height above
 * the ground, and how much each wanders.
 */
const profile = [
  { z: -0.34, up: 0.01, wander: 0.12, light: 1 },
  { z: -0.06, up: 0.05, wander: 0.05, light: 0.95 },
  { z: 0.03, up: -0.5, wander: 0.05, light: 0.5 },
  { z: 0.08, up: -TRENCH.depthFt, wander: 0.02, light: 0.3 },
  { z: TRENCH.widthFt - 0.08, up: -TRENCH.depthFt, wander: 0.02, light: 0.36 },
  { z: TRENCH.widthFt - 0.03, up: -0.5, wander: 0.05, light: 0.62 },
  { z: TRENCH.widthFt + 0.05, up: 0.06, wander: 0.05, light: 1 },
  { z: TRENCH.widthFt + 0.4, up: 0.03, wander: 0.05, light: 0.85 },
  { z: TRENCH.widthFt + 0.75, up: 0.4, wander: 0.14, light: 1.1 },
  { z: TRENCH.widthFt + 1.15, up: 0.62, wander: 0.16, light: 1.2 },
  { z: TRENCH.widthFt + 1.7, up: 0.3, wander: 0.14, light: 0.95 },
  { z: TRENCH.widthFt + 2.2, up: 0.005, wander: 0.16, light: 0.75 },
] as const
/** From this point of the profile on it is the heap. */
const FIRST_OF_HEAP = 8
const STATION_FT = 0.45

/** -1 to 1, the same for the same place (a common hash of sines). */
const wobble = (a: number, b: number) => {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453
  return (value - Math.floor(value)) * 2 - 1
}

/**
 * The open trench from the right wall to the far garage, with the soil heaped behind it. Null
 * where it would be too short.
 */
export function trenchGeometry(trenchFt: number) {
  const { from, to, half } = trenchEnds(trenchFt)
  if (to - from < 0.2) return null
  const stations = Math.max(Math.ceil((to - from) / STATION_FT), 1)
  const rows = Array.from({ length: stations + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / stations
    // The heap tapers off toward both buildings.
    const heap = Math.min(1, (x - from) / 1.5, (to - x) / 1.5)
    return profile.map(({ z, up, wander, light }, k) => ({
      at: vector(
        x,
        GROUND_Y_FT +
          (k >= FIRST_OF_HEAP ? up * Math.max(heap, 0.01) : up) +
          (up > 0.2 ? wander * wobble(i, k) * heap : 0),
        // Heaped on the far side, seen from the front.
        half - z + wander * wobble(k, i),
      ),
      color: colors.soil.clone().multiplyScalar(light * (1 + 0.08 * wobble(i + 3, k))),
    }))
  })
  const builder = new MeshBuilder().loft(rows)
  const end = (x: number, facing: number) =>
    builder.rectangle(
      vector(x, GROUND_Y_FT - TRENCH.depthFt / 2, 0),
      vector(0, 0, -facing),
      vector(0, 1, 0),
      2 * half,
      TRENCH.depthFt,
      point => withAmbientOcclusion(colors.soil, [point.y - GROUND_Y_FT + TRENCH.depthFt], 0.7, 0.9),
      [1, 4],
    )
  end(from, 1)
  end(to, -1)
  return builder.build()
}
