// The schema of each kind of lead. A form imports ./forms alone, to leave the planner out of its bundle.
import type { LeadKind } from './choices.ts'
import { estimateLead, quoteLead } from './forms.ts'
import { photoLead } from './photo.ts'
import { planLead } from './plan.ts'

export const leadSchemas = {
  plan: planLead,
  quote: quoteLead,
  estimate: estimateLead,
  photo: photoLead,
} as const satisfies Record<LeadKind, unknown>
