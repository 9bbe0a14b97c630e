// Three numbers: right or along, up or down, out or forward, as its user says.

export type Vector = readonly [number, number, number]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by]
export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const unit = (vector: Vector): Vector => scaled(vector, 1 / Math.hypot(...vector))
export const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d]
