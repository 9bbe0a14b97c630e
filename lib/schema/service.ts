// The schema of a service's page.
import * as z from 'zod'
import { type KnownNames, list, metadata, oneOf, text } from './fields'
import { hero, questions, sectionsSchema, titled } from './page'

export const serviceSchema = <Names extends Record<'claims' | 'slugs' | 'towns', string>>(names: KnownNames<Names>) =>
  z.strictObject({
    slug: oneOf(names.slugs),
    /** Name in menus and footers. */
    name: text,
    card: z.strictObject({ title: text, description: text, features: list(text) }),
    metadata,
    hero,
    description: z.strictObject({ heading: text, paragraphs: list(text) }),
    features: list(titled),
    inclusions: list(text),
    /** Cost, duration, what could change them, and details of the service. */
    sections: sectionsSchema(names.claims),
    faq: questions,
    /** Towns where the service matters most: their pages link to it. */
    towns: list(oneOf(names.towns)),
  })
