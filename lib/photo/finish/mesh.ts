// Triangles with normals, and the solids that charger and conduit are made of. Feet: x right, y up,
// z out of the wall.
import { cross, dot, minus, plus, scaled, unit, type Vector } from '@/lib/photo/vectors'
import type { SurfaceName } from './surfaces'

export interface Mesh {
  /** Three numbers for each vertex. */
  readonly positions: number[]
  readonly normals: number[]
  /** Three vertices for each triangle. */
  readonly triangles: number[]
  /** One for each triangle. */
  readonly surfaces: SurfaceName[]
}

export const emptyMesh = (): Mesh => ({ positions: [], normals: [], triangles: [], surfaces: [] })

function vertex({ positions, normals }: Mesh, at: Vector, normal: Vector): number {
  positions.push(...at)
  normals.push(...normal)
  return positions.length / 3 - 1
}

function triangle({ triangles, surfaces }: Mesh, surface: SurfaceName, a: number, b: number, c: number) {
  triangles.push(a, b, c)
  surfaces.push(surface)
}

/** Rows of vertices around a solid, each joined to the row before it. */
function skin(mesh: Mesh, surface: SurfaceName, rows: readonly (readonly number[])[]) {
  rows.forEach((row, i) => {
    const before = rows[i - 1]
    if (!before) return
    row.forEach((current, j) => {
      const next = row[j + 1] ?? row[0]
      const [across, after] = [before[j], before[j + 1] ?? before[0]]
      if (next === undefined || across === undefined || after === undefined) return
      triangle(mesh, surface, across, current, next)
      triangle(mesh, surface, across, next, after)
    })
  })
}

/** A flat face over a closed outline. */
function cap(mesh: Mesh, surface: SurfaceName, outline: readonly Vector[], normal: Vector) {
  const middle = scaled(
    outline.reduce((sum, point) => plus(sum, point), [0, 0, 0] as Vector),
    1 / outline.length,
  )
  const center = vertex(mesh, middle, normal)
  const rim = outline.map(point => vertex(mesh, point, normal))
  rim.forEach((point, i) => triangle(mesh, surface, center, point, rim[(i + 1) % rim.length] ?? point))
}

/** A point of an outline in the wall's directions, and the outline's normal there. */
interface OutlinePoint {
  readonly at: readonly [number, number]
  readonly normal: readonly [number, number]
}

/** Counter-clockwise around the middle. */
export function roundedRectangle(width: number, height: number, radius: number, steps: number): OutlinePoint[] {
  const [x, y] = [width / 2 - radius, height / 2 - radius]
  const corners = [
    [x, y],
    [-x, y],
    [-x, -y],
    [x, -y],
  ] as const
  return corners.flatMap(([centerX, centerY], corner) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = (corner + i / steps) * (Math.PI / 2)
      const normal = [Math.cos(angle), Math.sin(angle)] as const
      return { at: [centerX + radius * normal[0], centerY + radius * normal[1]] as const, normal }
    }),
  )
}

/** Of a solid that rises from the wall: how far inside its outline, how far out, its slope. */
interface Ring {
  readonly inset: number
  readonly out: number
  /** Radians: 0 faces along the wall, a quarter turn away from it. */
  readonly facing: number
}

/** A solid around `middle` that rises from the wall through rings, with a face on the last one. */
export function raise(
  mesh: Mesh,
  surface: SurfaceName,
  middle: Vector,
  outline: readonly OutlinePoint[],
  rings: readonly Ring[],
) {
  const place = ({ at: [x, y], normal: [nx, ny] }: OutlinePoint, { inset, out }: Ring): Vector =>
    plus(middle, [x - nx * inset, y - ny * inset, out])
  const rows = rings.map(ring =>
    outline.map(point => {
      const [along, away] = [Math.cos(ring.facing), Math.sin(ring.facing)]
      return vertex(mesh, place(point, ring), [point.normal[0] * along, point.normal[1] * along, away])
    }),
  )
  skin(mesh, surface, rows)
  const last = rings.at(-1)
  if (last)
    cap(
      mesh,
      surface,
      outline.map(point => place(point, last)),
      [0, 0, 1],
    )
}

/** Rings of straight sides and a rounded front edge. */
export const roundedRings = (from: number, to: number, edge: number, steps: number): Ring[] => [
  { inset: 0, out: from, facing: 0 },
  ...Array.from({ length: steps + 1 }, (_, i) => {
    const facing = (i / steps) * (Math.PI / 2)
    return { inset: edge * (1 - Math.cos(facing)), out: to - edge * (1 - Math.sin(facing)), facing }
  }),
]

/** A point of a round bar's middle line, and its radius there. */
export interface BarPoint {
  readonly at: Vector
  readonly radius: number
}

export const bar = (points: readonly Vector[], radius: number): BarPoint[] => points.map(at => ({ at, radius }))

/** A round bar along a line, closed at both ends. */
export function sweep(mesh: Mesh, surface: SurfaceName, line: readonly BarPoint[], sides: number) {
  const [first, second] = line
  if (!first || !second) return
  let along = unit(minus(second.at, first.at))
  // Any direction across the bar.
  let across = unit(cross(along, Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]))
  const rows: number[][] = []
  line.forEach((point, i) => {
    const [before, after] = [line[i - 1] ?? point, line[i + 1] ?? point]
    along = unit(minus(after.at, before.at))
    // The same direction, bent as little as the line bends.
    across = unit(minus(across, scaled(along, dot(across, along))))
    const other = cross(along, across)
    const around = Array.from({ length: sides }, (_, side) => {
      const angle = (2 * Math.PI * side) / sides
      return plus(scaled(across, Math.cos(angle)), scaled(other, Math.sin(angle)))
    })
    const rim = around.map(normal => plus(point.at, scaled(normal, point.radius)))
    rows.push(rim.map((at, side) => vertex(mesh, at, around[side] ?? along)))
    if (i === 0) cap(mesh, surface, rim, scaled(along, -1))
    if (i === line.length - 1) cap(mesh, surface, rim, along)
  })
  skin(mesh, surface, rows)
}

/** Points of a smooth line to each piece of it. */
const SMOOTH_STEPS = 4

/** A smooth line through points: Catmull and Rom. */
export function smooth(points: readonly Vector[]): Vector[] {
  const line = points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to]
    return Array.from({ length: SMOOTH_STEPS }, (_, step) => {
      const t = step / SMOOTH_STEPS
      return ([0, 1, 2] as const).map(axis => {
        const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]]
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
      }) as unknown as Vector
    })
  })
  const end = points.at(-1)
  return end ? [...line, end] : line
}

/** The same mesh as if seen in a mirror, its left at its right; larger or smaller; and moved. */
export function placed(mesh: Mesh, to: Vector, isMirrored: boolean, scale: number): Mesh {
  const side = isMirrored ? -1 : 1
  return {
    ...mesh,
    positions: mesh.positions.map((value, i) => (i % 3 === 0 ? side * value : value) * scale + (to[i % 3] ?? 0)),
    normals: mesh.normals.map((value, i) => (i % 3 === 0 ? side * value : value)),
  }
}

/** All in one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const all = emptyMesh()
  for (const { positions, normals, triangles, surfaces } of meshes) {
    const first = all.positions.length / 3
    for (const value of positions) all.positions.push(value)
    for (const value of normals) all.normals.push(value)
    for (const index of triangles) all.triangles.push(first + index)
    for (const surface of surfaces) all.surfaces.push(surface)
  }
  return all
}
