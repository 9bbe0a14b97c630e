// From a stored plan lead back to the plan that the planner sent it from. Feet, inches and US dollars as in lib/leads/kinds/plan.ts.
import {
  type Amps,
  CHARGER_MAX_HEIGHT_FT,
  type ConduitType,
  GARAGE_HALF_FT,
  type PanelLocation,
} from '../planner/constants'
import { estimateOf } from '../planner/estimate'
import {
  type ChargerSpot,
  chargerPositionFt,
  defaultPlan,
  isValidPlan,
  mountHeightIn,
  type MountWall,
  panelPositionFt,
  type Plan,
} from '../planner/plan'
import type { BrandKey } from '../planner/brands'
import { type Route, routeOf } from '../planner/route'
import type { GarageWall, WorldPoint } from '../planner/types'
import { detachedXFt } from '../planner/walls'
import { INCHES_PER_FOOT, toThreeDecimals } from '../planner/units'

type Fields = Readonly<Record<string, unknown>>

/** Heights are stored to a billionth of an inch; a charger may have been this much off, in feet, when its length was rounded. */
const HEIGHT_ERROR_FT = 4e-11

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const sameFeet = (a: WorldPoint, b: Fields): boolean =>
  (['x', 'y', 'z'] as const).every(axis => toThreeDecimals(a[axis]) === b[axis])

/** The walls that a position may be on: a very short trench leaves the detached wall where the right one is. */
function spots({ x, z }: { readonly x: number; readonly z: number }, heightFt: number, trenchFt: number) {
  const found: ChargerSpot[] = []
  if (z === -GARAGE_HALF_FT) found.push({ wall: 'back', alongFt: x, heightFt })
  if (x === GARAGE_HALF_FT) found.push({ wall: 'right', alongFt: z, heightFt })
  if (trenchFt > 0 && x === toThreeDecimals(detachedXFt(trenchFt)))
    found.push({ wall: 'detached', alongFt: z, heightFt, cameFrom: defaultPlan.charger as GarageSpot })
  return found
}
type GarageSpot = Extract<ChargerSpot, { readonly wall: GarageWall }>

/** Heights outside the field's 18 to 72 inches were dragged, so they are on the half-foot grid or the lowest place. */
function heightsFt(positionFt: number, fieldIn: number): number[] {
  const typedFt = fieldIn / INCHES_PER_FOOT
  const candidates = [typedFt, typedFt - HEIGHT_ERROR_FT, typedFt + HEIGHT_ERROR_FT]
  return positionFt > CHARGER_MAX_HEIGHT_FT ? [] : [positionFt, ...candidates]
}

export interface PlanFigures {
  /** Whole feet. */
  readonly conduitFt: number
  readonly elbows: number
  /** Whole US dollars. */
  readonly totalUsd: number
}

const figuresOf = (plan: Plan, route: Route): PlanFigures => ({
  conduitFt: route.conduitFt,
  elbows: route.elbows,
  totalUsd: estimateOf(plan, route).totalUsd,
})

/**
 * The plan of a payload (lib/leads/kinds/plan.ts), or undefined where the planner could not have made it. What a payload does not hold is as at the
 * start: the charger's model, and where a charger on the detached wall came from. Sent totals are used only to tell apart plans that the
 * payload's rounding makes look alike, so a forged total still gives its plan. Never throws.
 */
export function planOfPayload(payload: unknown): Plan | undefined {
  if (!isFields(payload) || !isFields(payload.brand)) return undefined
  const { charger_position_ft: at, panel_position_ft: panelAt } = payload
  if (!isFields(at) || !isFields(panelAt)) return undefined
  const { x, y, z } = at
  const { mount_height_in: fieldIn, trench_ft: trenchFt } = payload
  if (![x, y, z, fieldIn, trenchFt].every(isNumber)) return undefined
  const rest = {
    brand: payload.brand.key as BrandKey,
    chargerModel: defaultPlan.chargerModel,
    amps: payload.amps as Amps,
    panelLocation: payload.panel_location as PanelLocation,
    mountWall: payload.mount_wall as MountWall,
    conduitType: payload.conduit_type as ConduitType,
    pricePerFt: payload.price_per_ft as number,
    baseLabor: payload.base_labor as number,
    trenchFt: trenchFt as number,
    trenchPricePerFt: payload.trench_price_per_ft as number,
  }
  const plans = heightsFt(y as number, fieldIn as number)
    .flatMap(heightFt => spots({ x: x as number, z: z as number }, heightFt, rest.trenchFt))
    .map((charger): Plan => ({ ...rest, charger }))
    .filter(
      plan =>
        isValidPlan(plan) &&
        mountHeightIn(plan) === fieldIn &&
        sameFeet(chargerPositionFt(plan), at) &&
        sameFeet(panelPositionFt(plan), panelAt),
    )
  return plans.find(plan => matches(planFigures(plan), payload)) ?? plans[0]
}

/** What a plan comes to. */
export const planFigures = (plan: Plan): PlanFigures => figuresOf(plan, routeOf(plan))

const matches = ({ conduitFt, elbows, totalUsd }: PlanFigures, sent: Fields): boolean =>
  sent.conduit_ft === conduitFt && sent.elbows === elbows && sent.est_cost === totalUsd
