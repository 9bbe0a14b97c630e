// The walls that take a charger, and conversions between points of the world and of walls. Feet.
// Back: z = -10. Right: x = 10. Across the trench: x = 10 + trench feet, only with a trench.
import {
  CHARGER_HALF_RANGE_FT,
  CHARGER_MAX_HEIGHT_FT,
  CHARGER_MIN_HEIGHT_FT,
  CORNER_S_FT,
  GARAGE_HALF_FT,
  WALL_HALF_WIDTH_FT,
  WALL_HEIGHT_FT,
} from './constants'
import { farWalls, garages, type GarageWall, garageWalls, isFarWall, type Wall, wallFacts } from './garages'
import { type Vector, type WallPoint, type WorldPoint, worldPoint } from './types'
import { clamp, snapToHalfFootFt } from './units'

/** Where a trench begins. */
export const { exit: EXIT } = garages.attached

/** World x of a wall that faces -x. `trenchFt` matters only across the trench. */
export const wallXFt = (wall: Wall, trenchFt: number): number => GARAGE_HALF_FT + (isFarWall(wall) ? trenchFt : 0)

export const isWallVisible = (wall: Wall, trenchFt: number): boolean => !isFarWall(wall) || trenchFt > 0

/**
 * The garage at the end of the trench, with the world x of its front face: the charger's, else the
 * first one. Null without a trench.
 */
export function farGarageOf(trenchFt: number, chargerWall?: Wall) {
  const wall = isFarWall(chargerWall) ? chargerWall : farWalls[0]
  return trenchFt > 0 && wall ? { wall, xFt: wallXFt(wall, trenchFt), size: wallFacts[wall].size } : null
}
export type FarGarage = NonNullable<ReturnType<typeof farGarageOf>>

export function visibleWalls(trenchFt: number, chargerWall?: Wall): readonly Wall[] {
  const far = farGarageOf(trenchFt, chargerWall)
  return far ? [...garageWalls, far.wall] : garageWalls
}

/** Unit normal of the wall's front face. */
export const wallFacing = (wall: Wall): Vector => (wall === 'back' ? { x: 0, y: 0, z: 1 } : { x: -1, y: 0, z: 0 })

export const worldFromWall = ({ wall, alongFt, heightFt }: WallPoint, trenchFt: number): WorldPoint =>
  wall === 'back'
    ? worldPoint(alongFt, heightFt, -GARAGE_HALF_FT)
    : worldPoint(wallXFt(wall, trenchFt), heightFt, alongFt)

/** Orthogonal projection onto the wall's plane; may be outside the wall. */
export const projectOntoWall = <W extends Wall>(point: WorldPoint, wall: W): WallPoint<W> => ({
  wall,
  alongFt: wall === 'back' ? point.x : point.z,
  heightFt: point.y,
})

/** Snapped to half a foot, then clamped to the wall. */
export const placeAlongFt = (wall: Wall, alongFt: number): number =>
  clamp(snapToHalfFootFt(alongFt), -CHARGER_HALF_RANGE_FT[wall], CHARGER_HALF_RANGE_FT[wall])

/** Snapped, then clamped: the lowest place, 1.2 ft, is off the grid. */
export const placeHeightFt = (heightFt: number): number =>
  clamp(snapToHalfFootFt(heightFt), CHARGER_MIN_HEIGHT_FT, CHARGER_MAX_HEIGHT_FT)

/** The nearest place on the same wall where a charger may be. Idempotent. */
export const placeOnWall = <W extends Wall>({ wall, alongFt, heightFt }: WallPoint<W>): WallPoint<W> => ({
  wall,
  alongFt: placeAlongFt(wall, alongFt),
  heightFt: placeHeightFt(heightFt),
})

/**
 * Place on the back and right walls unrolled into one strip: x + 10 along the back wall (0 to 20),
 * then 20 + (z + 10) along the right wall (20 to 40).
 */
export const stripFt = ({ wall, alongFt }: WallPoint<GarageWall>): number =>
  (wall === 'back' ? 0 : CORNER_S_FT) + GARAGE_HALF_FT + alongFt

/** The corner belongs to the right wall. Places beyond the strip's ends stay beyond the wall. */
export const worldFromStrip = (placeFt: number, heightFt: number): WorldPoint =>
  placeFt < CORNER_S_FT
    ? worldPoint(placeFt - GARAGE_HALF_FT, heightFt, -GARAGE_HALF_FT)
    : worldPoint(GARAGE_HALF_FT, heightFt, placeFt - CORNER_S_FT - GARAGE_HALF_FT)

/** Edges included. */
export const isWithinWall = ({ wall, alongFt, heightFt }: WallPoint): boolean =>
  Math.abs(alongFt) <= WALL_HALF_WIDTH_FT[wall] && heightFt >= 0 && heightFt <= WALL_HEIGHT_FT
