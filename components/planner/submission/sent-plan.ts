// What staff find the last sent plan by. Only that very plan has the reference: a changed one is
// another lead, or none.
import { type Plan, samePlan } from '@/lib/planner'

let sent: { readonly plan: Plan; readonly reference: string } | null = null

export function rememberSent(plan: Plan, reference: string): void {
  sent = { plan, reference }
}

/** Null for a plan that was not sent from this page. */
export const sentReference = (plan: Plan): string | null =>
  sent !== null && samePlan(sent.plan, plan) ? sent.reference : null
