// A plan in the fragment of an address: `#plan=…`. Servers do not see it.
import type { ParsedPlan, Plan } from '@/lib/planner'
import { decodePlanLink, encodePlanLink } from '@/lib/planner/link'

const PREFIX = '#plan='

/** The page's address with the plan, without the query: its campaign parameters belong to this visit only. */
export const planLink = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>, plan: Plan): string =>
  `${origin}${pathname}${PREFIX}${encodePlanLink(plan)}`

/** The plan in a fragment, or null. */
export const linkedPlan = (hash: string): ParsedPlan | null =>
  hash.startsWith(PREFIX) ? decodePlanLink(hash.slice(PREFIX.length)) : null

/** Removes the plan from the address: it is stored by now, and a lead's page address should not carry it. */
export function clearLinkFromAddress() {
  history.replaceState(null, '', `${location.pathname}${location.search}`)
}
