// The schemas of what pages are made of, and of the index pages. Text may hold [a link](/services)
// to a path of this site and **strong words**; nothing else is marked up.
import * as z from 'zod'
import { claimName, lead, list, metadata, price, text, type Content } from './fields'

export const titled = z.strictObject({ title: text, text }, 'expected title and text')
export type Titled = Content<typeof titled>

const question = z.strictObject({ question: text, answer: text })
export type Question = Content<typeof question>
export const questions = list(question)

export const costGuide = z.strictObject(
  {
    intro: text.optional(),
    rows: list(
      z.strictObject({
        item: text,
        price,
        /** Included in the price, or a reason for another one. */
        detail: text,
      }),
    ),
    /** Not included in the prices. */
    note: text.optional(),
  },
  'expected a cost guide',
)
export type CostGuide = Content<typeof costGuide>
export type PriceRow = CostGuide['rows'][number]

/**
 * The blocks of a section.
 * @param claims The names of the dated claims; the as-of line of a block's claim is printed below
 * it.
 */
export const blocksSchema = <Claim extends string>(claims: readonly Claim[]) => {
  const claim = claimName(claims).optional()
  return list(
    z.discriminatedUnion(
      'kind',
      [
        z.strictObject({ kind: z.literal('text'), text }),
        z.strictObject({ kind: z.literal('subheading'), text }),
        z.strictObject({ kind: z.literal('list'), items: list(text), ordered: z.boolean().optional() }),
        z.strictObject({
          kind: z.literal('table'),
          caption: text,
          columns: list(text),
          /** The first cell of a row is its heading. */
          rows: list(list(text)),
          claim,
        }),
        z.strictObject({ kind: z.literal('note'), title: text, text, claim }),
      ],
      'expected text, subheading, list, table or note',
    ),
  )
}

/** The sections of a page, each with its heading. */
export const sectionsSchema = <Claim extends string>(claims: readonly Claim[]) =>
  z.array(
    z.strictObject({
      /** For links that lead to the section itself. */
      id: text.optional(),
      heading: text,
      blocks: blocksSchema(claims),
    }),
    'expected a list',
  )

export const hero = z.strictObject({ title: text, lead }, 'expected title and lead')

/** The index pages and contact: a hero and sections around the list or form. */
export const indexPageSchema = <Claim extends string>(claims: readonly Claim[]) =>
  z.strictObject({
    metadata,
    hero,
    sections: sectionsSchema(claims),
    /** May be empty. */
    faq: z.array(question, 'expected a list'),
  })

export const plannerPageSchema = <Claim extends string>(claims: readonly Claim[]) =>
  indexPageSchema(claims).extend({
    /** Choose setup, position the charger, get estimate. */
    howTo: z.strictObject({ title: text, steps: z.tuple([titled, titled, titled], 'expected three steps') }),
  })

/** A section of the home page around an island or a list: heading and lead only. */
const titledLead = z.strictObject({ title: text, lead: text }, 'expected title and lead')
const heading = z.strictObject({ title: text }, 'expected a title')

export const homePage = z.strictObject({
  metadata,
  hero: hero.extend({ promises: list(text) }),
  services: heading,
  process: titledLead.extend({ steps: z.tuple([titled, titled, titled, titled], 'expected four steps') }),
  beforeAfter: heading.extend({ caption: text, action: text }),
  price: heading.extend({ note: text }),
  towns: z.strictObject({ title: text, nassau: text, all: text }, 'expected title, nassau and all'),
  suffolk: heading,
  zip: titledLead,
  faq: questions,
})
export type HomePage = Content<typeof homePage>
