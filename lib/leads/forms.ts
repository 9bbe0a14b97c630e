// The fields of the two forms and the bodies that they POST, for the browser and the Worker. Contract: docs/product.md, "Lead contract".
import './zod-config'
import * as z from 'zod/mini'
import { estimateChargerTypes, estimateTimelines, honeypotName, noticeVersionName, quoteChargers } from './choices.ts'
import { maxLengths } from './limits.ts'
import { panelCheckPart } from './panel-check-schema.ts'
import {
  emailText,
  locationText,
  nameLine,
  noticeVersion,
  optionalLine,
  optionalParagraphs,
  pageUrl,
  phoneText,
  utm,
} from './text.ts'

/** Fields of the quick quote form. */
export const quoteFields = z.strictObject({
  name: nameLine('Enter your name'),
  phone: phoneText,
  location: locationText,
  charger: z.enum(quoteChargers, 'Choose one of the chargers'),
})

/** Fields of the long estimate form. Optional fields hold '' when empty and may be missing. */
export const estimateFields = z.strictObject({
  firstName: nameLine('Enter your first name'),
  lastName: nameLine('Enter your last name'),
  phone: phoneText,
  email: emailText,
  address: z._default(optionalLine(maxLengths.address), ''),
  message: z._default(optionalParagraphs(maxLengths.message), ''),
  chargerType: z._default(z.enum(['', ...estimateChargerTypes], 'Choose one of the chargers'), ''),
  timeline: z._default(z.enum(['', ...estimateTimelines], 'Choose one of the timelines'), ''),
})

/** Hidden from people, so no value is refused. True when it holds something. */
const hiddenField = z.pipe(
  z.unknown(),
  z.transform(value => (value === undefined || value === null || value === '' ? undefined : true)),
)

const context = {
  page_url: z.optional(pageUrl),
  utm: z._default(utm, {}),
  [noticeVersionName]: noticeVersion,
  [honeypotName]: z.optional(hiddenField),
}

/** The body of POST /api/leads/quote: the fields with `page_url`, `utm` and `notice_version`. */
export const quoteLead = z.extend(quoteFields, context)

/** The body of POST /api/leads/estimate: the fields with `page_url`, `utm`, `notice_version` and perhaps `panel_check`. */
export const estimateLead = z.extend(estimateFields, { ...context, panel_check: panelCheckPart })
