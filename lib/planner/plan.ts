// The plan: one small value from which every figure and view follows. Feet, except `mountHeightIn`; prices in US dollars.
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
import { countedNumber, type NumberField, numberFields, numberInputs } from './number-input'
import { type BrandKey, brandKeys, brandPresets } from './presets'
import { type GarageWall, garageWalls, isOneOf, type WallPoint, walls, type WorldPoint } from './types'
import { INCHES_PER_FOOT, withoutBinaryNoise } from './units'
import { isWallVisible, worldFromWall } from './walls'

export const chargerModels = ['brand', 'block'] as const
export type ChargerModel = (typeof chargerModels)[number]

export const mountWalls = ['auto', ...walls] as const
export type MountWall = (typeof mountWalls)[number]

/** Where the charger is. On the detached wall it remembers where it last stood in the garage: there it goes when the trench goes. */
export type ChargerSpot = WallPoint<GarageWall> | (WallPoint<'detached'> & { readonly cameFrom: WallPoint<GarageWall> })

export interface Plan {
  readonly brand: BrandKey
  readonly chargerModel: ChargerModel
  readonly amps: Amps
  readonly panelLocation: PanelLocation
  /** The control's value: auto stays auto wherever the charger is. Any other value is the wall that the charger is on. */
  readonly mountWall: MountWall
  readonly conduitType: ConduitType
  readonly pricePerFt: number
  readonly baseLabor: number
  readonly trenchFt: number
  readonly trenchPricePerFt: number
  readonly charger: ChargerSpot
}

/** The choices of a plan, each with what the planner offers. In the order of the figures of a link. */
export const planChoices = [
  ['brand', brandKeys],
  ['chargerModel', chargerModels],
  ['amps', ampChoices],
  ['panelLocation', panelLocations],
  ['mountWall', mountWalls],
  ['conduitType', conduitTypes],
] as const satisfies readonly (readonly [keyof Plan, readonly unknown[]])[]

/** The numbers that a plan holds as they are typed, in the same order. The mount height is part of the charger's place. */
export const planNumbers = [
  'pricePerFt',
  'baseLabor',
  'trenchFt',
  'trenchPricePerFt',
] as const satisfies readonly NumberField[]

/** The planner at the start and after Reset. The charger is at (0, 4, -10). */
export const defaultPlan: Plan = {
  brand: 'custom',
  chargerModel: 'brand',
  amps: 40,
  panelLocation: 'back-left',
  mountWall: 'auto',
  conduitType: 'EMT',
  pricePerFt: numberInputs.pricePerFt.default,
  baseLabor: numberInputs.baseLabor.default,
  trenchFt: numberInputs.trenchFt.default,
  trenchPricePerFt: numberInputs.trenchPricePerFt.default,
  charger: { wall: 'back', alongFt: 0, heightFt: numberInputs.mountHeightIn.default / INCHES_PER_FOOT },
}

/** Centre of the charger on its wall, in the room. */
export const chargerPositionFt = (plan: Plan): WorldPoint => worldFromWall(plan.charger, plan.trenchFt)

/** Centre of the panel, in the room. */
export const panelPositionFt = (plan: Plan): WorldPoint => PANELS[plan.panelLocation].positionFt

/**
 * What the mount-height field shows, in inches. It is the charger's height and nothing else: a typed 40.5 reads back as 40.5; a dragged
 * height is a whole number of inches, or 14.4 or more than 72, and those two are held within the field's 18 to 72.
 */
export function mountHeightIn({ charger }: Plan): number {
  return countedNumber('mountHeightIn', withoutBinaryNoise(charger.heightFt * INCHES_PER_FOOT))
}

/** The value that counts for a number input, as its field shows it. */
export const shownNumber = (plan: Plan, field: NumberField): number =>
  field === 'mountHeightIn' ? mountHeightIn(plan) : plan[field]

/** Path of the 3D model to load, or null where the built-in block is shown. */
export const shownModelPath = ({ chargerModel, brand }: Plan): string | null =>
  chargerModel === 'brand' ? brandPresets[brand].model : null

/** Whether a choice of the mount-wall control has a place to stand: detached needs a trench. */
export const isMountWallAvailable = (plan: Plan, choice: MountWall): boolean =>
  choice === 'auto' || isWallVisible(choice, plan.trenchFt)

/** The same place on the same wall. */
export const sameWallPoint = (a: WallPoint, b: WallPoint): boolean =>
  a.wall === b.wall && a.alongFt === b.alongFt && a.heightFt === b.heightFt

export function sameSpot(a: ChargerSpot, b: ChargerSpot): boolean {
  if (!sameWallPoint(a, b)) return false
  return a.wall !== 'detached' || b.wall !== 'detached' || sameWallPoint(a.cameFrom, b.cameFrom)
}

export const planKeys = Object.keys(defaultPlan) as (keyof Plan)[]

export const samePlan = (a: Plan, b: Plan): boolean =>
  planKeys.every(key => (key === 'charger' ? sameSpot(a.charger, b.charger) : a[key] === b[key]))

const isOnGrid = (lengthFt: number): boolean => Number.isInteger(lengthFt * 2)

/** A height is a dragged one (on the grid or at the lowest place) or a typed one (any within the field's bounds). */
function isHeight(heightFt: number): boolean {
  if (heightFt === CHARGER_MIN_HEIGHT_FT) return true
  if (isOnGrid(heightFt)) return heightFt > CHARGER_MIN_HEIGHT_FT && heightFt <= CHARGER_MAX_HEIGHT_FT
  const inches = withoutBinaryNoise(heightFt * INCHES_PER_FOOT)
  return countedNumber('mountHeightIn', inches) === inches
}

const isPlace = ({ wall, alongFt, heightFt }: WallPoint): boolean =>
  isOnGrid(alongFt) && Math.abs(alongFt) <= CHARGER_HALF_RANGE_FT[wall] && isHeight(heightFt)

/**
 * Whether the planner could have made this plan: every choice is one it offers, every number counts as it stands, the charger is where
 * one may be, and on the chosen wall. The shape is taken from the type.
 */
export function isValidPlan(plan: Plan): boolean {
  const { charger } = plan
  return (
    planChoices.every(([key, offered]) => isOneOf<unknown>(offered, plan[key])) &&
    isOneOf(walls, charger.wall) &&
    numberFields.every(field => countedNumber(field, shownNumber(plan, field)) === shownNumber(plan, field)) &&
    isPlace(charger) &&
    isWallVisible(charger.wall, plan.trenchFt) &&
    (charger.wall !== 'detached' || (isOneOf(garageWalls, charger.cameFrom.wall) && isPlace(charger.cameFrom))) &&
    (plan.mountWall === 'auto' || plan.mountWall === charger.wall)
  )
}
