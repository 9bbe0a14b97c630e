// The body of POST /api/leads/plan. Feet, inches and US dollars. Contract: docs/product.md, "Lead contract".
import './zod-config'
import * as z from 'zod/mini'
import { ampChoices, conduitTypes, panelLocations } from '../planner/constants.ts'
import { mountWalls } from '../planner/plan.ts'
import { brandKeys } from '../planner/brands.ts'
import { readable } from '../readable.ts'
import { noticeVersionName } from './choices.ts'
import { maxLengths } from './limits.ts'
import {
  emailText,
  locationText,
  nameLine,
  noticeVersion,
  optionalLine,
  pageUrl,
  phoneText,
  requiredLine,
  utm,
} from './text.ts'

export const finite = z.number('Expected a number')
export const atLeast = (minimum: number) =>
  z.number('Expected a number').check(z.gte(minimum, `Expected a number of at least ${minimum}`))
// Not z.int(), which refuses whole numbers past 2^53: prices and lengths have no upper bound.
export const count = atLeast(0).check(z.refine(Number.isInteger, 'Expected a whole number'))
const positionFt = z.strictObject({ x: finite, y: finite, z: finite }, 'Expected a position of the form {x, y, z}')
const path = requiredLine('Expected a path', 2048)

export const brand = z.strictObject(
  {
    key: z.enum(brandKeys, 'Expected one of the brand keys'),
    name: requiredLine('Expected the name of the brand', maxLengths.name),
    logo_url: z.nullable(path),
    image_url: z.nullable(path),
    model_url: z.nullable(path),
  },
  'Expected a brand of the form {key, name, logo_url, image_url, model_url}',
)

const JPEG_DATA_URL = 'data:image/jpeg;base64,'

/** Reads an empty text as null. */
export const contactPart = <T extends z.ZodMiniType<string, string>>(part: T) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && readable(value) === '' ? null : value)),
    z.nullable(part),
  )

const planContact = z
  .strictObject(
    {
      name: contactPart(nameLine('Enter your name')),
      phone: contactPart(phoneText),
      email: contactPart(emailText),
      location: z.optional(locationText),
    },
    'Expected a contact of the form {name, phone, email, location}',
  )
  .check(
    z.refine(
      ({ name, phone, email, location = null }) => (name ?? phone ?? email ?? location) !== null,
      'Leave contact out when all of it is empty',
    ),
  )

export const planLead = z.strictObject({
  page_url: pageUrl,
  town_slug: z.nullable(optionalLine(200)),
  utm,
  brand,
  amps: z.literal(ampChoices, `Expected one of ${ampChoices.join(', ')}`),
  panel_location: z.enum(panelLocations, `Expected one of ${panelLocations.join(', ')}`),
  mount_wall: z.enum(mountWalls, `Expected one of ${mountWalls.join(', ')}`),
  mount_height_in: atLeast(18).check(z.lte(72, 'Expected a number of at most 72')),
  conduit_type: z.enum(conduitTypes, `Expected one of ${conduitTypes.join(', ')}`),
  price_per_ft: atLeast(1),
  base_labor: atLeast(0),
  trench_ft: atLeast(0),
  trench_price_per_ft: atLeast(0),
  conduit_ft: count,
  elbows: count,
  est_cost: count,
  charger_position_ft: positionFt,
  panel_position_ft: positionFt,
  // The Worker decodes the rest and checks that it is a JPEG.
  plan_image_jpeg: z.string('Expected a JPEG data URL').check(z.startsWith(JPEG_DATA_URL, 'Expected a JPEG data URL')),
  contact: z.optional(planContact),
  [noticeVersionName]: noticeVersion,
})
/** The body as sent. */
export type PlanLeadInput = z.input<typeof planLead>

/** 'data:image/jpeg;base64,AAAA' -> 'AAAA'. Undefined for any other text. */
export function jpegBase64(dataUrl: string): string | undefined {
  return dataUrl.startsWith(JPEG_DATA_URL) ? dataUrl.slice(JPEG_DATA_URL.length) : undefined
}
