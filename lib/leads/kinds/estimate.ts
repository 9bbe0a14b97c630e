// The detailed estimate. Contract: docs/lead-contract.md.
import * as z from 'zod/mini'
import { contactInputs, maxLengths } from '@/lib/leads/contact'
import { panelCheckPart } from '@/lib/leads/panel-check-schema'
import { emailText, nameLine, optionalLine, optionalParagraphs, phoneText } from '@/lib/leads/text'
import { type FormFields, formContext, kindOf, shapeOf } from './kind'

const chargerTypes = ['tesla-wall-connector', 'chargepoint-home', 'juicebox', 'other'] as const
const timelines = ['asap', 'this-week', 'this-month', 'flexible'] as const

/** Optional fields hold '' when empty and may be missing. */
export const estimateFields = {
  firstName: {
    schema: nameLine('Enter your first name'),
    shownAs: 'contact',
    column: 'name',
    required: true,
    autoComplete: 'given-name',
    maxLength: maxLengths.name,
  },
  lastName: {
    schema: nameLine('Enter your last name'),
    shownAs: 'contact',
    column: 'name',
    required: true,
    autoComplete: 'family-name',
    maxLength: maxLengths.name,
  },
  phone: {
    schema: phoneText,
    shownAs: 'contact',
    column: 'phone',
    required: true,
    isLong: true,
    ...contactInputs.phone,
  },
  email: {
    schema: emailText,
    shownAs: 'contact',
    column: 'email',
    required: true,
    isLong: true,
    ...contactInputs.email,
  },
  address: {
    schema: z._default(optionalLine(maxLengths.address), ''),
    shownAs: 'contact',
    column: 'location',
    autoComplete: 'address-line1',
    maxLength: maxLengths.address,
    isWide: true,
  },
  // No maxLength: it would cut pasted text silently. The rules report a text that is too long.
  message: {
    schema: z._default(optionalParagraphs(maxLengths.message), ''),
    shownAs: 'words',
    column: 'message',
    rows: 3,
    hasHint: true,
    isWide: true,
  },
  chargerType: {
    schema: z._default(z.enum(['', ...chargerTypes], 'Choose one of the chargers'), ''),
    shownAs: 'row',
    column: 'charger',
    choices: chargerTypes,
    isCoded: true,
  },
  timeline: {
    schema: z._default(z.enum(['', ...timelines], 'Choose one of the timelines'), ''),
    shownAs: 'row',
    column: 'timeline',
    choices: timelines,
    isCoded: true,
  },
} as const satisfies FormFields

export const estimateForm = z.strictObject(shapeOf(estimateFields))

/**
 * The body of POST /api/leads/estimate: the fields with `page_url`, `utm`, `notice_version` and
 * perhaps `panel_check`.
 */
export const estimate = kindOf(
  z.extend(estimateForm, { ...formContext, panel_check: panelCheckPart }),
  ({ firstName, lastName, phone, email, address }) => ({
    name: `${firstName} ${lastName}`,
    phone,
    email,
    location: address || null,
  }),
)
