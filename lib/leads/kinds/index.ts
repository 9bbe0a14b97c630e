// Every kind of lead. A form imports its own kind alone, to leave the planner out of its bundle.
import type { LeadKind } from '@/lib/leads/choices'
import { estimate, estimateFields } from './estimate'
import type { FormFields } from './kind'
import { photo } from './photo'
import { plan } from './plan'
import { quote, quoteFields } from './quote'

export const kinds = { plan, quote, estimate, photo } as const satisfies Record<LeadKind, unknown>

export const formFields: Readonly<Partial<Record<LeadKind, FormFields>>> = {
  quote: quoteFields,
  estimate: estimateFields,
}
