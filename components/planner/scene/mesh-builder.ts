// Collects boxes, rectangles, pipes and rounded plates with vertex colors into one geometry, so
// that a group costs one draw call. By hand instead of three's BoxGeometry, TubeGeometry and
// mergeGeometries: those cannot vary a color across a face or a radius along a pipe, and weigh
// 4.5 kB more.
import { BufferGeometry, type Color, Float32BufferAttribute } from 'three'
import type { Vector } from '@/lib/planner'
import { add, cross, directionTo, lerp, vector } from './vectors'

export const shade = (color: Color, factor: number) => color.clone().multiplyScalar(factor)

type VertexColor = Color | ((point: Vector) => Color)

const SIDES: readonly (readonly [normal: Vector, right: Vector, up: Vector])[] = [
  [vector(1, 0, 0), vector(0, 0, -1), vector(0, 1, 0)],
  [vector(-1, 0, 0), vector(0, 0, 1), vector(0, 1, 0)],
  [vector(0, 1, 0), vector(1, 0, 0), vector(0, 0, -1)],
  [vector(0, -1, 0), vector(1, 0, 0), vector(0, 0, 1)],
  [vector(0, 0, 1), vector(1, 0, 0), vector(0, 1, 0)],
  [vector(0, 0, -1), vector(-1, 0, 0), vector(0, 1, 0)],
]

/** Unit circle as [cos, sin], closed. Cached by number of sides. */
const circles: (readonly (readonly [cos: number, sin: number])[] | undefined)[] = []
const circle = (sides: number) =>
  (circles[sides] ??= Array.from({ length: sides + 1 }, (_, k) => {
    const angle = (k / sides) * 2 * Math.PI
    return [Math.cos(angle), Math.sin(angle)] as const
  }))

const perpendicularTo = (axis: Vector) =>
  cross(axis, Math.abs(axis.y) > 0.9 ? vector(1, 0, 0) : vector(0, 1, 0)).normalize()

/** A rounded rectangle, each of its corners in so many steps. */
interface Outline {
  readonly width: number
  readonly height: number
  readonly corner: number
  readonly steps: number
}

/** Of a plate: how far inside its outline, how far out, its slope. */
interface Ring {
  readonly inset: number
  readonly out: number
  /** Radians: 0 faces aside, a quarter turn faces +z. */
  readonly facing: number
}

/** Rings of straight sides and a rounded front edge. */
export const roundedRings = (from: number, to: number, edge: number, steps: number): Ring[] => [
  { inset: 0, out: from, facing: 0 },
  ...Array.from({ length: steps + 1 }, (_, i) => {
    const facing = (i / steps) * (Math.PI / 2)
    return { inset: edge * (1 - Math.cos(facing)), out: to - edge * (1 - Math.sin(facing)), facing }
  }),
]

export class MeshBuilder {
  private readonly positions: number[] = []
  private readonly normals: number[] = []
  private readonly colors: number[] = []
  private readonly uvs: number[] = []
  private readonly indices: number[] = []

  /** Returns the vertex's index. */
  private corner(at: Vector, normal: Vector, color: Color, u = 0, v = 0): number {
    this.positions.push(at.x, at.y, at.z)
    this.normals.push(normal.x, normal.y, normal.z)
    this.colors.push(color.r, color.g, color.b)
    this.uvs.push(u, v)
    return this.positions.length / 3 - 1
  }

  /** Fills between two rows of vertices, by the index of the first vertex of each. */
  private strip(low: number, high: number, count: number) {
    for (let k = 0; k < count; k++)
      this.indices.push(low + k, low + k + 1, high + k + 1, low + k, high + k + 1, high + k)
  }

  /**
   * A rectangle around `center` that faces `right` x `up`. `cuts` subdivides it for a color that
   * varies across it. UVs in feet.
   */
  rectangle(
    center: Vector,
    right: Vector,
    up: Vector,
    width: number,
    height: number,
    color: VertexColor,
    cuts: readonly [number, number] = [1, 1],
  ): this {
    const normal = cross(right, up)
    const first = this.positions.length / 3
    const [columns, rows] = cuts
    for (let j = 0; j <= rows; j++) {
      for (let i = 0; i <= columns; i++) {
        const at = add(add(center, right, (i / columns - 0.5) * width), up, (j / rows - 0.5) * height)
        this.corner(
          at,
          normal,
          typeof color === 'function' ? color(at) : color,
          (i / columns) * width,
          (j / rows) * height,
        )
      }
    }
    for (let j = 0; j < rows; j++) {
      const row = first + j * (columns + 1)
      this.strip(row, row + columns + 1, columns)
    }
    return this
  }

  /**
   * A surface through rows of points, facing up where rows follow each other to +x and points to
   * -z. UVs are x and z.
   */
  loft(rows: readonly (readonly { readonly at: Vector; readonly color: Color }[])[]): this {
    const up = vector(0, 1, 0)
    rows.forEach((row, j) => {
      const first = this.positions.length / 3
      for (const { at, color } of row) this.corner(at, up, color, at.x, at.z - at.y)
      if (j === 0) return
      for (let i = 1; i < row.length; i++) {
        const [a, b] = [first - row.length + i, first + i]
        this.indices.push(a - 1, b - 1, b, a - 1, b, a)
      }
    })
    return this
  }

  /** An axis-aligned box. */
  box(center: Vector, size: Vector, color: VertexColor): this {
    for (const [normal, right, up] of SIDES) {
      const half = Math.abs(normal.x * size.x + normal.y * size.y + normal.z * size.z) / 2
      const span = (axis: Vector) => Math.abs(axis.x * size.x + axis.y * size.y + axis.z * size.z)
      this.rectangle(add(center, normal, half), right, up, span(right), span(up), color)
    }
    return this
  }

  /** An axis-aligned box between two opposite corners. */
  boxBetween(a: Vector, b: Vector, color: VertexColor): this {
    return this.box(lerp(a, b, 0.5), vector(Math.abs(b.x - a.x), Math.abs(b.y - a.y), Math.abs(b.z - a.z)), color)
  }

  /** A round pipe along a line of points, with closed ends; `radius` of all, or of each point. */
  pipe(points: readonly Vector[], radius: number | readonly number[], color: Color, sides = 12): this {
    const [start, second] = points
    if (!start || !second) return this
    const radiusAt = (i: number) => (typeof radius === 'number' ? radius : (radius[i] ?? 0))
    let tangent = directionTo(start, second)
    let across = perpendicularTo(tangent)
    const rings: number[] = []
    points.forEach((point, i) => {
      const after = points[i + 1]
      const before = points[i - 1]
      const into = before ? directionTo(before, point) : tangent
      const out = after ? directionTo(point, after) : into
      tangent = add(into, out).normalize()
      // Parallel transport: project the previous direction onto this ring's plane, so that the pipe
      // does not twist.
      across = across.projectOnPlane(tangent).normalize()
      const other = cross(tangent, across)
      rings.push(this.positions.length / 3)
      for (const [cos, sin] of circle(sides)) {
        const normal = across.clone().multiplyScalar(cos).addScaledVector(other, sin)
        this.corner(add(point, normal, radiusAt(i)), normal, color)
      }
    })
    rings.slice(1).forEach((ring, i) => this.strip(rings[i] ?? 0, ring, sides))
    this.cap(start, directionTo(second, start), radiusAt(0), color, sides)
    const end = points.at(-1) ?? start
    this.cap(end, directionTo(points.at(-2) ?? start, end), radiusAt(points.length - 1), color, sides)
    return this
  }

  private cap(center: Vector, normal: Vector, radius: number, color: Color, sides: number) {
    const across = perpendicularTo(normal)
    const other = cross(normal, across)
    const middle = this.corner(center, normal, color)
    circle(sides).forEach(([cos, sin], k) => {
      const rim = this.corner(add(add(center, across, radius * cos), other, radius * sin), normal, color)
      if (k > 0) this.indices.push(middle, rim - 1, rim)
    })
  }

  /**
   * A rounded rectangle around `center` that rises toward +z through `rings`, with a face on the
   * last one.
   */
  plate(center: Vector, { width, height, corner, steps }: Outline, rings: readonly Ring[], color: Color): this {
    const count = 4 * (steps + 1)
    const around = Array.from({ length: count + 1 }, (_, k) => {
      const quarter = Math.floor((k % count) / (steps + 1))
      const angle = (quarter + ((k % count) % (steps + 1)) / steps) * (Math.PI / 2)
      const [x, y] = [quarter % 3 === 0 ? 1 : -1, quarter < 2 ? 1 : -1]
      const normal = vector(Math.cos(angle), Math.sin(angle), 0)
      return { at: add(center, vector(x * (width / 2 - corner), y * (height / 2 - corner), 0)), normal }
    })
    const up = vector(0, 0, 1)
    const place = (k: number, { inset, out }: Ring) => {
      const { at, normal } = around[k] ?? { at: center, normal: up }
      return add(add(at, normal, corner - inset), up, out)
    }
    rings.forEach((ring, i) => {
      const first = this.positions.length / 3
      around.forEach(({ normal }, k) => {
        const tilted = normal.clone().multiplyScalar(Math.cos(ring.facing)).addScaledVector(up, Math.sin(ring.facing))
        this.corner(place(k, ring), tilted, color)
      })
      if (i > 0) this.strip(first - count - 1, first, count)
    })
    const top = rings.at(-1)
    if (!top) return this
    const middle = this.corner(add(center, up, top.out), up, color)
    around.forEach((_, k) => {
      const rim = this.corner(place(k, top), up, color)
      if (k > 0) this.indices.push(middle, rim - 1, rim)
    })
    return this
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(this.positions, 3))
    geometry.setAttribute('normal', new Float32BufferAttribute(this.normals, 3))
    geometry.setAttribute('color', new Float32BufferAttribute(this.colors, 3))
    geometry.setAttribute('uv', new Float32BufferAttribute(this.uvs, 2))
    geometry.setIndex(this.indices)
    return geometry
  }
}
