// What the specification fixes of the process, the first articles and the legal pages.
import { describe, expect, it, test } from 'vitest'
import { business } from '@/content/business'
import { labels } from '@/content/words/site'
import { privacy, terms } from '@/content/legal'
import { page as home } from '@/content/pages/home'
import { articles, articlesByDate, type Article } from '@/content/articles'
import { longDate } from '@/lib/format'
import { blocksOf } from '@/lib/mdx'
import { linksIn } from '@/lib/page-words'
import type { ArticleSlug } from '@/content/slugs'
import type { Path } from '@/lib/route'
import { finishedAt } from './finished'
import { inFolder, textAt } from './pages'
import { holds } from './specified'

describe('the process', () => {
  it('has the four specified steps on the home page', () => {
    expect(home.process.steps.map(({ title }) => title.toLowerCase())).toEqual([
      'free consultation',
      'site assessment',
      'professional installation',
      'testing and inspection',
    ])
  })

  it('names its four stages on the services overview: quote, permit and rebates, installation, test and walkthrough', () => {
    const text = textAt('/services')
    for (const stage of [
      /free quote, by video or on site/i,
      /permit and rebate/i,
      /^Installation\./m,
      /test and walk-?through/i,
    ])
      expect(text).toMatch(stage)
  })
})

describe('the articles', () => {
  // The fixed facts of the first articles.
  test.each<[ArticleSlug, Pick<Article, 'category' | 'cardCategory' | 'published' | 'readMinutes'>]>(
    (
      [
        ['best-ev-charger-long-island-homes', 'Home Charging', 'Home Charging', '2024-01-15', 5],
        ['commercial-ev-charging-benefits', 'Commercial', 'Commercial', '2023-12-15', 6],
        ['ev-charger-installation-costs-suffolk-county', 'Cost Guide', 'Installation', '2024-01-10', 7],
        ['nassau-county-ev-charger-permits', 'Permits & Codes', 'Permits', '2023-12-20', 4],
        ['prepare-home-ev-charger-installation', 'Installation Guide', 'Preparation', '2024-01-05', 6],
        ['tesla-wall-connector-vs-universal-chargers', 'Product Comparison', 'Product Comparison', '2023-12-28', 8],
      ] as const
    ).map(([slug, category, cardCategory, published, readMinutes]) => [
      slug,
      { category, cardCategory, published, readMinutes },
    ]),
  )('%s has its date, read time and both labels', (slug, expected) => {
    expect(articles[slug]).toMatchObject(expected)
  })

  it('link to the specified pages', () => {
    const linked = new Set(inFolder('articles').flatMap(({ content }) => linksIn(content)))
    const named = [
      '/contact',
      '/services',
      '/services/home-ev-charger-installation',
      '/services/commercial-ev-charger-installation',
      '/services/permits-inspections',
      '/services/tesla-ev-charger-installation',
    ]
    expect(named.filter(path => !linked.has(path))).toEqual([])
  })

  it.each(articlesByDate.map(article => [article.slug, article] as const))(
    '%s leads to a service and to contact, and says what has changed',
    (_, article) => {
      const blocks = blocksOf(article)
      const links = linksIn(blocks)
      expect(links).toContain('/contact')
      expect(links.some(href => href.startsWith('/services/'))).toBe(true)
      // An updated article says what has changed.
      const hasUpdateNote = blocks.some(({ kind }) => kind === 'UpdateNote')
      expect(hasUpdateNote).toBe(article.updated > article.published || article.published < '2025')
    },
  )
})

describe('the legal pages', () => {
  it('are dated January 2024, and say when their text last changed', () => {
    expect([privacy.dated, terms.dated]).toEqual(['2024-01', '2024-01'])
    for (const { path, updated } of [
      { path: '/privacy' as Path, updated: privacy.updated },
      { path: '/terms' as Path, updated: terms.updated },
    ])
      expect(finishedAt(path).text).toContain(`January 2024, ${labels.article.lastUpdated} ${longDate(updated)}`)
  })

  it('name the longer warranty where another page names a shorter one', () => {
    expect(textAt('/terms')).toMatch(/shorter period, the longer one here applies/)
  })

  it('have the terms in the specified order', () => {
    const headings = blocksOf(terms).filter(({ kind }) => kind === 'h2')
    expect(headings.map(({ text }) => text.toLowerCase())).toEqual([
      'acceptance',
      'services',
      'service area',
      'pricing',
      'warranties',
      'customer responsibilities',
      'liability',
      'permits',
      'cancellation',
      'governing law',
      'changes',
    ])
  })

  holds([
    [
      '/terms',
      [
        /estimates are free\. You can cancel[^.]*without charge/i,
        /24-hour notice/,
        /permit fees are non-refundable once submitted/i,
        /State of New York[\s\S]*Nassau County or Suffolk County/,
        /cash, check or major credit cards/,
        /full payment is typically due on completion/i,
        business.serviceArea,
      ],
    ],
  ])
})
