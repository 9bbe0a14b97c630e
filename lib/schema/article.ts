// Front matter of the MDX pages: its schema and error messages.
import * as z from 'zod'
import { checked } from '@/lib/content-check'
import { day, metadata, month, oneOf, text, type Content } from './fields'

const cardCategories = [
  'Home Charging',
  'Installation',
  'Preparation',
  'Product Comparison',
  'Permits',
  'Commercial',
] as const

const articleSchema = <P extends string>(pictures: readonly P[]) =>
  z
    .strictObject({
      title: text,
      excerpt: text,
      /** The label on the blog index. */
      cardCategory: oneOf(cardCategories),
      /** The label on the article. */
      category: text,
      published: day,
      updated: day,
      readMinutes: z.int('expected whole minutes').positive('expected whole minutes'),
      metadata,
      /** Beside the article on wide screens. Without it the reader is sent to the planner. */
      nextStep: z.strictObject({ text, action: oneOf(['planner', 'estimate']) }, 'expected text and action').optional(),
      picture: z.strictObject({ name: oneOf(pictures), caption: text }, 'expected name and caption'),
    })
    .refine(({ published, updated }) => updated >= published, {
      path: ['updated'],
      error: 'expected a date on or after published',
    })

const legalPage = z
  .strictObject({
    title: text,
    /** Printed first. */
    dated: month,
    /** When its text last changed. */
    updated: month,
    metadata,
  })
  .refine(({ dated, updated }) => updated >= dated, {
    path: ['updated'],
    error: 'expected a month from dated on',
  })

export type ArticleFrontMatter<P extends string = string> = Content<ReturnType<typeof articleSchema<P>>>
export type LegalFrontMatter = Content<typeof legalPage>

function read<Schema extends z.ZodType>(schema: Schema, file: string, frontMatter: unknown): Content<Schema> {
  if (typeof frontMatter !== 'object' || frontMatter === null)
    throw new Error(`${file}: front matter: expected keys between two lines of ---, got nothing`)
  return checked(schema, file, frontMatter)
}

/**
 * Validates the front matter of an article.
 * @param pictures The names of the pictures there are.
 * @throws One line for each fault: `content/articles/nassau-county-ev-charger-permits.mdx:
 * published: expected a date like 2026-11-23, got "Nov 5"`.
 */
export const readArticle = <P extends string>(
  file: string,
  frontMatter: unknown,
  pictures: readonly P[],
): ArticleFrontMatter<P> => read(articleSchema(pictures), file, frontMatter)

/** Validates the front matter of a legal page. Throws as readArticle does. */
export const readLegalPage = (file: string, frontMatter: unknown): LegalFrontMatter =>
  read(legalPage, file, frontMatter)
