// The plan of a lead: the text of its shared link, which the planner sends in a header beside the
// payload.
import { estimateOf } from '@/lib/planner/estimate'
import { decodePlanLink, MAX_LINK_TEXT } from '@/lib/planner/link'
import type { Plan } from '@/lib/planner/plan'
import { routeOf } from '@/lib/planner/route'
import type { PlanBody } from './kinds/plan'
import { buildPlanPayload } from './plan-body'

/** The header's text where a link may have it; null for anything else, which costs no lead. */
export const readPlanLink = (header: string | null): string | null =>
  header !== null && header.length <= MAX_LINK_TEXT && /^[\w-]+$/.test(header) ? header : null

/**
 * Keys that the visitor chose. The figures that follow from them are compared where staff see them.
 */
const chosenKeys = [
  'amps',
  'panel_location',
  'mount_wall',
  'mount_height_in',
  'conduit_type',
  'price_per_ft',
  'base_labor',
  'trench_ft',
  'trench_price_per_ft',
  'charger_position_ft',
  'panel_position_ft',
] as const satisfies readonly (keyof PlanBody)[]

/**
 * The plan of a stored payload (kinds/plan.ts) by its link. Undefined without a link, and where the
 * link's plan has another payload. Never throws.
 */
export function planOfLink(payload: Readonly<Record<string, unknown>>, link: string | null): Plan | undefined {
  const linked = link === null ? undefined : decodePlanLink(link)
  if (!linked?.ok) return undefined
  const made = buildPlanPayload({ plan: linked.plan, pageUrl: '', planImageJpeg: '' })
  const { key } = Object(payload.brand) as { readonly key?: unknown }
  const isSame = chosenKeys.every(name => JSON.stringify(payload[name]) === JSON.stringify(made[name]))
  return isSame && key === made.brand.key ? linked.plan : undefined
}

export interface PlanFigures {
  /** Whole feet. */
  readonly conduitFt: number
  readonly elbows: number
  /** Whole US dollars. */
  readonly totalUsd: number
}

export function planFigures(plan: Plan): PlanFigures {
  const route = routeOf(plan)
  const { conduitFt, elbows } = route
  return { conduitFt, elbows, totalUsd: estimateOf(plan, route).totalUsd }
}
