// The plan on this device: one entry of localStorage, as versioned text. Storage may be off or full, so nothing here throws.
import { defaultPlan, type ParsedPlan, parsePlan, type Plan, samePlan, serialisePlan } from '@/lib/planner'

export const PLAN_KEY = 'fairlead-plan'

/** What this device holds; null for nothing, also where storage is off. A text that cannot be read is told once and then gone. */
export function readStoredPlan(): ParsedPlan | null {
  try {
    const text = localStorage.getItem(PLAN_KEY)
    if (text === null) return null
    const stored = parsePlan(text)
    if (!stored.ok) localStorage.removeItem(PLAN_KEY)
    return stored
  } catch {
    return null
  }
}

/** Keeps a plan, or forgets the kept one where the plan is the default. False where the device refuses to keep it. */
export function storePlan(plan: Plan): boolean {
  const isDefault = samePlan(plan, defaultPlan)
  try {
    if (isDefault) localStorage.removeItem(PLAN_KEY)
    else localStorage.setItem(PLAN_KEY, serialisePlan(plan))
    return true
  } catch {
    return isDefault
  }
}
