// The fields that schemas of content share, with messages for an owner.
import * as z from 'zod'
import type { IsoDate, Price } from '@/lib/format'
import { words } from '@/lib/page-words'
import { type NumberField, numberInputs } from '@/lib/planner/number-input'
import type { UnitPrices } from '@/lib/planner/plan'

type Immutable<T> = { readonly [Key in keyof T]: Immutable<T[Key]> }

/** The type of what a schema accepts. Content is never changed, so everything in it is readonly. */
export type Content<Schema extends z.ZodType> = Immutable<z.infer<Schema>>

/** The names that content has of each kind, for the fields that refer to them. */
export type KnownNames<Names extends Record<string, string>> = {
  readonly [Kind in keyof Names]: readonly Names[Kind][]
}

export const text = z.string('expected text').min(1, 'expected text')

export const oneOf = <T extends string>(values: readonly T[]) => z.enum(values, `expected one of ${values.join(', ')}`)

export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'expected a list').min(1, 'expected a list with an entry')

export const zip = z.string('expected five digits').regex(/^\d{5}$/, 'expected five digits')

const between = (min: number, max: number) => {
  const expected = `expected degrees from ${min} to ${max}`
  return z.number(expected).min(min, expected).max(max, expected)
}
// Long Island, from the Queens line to Montauk Point.
export const latitude = between(40.5, 41.3)
export const longitude = between(-73.8, -71.8)

const isRealDate = (iso: string) => new Date(`${iso}T00:00:00Z`).toJSON()?.slice(0, iso.length) === iso

/** A day of the calendar, YYYY-MM-DD. */
export const day = z.custom<IsoDate>(
  value => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isRealDate(value),
  'expected a date like 2026-11-23',
)

/** A month of the calendar, YYYY-MM. */
export const month = z.custom<IsoDate>(
  value => typeof value === 'string' && /^\d{4}-\d{2}$/.test(value) && day.safeParse(`${value}-01`).success,
  'expected a month like 2026-11',
)

const dayOrMonth = z.union([day, month], 'expected a date like 2026-11-23 or a month like 2026-11')

const claimSchema = z.strictObject({
  /** The claim, as the launch check prints it. */
  statement: text,
  /** When the statement was true or was published. */
  asOf: dayOrMonth,
  /** After this day the wording must be checked again. */
  expires: dayOrMonth.optional(),
  source: text,
})
export type Claim = Content<typeof claimSchema>

export const claimsSchema = z.record(z.string(), claimSchema)

export const claimName = <Name extends string>(names: readonly Name[]) =>
  z.enum(names, 'expected the name of a claim in content/claims.ts')

const dollars = z.int('expected whole dollars').positive('expected whole dollars')

export const price = z
  .strictObject(
    { min: dollars, max: dollars.optional(), kind: oneOf(['from', 'extra', 'upgrade']).optional() },
    'expected a price of content/prices.ts',
  )
  .refine(({ min, max = min }) => max >= min, {
    path: ['max'],
    message: 'expected at least min',
  }) satisfies z.ZodType<Price>

export const pricesSchema = z.record(z.string(), z.record(z.string(), price))

const unitPrice = (field: NumberField) => {
  const expected = `expected dollars, ${numberInputs[field].min} or more`
  return z.number(expected).min(numberInputs[field].min, expected)
}

/** Schema of the planner's prices in content/prices.ts: what a visitor could enter too. */
export const unitPricesSchema = z.strictObject({
  baseLabor: unitPrice('baseLabor'),
  pricePerFt: unitPrice('pricePerFt'),
  trenchPricePerFt: unitPrice('trenchPricePerFt'),
}) satisfies z.ZodType<UnitPrices>

export const metadata = z.strictObject(
  {
    /** The title without the site's name, which the metadata factory adds. */
    title: text.max(60, 'expected at most 60 characters'),
    description: text.min(70, 'expected 70 to 160 characters').max(160, 'expected 70 to 160 characters'),
    keywords: z
      .array(text, 'expected a list of keywords')
      .min(4, 'expected 4 to 8 keywords')
      .max(8, 'expected 4 to 8 keywords'),
  },
  'expected title, description and keywords',
)
export type PageMetadata = Content<typeof metadata>

const MAX_LEAD_WORDS = 45

/** The sentences under a page's heading. */
export const lead = text.refine(
  value => words(value).length <= MAX_LEAD_WORDS,
  `expected at most ${MAX_LEAD_WORDS} words`,
)
