// Points in feet, with a type for each coordinate space so that they cannot be mixed up.
// World: origin at the center of the garage floor, x right, y up, z toward the door.
import type { Wall } from './garages'

export { type GarageWall, garageWalls, type Wall, walls } from './garages'

declare const space: unique symbol

/** A direction, or a vector of another library: no coordinate space. */
export interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}

export type WorldPoint = Vector & { readonly [space]: 'world' }

export const worldPoint = (x: number, y: number, z: number): WorldPoint => ({ x, y, z }) as WorldPoint

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
