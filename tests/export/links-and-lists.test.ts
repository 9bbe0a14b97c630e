// Links, sitemap, feeds and lists of the exported pages.
import { describe, expect, it } from 'vitest'
import { lastModified } from '@/content/last-modified'
import { locationPath, routes, serviceAreaPath } from '@/content/routes'
import { articleSlugs } from '@/content/slugs'
import { isLocation, serviceAreaSlugs } from '@/content/towns'
import type { Path } from '@/lib/route'
import { settings } from '@/lib/settings'
import { clicksFromHome } from './read-page'
import { pageAt, pages, readFile } from './pages'

const MOST_CLICKS = 3

const withoutFragment = (href: string) => href.replace(/[?#].*$/, '')

const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('//')

const internalPages = (hrefs: readonly string[]) => new Set(hrefs.filter(isInternal).map(withoutFragment))

describe('links', () => {
  it('reach every page from the home page in three clicks or fewer', () => {
    const clicks = clicksFromHome(path => [...internalPages(pageAt(path as Path).links)])
    expect([...clicks.keys()].toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
    expect([...clicks].filter(([, depth]) => depth > MOST_CLICKS)).toEqual([])
  })

  it('come to every page from the main content of another', () => {
    const linked = new Set(pages.flatMap(page => [...internalPages(page.mainLinks)].filter(path => path !== page.path)))
    expect(pages.map(({ path }) => path).filter(path => !linked.has(path))).toEqual([])
  })

  it('lead from a town’s page to its other page', () => {
    const twins = serviceAreaSlugs.flatMap(slug =>
      isLocation(slug) ? [[serviceAreaPath(slug), locationPath(slug)] as const] : [],
    )
    expect(twins).toHaveLength(9)
    for (const [one, other] of twins) {
      expect(pageAt(one).mainLinks, one).toContain(other)
      expect(pageAt(other).mainLinks, other).toContain(one)
    }
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
