// The body of POST /api/leads/photo: a run measured on the visitor's own photo. Feet, US dollars and pixels of the photo (origin in the top left
// corner). Contract: docs/product.md, "Photo lead".
import './zod-config'
import * as z from 'zod/mini'
import { ampChoices, conduitTypes } from '../planner/constants.ts'
import { noticeVersionName, photoReferenceKinds } from './choices.ts'
import { panelCheckPart } from './panel-check-schema.ts'
import { atLeast, brand, contactPart, count, finite } from './plan.ts'
import { emailText, nameLine, noticeVersion, optionalLine, pageUrl, phoneText, utm } from './text.ts'

const pointPx = z.strictObject({ x: finite, y: finite }, 'Expected a point of the form {x, y}')
const sidePx = z.number('Expected a number').check(z.gte(1, 'Expected at least 1 pixel'))
const lengthFt = z.nullable(z.number('Expected a number or null').check(z.positive('Expected a length above 0')))

const reference = z
  .strictObject(
    {
      kind: z.enum(photoReferenceKinds, `Expected one of ${photoReferenceKinds.join(', ')}`),
      width_ft: lengthFt,
      height_ft: lengthFt,
      // Top left, top right, bottom right, bottom left.
      corners_px: z.tuple([pointPx, pointPx, pointPx, pointPx], 'Expected four corners'),
    },
    'Expected a reference of the form {kind, width_ft, height_ft, corners_px}',
  )
  .check(z.refine(({ width_ft, height_ft }) => (width_ft ?? height_ft) !== null, 'Enter the width or the height'))

const contact = z
  .strictObject(
    {
      name: nameLine('Enter your name'),
      phone: contactPart(phoneText),
      email: contactPart(emailText),
    },
    'Expected a contact of the form {name, phone, email}',
  )
  .check(
    z.refine(({ phone, email }) => (phone ?? email) !== null, {
      error: 'Enter a phone number or an email address',
      path: ['phone'],
    }),
  )

export const photoLead = z.strictObject({
  page_url: pageUrl,
  town_slug: z.nullable(optionalLine(200)),
  utm,
  brand,
  amps: z.literal(ampChoices, `Expected one of ${ampChoices.join(', ')}`),
  conduit_type: z.enum(conduitTypes, `Expected one of ${conduitTypes.join(', ')}`),
  price_per_ft: atLeast(1),
  base_labor: atLeast(0),
  trench_ft: atLeast(0),
  trench_price_per_ft: atLeast(0),
  // Whole feet, with the feet that the photo does not show (extra_ft).
  conduit_ft: count,
  conduit_ft_low: count,
  conduit_ft_high: count,
  extra_ft: atLeast(0),
  elbows: count,
  est_cost: count,
  est_cost_low: count,
  est_cost_high: count,
  reference,
  photo_size_px: z.strictObject({ width: sidePx, height: sidePx }, 'Expected a size of the form {width, height}'),
  panel_px: pointPx,
  charger_px: pointPx,
  contact,
  panel_check: panelCheckPart,
  [noticeVersionName]: noticeVersion,
})
/** The body as sent. */
export type PhotoLeadInput = z.input<typeof photoLead>
