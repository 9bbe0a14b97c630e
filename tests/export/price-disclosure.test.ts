// A buyer's questions on the exported pages: what a price covers, what happens after Send, how long
// it takes, and what is a sample.
import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { afterSend, formNotice } from '@/content/words/forms'
import { labels } from '@/content/words/site'
import { testimonials } from '@/content/testimonials'
import { plainText } from '@/lib/inline'
import { attribute } from './read-page'
import { pageAt, pages, problemsOf, type ExportedPage } from './pages'

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

describe('the price line', () => {
  it('is once on every page that names a price, and its date once in the footer', () => {
    const naming = pages.filter(page => /\$\d/.test(mainText(page)))
    // Only the blog's index and the legal pages name none.
    expect(naming.length).toBeGreaterThan(pages.length - 6)
    const found = problemsOf(naming, page => {
      const lines = withAttribute(page, 'data-price-line')
      const dates = times(page.text, labels.footer.checked)
      return [
        ...(lines.length === 1 ? [] : [`${lines.length} price lines`]),
        ...(dates === 1 ? [] : [`${dates} dates of the prices`]),
      ]
    })
    expect(found).toEqual([])
  })

  it('says what is extra, who buys the charger and that the estimate is free', () => {
    const found = problemsOf(pages, page =>
      withAttribute(page, 'data-price-line').flatMap(line =>
        ['extra', 'charger', 'estimate', 'free and in writing']
          .filter(part => !textOf(line).toLowerCase().includes(part))
          .map(part => `no “${part}” in the price line`)
          .concat(/permit and inspection fees/i.test(mainText(page)) ? [] : ['no permit and inspection fees']),
      ),
    )
    expect(found).toEqual([])
  })
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

describe('a form', () => {
  const forms = pages.filter(({ html }) => /data-island="(quick-quote|long-estimate)"/.test(html))

  it('has its notice and a reason to choose it beside it, and contact its steps', () => {
    expect(forms.length).toBeGreaterThan(15)
    const found = problemsOf(forms, page => {
      const text = mainText(page)
      const islands = withAttribute(page, 'data-island').map(element => attribute(element, 'data-island'))
      const quick = islands.filter(name => name === 'quick-quote').length
      const long = islands.filter(name => name === 'long-estimate').length
      const noticeText = (kind: 'quote' | 'estimate') => plainText(formNotice[kind])
      const expected: readonly (readonly [part: string, count: number])[] = [
        [afterSend.title, page.path === '/contact' ? 1 : 0],
        [noticeText('quote'), quick],
        [noticeText('estimate'), long],
        ...(page.path.startsWith('/service-areas/') ? [] : ([[labels.forms.quoteSection.lead, quick]] as const)),
        [labels.forms.estimateSection.lead, long],
      ]
      return expected.filter(([part, count]) => times(text, part) !== count).map(([part]) => `“${part}” beside a form`)
    })
    expect(found).toEqual([])
  })

  it('leads to the other form where the page has both', () => {
    const { mainLinks } = pageAt('/')
    expect(mainLinks).toEqual(expect.arrayContaining(['#quote', '#estimate']))
  })
})

it('one line in every footer says that pictures are renderings, and no caption repeats it', () => {
  const found = problemsOf(pages, page => {
    const footer = page.elements.find(({ tagName }) => tagName === 'footer')
    const said = footer ? times(textOf(footer), labels.footer.pictures) : 0
    return said === 1 && times(page.text, labels.footer.pictures) === 1 ? [] : [`${said} lines in the footer`]
  })
  expect(found).toEqual([])
})

it('a sample review has its tag', () => {
  const samples = Object.values(testimonials).filter(({ sample }) => sample)
  const found = samples.flatMap(({ quote }) =>
    pages
      .filter(page => page.text.includes(quote) && !page.text.includes(labels.town.testimonialSample))
      .map(({ path }) => path),
  )
  expect(found).toEqual([])
  expect(samples.filter(({ quote }) => !pages.some(page => page.text.includes(quote)))).toEqual([])
})
