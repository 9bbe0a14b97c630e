// Collects boxes, sheets and pipes into one geometry with a colour at each corner, so that a whole group costs one draw call. Feet.
import { BufferAttribute, BufferGeometry } from 'three'
import type { Vector } from '@/lib/planner'

/** Red, green and blue as the renderer reckons, linear; alpha where the geometry has one. */
export type Rgb = readonly [r: number, g: number, b: number]

/** '#rrggbb' as linear light. */
export function rgb(hex: string): Rgb {
  const linear = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [linear(1), linear(3), linear(5)]
}

export const shade = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by]

export const vector = (x: number, y: number, z: number): Vector => ({ x, y, z })
export const add = (a: Vector, b: Vector, times = 1): Vector =>
  vector(a.x + b.x * times, a.y + b.y * times, a.z + b.z * times)
export const between = (a: Vector, b: Vector, share: number): Vector => add(a, add(b, a, -1), share)
export const distance = (a: Vector, b: Vector): number => Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z)
export const cross = (a: Vector, b: Vector): Vector =>
  vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
export function unit(a: Vector): Vector {
  const length = Math.hypot(a.x, a.y, a.z) || 1
  return vector(a.x / length, a.y / length, a.z / length)
}

type Shade = Rgb | ((point: Vector) => Rgb)

const SIDES: readonly (readonly [normal: Vector, right: Vector, up: Vector])[] = [
  [vector(1, 0, 0), vector(0, 0, -1), vector(0, 1, 0)],
  [vector(-1, 0, 0), vector(0, 0, 1), vector(0, 1, 0)],
  [vector(0, 1, 0), vector(1, 0, 0), vector(0, 0, -1)],
  [vector(0, -1, 0), vector(1, 0, 0), vector(0, 0, 1)],
  [vector(0, 0, 1), vector(1, 0, 0), vector(0, 1, 0)],
  [vector(0, 0, -1), vector(-1, 0, 0), vector(0, 1, 0)],
]

/** Once around: cosine and sine at each corner, the first again at the end. Every ring of a pipe asks for the same ones. */
const circles: (readonly (readonly [cos: number, sin: number])[] | undefined)[] = []
const circle = (sides: number) =>
  (circles[sides] ??= Array.from({ length: sides + 1 }, (_, k) => {
    const turn = (k / sides) * 2 * Math.PI
    return [Math.cos(turn), Math.sin(turn)] as const
  }))

export class MeshBuilder {
  private readonly positions: number[] = []
  private readonly normals: number[] = []
  private readonly colors: number[] = []
  private readonly uvs: number[] = []
  private readonly indices: number[] = []

  get isEmpty() {
    return this.indices.length === 0
  }

  /** Adds a corner and answers its number. */
  private corner(at: Vector, normal: Vector, [red, green, blue]: Rgb, u = 0, v = 0): number {
    this.positions.push(at.x, at.y, at.z)
    this.normals.push(normal.x, normal.y, normal.z)
    this.colors.push(red, green, blue)
    this.uvs.push(u, v)
    return this.positions.length / 3 - 1
  }

  /** A flat rectangle around `centre`, seen from where `right` x `up` points; `cuts` divides it for a colour that changes across it. */
  sheet(
    centre: Vector,
    right: Vector,
    up: Vector,
    width: number,
    height: number,
    color: Shade,
    cuts: readonly [number, number] = [1, 1],
  ): this {
    const normal = cross(right, up)
    const first = this.positions.length / 3
    const [columns, rows] = cuts
    for (let j = 0; j <= rows; j++) {
      for (let i = 0; i <= columns; i++) {
        const at = add(add(centre, right, (i / columns - 0.5) * width), up, (j / rows - 0.5) * height)
        this.corner(at, normal, typeof color === 'function' ? color(at) : color, i / columns, j / rows)
      }
    }
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const a = first + j * (columns + 1) + i
        const b = a + columns + 1
        this.indices.push(a, a + 1, b + 1, a, b + 1, b)
      }
    }
    return this
  }

  /** A box along the room's axes. */
  box(centre: Vector, size: Vector, color: Shade): this {
    for (const [normal, right, up] of SIDES) {
      const half = Math.abs(normal.x * size.x + normal.y * size.y + normal.z * size.z) / 2
      const span = (axis: Vector) => Math.abs(axis.x * size.x + axis.y * size.y + axis.z * size.z)
      this.sheet(add(centre, normal, half), right, up, span(right), span(up), color)
    }
    return this
  }

  /** A box from corner to corner, whichever way round. */
  boxBetween(a: Vector, b: Vector, color: Shade): this {
    return this.box(between(a, b, 0.5), vector(Math.abs(b.x - a.x), Math.abs(b.y - a.y), Math.abs(b.z - a.z)), color)
  }

  /** A round pipe along a line of points; bends are as round as the points make them. Ends are closed. */
  pipe(points: readonly Vector[], radius: number, color: Rgb, sides = 12): this {
    const [start, second] = points
    if (!start || !second) return this
    let tangent = unit(add(second, start, -1))
    let across = unit(cross(tangent, Math.abs(tangent.y) > 0.9 ? vector(1, 0, 0) : vector(0, 1, 0)))
    const rings: number[] = []
    points.forEach((point, i) => {
      const after = points[i + 1]
      const before = points[i - 1]
      const into = before ? unit(add(point, before, -1)) : tangent
      const out = after ? unit(add(after, point, -1)) : into
      tangent = unit(add(into, out))
      // What is left of the last ring's direction when this ring's axis is taken out: the pipe does not twist.
      across = unit(add(across, tangent, -(across.x * tangent.x + across.y * tangent.y + across.z * tangent.z)))
      const other = cross(tangent, across)
      rings.push(this.positions.length / 3)
      for (const [cos, sin] of circle(sides)) {
        const normal = vector(
          across.x * cos + other.x * sin,
          across.y * cos + other.y * sin,
          across.z * cos + other.z * sin,
        )
        this.corner(add(point, normal, radius), normal, color)
      }
    })
    rings.slice(1).forEach((ring, i) => {
      const last = rings[i] ?? 0
      for (let k = 0; k < sides; k++)
        this.indices.push(last + k, last + k + 1, ring + k + 1, last + k, ring + k + 1, ring + k)
    })
    this.cap(start, unit(add(start, second, -1)), radius, color, sides)
    const end = points.at(-1) ?? start
    this.cap(end, unit(add(end, points.at(-2) ?? start, -1)), radius, color, sides)
    return this
  }

  private cap(centre: Vector, normal: Vector, radius: number, color: Rgb, sides: number) {
    const across = unit(cross(normal, Math.abs(normal.y) > 0.9 ? vector(1, 0, 0) : vector(0, 1, 0)))
    const other = cross(normal, across)
    const middle = this.corner(centre, normal, color)
    circle(sides).forEach(([cos, sin], k) => {
      const rim = this.corner(add(add(centre, across, radius * cos), other, radius * sin), normal, color)
      if (k > 0) this.indices.push(middle, rim - 1, rim)
    })
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3))
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3))
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(this.colors), 3))
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(this.uvs), 2))
    geometry.setIndex(this.indices)
    return geometry
  }
}
