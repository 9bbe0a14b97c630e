// A plan of the planner. Feet, inches and US dollars. Contract: docs/lead-contract.md.
import * as z from 'zod/mini'
import { panelLocations } from '@/lib/planner/constants'
import { mountWalls } from '@/lib/planner/plan'
import { noticeVersionName } from '@/lib/leads/choices'
import { noticeVersion } from '@/lib/leads/text'
import { optionalContact } from './contact'
import { kindOf } from './kind'
import { atLeast, chargerParts, count, finite, oneOf, priceParts } from './planner-parts'

const positionFt = z.strictObject({ x: finite, y: finite, z: finite }, 'Expected a position of the form {x, y, z}')

const JPEG_DATA_URL = 'data:image/jpeg;base64,'

/** The body of POST /api/leads/plan. */
export const planBody = z.strictObject({
  ...chargerParts,
  panel_location: oneOf(panelLocations),
  mount_wall: oneOf(mountWalls),
  mount_height_in: atLeast(18).check(z.lte(72, 'Expected a number of at most 72')),
  ...priceParts,
  conduit_ft: count,
  elbows: count,
  est_cost: count,
  charger_position_ft: positionFt,
  panel_position_ft: positionFt,
  // The Worker decodes the rest and checks that it is a JPEG.
  plan_image_jpeg: z.string('Expected a JPEG data URL').check(z.startsWith(JPEG_DATA_URL, 'Expected a JPEG data URL')),
  contact: z.optional(optionalContact),
  [noticeVersionName]: noticeVersion,
})
export type PlanBody = z.input<typeof planBody>

export const plan = kindOf(planBody, ({ contact, town_slug }) => ({
  name: null,
  phone: null,
  email: null,
  ...contact,
  location: contact?.location ?? town_slug,
}))

/** 'data:image/jpeg;base64,AAAA' -> 'AAAA'. Undefined for any other text. */
export function jpegBase64(dataUrl: string): string | undefined {
  return dataUrl.startsWith(JPEG_DATA_URL) ? dataUrl.slice(JPEG_DATA_URL.length) : undefined
}
