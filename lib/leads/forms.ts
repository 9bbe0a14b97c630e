// The two forms: their fields, and the bodies that they POST. Used by the browser and by the Worker.
// Source: specification.txt sections 3 and 5; decisions.md, "Where leads go".
import './zod-config'
import * as z from 'zod/mini'
import { estimateChargerTypes, estimateTimelines, honeypotName, quoteChargers } from './choices.ts'
import { maxLengths } from './limits.ts'
import {
  emailText,
  locationText,
  optionalLine,
  optionalParagraphs,
  pageUrl,
  phoneText,
  requiredLine,
  utm,
} from './text.ts'

/** What the quick form asks for. */
export const quoteFields = z.strictObject({
  name: requiredLine('Enter your name', maxLengths.name),
  phone: phoneText,
  location: locationText,
  charger: z.enum(quoteChargers, 'Choose one of the chargers'),
})
export type QuoteFields = z.output<typeof quoteFields>

/** What the long form asks for. Optional fields hold '' when left empty, and may be left out. */
export const estimateFields = z.strictObject({
  firstName: requiredLine('Enter your first name', maxLengths.name),
  lastName: requiredLine('Enter your last name', maxLengths.name),
  phone: phoneText,
  email: emailText,
  address: z._default(optionalLine(maxLengths.address), ''),
  message: z._default(optionalParagraphs(maxLengths.message), ''),
  chargerType: z._default(z.enum(['', ...estimateChargerTypes], 'Choose one of the chargers'), ''),
  timeline: z._default(z.enum(['', ...estimateTimelines], 'Choose one of the timelines'), ''),
})
export type EstimateFields = z.output<typeof estimateFields>

const context = {
  page_url: z.optional(pageUrl),
  utm: z._default(utm, {}),
  [honeypotName]: z.optional(z.literal('', 'Leave this field empty')),
}

/** The body of POST /api/leads/quote: the fields with `page_url` and `utm`. */
export const quoteLead = z.extend(quoteFields, context)
export type QuoteLead = z.output<typeof quoteLead>

/** The body of POST /api/leads/estimate: the fields with `page_url` and `utm`. */
export const estimateLead = z.extend(estimateFields, context)
export type EstimateLead = z.output<typeof estimateLead>
