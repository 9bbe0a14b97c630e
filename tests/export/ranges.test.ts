// Ranges and measures in the finished pages: an en dash and real primes.
import { expect, it } from 'vitest'
import { graphOf } from './structured-data'
import { metaOf, notFound, pages, problemsOf, readFile } from './pages'

/** Dates, months, phone and form numbers, receptacles, ZIP+4. */
const NO_RANGE =
  /\d{4}-\d{2}-\d{2}|\b20\d{2}-(?:0[1-9]|1[0-2])\b|\(?\d{3}\)?[- ]\d{3}-\d{4}|555-\d{4}|NEMA \d+-\d+|\b\d{5}-\d{4}\b|IT-\d+/g

/** '2-4', '$899-$1,499'. */
const hyphenRanges = (text: string): string[] =>
  [...text.replace(NO_RANGE, '').matchAll(/(?<![\w-])\$?\d[\d,.]*-\$?\d(?:[\d,.]*\d)?(?![\w-])/g)].map(
    ([found]) => found,
  )

/** `8'`, `6"` */
const straightPrimes = (text: string): string[] =>
  [...text.matchAll(/(?<![\w'"])\d+(?:\.\d+)?['"](?!\w)/g)].map(([found]) => found)

const all = [...pages, notFound]

/** Strings of a value, at any depth, but for the price range that the specification quotes. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'priceRange' ? [] : strings(part)))
}

const isAddress = (text: string) => /^https?:/.test(text) || /^\d{4}-\d{2}(-\d{2})?$/.test(text)

/** Everything that a page says, to a visitor, a screen reader or a search engine. */
const said = (page: (typeof all)[number]) => [
  page.title,
  page.text,
  metaOf(page, 'description'),
  metaOf(page, 'keywords'),
  ...page.elements.flatMap(({ attrs }) =>
    attrs.filter(({ name }) => ['alt', 'title', 'aria-label', 'placeholder'].includes(name)).map(({ value }) => value),
  ),
  ...graphOf(page.jsonLd)
    .flatMap(strings)
    .filter(text => !isAddress(text)),
]

it('have an en dash in every range', () => {
  expect(problemsOf(all, page => said(page).flatMap(hyphenRanges))).toEqual([])
})

it('have primes for feet and inches', () => {
  expect(problemsOf(all, page => said(page).flatMap(straightPrimes))).toEqual([])
})

it.each(['/llms.txt', '/rss.xml'])('%s has an en dash in every range', file => {
  expect(hyphenRanges(readFile(file).toString())).toEqual([])
})
