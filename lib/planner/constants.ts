// Garage dimensions, placement bounds and choices. Feet unless the name says otherwise.
// See docs/planner.md, "Planner geometry".
import { garages, type GarageWall, type PanelLocation, type Wall, wallFacts, walls } from './garages'
import type { WorldPoint } from './types'

export { type PanelLocation, panelLocations } from './garages'

export const GARAGE_HALF_FT = garages.attached.size.halfWidthFt
export const GARAGE_SIZE_FT = 2 * GARAGE_HALF_FT
export const WALL_HEIGHT_FT = 9
export const DOOR_HALF_WIDTH_FT = 8

const ofWalls = (fact: 'halfWidthFt' | 'chargerHalfFt') =>
  Object.fromEntries(walls.map(wall => [wall, wallFacts[wall][fact]])) as Readonly<Record<Wall, number>>

/** Each wall as drawn: from -value to value along itself. */
export const WALL_HALF_WIDTH_FT = ofWalls('halfWidthFt')
/** Where the charger's center may be along each wall: from -value to value. */
export const CHARGER_HALF_RANGE_FT = ofWalls('chargerHalfFt')
export const CHARGER_MIN_HEIGHT_FT = 1.2
export const CHARGER_MAX_HEIGHT_FT = 8.5

/** One step of a drag or an arrow key. */
export const STEP_FT = 0.5

export const PANELS = garages.attached.panels as Readonly<
  Record<PanelLocation, { readonly wall: GarageWall; readonly positionFt: WorldPoint }>
>

/** Strip coordinate of the corner between back and right wall. */
export const CORNER_S_FT = GARAGE_SIZE_FT

/** Circuits. The planner offers those from 40 A on; the panel check hands over smaller ones too. */
export const ampChoices = [40, 50, 60, 20, 30] as const
export type Amps = (typeof ampChoices)[number]

export const conduitTypes = ['EMT', 'PVC'] as const
export type ConduitType = (typeof conduitTypes)[number]
