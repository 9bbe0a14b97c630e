// A plan in the fragment of an address: `#plan=…`. Servers do not see it.
import type { ParsedPlan, Plan } from '@/lib/planner'
import { withoutStartAmps } from '@/lib/planner/start-amps'
import { decodePlanLink, encodePlanLink, LINK_PREFIX } from '@/lib/planner/link'

/**
 * The page's address with the plan, without the query: its campaign parameters belong to this visit
 * only.
 */
export const planLink = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>, plan: Plan): string =>
  `${origin}${pathname}${LINK_PREFIX}${encodePlanLink(plan)}`

/** The plan in a fragment, or null. */
export const linkedPlan = (hash: string): ParsedPlan | null =>
  hash.startsWith(LINK_PREFIX) ? decodePlanLink(hash.slice(LINK_PREFIX.length)) : null

/**
 * Removes plan and circuit from the address: they are stored by now, and a lead's page address
 * should not carry them.
 */
export function clearLinkFromAddress() {
  history.replaceState(history.state, '', `${location.pathname}${withoutStartAmps(location.search)}`)
}
