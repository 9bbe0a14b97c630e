// What the planner opens with: the link's plan before the kept one before the defaults, and the line that says so.
import { defaultPlan, type ParsedPlan, type Plan, type RefusalCode, samePlan } from '@/lib/planner'
import type { PlannerAction } from '../use-planner'

export type NoticeKind =
  'restored' | 'shared' | 'sharedOverOwn' | `link-${RefusalCode}` | `stored-${RefusalCode}` | 'copied' | 'by-hand'

/** True of one plan, and shown only while that one is on the screen. */
export interface Notice {
  readonly kind: NoticeKind
  readonly plan: Plan
}

export interface Opening {
  readonly actions: readonly PlannerAction[]
  /** The plan after them. */
  readonly plan: Plan
  readonly notice: Notice | null
}

const opening = (kind: NoticeKind | null, plan: Plan, ...actions: PlannerAction[]): Opening => ({
  actions,
  plan,
  notice: kind && { kind, plan },
})

/** A plan of the visitor's own that gives way to a link is one Undo away. */
const overOwn = (kind: NoticeKind, own: Plan, plan: Plan) =>
  opening(kind, plan, { type: 'open', plan: own }, { type: 'load', plan })

export function openingOf(linked: ParsedPlan | null, stored: ParsedPlan | null): Opening {
  const own = stored?.ok ? stored.plan : null
  if (linked) {
    const plan = linked.ok ? linked.plan : defaultPlan
    if (own && !samePlan(own, plan)) return overOwn(linked.ok ? 'sharedOverOwn' : `link-${linked.code}`, own, plan)
    return opening(linked.ok ? 'shared' : `link-${linked.code}`, plan, { type: 'open', plan })
  }
  if (own) return opening('restored', own, { type: 'open', plan: own })
  return opening(stored && !stored.ok ? `stored-${stored.code}` : null, defaultPlan)
}

/** A link that is opened while the planner is in use: one more step, which Undo takes back. */
export function followedLink(linked: ParsedPlan): Opening {
  const plan = linked.ok ? linked.plan : defaultPlan
  return opening(linked.ok ? 'shared' : `link-${linked.code}`, plan, { type: 'load', plan })
}
