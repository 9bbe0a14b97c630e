// The body that Send Plan posts. Lengths in feet, mount height in inches, prices in US dollars. See
// docs/lead-contract.md.
import { estimateOf } from '@/lib/planner/estimate'
import { boundedPageUrl, townSlugOf, utmOf } from '@/lib/planner/page-context'
import { chargerPositionFt, mountHeightIn, panelPositionFt, type Plan } from '@/lib/planner/plan'
import { brands } from '@/lib/planner/brands'
import { routeOf } from '@/lib/planner/route'
import type { WorldPoint } from '@/lib/planner/types'
import { toThreeDecimals } from '@/lib/planner/units'
import type { ContactField } from './contact'
import type { PlanBody } from './kinds/plan'

type TypedContact = Readonly<Partial<Record<ContactField, string | null>>>

const position = ({ x, y, z }: WorldPoint) => ({
  x: toThreeDecimals(x),
  y: toThreeDecimals(y),
  z: toThreeDecimals(z),
})

const filled = (text: string | null | undefined): string | null => text?.trim() || null

function contactOf(fields: TypedContact) {
  const contact = { name: filled(fields.name), phone: filled(fields.phone), email: filled(fields.email) }
  const location = filled(fields.location)
  if (location !== null) return { ...contact, location }
  return Object.values(contact).some(part => part !== null) ? contact : null
}

/** Where the lead is sent from (`pageUrl` is that address), and the charger. */
export function chargerFields(plan: Plan, pageUrl: string) {
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
export const priceFields = (plan: Plan) => ({
  conduit_type: plan.conduitType,
  price_per_ft: plan.pricePerFt,
  base_labor: plan.baseLabor,
  trench_ft: plan.trenchFt,
  trench_price_per_ft: plan.trenchPricePerFt,
})

/**
 * `planImageJpeg` is a data URL of the current view; `contact` holds the contact fields as typed.
 */
export function buildPlanPayload({
  plan,
  pageUrl,
  planImageJpeg,
  contact: contactFields = {},
}: {
  readonly plan: Plan
  readonly pageUrl: string
  readonly planImageJpeg: string
  readonly contact?: TypedContact
}): PlanBody {
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
