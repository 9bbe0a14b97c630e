// The three kinds of lead and the schema of each one's body. A form imports ./forms alone, to leave the planner out of its bundle.
import { estimateLead, quoteLead } from './forms.ts'
import { planLead } from './plan.ts'

export const leadKinds = ['plan', 'quote', 'estimate'] as const
export type LeadKind = (typeof leadKinds)[number]

export const leadSchemas = { plan: planLead, quote: quoteLead, estimate: estimateLead } as const

export { check, problemsByField, type Checked, type FieldProblem } from './check.ts'
export { honeypotName } from './choices.ts'
export { type EstimateFields, type EstimateLead, type QuoteFields, type QuoteLead } from './forms.ts'
export { jpegBase64, type PlanLead, type PlanLeadInput } from './plan.ts'
