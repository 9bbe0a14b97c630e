// The exported pages’ structured data.
import { describe, expect, it } from 'vitest'
import { pagesWithRating, ratingInData } from '@/content/reviews'
import { ownProfiles } from '@/content/samples'
import { routes, serviceAreaPath } from '@/content/routes'
import type { Path, RouteKind } from '@/lib/route'
import { settings } from '@/lib/settings'
import { type ReadPage } from './read-page'
import { graphOf, graphProblems, type Node } from './structured-data'
import { pageAt, pages, problemsOf, type ExportedPage } from './pages'

const nodesOfType = (page: ReadPage, type: string) => graphOf(page.jsonLd).filter(node => node['@type'] === type)

describe('structured data', () => {
  /**
   * Types that pages of a kind have beside Electrician, WebSite and, but for the home page,
   * BreadcrumbList.
   */
  const typesByKind: Partial<Record<RouteKind, readonly string[]>> = {
    services: ['ItemList'],
    service: ['Service'],
    'service-check': ['Service'],
    'service-areas': ['ItemList'],
    'service-area': ['Service'],
    locations: ['ItemList'],
    location: ['Service'],
    blog: ['ItemList'],
    article: ['BlogPosting'],
    'article-check': ['BlogPosting'],
  }

  it('is one connected graph on every page, follows the search engines’ rules, and shows what the page shows', () => {
    const found = problemsOf(pages, ({ jsonLd, text }) => [
      ...(jsonLd.length === 1 ? [] : [`${jsonLd.length} graphs`]),
      ...graphProblems(graphOf(jsonLd), text, settings.siteUrl),
    ])
    expect(found).toEqual([])
  })

  it('has the types that the kind of page asks for', () => {
    const counted = ['Electrician', 'WebSite', 'BreadcrumbList', 'Service', 'BlogPosting', 'ItemList']
    for (const { path, kind } of routes) {
      const types = graphOf(pageAt(path).jsonLd).map(node => node['@type'] ?? '')
      expect(types.filter(type => counted.includes(type)).toSorted(), path).toEqual(
        [
          'Electrician',
          'WebSite',
          ...(kind === 'home' ? [] : ['BreadcrumbList']),
          ...(typesByKind[kind] ?? []),
        ].toSorted(),
      )
    }
  })

  it('lists exactly the questions that the page shows', () => {
    const shownQuestions = ({ elements, headings }: ExportedPage) => {
      const inSummary = new Set(
        elements.filter(({ tagName }) => tagName === 'summary').flatMap(({ childNodes }) => childNodes),
      )
      const levels = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      return headings
        .filter(({ text }, index) => inSummary.has(levels[index]!) && text.endsWith('?'))
        .map(({ text }) => text)
    }
    const listed = (page: ExportedPage) =>
      nodesOfType(page, 'FAQPage').flatMap(({ mainEntity }) => (mainEntity as Node[]).map(({ name }) => name))
    expect(pages.flatMap(shownQuestions)).not.toEqual([])
    for (const page of pages) expect(listed(page), page.path).toEqual(shownQuestions(page))
  })

  it('has profiles only of the business, and the rating only on its own pages', () => {
    const rated = ratingInData(settings) ? pagesWithRating.map(serviceAreaPath) : []
    for (const page of pages) {
      const [place] = nodesOfType(page, 'Electrician')
      expect(place?.sameAs ?? [], page.path).toEqual(ownProfiles)
      expect(place?.aggregateRating !== undefined, page.path).toBe(rated.includes(page.path as Path))
    }
  })
})
