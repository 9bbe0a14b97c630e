// A run measured on the visitor's own photo. Feet, US dollars and pixels of the photo (origin in
// the top left corner). Contract: docs/lead-contract.md, "Photo lead".
import * as z from 'zod/mini'
import { noticeVersionName, photoReferenceKinds } from '@/lib/leads/choices'
import { panelCheckPart } from '@/lib/leads/panel-check-schema'
import { noticeVersion } from '@/lib/leads/text'
import { requiredContact } from './contact'
import { kindOf } from './kind'
import { atLeast, chargerParts, count, finite, oneOf, priceParts } from './planner-parts'

const pointPx = z.strictObject({ x: finite, y: finite }, 'Expected a point of the form {x, y}')
const sidePx = z.number('Expected a number').check(z.gte(1, 'Expected at least 1 pixel'))
const lengthFt = z.nullable(z.number('Expected a number or null').check(z.positive('Expected a length above 0')))

const reference = z
  .strictObject(
    {
      kind: oneOf(photoReferenceKinds),
      width_ft: lengthFt,
      height_ft: lengthFt,
      // Top left, top right, bottom right, bottom left.
      corners_px: z.tuple([pointPx, pointPx, pointPx, pointPx], 'Expected four corners'),
    },
    'Expected a reference of the form {kind, width_ft, height_ft, corners_px}',
  )
  .check(z.refine(({ width_ft, height_ft }) => (width_ft ?? height_ft) !== null, 'Enter the width or the height'))

/** The body of POST /api/leads/photo. */
export const photoBody = z.strictObject({
  ...chargerParts,
  ...priceParts,
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
  contact: requiredContact,
  panel_check: panelCheckPart,
  [noticeVersionName]: noticeVersion,
})
export type PhotoBody = z.input<typeof photoBody>

export const photo = kindOf(photoBody, ({ contact, town_slug }) => ({
  ...contact,
  location: contact.location ?? town_slug,
}))
