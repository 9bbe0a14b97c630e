// Contexts of the planner, for tests of one of its parts alone.
import { useState, type ReactNode } from 'react'
import { PlanContext, PlannerContext, type PlannerContextValue } from '@/components/planner/planner-context'
import { pricedPlanOf } from '@/components/planner/use-plan-state'
import { plannerWords } from '@/content/words/planner'
import type { Plan } from '@/lib/planner'
import { defaultPlan } from './default-plan'

interface InPlannerProps extends Partial<PlannerContextValue> {
  plan?: Plan
  children: ReactNode
}

export function InPlanner({ plan = defaultPlan, children, ...given }: InPlannerProps) {
  const [fixed] = useState((): PlannerContextValue => ({
    webhook: '',
    mode: 'json',
    words: plannerWords,
    defaultPlan,
    hrefs: { call: 'tel:+15165550134', text: 'sms:+15165550134' },
    dispatch: () => undefined,
    isReady: true,
    showStep: () => undefined,
    showSheet: () => undefined,
    scrollInInspector: () => undefined,
    currentView: () => ({ plan, scene: null }),
    sceneImages: { current: null },
    focusables: new Map(),
    ...given,
  }))
  return (
    <PlannerContext value={fixed}>
      <PlanContext value={pricedPlanOf(plan)}>{children}</PlanContext>
    </PlannerContext>
  )
}
