// Points of the planner, all in feet. Each space is a type of its own, so that a point of one is never taken for a point of another.
// World: origin at the centre of the garage floor, x to the right, y up, z towards the door.

declare const space: unique symbol
type In<Space extends string> = { readonly [space]: Space }

/** A point in the room, in feet. */
export type WorldPoint = { readonly x: number; readonly y: number; readonly z: number } & In<'world'>

/** Three numbers without a space of their own: a direction, or what another library calls a vector. */
export interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}

/**
 * A point on the two garage walls unrolled into one strip, in feet: s = x + 10 along the back wall (0 to 20), then
 * s = 20 + (z + 10) along the right wall (20 to 40); y up.
 */
export type StripPoint = { readonly s: number; readonly y: number } & In<'strip'>

export const worldPoint = (x: number, y: number, z: number): WorldPoint => ({ x, y, z }) as WorldPoint
export const stripPoint = (s: number, y: number): StripPoint => ({ s, y }) as StripPoint

export const garageWalls = ['back', 'right'] as const
export const walls = [...garageWalls, 'detached'] as const

export type GarageWall = (typeof garageWalls)[number]
export type Wall = (typeof walls)[number]

/**
 * A point on one wall, in feet. `alongFt` is world x on the back wall and world z on the other two; it grows to the right for
 * someone facing the wall.
 */
export interface WallPoint<W extends Wall = Wall> {
  readonly wall: W
  readonly alongFt: number
  readonly heightFt: number
}

/** Membership in a list of literals, for values that come from a control or a file. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value)
