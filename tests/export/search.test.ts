// What a search engine finds in the exported pages: links, metadata, headings, share pictures,
// feeds and structured data.
import Validator from '@adobe/structured-data-validator'
import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import { lastModified } from '@/content/last-modified'
import { pagesWithRating, ratingInData } from '@/content/reviews'
import { ownProfiles } from '@/content/samples'
import { locationPath, routes, serviceAreaPath } from '@/content/routes'
import { articleSlugs } from '@/content/slugs'
import { isLocation, isServiceArea } from '@/content/towns'
import type { Path, RouteKind } from '@/lib/routes'
import { settings } from '@/lib/settings'
import { sharePath } from '@/lib/share'
import { headingProblems, type ReadPage } from '@/scripts/crawl/page'
import { graphOf, graphProblems, type Node } from '@/scripts/crawl/structured-data'
import { metaOf, notFound, pageAt, pages, problemsOf, readFile, type ExportedPage } from './pages'
import { readVocabulary } from './schema-vocabulary'

const MOST_CLICKS = 3

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const withoutFragment = (href: string) => href.replace(/[?#].*$/, '')
const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('//')
const internalPages = (hrefs: readonly string[]) => new Set(hrefs.filter(isInternal).map(withoutFragment))
const nodesOfType = (page: ReadPage, type: string) => graphOf(page.jsonLd).filter(node => node['@type'] === type)

describe('links', () => {
  it('reach every page from the home page in three clicks or fewer', () => {
    const clicks = new Map<string, number>([['/', 0]])
    // A Map's iterator visits entries added while it runs, so this walks breadth first.
    for (const [path, depth] of clicks)
      for (const target of internalPages(pageAt(path as Path).links))
        if (!clicks.has(target)) clicks.set(target, depth + 1)
    expect([...clicks.keys()].toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
    expect([...clicks].filter(([, depth]) => depth > MOST_CLICKS)).toEqual([])
  })

  it('come to every page from the main content of another', () => {
    const linked = new Set(pages.flatMap(page => [...internalPages(page.mainLinks)].filter(path => path !== page.path)))
    expect(pages.map(({ path }) => path).filter(path => !linked.has(path))).toEqual([])
  })

  it('lead from a town to four neighbors, three services and its other page', () => {
    const isTown = (href: string) => /^\/(service-areas|locations)\/[a-z]/.test(href)
    const slugOf = (href: string) => href.split('/')[2] ?? ''
    const towns = pages.filter(({ path }) => isTown(path))
    expect(towns).not.toEqual([])
    const found = problemsOf(towns, page => {
      const slug = slugOf(page.path)
      const links = [...internalPages(page.mainLinks)]
      const neighbors = new Set(links.filter(isTown).map(slugOf))
      neighbors.delete(slug)
      const services = links.filter(href => href.startsWith('/services/'))
      const twin =
        isServiceArea(slug) && isLocation(slug)
          ? page.path === locationPath(slug)
            ? serviceAreaPath(slug)
            : locationPath(slug)
          : undefined
      return [
        ...(neighbors.size < 4 ? [`links to ${neighbors.size} other towns`] : []),
        ...(services.length < 3 ? [`links to ${services.length} services`] : []),
        ...(twin && !links.includes(twin) ? [`no link to ${twin}`] : []),
      ]
    })
    expect(found).toEqual([])
  })

  it('lead from an article to three towns, three articles and the contact page', () => {
    const articles = articleSlugs.map(slug => pageAt(`/blog/${slug}`))
    expect(articles).not.toEqual([])
    const found = problemsOf(articles, page => {
      const links = [...internalPages(page.mainLinks)]
      const towns = new Set(
        links.filter(href => /^\/(service-areas|locations)\/[a-z]/.test(href)).map(href => href.split('/')[2]),
      )
      const articles = links.filter(href => href.startsWith('/blog/'))
      return [
        ...(towns.size < 3 ? [`links to ${towns.size} towns`] : []),
        ...(articles.length < 3 ? [`links to ${articles.length} articles`] : []),
        ...(links.includes('/contact') ? [] : ['no link to /contact']),
      ]
    })
    expect(found).toEqual([])
  })
})

describe('metadata', () => {
  it.each<[name: string, pick: (page: ReadPage) => string]>([
    ['title', page => page.title],
    ['description', page => metaOf(page, 'description')],
    ['keywords', page => metaOf(page, 'keywords')],
    ['canonical address', page => page.canonical.join()],
    ['share picture', page => metaOf(page, 'og:image')],
  ])('has a different %s on every page', (_, pick) => {
    expect(pages.map(pick)).not.toContain('')
    expect(duplicates(pages.map(pick))).toEqual([])
  })

  it('agrees between title, description, Open Graph, Twitter and the feed link', () => {
    const found = problemsOf(pages, page => {
      const image = `${settings.siteUrl}${sharePath(page.path as Path)}`
      const expected: readonly (readonly [name: string, value: string])[] = [
        ['og:title', page.title.replace(` | ${business.name}`, '')],
        ['og:description', metaOf(page, 'description')],
        ['og:url', `${settings.siteUrl}${page.path}`],
        ['og:site_name', business.name],
        ['og:locale', 'en_US'],
        ['og:type', page.path.startsWith('/blog/') ? 'article' : 'website'],
        ['og:image', image],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['twitter:card', 'summary_large_image'],
        ['twitter:image', image],
      ]
      const feeds = page.path.startsWith('/blog') ? [`${settings.siteUrl}/rss.xml`] : []
      return [
        ...expected.flatMap(([name, value]) =>
          page.meta.get(name)?.join() === value ? [] : [`${name}: expected "${value}", got "${metaOf(page, name)}"`],
        ),
        ...(page.title.length >= 20 && page.title.length <= 65 ? [] : [`title of ${page.title.length} characters`]),
        ...(page.language === 'en-US' ? [] : [`lang is ${page.language}`]),
        ...(page.feeds.join() === feeds.join() ? [] : [`feeds: ${page.feeds.join()}`]),
      ]
    })
    expect(found).toEqual([])
  })

  it('names a share picture of 1200 by 630 that no other page has', () => {
    const pngSize = (bytes: Buffer) =>
      bytes.subarray(1, 4).toString('latin1') === 'PNG' ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : 'not a PNG'
    const pictures = pages.map(({ path }) => readFile(sharePath(path as Path)))
    for (const [index, page] of pages.entries()) expect(pngSize(pictures[index]!), page.path).toEqual([1200, 630])
    expect(duplicates(pictures.map(bytes => bytes.toString('base64')))).toEqual([])
  })
})

describe('content', () => {
  it('has one h1 and headings in order', () => {
    expect(problemsOf([...pages, notFound], ({ headings }) => headingProblems(headings))).toEqual([])
  })

  it('gives every image a size and a written alternative', () => {
    expect(pages.flatMap(({ images }) => images)).not.toEqual([])
    const found = problemsOf(pages, ({ images }) =>
      images.flatMap(({ src, alt, width, height }) => [
        ...(alt === null || /\.(png|jpe?g|webp|avif)$|^(image|picture|photo)\b/i.test(alt)
          ? [`${src}: alt "${alt}"`]
          : []),
        ...(width && height ? [] : [`${src}: no size`]),
      ]),
    )
    expect(found).toEqual([])
  })
})

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

  it('numbers the breadcrumbs of a town page from 1 to 3', () => {
    const [crumbs] = nodesOfType(pageAt('/service-areas/islip'), 'BreadcrumbList')
    expect((crumbs!.itemListElement as Node[]).map(({ position, name }) => [position, name])).toEqual([
      [1, 'Home'],
      [2, 'Service Areas'],
      [3, 'Islip'],
    ])
  })

  it('has the specified price range everywhere, profiles only of the business, and the rating only on its own pages', () => {
    const rated = ratingInData(settings) ? pagesWithRating.map(serviceAreaPath) : []
    for (const page of pages) {
      const [place] = nodesOfType(page, 'Electrician')
      expect(place?.priceRange, page.path).toBe(business.priceRange)
      expect(place?.sameAs ?? [], page.path).toEqual(ownProfiles)
      expect(place?.aggregateRating !== undefined, page.path).toBe(rated.includes(page.path as Path))
    }
  })

  it('passes Adobe’s validator with the whole schema.org vocabulary', { timeout: 120_000 }, async () => {
    const validator = new Validator(readVocabulary())
    const issuesOf = async (nodes: readonly Node[]) => {
      const byType = Object.fromEntries(
        Object.entries(Object.groupBy(nodes, node => node['@type'] ?? '')).map(([type, group]) => [
          type,
          structuredClone(group ?? []),
        ]),
      )
      return (await validator.validate({ jsonld: byType, microdata: {}, rdfa: {} })).map(
        ({ severity, issueMessage, path }) =>
          `${severity} ${path?.map(part => part.property ?? part.type).join('.')}: ${issueMessage}`,
      )
    }
    // The validator does report mistakes.
    expect((await issuesOf([{ '@type': 'Electrician', name: 'n', nonsense: 'x' }])).join()).toContain('nonsense')
    expect((await issuesOf([{ '@type': 'Elektrician' }])).join()).toContain('not a valid schema.org type')
    expect(
      await issuesOf([{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] }]),
    ).not.toEqual([])
    const found: string[] = []
    for (const page of pages)
      found.push(...(await issuesOf(graphOf(page.jsonLd))).map(issue => `${page.path} ${issue}`))
    expect(found).toEqual([])
  })
})

describe('the not-found page', () => {
  it('has a title, a description and keywords, is not indexed, names no address and describes no page', () => {
    for (const text of [notFound.title, metaOf(notFound, 'description'), metaOf(notFound, 'keywords')])
      expect(text.length).toBeGreaterThan(10)
    expect([metaOf(notFound, 'robots'), notFound.canonical, notFound.meta.get('og:url')]).toEqual([
      'noindex',
      [],
      undefined,
    ])
    expect(graphOf(notFound.jsonLd).map(node => node['@type'])).toEqual(['Electrician', 'WebSite'])
    expect(graphProblems(graphOf(notFound.jsonLd), notFound.text, settings.siteUrl)).toEqual([])
  })
})

describe('lists of pages', () => {
  const indexed = routes.filter(route => route.indexed)
  const addresses = indexed.map(({ path }) => `${settings.siteUrl}${path}`)

  it('sitemap.xml has every indexed route with its date, and no other', () => {
    const xml = readFile('/sitemap.xml').toString()
    const entries = [...xml.matchAll(/<loc>([^<]*)<\/loc>\s*<lastmod>([^<]*)<\/lastmod>/g)].map(([, loc, date]) => [
      loc,
      date,
    ])
    expect(entries).toEqual(indexed.map((route, index) => [addresses[index], lastModified(route)]))
    expect(xml.split('<loc>').length - 1).toBe(indexed.length)
  })

  it('robots.txt names the sitemap and does not hide the legal pages', () => {
    const text = readFile('/robots.txt').toString()
    expect(text).toContain(`Sitemap: ${settings.siteUrl}/sitemap.xml`)
    expect(text).not.toMatch(/Disallow: \/(privacy|terms)/)
  })

  it('rss.xml has every article, the newest first', () => {
    const items = [
      ...readFile('/rss.xml')
        .toString()
        .matchAll(/<item>[\s\S]*?<\/item>/g),
    ].map(([item]) => item)
    const links = items.map(item => /<link>(.*?)<\/link>/.exec(item)?.[1])
    expect(links.toSorted()).toEqual(articleSlugs.map(slug => `${settings.siteUrl}/blog/${slug}`).toSorted())
    const dates = items.map(item => Date.parse(/<pubDate>(.*?)<\/pubDate>/.exec(item)?.[1] ?? ''))
    expect(dates).not.toContain(NaN)
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  })

  it('llms.txt links every indexed page but the home page', () => {
    const text = readFile('/llms.txt').toString()
    expect(text).toMatch(/^# .+\n\n> .+\n/)
    const linked = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url]) => url)
    expect(linked.toSorted()).toEqual(addresses.filter(url => url !== `${settings.siteUrl}/`).toSorted())
  })
})
