// A plan in the address: `#plan=…`, behind the part that servers see.
import type { ParsedPlan, Plan } from '@/lib/planner'
import { decodePlanLink, encodePlanLink } from '@/lib/planner/link'

const MARK = '#plan='

/** The page's address with the plan in it; without the query, whose campaign belongs to this visit and not to the next one. */
export const planLink = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>, plan: Plan): string =>
  `${origin}${pathname}${MARK}${encodePlanLink(plan)}`

/** The plan that an address brings; null where it brings none. */
export const linkedPlan = (hash: string): ParsedPlan | null =>
  hash.startsWith(MARK) ? decodePlanLink(hash.slice(MARK.length)) : null

/** From here on the plan is kept on the device: a reload shows it as it was edited, and a lead's page address carries no plan. */
export function clearLinkFromAddress() {
  history.replaceState(null, '', `${location.pathname}${location.search}`)
}
