// Points in feet, with a type for each coordinate space so that they cannot be mixed up.
// World: origin at the center of the garage floor, x right, y up, z toward the door.

declare const space: unique symbol
type In<Space extends string> = { readonly [space]: Space }

export type WorldPoint = { readonly x: number; readonly y: number; readonly z: number } & In<'world'>

/** A direction, or a vector of another library: no coordinate space. */
export interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}

/**
 * A point on the back and right walls unrolled into one strip: s = x + 10 along the back wall (0 to
 * 20), then s = 20 + (z + 10) along the right wall (20 to 40); y up.
 */
export type StripPoint = { readonly s: number; readonly y: number } & In<'strip'>

export const worldPoint = (x: number, y: number, z: number): WorldPoint => ({ x, y, z }) as WorldPoint
export const stripPoint = (s: number, y: number): StripPoint => ({ s, y }) as StripPoint

export const garageWalls = ['back', 'right'] as const
export const walls = [...garageWalls, 'detached'] as const

export type GarageWall = (typeof garageWalls)[number]
export type Wall = (typeof walls)[number]

/**
 * `alongFt` is world x on the back wall and world z on the others; it grows to the right for
 * someone facing the wall.
 */
export interface WallPoint<W extends Wall = Wall> {
  readonly wall: W
  readonly alongFt: number
  readonly heightFt: number
}

/** Type guard for a list of literals. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value)
