// Parts that the bodies of a plan and of a run on a photo share. Feet and US dollars.
import '@/lib/leads/zod-config'
import * as z from 'zod/mini'
import { ampChoices, conduitTypes } from '@/lib/planner/constants'
import { brandKeys } from '@/lib/planner/brands'
import { maxLengths } from '@/lib/leads/contact'
import { optionalLine, pageUrl, requiredLine, utm } from '@/lib/leads/text'

export const finite = z.number('Expected a number')
export const atLeast = (minimum: number) =>
  z.number('Expected a number').check(z.gte(minimum, `Expected a number of at least ${minimum}`))
// Not z.int(), which refuses whole numbers past 2^53: prices and lengths have no upper bound.
export const count = atLeast(0).check(z.refine(Number.isInteger, 'Expected a whole number'))
export const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, `Expected one of ${choices.join(', ')}`)
const path = requiredLine('Expected a path', 2048)

const brand = z.strictObject(
  {
    key: z.enum(brandKeys, 'Expected one of the brand keys'),
    name: requiredLine('Expected the name of the brand', maxLengths.name),
    logo_url: z.nullable(path),
    image_url: z.nullable(path),
    model_url: z.nullable(path),
  },
  'Expected a brand of the form {key, name, logo_url, image_url, model_url}',
)

/** Where the lead is sent from, and the charger. */
export const chargerParts = {
  page_url: pageUrl,
  town_slug: z.nullable(optionalLine(200)),
  utm,
  brand,
  amps: z.literal(ampChoices, `Expected one of ${ampChoices.join(', ')}`),
}

export const priceParts = {
  conduit_type: oneOf(conduitTypes),
  price_per_ft: atLeast(1),
  base_labor: atLeast(0),
  trench_ft: atLeast(0),
  trench_price_per_ft: atLeast(0),
}
