// The schema of a town's folder: what the types cannot check, such as dates and ranges, with messages for an owner.
import * as z from 'zod'
import { day, latitude, lead, longitude, metadata, oneOf, text, zip } from './content-check'

const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'expected a list').min(1, 'expected a list with an entry')
const CARD_LENGTH = 'expected 40 to 160 characters'

export interface KnownNames {
  readonly offices: readonly string[]
  readonly pictures: readonly string[]
}

/** Schema of a town's index.ts. */
export const folderSchema = z.looseObject({ town: z.looseObject({}, "expected a line export { town } from './town'") })

/** Schema of a town.ts. */
export const townSchema = ({ offices, pictures }: KnownNames) =>
  z
    .strictObject({
      name: text,
      county: oneOf(['Nassau', 'Suffolk']),
      kind: oneOf(['hamlet', 'incorporated village', 'town', 'town and hamlet']),
      description: text.min(40, CARD_LENGTH).max(160, CARD_LENGTH),
      offices: list(oneOf(offices)),
      officeNote: text,
      zips: list(zip),
      zipTable: list(
        z.strictObject({
          zip,
          place: text.optional(),
          offices: list(oneOf(offices)).optional(),
          note: text.optional(),
        }),
      ),
      point: z.strictObject({ lat: latitude, lon: longitude }, 'expected lat and lon'),
      map: z.looseObject({}).optional(),
      neighbors: list(text),
      houses: text,
      coast: text,
      landmarks: list(text),
      rail: text,
      picture: oneOf(pictures),
    })
    .check(({ value: { zips, zipTable }, issues }) => {
      if (zipTable[0]?.zip !== zips[0])
        issues.push({
          code: 'custom',
          path: ['zipTable', 0, 'zip'],
          message: `expected the main ZIP ${zips[0]}`,
          input: zipTable,
        })
      zipTable.forEach((entry, index) => {
        if (!zips.includes(entry.zip))
          issues.push({
            code: 'custom',
            path: ['zipTable', index, 'zip'],
            message: 'expected one of the town’s zips',
            input: zipTable,
          })
      })
    })

const titled = z.looseObject({ title: text, text })
const page = {
  updated: day,
  metadata,
  lead,
  faq: list(z.strictObject({ question: text, answer: text })),
  closing: titled,
}
const sections = {
  intro: list(text),
  reasons: list(titled),
  services: list(titled),
  costs: z.looseObject({ intro: text, note: text }, 'expected a cost guide'),
  considerations: list(titled),
}

/** Schema of a service-area.ts. */
export const serviceAreaSchema = z.discriminatedUnion(
  'layout',
  [
    z.looseObject({ layout: z.literal('full'), ...page, ...sections }),
    z.looseObject({ layout: z.literal('short'), ...page, heading: text, blocks: list(z.looseObject({})) }),
  ],
  'expected full or short',
)

/** Schema of a location.ts. */
export const locationSchema = z.discriminatedUnion(
  'layout',
  [
    z.looseObject({ layout: z.literal('long'), ...page, ...sections }),
    z.looseObject({ layout: z.literal('short'), ...page, sections: list(z.looseObject({ heading: text })) }),
  ],
  'expected long or short',
)
