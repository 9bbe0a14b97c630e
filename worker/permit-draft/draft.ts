// The permit draft of a lead: what its run is made of, as far as the lead tells. Plans and runs
// measured on a photo have one.
import type { Fields } from '@/lib/fields'
import type { LeadKind } from '@/lib/leads/choices'
import { type PanelCheckNumbers, panelCheckNumbers } from '@/lib/leads/panel-check'
import { planOfLink } from '@/lib/leads/plan-link'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { type MaterialRun, runOfPlan } from '@/lib/planner/materials'
import type { Plan } from '@/lib/planner/plan'
import { type Route, routeOf } from '@/lib/planner/route'
import { leadView, type LeadView, payloadOf } from '@/worker/staff/lead-view'
import { isOfSamplePhoto, photoPlan } from '@/worker/staff/photo-view'
import { isNumber } from '@/worker/staff/plan-view'

export interface Draft {
  readonly view: LeadView
  /** Null where the lead's figures make no run. */
  readonly work: Work | null
  /** Whether it was measured on the planner's sample photo, not on the visitor's wall. */
  readonly isOfSamplePhoto: boolean
  /** The visitor's panel check, where it came along. */
  readonly check: PanelCheckNumbers | null
}

/** A run with the choices that it was made of. */
export type Work = { readonly plan: Plan; readonly run: MaterialRun } & (
  | { readonly source: 'plan'; readonly route: Route }
  /** Both ends of the measured range, in feet. */
  | { readonly source: 'photo'; readonly lowFt: number; readonly highFt: number }
)

export const hasDraft = (kind: LeadKind): boolean => kind === 'plan' || kind === 'photo'

/** Null for a form's lead. Never throws. */
export function draftOf(lead: StoredLead): Draft | null {
  if (!hasDraft(lead.kind)) return null
  const payload = payloadOf(lead.payload)
  return {
    view: leadView(lead),
    work: lead.kind === 'plan' ? planWork(payload, lead.plan_link) : photoWork(payload),
    isOfSamplePhoto: lead.kind === 'photo' && isOfSamplePhoto(payload),
    check: panelCheckNumbers(payload.panel_check),
  }
}

function planWork(payload: Fields, link: string | null): Work | null {
  const plan = planOfLink(payload, link)
  if (plan === undefined) return null
  const route = routeOf(plan)
  return { source: 'plan', plan, route, run: runOfPlan(plan, route) }
}

const isWhole = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0

/**
 * A photo does not show its trench: of that, what the feet beyond the photo do not cover counts on
 * top of the run.
 */
function photoWork(payload: Fields): Work | null {
  const plan = photoPlan(payload)
  const { conduit_ft: conduitFt, conduit_ft_low: lowFt, conduit_ft_high: highFt, extra_ft: extraFt, elbows } = payload
  if (plan === undefined || !isWhole(conduitFt) || !isWhole(lowFt) || !isWhole(highFt) || !isWhole(elbows)) return null
  const { amps, conduitType, trenchFt } = plan
  const uncoveredFt = Math.max(0, trenchFt - (isNumber(extraFt) ? extraFt : 0))
  const run = { amps, conduitType, conduitFt: Math.round(conduitFt + uncoveredFt), elbows, trenchFt }
  return { source: 'photo', plan, run, lowFt, highFt }
}
