// The body that Send Plan posts: exactly the specified keys. Lengths in feet, mount height in inches, prices in US dollars.
// Source: specification.txt section 3, "Planner plan payload"; decisions.md, "Where leads go" and "The planner's geometry".
import type { Amps, ConduitType, PanelLocation } from './constants'
import { estimateOf } from './estimate'
import { chargerPositionFt, mountHeightIn, type MountWall, panelPositionFt, type Plan } from './plan'
import { type BrandKey, brandPresets } from './presets'
import { routeOf } from './route'
import type { WorldPoint } from './types'
import { toThreeDecimals } from './units'

/** World point, at most three decimals. */
export interface PositionFt {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Null for a part left empty. */
export interface PlanContact {
  readonly name: string | null
  readonly phone: string | null
  readonly email: string | null
}

export interface PlanPayload {
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
  readonly panel_location: PanelLocation
  readonly mount_wall: MountWall
  readonly mount_height_in: number
  readonly conduit_type: ConduitType
  readonly price_per_ft: number
  readonly base_labor: number
  readonly trench_ft: number
  readonly trench_price_per_ft: number
  readonly conduit_ft: number
  readonly elbows: number
  readonly est_cost: number
  readonly charger_position_ft: PositionFt
  readonly panel_position_ft: PositionFt
  /** A data URL. */
  readonly plan_image_jpeg: string
  /** Only when the visitor filled at least one part. */
  readonly contact?: PlanContact
}

// Splits any text the way RFC 3986 (appendix B) does, and so never throws, as `new URL` would on a malformed address.
const URL_PARTS = /^(?:[^:/?#]+:)?(?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/

const urlParts = (pageUrl: string) => {
  const [, path = '', query = ''] = URL_PARTS.exec(pageUrl) ?? []
  return { path, query }
}

/** '…/ev-charger-installation-islip' -> 'islip': the part of the page's path after those words, up to the next slash; else null. */
export const townSlugOf = (pageUrl: string): string | null =>
  /ev-charger-installation-([^/]+)/.exec(urlParts(pageUrl).path)?.[1] ?? null

/**
 * What the lead desk takes, in UTF-16 code units: the bounds of lib/leads/limits.ts and the names of lib/leads/context.ts, for this core
 * stands alone. A test holds them together.
 */
const DESK_LIMITS = { pageUrl: 16_384, utmName: 1000, utmValue: 16_384, utmTotal: 65_536 } as const
const UTM_NAME = /^utm_[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u

/** The page's address; of one that the desk would refuse as too long, what stands before its query: no plan is lost for it. */
const pageUrlOf = (pageUrl: string): string =>
  pageUrl.length <= DESK_LIMITS.pageUrl ? pageUrl : pageUrl.replace(/[?#].*/s, '').slice(0, DESK_LIMITS.pageUrl)

/**
 * Every query parameter whose name starts with `utm_`, under its whole name; of a repeated one the last counts. One that the desk would
 * refuse (overlong, or a name with control characters or direction overrides) is left out, and all where together they are too long: no
 * plan is lost for it.
 */
export function utmOf(pageUrl: string): Record<string, string> {
  const parameters = Object.fromEntries(
    [...new URLSearchParams(urlParts(pageUrl).query)].filter(
      ([name, value]) =>
        UTM_NAME.test(name) && name.length <= DESK_LIMITS.utmName && value.length <= DESK_LIMITS.utmValue,
    ),
  )
  return Object.entries(parameters).flat().join('').length <= DESK_LIMITS.utmTotal ? parameters : {}
}

const position = ({ x, y, z }: WorldPoint): PositionFt => ({
  x: toThreeDecimals(x),
  y: toThreeDecimals(y),
  z: toThreeDecimals(z),
})

const filled = (text: string | null | undefined): string | null => text?.trim() || null

function contactOf(fields: Partial<PlanContact>): PlanContact | null {
  const contact = { name: filled(fields.name), phone: filled(fields.phone), email: filled(fields.email) }
  return Object.values(contact).some(part => part !== null) ? contact : null
}

/**
 * The payload of a plan. `planImageJpeg` is a data URL of the current view; `contact` holds the optional fields beside Send Plan as
 * they were typed.
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
  readonly contact?: Partial<PlanContact>
}): PlanPayload {
  const preset = brandPresets[plan.brand]
  const route = routeOf(plan)
  const contact = contactOf(contactFields)
  return {
    page_url: pageUrlOf(pageUrl),
    town_slug: townSlugOf(pageUrl),
    utm: utmOf(pageUrl),
    brand: {
      key: plan.brand,
      name: preset.name,
      logo_url: preset.logo,
      image_url: preset.image,
      model_url: preset.model,
    },
    amps: plan.amps,
    panel_location: plan.panelLocation,
    mount_wall: plan.mountWall,
    mount_height_in: mountHeightIn(plan),
    conduit_type: plan.conduitType,
    price_per_ft: plan.pricePerFt,
    base_labor: plan.baseLabor,
    trench_ft: plan.trenchFt,
    trench_price_per_ft: plan.trenchPricePerFt,
    conduit_ft: route.conduitFt,
    elbows: route.elbows,
    est_cost: estimateOf(plan, route).totalUsd,
    charger_position_ft: position(chargerPositionFt(plan)),
    panel_position_ft: position(panelPositionFt(plan)),
    plan_image_jpeg: planImageJpeg,
    ...(contact && { contact }),
  }
}
