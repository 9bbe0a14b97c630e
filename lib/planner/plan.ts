// The plan: the planner's whole state, from which everything else is computed. Feet, except
// `mountHeightIn`; prices in US dollars.
import {
  type Amps,
  ampChoices,
  CHARGER_HALF_RANGE_FT,
  CHARGER_MAX_HEIGHT_FT,
  CHARGER_MIN_HEIGHT_FT,
  type ConduitType,
  conduitTypes,
  type PanelLocation,
  panelLocations,
  PANELS,
} from './constants'
import { normalizeNumber, type NumberField, numberFields } from './number-input'
import { type BrandKey, brandKeys, brands, type ChargerShape } from './brands'
import { type FarWall, isFarWall } from './garages'
import { type GarageWall, garageWalls, isOneOf, type WallPoint, walls, type WorldPoint } from './types'
import { INCHES_PER_FOOT, roundFloatError } from './units'
import { isWallVisible, worldFromWall } from './walls'

export const chargerModels = ['brand', 'block'] as const
export type ChargerModel = (typeof chargerModels)[number]

export const mountWalls = ['auto', ...walls] as const
export type MountWall = (typeof mountWalls)[number]

/**
 * Across the trench it remembers its last place in the garage, where it returns when the trench is
 * removed.
 */
export type ChargerSpot = WallPoint<GarageWall> | (WallPoint<FarWall> & { readonly cameFrom: WallPoint<GarageWall> })

export interface Plan {
  readonly brand: BrandKey
  readonly chargerModel: ChargerModel
  readonly amps: Amps
  readonly panelLocation: PanelLocation
  /** The control's value. "auto" stays; any other value is the charger's wall. */
  readonly mountWall: MountWall
  readonly conduitType: ConduitType
  readonly pricePerFt: number
  readonly baseLabor: number
  readonly trenchFt: number
  readonly trenchPricePerFt: number
  readonly charger: ChargerSpot
}

/** Keys with their options, in the order of a link's figures (link.ts has their codes). */
export const planChoices = [
  ['brand', brandKeys],
  ['chargerModel', chargerModels],
  ['amps', ampChoices],
  ['panelLocation', panelLocations],
  ['mountWall', mountWalls],
  ['conduitType', conduitTypes],
] as const satisfies readonly (readonly [keyof Plan, readonly unknown[]])[]

/**
 * Numbers stored as typed, in the order of a link's figures. The mount height is part of `charger`.
 */
export const planNumbers = [
  'pricePerFt',
  'baseLabor',
  'trenchFt',
  'trenchPricePerFt',
] as const satisfies readonly NumberField[]

/** The owner's prices, in US dollars; a visitor may enter others. */
export type UnitPrices = Pick<Plan, 'baseLabor' | 'pricePerFt' | 'trenchPricePerFt'>

/** The plan at the start and after Reset. The charger is at (0, 4, -10), 48 inches high. */
export const defaultPlanOf = ({ baseLabor, pricePerFt, trenchPricePerFt }: UnitPrices): Plan => ({
  brand: 'custom',
  chargerModel: 'brand',
  amps: 40,
  panelLocation: 'back-left',
  mountWall: 'auto',
  conduitType: 'EMT',
  pricePerFt,
  baseLabor,
  trenchFt: 0,
  trenchPricePerFt,
  charger: { wall: 'back', alongFt: 0, heightFt: 4 },
})

export const chargerPositionFt = (plan: Plan): WorldPoint => worldFromWall(plan.charger, plan.trenchFt)

export const panelPositionFt = (plan: Plan): WorldPoint => PANELS[plan.panelLocation].positionFt

/**
 * The value of the mount-height field, in inches: the charger's height, clamped to the field's 18
 * to 72. A typed 40.5 reads back as 40.5; dragged heights can be outside the bounds (14.4, or more
 * than 72).
 */
export function mountHeightIn({ charger }: Plan): number {
  return normalizeNumber('mountHeightIn', roundFloatError(charger.heightFt * INCHES_PER_FOOT))
}

/** The value that a number input shows. */
export const displayedNumber = (plan: Plan, field: NumberField): number =>
  field === 'mountHeightIn' ? mountHeightIn(plan) : plan[field]

/** The brand's shape where that is chosen, or null for the built-in block. */
export const chargerShapeOf = ({ chargerModel, brand }: Plan): ChargerShape | null =>
  chargerModel === 'brand' ? brands[brand].shape : null

/** Path of the packed 3D model (`brands.ts`), or null for the built-in block. */
export const modelPathOf = (plan: Plan): string | null => chargerShapeOf(plan)?.model.replace(/\.glb$/, '.bin') ?? null

/** A wall across the trench needs one. */
export const isMountWallAvailable = (plan: Plan, choice: MountWall): boolean =>
  choice === 'auto' || isWallVisible(choice, plan.trenchFt)

export const sameWallPoint = (a: WallPoint, b: WallPoint): boolean =>
  a.wall === b.wall && a.alongFt === b.alongFt && a.heightFt === b.heightFt

const sameSpot = (a: ChargerSpot, b: ChargerSpot): boolean =>
  sameWallPoint(a, b) && (!('cameFrom' in a && 'cameFrom' in b) || sameWallPoint(a.cameFrom, b.cameFrom))

export const planKeys: readonly (keyof Plan)[] = [...planChoices.map(([key]) => key), ...planNumbers, 'charger']

/** A drag changes only the charger. */
export const sameButCharger = (a: Plan, b: Plan): boolean =>
  planKeys.every(key => key === 'charger' || a[key] === b[key])

export const samePlan = (a: Plan, b: Plan): boolean => sameButCharger(a, b) && sameSpot(a.charger, b.charger)

const isOnGrid = (lengthFt: number): boolean => Number.isInteger(lengthFt * 2)

/**
 * A dragged height (on the grid, or the lowest place) or a typed one (within the field's bounds).
 */
function isHeight(heightFt: number): boolean {
  if (heightFt === CHARGER_MIN_HEIGHT_FT) return true
  if (isOnGrid(heightFt)) return heightFt > CHARGER_MIN_HEIGHT_FT && heightFt <= CHARGER_MAX_HEIGHT_FT
  const inches = roundFloatError(heightFt * INCHES_PER_FOOT)
  return normalizeNumber('mountHeightIn', inches) === inches
}

const isPlace = ({ wall, alongFt, heightFt }: WallPoint): boolean =>
  isOnGrid(alongFt) && Math.abs(alongFt) <= CHARGER_HALF_RANGE_FT[wall] && isHeight(heightFt)

/**
 * True where the planner could have made this plan: offered choices, numbers within bounds, and a
 * possible place for the charger.
 */
export function isValidPlan(plan: Plan): boolean {
  const { charger } = plan
  return (
    planChoices.every(([key, offered]) => isOneOf<unknown>(offered, plan[key])) &&
    isOneOf(walls, charger.wall) &&
    numberFields.every(field => {
      const value = displayedNumber(plan, field)
      // First: a stored plan may hold an object there, which Math could not read.
      return Number.isFinite(value) && normalizeNumber(field, value) === value
    }) &&
    isPlace(charger) &&
    isWallVisible(charger.wall, plan.trenchFt) &&
    'cameFrom' in charger === isFarWall(charger.wall) &&
    (!('cameFrom' in charger) || (isOneOf(garageWalls, charger.cameFrom.wall) && isPlace(charger.cameFrom))) &&
    (plan.mountWall === 'auto' || plan.mountWall === charger.wall)
  )
}
