// The plan in localStorage, as versioned text. Storage may be disabled or full; nothing here
// throws.
import { type ParsedPlan, parsePlan, type Plan, samePlan, serializePlan } from '@/lib/planner'
import { PLAN_KEY } from '@/lib/storage-keys'

/**
 * The stored plan, or null where there is none or storage is disabled. Unreadable text is reported
 * once, then deleted.
 */
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

/**
 * Stores a plan, or deletes the stored one if the plan is the default. False where storage refuses.
 */
export function storePlan(plan: Plan, defaultPlan: Plan): boolean {
  const isDefault = samePlan(plan, defaultPlan)
  try {
    if (isDefault) localStorage.removeItem(PLAN_KEY)
    else localStorage.setItem(PLAN_KEY, serializePlan(plan))
    return true
  } catch {
    return isDefault
  }
}
