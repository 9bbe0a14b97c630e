// The body that Send Plan posts. Lengths in feet, mount height in inches, prices in US dollars. See docs/product.md, "Lead contract".
import type { Amps, ConduitType, PanelLocation } from './constants'
import { estimateOf } from './estimate'
import { boundedPageUrl, townSlugOf, utmOf } from './page-context'
import { chargerPositionFt, mountHeightIn, type MountWall, panelPositionFt, type Plan } from './plan'
import { type BrandKey, brands } from './brands'
import { routeOf } from './route'
import type { WorldPoint } from './types'
import { toThreeDecimals } from './units'

/** World point, at most three decimals. */
export interface PositionFt {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Null for an empty field. */
export interface PlanContact {
  readonly name: string | null
  readonly phone: string | null
  readonly email: string | null
  /** Town or ZIP code; missing where it is empty. */
  readonly location?: string
}

// ChargerFields and PriceFields are the same in a plan and in a run measured on a photo.
interface ChargerFields {
  readonly page_url: string
  readonly town_slug: string | null
  readonly utm: Readonly<Record<string, string>>
  readonly brand: {
    readonly key: BrandKey
    readonly name: string
    readonly logo_url: string
    readonly image_url: string
    readonly model_url: string | null
  }
  readonly amps: Amps
}

interface PriceFields {
  readonly conduit_type: ConduitType
  readonly price_per_ft: number
  readonly base_labor: number
  readonly trench_ft: number
  readonly trench_price_per_ft: number
}

export interface PlanPayload extends ChargerFields, PriceFields {
  readonly panel_location: PanelLocation
  readonly mount_wall: MountWall
  readonly mount_height_in: number
  readonly conduit_ft: number
  readonly elbows: number
  readonly est_cost: number
  readonly charger_position_ft: PositionFt
  readonly panel_position_ft: PositionFt
  /** A data URL. */
  readonly plan_image_jpeg: string
  /** Only if at least one field is filled. */
  readonly contact?: PlanContact
}

const position = ({ x, y, z }: WorldPoint): PositionFt => ({
  x: toThreeDecimals(x),
  y: toThreeDecimals(y),
  z: toThreeDecimals(z),
})

const filled = (text: string | null | undefined): string | null => text?.trim() || null

function contactOf(fields: Partial<PlanContact>): PlanContact | null {
  const contact = { name: filled(fields.name), phone: filled(fields.phone), email: filled(fields.email) }
  const location = filled(fields.location)
  if (location !== null) return { ...contact, location }
  return Object.values(contact).some(part => part !== null) ? contact : null
}

/** Where the lead is sent from (`pageUrl` is that address), and the charger. */
export function chargerFields(plan: Plan, pageUrl: string): ChargerFields {
  const preset = brands[plan.brand]
  return {
    page_url: boundedPageUrl(pageUrl),
    town_slug: townSlugOf(pageUrl),
    utm: utmOf(pageUrl),
    brand: {
      key: plan.brand,
      name: preset.name,
      logo_url: preset.logo,
      image_url: preset.image,
      model_url: preset.shape?.model ?? null,
    },
    amps: plan.amps,
  }
}

/** Lengths in feet, prices in US dollars. */
export const priceFields = (plan: Plan): PriceFields => ({
  conduit_type: plan.conduitType,
  price_per_ft: plan.pricePerFt,
  base_labor: plan.baseLabor,
  trench_ft: plan.trenchFt,
  trench_price_per_ft: plan.trenchPricePerFt,
})

/** `planImageJpeg` is a data URL of the current view; `contact` holds the contact fields as typed. */
export function buildPlanPayload({
  plan,
  pageUrl,
  planImageJpeg,
  contact: contactFields = {},
}: {
  readonly plan: Plan
  readonly pageUrl: string
  readonly planImageJpeg: string
  readonly contact?: Partial<PlanContact>
}): PlanPayload {
  const route = routeOf(plan)
  const contact = contactOf(contactFields)
  return {
    ...chargerFields(plan, pageUrl),
    panel_location: plan.panelLocation,
    mount_wall: plan.mountWall,
    mount_height_in: mountHeightIn(plan),
    ...priceFields(plan),
    conduit_ft: route.conduitFt,
    elbows: route.elbows,
    est_cost: estimateOf(plan, route).totalUsd,
    charger_position_ft: position(chargerPositionFt(plan)),
    panel_position_ft: position(panelPositionFt(plan)),
    plan_image_jpeg: planImageJpeg,
    ...(contact && { contact }),
  }
}
