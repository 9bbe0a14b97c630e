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
export const distance = (a: Vector, b: Vector): number => toVector3(a).distanceTo(b)
