// The two forms: their choices, their fields, and the bodies that they POST. Used by the browser and by the Worker.
// Source: specification.txt sections 3 and 5; decisions.md, "Where leads go".
import './zod-config'
import * as z from 'zod/mini'
import { emailText, locationText, maxLengths, optionalLine, optionalParagraphs, pageUrl, phoneText, requiredLine, utm } from './text.ts'

export const quoteChargers = ['Level 2 (NEMA 14-50)', 'Tesla Wall Connector', 'Not sure — advise me'] as const
export type QuoteCharger = (typeof quoteChargers)[number]
export const defaultQuoteCharger: QuoteCharger = 'Level 2 (NEMA 14-50)'

export const estimateChargerTypes = ['tesla-wall-connector', 'chargepoint-home', 'juicebox', 'other'] as const
export type EstimateChargerType = (typeof estimateChargerTypes)[number]

export const estimateTimelines = ['asap', 'this-week', 'this-month', 'flexible'] as const
export type EstimateTimeline = (typeof estimateTimelines)[number]

/** A field that people never see. A program that fills every field fills it too, and is refused. */
export const honeypotName = 'company_website'

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
