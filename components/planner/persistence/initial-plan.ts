// Decides which plan the planner opens: a plan from the link, else the stored plan, else the
// defaults. And the notice that says so.
import {
  type ParsedPlan,
  type Plan,
  type PlanHistoryAction,
  type PlanParseError,
  reducePlan,
  samePlan,
} from '@/lib/planner'

export type NoticeKind =
  | 'restored'
  | 'amps'
  | 'shared'
  | 'sharedOverOwn'
  | `link-${PlanParseError}`
  | `stored-${PlanParseError}`
  | 'copied'
  | 'by-hand'

/** Shown only while the plan on the screen is the one it refers to. */
export interface Notice {
  readonly kind: NoticeKind
  readonly plan: Plan
}

export interface OpenedPlan {
  readonly actions: readonly PlanHistoryAction[]
  /** The plan after `actions`. */
  readonly plan: Plan
  readonly notice: Notice | null
}

const opened = (kind: NoticeKind | null, plan: Plan, ...actions: PlanHistoryAction[]): OpenedPlan => ({
  actions,
  plan,
  notice: kind && { kind, plan },
})

/** The visitor's own plan goes into the history first, so that Undo brings it back. */
const openOverOwn = (kind: NoticeKind, own: Plan, plan: Plan) =>
  opened(kind, plan, { type: 'open', present: own }, { type: 'load', plan })

/** The circuit from the address is an undo step on the visitor's own plan. */
const openWithAmps = (amps: Plan['amps'], own: Plan) =>
  openOverOwn('amps', own, reducePlan(own, { type: 'setAmps', amps }))

export function openInitialPlan(
  defaultPlan: Plan,
  linked: ParsedPlan | null,
  stored: ParsedPlan | null,
  amps?: Plan['amps'],
): OpenedPlan {
  const own = stored?.ok ? stored.plan : null
  if (linked) {
    const plan = linked.ok ? linked.plan : defaultPlan
    if (own && !samePlan(own, plan)) return openOverOwn(linked.ok ? 'sharedOverOwn' : `link-${linked.code}`, own, plan)
    return opened(linked.ok ? 'shared' : `link-${linked.code}`, plan, { type: 'open', present: plan })
  }
  if (amps) return openWithAmps(amps, own ?? defaultPlan)
  if (own) return opened('restored', own, { type: 'open', present: own })
  return opened(stored && !stored.ok ? `stored-${stored.code}` : null, defaultPlan)
}

/** A link opened while the planner is in use is an undo step. */
export function openFollowedLink(defaultPlan: Plan, linked: ParsedPlan): OpenedPlan {
  const plan = linked.ok ? linked.plan : defaultPlan
  return opened(linked.ok ? 'shared' : `link-${linked.code}`, plan, { type: 'load', plan })
}
