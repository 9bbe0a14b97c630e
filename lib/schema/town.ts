// The schema of a town's file: its facts, and one page or two.
import * as z from 'zod'
import {
  day,
  latitude,
  lead,
  list,
  longitude,
  metadata,
  oneOf,
  text,
  zip,
  type Content,
  type KnownNames,
} from './fields'
import { blocksSchema, costGuide, questions, sectionsSchema, titled } from './page'

const CARD_LENGTH = 'expected 40 to 160 characters'

/** Sheet units of the map; see lib/map/labels.ts. */
const sheetPoint = { x: z.number('expected a number'), y: z.number('expected a number') }
const anchor = oneOf(['start', 'middle', 'end'])

/** The middle of the name's height, and its start, middle or end. */
const labelPlace = z.strictObject({
  ...sheetPoint,
  anchor,
  /**
   * A line leads from the place to the name, through a corner where it would cross another place.
   */
  leader: z.union([z.literal(true), z.strictObject(sheetPoint)], 'expected true or a corner').optional(),
})
export type LabelPlace = Content<typeof labelPlace>

/** A name over the Sound, above the end of a vertical leader. */
const callout = z.strictObject({ ...sheetPoint, anchor })
export type Callout = Content<typeof callout>

type TownNames = Record<'claims' | 'houses' | 'offices' | 'pictures' | 'services' | 'testimonials', string>

/** What each page of a town has. */
const page = {
  /** When the words of the page last changed. */
  updated: day,
  metadata,
  /** Under the hero's heading: what you get, what it costs here, how long it takes. */
  lead: lead.refine(value => /\$\d/.test(value), 'expected a price of the town'),
  faq: questions,
  closing: titled,
}

/** The two pages that a town may have: each is full or long, or short. */
function pagesOf<Names extends TownNames>({ claims, services, testimonials }: KnownNames<Names>) {
  /** The sections of a full service-area page or a long location page. */
  const sections = {
    /** After the card: what is different about charging in this town. */
    intro: text.optional(),
    reasons: list(titled),
    services: list(z.strictObject({ service: oneOf(services), title: text, text })),
    costs: costGuide,
    considerations: list(titled),
  }
  const serviceArea = z.discriminatedUnion(
    'layout',
    [
      z.strictObject({
        layout: z.literal('full'),
        ...page,
        ...sections,
        testimonial: oneOf(testimonials).optional(),
        /**
         * Shows the review figures of content/reviews.ts. Structured data carries them on these
         * pages alone.
         */
        showsRating: z.literal(true, 'expected true').optional(),
        /**
         * A sentence that mentions the Photo-Pin Placement Planner, linked to
         * /ev-charger-planner#photo.
         */
        planner: text.optional(),
      }),
      z.strictObject({ layout: z.literal('short'), ...page, heading: text, blocks: blocksSchema(claims) }),
    ],
    'expected full or short',
  )
  const location = z.discriminatedUnion(
    'layout',
    [
      z.strictObject({ layout: z.literal('long'), ...page, ...sections }),
      z.strictObject({
        layout: z.literal('short'),
        ...page,
        /** The houses of the town and the runs in them, where we work, its ZIPs. */
        sections: sectionsSchema(claims),
      }),
    ],
    'expected long or short',
  )
  return { serviceArea: serviceArea.optional(), location: location.optional() }
}

/** Schema of a content/towns/<slug>.ts. */
export function townSchema<Names extends TownNames>(names: KnownNames<Names>) {
  const { houses, offices, pictures } = names
  return z
    .strictObject(
      {
        name: text,
        /** An island. Default: 'in'. */
        preposition: z.literal('on', 'expected on').optional(),
        county: oneOf(['Nassau', 'Suffolk']),
        kind: oneOf(['hamlet', 'incorporated village', 'town', 'town and hamlet']),
        /** One sentence for cards and indexes. */
        description: text.min(40, CARD_LENGTH).max(160, CARD_LENGTH),
        /**
         * Who issues the permit: every office that an address with this town's name may meet, most
         * likely first.
         */
        offices: list(oneOf(offices)),
        /**
         * One sentence: how to tell which office is responsible, or what to expect of a single
         * office.
         */
        officeNote: text,
        /** The main ZIP first. */
        zips: list(zip),
        /**
         * Answers of the ZIP lookup: the main ZIP, others that have no page of their own, and
         * neighbors' that the town's pages name.
         */
        zipTable: list(
          z.strictObject({
            zip,
            /** The name in the answer. Default: the town's name. */
            place: text.optional(),
            /**
             * Every office that an address in this ZIP may meet, most likely first. Default: the
             * town's offices.
             */
            offices: list(oneOf(offices)).optional(),
            /**
             * One sentence on where the boundary runs, or on a neighbor that is often mistaken for
             * this ZIP.
             */
            note: text.optional(),
          }),
        ),
        /** Center of the place, degrees. */
        point: z.strictObject({ lat: latitude, lon: longitude }, 'expected lat and lon'),
        /**
         * Position of its name on the maps, set by hand. Without it the town is a dot with a link.
         */
        map: z
          .strictObject({
            /** Place of the name on the large map. */
            label: labelPlace.optional(),
            /** On the small map, over the Sound. */
            smallMapCallout: callout.optional(),
          })
          .optional(),
        /** The usual house, of content/houses.ts, drawn with its run. */
        house: oneOf(houses).optional(),
        /** The picture at the head of its pages. */
        picture: oneOf(pictures),
        ...pagesOf(names),
      },
      'expected the facts of a town',
    )
    .check(({ value, issues }) => {
      const { zips, zipTable } = value
      const fault = (path: PropertyKey[], message: string) =>
        issues.push({ code: 'custom', path, message, input: value })
      if (zipTable[0]?.zip !== zips[0]) fault(['zipTable', 0, 'zip'], `expected the main ZIP ${zips[0]}`)
      zipTable.forEach((entry, index) => {
        if (!zips.includes(entry.zip) && !entry.place)
          fault(['zipTable', index, 'zip'], 'expected one of the town’s zips, or a place')
      })
      if (!value.serviceArea && !value.location) fault(['serviceArea'], 'expected a serviceArea or a location')
    })
}
