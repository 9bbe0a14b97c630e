// The optional contact beside Send Plan: a part left empty is fine, a filled one has to fit.
import type { PlanContact } from '@/lib/planner'

export type ContactField = keyof PlanContact
export const contactFields = ['name', 'phone', 'email'] as const satisfies readonly ContactField[]
export type ContactProblems = Partial<Record<ContactField, string>>
