// Garage dimensions, placement bounds and choices. Feet unless the name says otherwise.
// See docs/planner.md, "Planner geometry".
import { type GarageWall, type Wall, type WorldPoint, worldPoint } from './types'

export const GARAGE_SIZE_FT = 20
export const GARAGE_HALF_FT = GARAGE_SIZE_FT / 2
export const WALL_HEIGHT_FT = 9
export const DOOR_HALF_WIDTH_FT = 8
export const DETACHED_HALF_WIDTH_FT = 6
/** The wall's front face is at x = 10 + trench feet; its body is behind that. */
export const DETACHED_THICKNESS_FT = 0.5
/**
 * The detached garage behind its wall, as drawn: a foot wider on each side than where the wall
 * takes a charger, with its door toward +z.
 */
export const DETACHED_GARAGE = { halfWidthFt: DETACHED_HALF_WIDTH_FT + 1, depthFt: 12 } as const

/** Each wall as drawn: from -value to value along itself. */
export const WALL_HALF_WIDTH_FT: Readonly<Record<Wall, number>> = {
  back: GARAGE_HALF_FT,
  right: GARAGE_HALF_FT,
  detached: DETACHED_HALF_WIDTH_FT,
}

/**
 * Where the charger's center may be along each wall: from -value to value. Garage walls keep a
 * margin of half a foot.
 */
export const CHARGER_HALF_RANGE_FT: Readonly<Record<Wall, number>> = { back: 9.5, right: 9.5, detached: 6 }
export const CHARGER_MIN_HEIGHT_FT = 1.2
export const CHARGER_MAX_HEIGHT_FT = 8.5

/** One step of a drag or an arrow key. */
export const STEP_FT = 0.5

export const panelLocations = ['back-left', 'right-front'] as const
export type PanelLocation = (typeof panelLocations)[number]

export const PANELS: Readonly<Record<PanelLocation, { readonly wall: GarageWall; readonly positionFt: WorldPoint }>> = {
  'back-left': { wall: 'back', positionFt: worldPoint(-8.5, 5, -10) },
  'right-front': { wall: 'right', positionFt: worldPoint(10, 5, 8.5) },
}

/** Strip coordinate of the corner between back and right wall. */
export const CORNER_S_FT = GARAGE_SIZE_FT
/** Where a detached route leaves the garage, (10, 1, 0): strip coordinate and height. */
export const EXIT_S_FT = 30
export const EXIT_HEIGHT_FT = 1

/** Circuits. The planner offers those from 40 A on; the panel check hands over smaller ones too. */
export const ampChoices = [40, 50, 60, 20, 30] as const
export type Amps = (typeof ampChoices)[number]

export const conduitTypes = ['EMT', 'PVC'] as const
export type ConduitType = (typeof conduitTypes)[number]
