// Walls that take a charger: where they stand, what fits on them, and the ways between world, wall and strip points. Feet.
// Back: z = -10. Right: x = 10. Detached: x = 10 + trench feet, there only while trench feet is above 0.
import {
  CHARGER_HALF_RANGE_FT,
  CHARGER_MAX_HEIGHT_FT,
  CHARGER_MIN_HEIGHT_FT,
  CORNER_S_FT,
  GARAGE_HALF_FT,
  WALL_HALF_WIDTH_FT,
  WALL_HEIGHT_FT,
} from './constants'
import {
  type GarageWall,
  garageWalls,
  type StripPoint,
  stripPoint,
  type Vector,
  type Wall,
  type WallPoint,
  walls,
  type WorldPoint,
  worldPoint,
} from './types'
import { clamp, snapToHalfFootFt } from './units'

/** Front face of the detached wall, world x. */
export const detachedXFt = (trenchFt: number): number => GARAGE_HALF_FT + trenchFt

export const isWallVisible = (wall: Wall, trenchFt: number): boolean => wall !== 'detached' || trenchFt > 0

export const visibleWalls = (trenchFt: number): readonly Wall[] => (trenchFt > 0 ? walls : garageWalls)

/** Unit vector out of the wall's front face, into the space where a charger hangs. */
export const wallFacing = (wall: Wall): Vector => (wall === 'back' ? { x: 0, y: 0, z: 1 } : { x: -1, y: 0, z: 0 })

/** A wall point in the room. `trenchFt` matters for the detached wall only. */
export function worldFromWall({ wall, alongFt, heightFt }: WallPoint, trenchFt: number): WorldPoint {
  if (wall === 'back') return worldPoint(alongFt, heightFt, -GARAGE_HALF_FT)
  return worldPoint(wall === 'right' ? GARAGE_HALF_FT : detachedXFt(trenchFt), heightFt, alongFt)
}

/** The foot of the perpendicular from a point onto the wall's plane; may lie beside the wall. */
export const projectOntoWall = <W extends Wall>(point: WorldPoint, wall: W): WallPoint<W> => ({
  wall,
  alongFt: wall === 'back' ? point.x : point.z,
  heightFt: point.y,
})

/** Snapped to the nearest half foot, then clamped to where a charger may be along this wall. */
export const placeAlongFt = (wall: Wall, alongFt: number): number =>
  clamp(snapToHalfFootFt(alongFt), -CHARGER_HALF_RANGE_FT[wall], CHARGER_HALF_RANGE_FT[wall])

/** Snapped, then clamped: the lowest place is 1.2 ft, off the grid, and placing it again leaves it there. */
export const placeHeightFt = (heightFt: number): number =>
  clamp(snapToHalfFootFt(heightFt), CHARGER_MIN_HEIGHT_FT, CHARGER_MAX_HEIGHT_FT)

/** The nearest place on the same wall where a charger may be. Placing twice is placing once. */
export const placeOnWall = <W extends Wall>({ wall, alongFt, heightFt }: WallPoint<W>): WallPoint<W> => ({
  wall,
  alongFt: placeAlongFt(wall, alongFt),
  heightFt: placeHeightFt(heightFt),
})

export const stripFromWall = ({ wall, alongFt, heightFt }: WallPoint<GarageWall>): StripPoint =>
  stripPoint((wall === 'back' ? 0 : CORNER_S_FT) + GARAGE_HALF_FT + alongFt, heightFt)

/** The corner itself counts as the right wall. Beyond either end of the strip the wall goes on; `placeOnWall` brings the point back. */
export const wallFromStrip = ({ s, y }: StripPoint): WallPoint<GarageWall> =>
  s < CORNER_S_FT
    ? { wall: 'back', alongFt: s - GARAGE_HALF_FT, heightFt: y }
    : { wall: 'right', alongFt: s - CORNER_S_FT - GARAGE_HALF_FT, heightFt: y }

/** `trenchFt` plays no part: the strip holds the garage walls only. */
export const worldFromStrip = (point: StripPoint): WorldPoint => worldFromWall(wallFromStrip(point), 0)

/** Whether a wall point lies on the wall as it is drawn, edges included. */
export const isWithinWall = ({ wall, alongFt, heightFt }: WallPoint): boolean =>
  Math.abs(alongFt) <= WALL_HALF_WIDTH_FT[wall] && heightFt >= 0 && heightFt <= WALL_HEIGHT_FT
