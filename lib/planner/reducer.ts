// Plan actions, and their undo steps. Pure: an action without effect, or without a valid place,
// returns the same plan object.
import { type Amps, ampChoices, type ConduitType, conduitTypes, type PanelLocation, panelLocations } from './constants'
import { type History, type HistoryAction, historyReducer } from './history'
import { normalizeNumber, type NumberField } from './number-input'
import { type ChargerModel, chargerModels, isValidPlan, type MountWall, mountWalls, type Plan, samePlan } from './plan'
import { type Direction, garageSpot, placeAfterNudge, placeForPointer, placeOnChosenWall, spotAt } from './placement'
import { type BrandKey, brandKeys, brands } from './brands'
import { isOneOf, type WallPoint, walls } from './types'
import { INCHES_PER_FOOT } from './units'
import { isWallVisible } from './walls'

/**
 * `value` is in the unit of the action's name and is normalized to the field's bounds. One that is
 * not finite changes nothing.
 */
export interface NumberAction {
  readonly type: (typeof actionTypes)[NumberField]
  readonly value: number
}

/** A drag step or a tap: a point on the wall under the pointer, not snapped. */
export type PlaceChargerAction = { readonly type: 'placeCharger' } & WallPoint

export type PlanAction =
  | { readonly type: 'chooseBrand'; readonly brand: BrandKey }
  | { readonly type: 'setChargerModel'; readonly chargerModel: ChargerModel }
  | { readonly type: 'setAmps'; readonly amps: Amps }
  | { readonly type: 'setPanelLocation'; readonly panelLocation: PanelLocation }
  | { readonly type: 'setMountWall'; readonly mountWall: MountWall }
  | { readonly type: 'setConduitType'; readonly conduitType: ConduitType }
  | NumberAction
  | PlaceChargerAction
  | { readonly type: 'nudge'; readonly direction: Direction }
  | { readonly type: 'load'; readonly plan: Plan }

const actionTypes = {
  mountHeightIn: 'setMountHeightIn',
  pricePerFt: 'setPricePerFt',
  baseLabor: 'setBaseLabor',
  trenchFt: 'setTrenchFt',
  trenchPricePerFt: 'setTrenchPricePerFt',
} as const satisfies Record<NumberField, string>

export const numberAction = (field: NumberField, value: number): NumberAction => ({ type: actionTypes[field], value })

const change = (plan: Plan, patch: Partial<Plan>): Plan => {
  const next = { ...plan, ...patch }
  return samePlan(plan, next) ? plan : next
}

/** The same plan where the value is not an option. */
const choose = <Key extends keyof Plan>(plan: Plan, key: Key, offered: readonly Plan[Key][], value: Plan[Key]): Plan =>
  isOneOf(offered, value) ? change(plan, { [key]: value }) : plan

const place = (plan: Plan, at: WallPoint | null, patch: Partial<Plan> = {}): Plan =>
  at === null ? plan : change(plan, { ...patch, charger: spotAt(at, plan.charger) })

function setMountWall(plan: Plan, mountWall: MountWall): Plan {
  if (!isOneOf(mountWalls, mountWall)) return plan
  if (mountWall === 'auto') return change(plan, { mountWall })
  return place(plan, placeOnChosenWall(plan, mountWall), { mountWall })
}

function setTrenchFt(plan: Plan, value: number): Plan {
  const trenchFt = normalizeNumber('trenchFt', value)
  const losesItsWall = !isWallVisible(plan.charger.wall, trenchFt)
  return change(plan, { trenchFt, ...(losesItsWall && { charger: garageSpot(plan.charger), mountWall: 'auto' }) })
}

/**
 * The plan after an action; the same object where nothing changes or the value is not an option.
 */
export function reducePlan(plan: Plan, action: PlanAction): Plan {
  if ('value' in action && !Number.isFinite(action.value)) return plan
  switch (action.type) {
    case 'chooseBrand': {
      if (!isOneOf(brandKeys, action.brand)) return plan
      return change(plan, { brand: action.brand, amps: brands[action.brand].amps ?? plan.amps })
    }
    case 'setChargerModel':
      return choose(plan, 'chargerModel', chargerModels, action.chargerModel)
    case 'setAmps':
      return choose(plan, 'amps', ampChoices, action.amps)
    case 'setPanelLocation':
      return choose(plan, 'panelLocation', panelLocations, action.panelLocation)
    case 'setMountWall':
      return setMountWall(plan, action.mountWall)
    case 'setConduitType':
      return choose(plan, 'conduitType', conduitTypes, action.conduitType)
    case 'setMountHeightIn':
      // Not compared with the shown number: that is clamped to 72 for a charger at 8.5 ft, and
      // typing 72 has to move it.
      return place(plan, {
        ...plan.charger,
        heightFt: normalizeNumber('mountHeightIn', action.value) / INCHES_PER_FOOT,
      })
    case 'setPricePerFt':
      return change(plan, { pricePerFt: normalizeNumber('pricePerFt', action.value) })
    case 'setBaseLabor':
      return change(plan, { baseLabor: normalizeNumber('baseLabor', action.value) })
    case 'setTrenchFt':
      return setTrenchFt(plan, action.value)
    case 'setTrenchPricePerFt':
      return change(plan, { trenchPricePerFt: normalizeNumber('trenchPricePerFt', action.value) })
    case 'placeCharger':
      return isOneOf(walls, action.wall) ? place(plan, placeForPointer(plan, action)) : plan
    case 'nudge':
      return place(plan, placeAfterNudge(plan, action.direction))
    case 'load':
      return isValidPlan(action.plan) ? change(plan, action.plan) : plan
  }
}

export type PlanHistory = History<Plan>
export type PlanHistoryAction = HistoryAction<Plan, PlanAction>
export const reducePlanHistory = historyReducer(reducePlan, samePlan)
