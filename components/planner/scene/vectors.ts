// three's Vector3 for points of the plan, which are plain immutable objects: every function returns
// a new vector. Feet.
import { Vector3 } from 'three'
import type { Vector } from '@/lib/planner'

export const vector = (x: number, y: number, z: number): Vector3 => new Vector3(x, y, z)
const toVector3 = ({ x, y, z }: Vector): Vector3 => new Vector3(x, y, z)

/** a + b * scale. */
export const add = (a: Vector, b: Vector, scale = 1): Vector3 => toVector3(a).addScaledVector(b, scale)
/** Unit vector from one point to another. */
export const directionTo = (from: Vector, to: Vector): Vector3 => add(to, from, -1).normalize()
export const lerp = (from: Vector, to: Vector, share: number): Vector3 => toVector3(from).lerp(to, share)
export const cross = (a: Vector, b: Vector): Vector3 => toVector3(a).cross(b)
/** All points with these coordinates: the corners of a box, for two of each. */
export const corners = (xs: readonly number[], ys: readonly number[], zs: readonly number[]): Vector3[] =>
  xs.flatMap(x => ys.flatMap(y => zs.map(z => vector(x, y, z))))
export const distance = (a: Vector, b: Vector): number => toVector3(a).distanceTo(b)
