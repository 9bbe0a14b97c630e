// A buyer's questions on the exported pages: what a price covers, how long it takes, and what is a
// sample.
import { expect, it } from 'vitest'
import { business } from '@/content/business'
import { siteWords } from '@/content/words/site'
import { testimonials } from '@/content/testimonials'
import { attribute } from './read-page'
import { pages, problemsOf, type ExportedPage } from './pages'

type Element = ExportedPage['elements'][number]

const withAttribute = ({ elements }: ExportedPage, name: string) =>
  elements.filter(element => attribute(element, name) !== null)
const textOf = (node: Element['childNodes'][number]): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
const mainText = ({ elements }: ExportedPage) => {
  const main = elements.find(({ tagName }) => tagName === 'main')
  return main ? textOf(main) : ''
}
const isTown = (path: string) => /^\/(locations|service-areas)\/./.test(path)
const times = (text: string, part: string) => text.split(part).length - 1

it('the price line is once on every page that names a price, and its date once in the footer', () => {
  const naming = pages.filter(page => /\$\d/.test(mainText(page)))
  // Only the blog's index and the legal pages name none.
  expect(naming.length).toBeGreaterThan(pages.length - 6)
  const found = problemsOf(naming, page => {
    const lines = withAttribute(page, 'data-price-line')
    const dates = times(page.text, siteWords.footer.checked)
    return [
      ...(lines.length === 1 ? [] : [`${lines.length} price lines`]),
      ...(dates === 1 ? [] : [`${dates} dates of the prices`]),
    ]
  })
  expect(found).toEqual([])
})

it('a town’s page says in its card how long it takes, what it stands behind and how to ask', () => {
  const found = problemsOf(
    pages.filter(({ path }) => isTown(path)),
    page => {
      const [card] = withAttribute(page, 'data-town-card')
      const text = card ? textOf(card) : ''
      return [
        ...(/\d–\d hours on site, .*(from your OK|after the permit)/.test(text) ? [] : ['no time']),
        ...(/\$\d/.test(text) ? [] : ['no price']),
        ...(text.includes(`${business.warrantyYears.terms} years on our work`) ? [] : ['no guarantee']),
        ...(times(page.html, 'data-island="quick-quote"') === 1 ? [] : ['no form']),
        ...(times(page.html, 'data-proofs') === 1 ? [] : ['no promises']),
      ]
    },
  )
  expect(found).toEqual([])
})

it('a sample review has its tag', () => {
  const samples = Object.values(testimonials).filter(({ sample }) => sample)
  const found = samples.flatMap(({ quote }) =>
    pages
      .filter(page => page.text.includes(quote) && !page.text.includes(siteWords.town.testimonialSample))
      .map(({ path }) => path),
  )
  expect(found).toEqual([])
  expect(samples.filter(({ quote }) => !pages.some(page => page.text.includes(quote)))).toEqual([])
})
