// From plan to plan. Pure: a move without effect, or with no place to stand, gives back the very same plan object.
import { type Amps, ampChoices, type ConduitType, conduitTypes, type PanelLocation, panelLocations } from './constants'
import { countedNumber, type NumberField } from './number-input'
import {
  type ChargerModel,
  chargerModels,
  defaultPlan,
  isValidPlan,
  type MountWall,
  mountWalls,
  type Plan,
  samePlan,
} from './plan'
import { type Direction, garageSpot, placeAfterNudge, placeForPointer, placeOnChosenWall, spotAt } from './placement'
import { type BrandKey, brandKeys, brandPresets } from './presets'
import { isOneOf, type WallPoint, walls } from './types'
import { INCHES_PER_FOOT } from './units'

/** `value` is a number in the unit of the action's name; one that does not count is brought to one that does. */
export type NumberAction =
  | { readonly type: 'setMountHeightIn'; readonly value: number }
  | { readonly type: 'setPricePerFt'; readonly value: number }
  | { readonly type: 'setBaseLabor'; readonly value: number }
  | { readonly type: 'setTrenchFt'; readonly value: number }
  | { readonly type: 'setTrenchPricePerFt'; readonly value: number }

/** A drag step or a tap: a point on the wall under the pointer, in feet, not yet snapped. */
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
  | { readonly type: 'reset' }
  | { readonly type: 'load'; readonly plan: Plan }

const actionTypes = {
  mountHeightIn: 'setMountHeightIn',
  pricePerFt: 'setPricePerFt',
  baseLabor: 'setBaseLabor',
  trenchFt: 'setTrenchFt',
  trenchPricePerFt: 'setTrenchPricePerFt',
} as const satisfies Record<NumberField, NumberAction['type']>

/** The action of a number input, for code that treats the five alike. */
export const numberAction = (field: NumberField, value: number): NumberAction => ({ type: actionTypes[field], value })

const change = (plan: Plan, patch: Partial<Plan>): Plan => {
  const next = { ...plan, ...patch }
  return samePlan(plan, next) ? plan : next
}

const place = (plan: Plan, at: WallPoint | null, patch: Partial<Plan> = {}): Plan =>
  at === null ? plan : change(plan, { ...patch, charger: spotAt(at, plan.charger) })

function setMountWall(plan: Plan, mountWall: MountWall): Plan {
  if (!isOneOf(mountWalls, mountWall)) return plan
  if (mountWall === 'auto') return change(plan, { mountWall })
  return place(plan, placeOnChosenWall(plan, mountWall), { mountWall })
}

function setTrenchFt(plan: Plan, value: number): Plan {
  const trenchFt = countedNumber('trenchFt', value)
  const losesItsWall = trenchFt === 0 && plan.charger.wall === 'detached'
  return change(plan, { trenchFt, ...(losesItsWall && { charger: garageSpot(plan.charger), mountWall: 'auto' }) })
}

/** The plan after an action; the same object where the action changes nothing or asks for what the planner does not offer. */
export function reducePlan(plan: Plan, action: PlanAction): Plan {
  switch (action.type) {
    case 'chooseBrand': {
      if (!isOneOf(brandKeys, action.brand)) return plan
      return change(plan, { brand: action.brand, amps: brandPresets[action.brand].amps ?? plan.amps })
    }
    case 'setChargerModel':
      return isOneOf(chargerModels, action.chargerModel) ? change(plan, { chargerModel: action.chargerModel }) : plan
    case 'setAmps':
      return isOneOf(ampChoices, action.amps) ? change(plan, { amps: action.amps }) : plan
    case 'setPanelLocation':
      return isOneOf(panelLocations, action.panelLocation)
        ? change(plan, { panelLocation: action.panelLocation })
        : plan
    case 'setMountWall':
      return setMountWall(plan, action.mountWall)
    case 'setConduitType':
      return isOneOf(conduitTypes, action.conduitType) ? change(plan, { conduitType: action.conduitType }) : plan
    case 'setMountHeightIn':
      // Also where the field shows that number already: 72 for a charger at 8.5 ft. Leaving it untouched is no action at all.
      return place(plan, { ...plan.charger, heightFt: countedNumber('mountHeightIn', action.value) / INCHES_PER_FOOT })
    case 'setPricePerFt':
      return change(plan, { pricePerFt: countedNumber('pricePerFt', action.value) })
    case 'setBaseLabor':
      return change(plan, { baseLabor: countedNumber('baseLabor', action.value) })
    case 'setTrenchFt':
      return setTrenchFt(plan, action.value)
    case 'setTrenchPricePerFt':
      return change(plan, { trenchPricePerFt: countedNumber('trenchPricePerFt', action.value) })
    case 'placeCharger':
      return isOneOf(walls, action.wall) ? place(plan, placeForPointer(plan, action)) : plan
    case 'nudge':
      return place(plan, placeAfterNudge(plan, action.direction))
    case 'reset':
      return change(plan, defaultPlan)
    case 'load':
      return isValidPlan(action.plan) ? change(plan, action.plan) : plan
  }
}
