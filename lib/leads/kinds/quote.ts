// The 30-second quote. Contract: docs/lead-contract.md.
import * as z from 'zod/mini'
import { contactInputs } from '@/lib/leads/contact'
import { locationText, nameLine, phoneText } from '@/lib/leads/text'
import { type FormFields, formContext, kindOf, shapeOf } from './kind'

const chargers = ['Level 2 (NEMA 14-50)', 'Tesla Wall Connector', 'Not sure — advise me'] as const

export const quoteFields = {
  name: {
    schema: nameLine('Enter your name'),
    shownAs: 'contact',
    column: 'name',
    required: true,
    ...contactInputs.name,
  },
  phone: { schema: phoneText, shownAs: 'contact', column: 'phone', required: true, ...contactInputs.phone },
  location: {
    schema: locationText,
    shownAs: 'contact',
    column: 'location',
    required: true,
    isLong: true,
    ...contactInputs.location,
  },
  charger: {
    schema: z.enum(chargers, 'Choose one of the chargers'),
    shownAs: 'row',
    column: 'charger',
    choices: chargers,
    initial: chargers[0],
    isLong: true,
  },
} as const satisfies FormFields

export const quoteForm = z.strictObject(shapeOf(quoteFields))

/** The body of POST /api/leads/quote: the fields with `page_url`, `utm` and `notice_version`. */
export const quote = kindOf(z.extend(quoteForm, formContext), ({ name, phone, location }) => ({
  name,
  phone,
  email: null,
  location,
}))
