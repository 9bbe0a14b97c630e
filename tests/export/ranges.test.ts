// Ranges and measures in the finished pages: an en dash, real primes, and no break inside.
import type { DefaultTreeAdapterTypes } from 'parse5'
import { expect, it } from 'vitest'
import { type Piece, piecesOf } from '@/lib/ranges'
import { graphOf } from './structured-data'
import { hyphenRanges, straightPrimes } from '@/tests/content/range-signs'
import { metaOf, notFound, pages, problemsOf, readFile } from './pages'

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

const UNSEEN = new Set(['script', 'style', 'title', 'option', 'template', 'svg', 'desc'])

/** An amount such as '200 A' may stand alone in a label; a range and a measure may not. */
const isRange = ({ text, isWhole }: Piece) => isWhole && /[–′]/.test(text)

/** Text nodes with a range that a line may break. A span holds the range alone. */
function breakable(element: DefaultTreeAdapterTypes.Element): string[] {
  if (UNSEEN.has(element.tagName)) return []
  const classes = element.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? []
  if (classes.includes('whole') || classes.includes('sr-only') || classes.includes('whitespace-nowrap')) return []
  return element.childNodes.flatMap(node => {
    if ('tagName' in node) return breakable(node)
    return 'value' in node && piecesOf(node.value).some(isRange) ? [node.value] : []
  })
}

it('never break at the end of a line', () => {
  const found = problemsOf(all, ({ elements }) =>
    elements.filter(({ tagName }) => tagName === 'body').flatMap(breakable),
  )
  expect(found).toEqual([])
})
