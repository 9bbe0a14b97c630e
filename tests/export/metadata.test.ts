// Metadata, headings and pictures of the exported pages.
import { describe, expect, it } from 'vitest'
import { business } from '@/content/business'
import type { Path } from '@/lib/route'
import { settings } from '@/lib/settings'
import { sharePath } from '@/lib/share'
import { type ReadPage } from './read-page'
import { graphOf, graphProblems } from './structured-data'
import { metaOf, notFound, pages, problemsOf, readFile } from './pages'

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('metadata', () => {
  it.each<[name: string, pick: (page: ReadPage) => string]>([
    ['title', page => page.title],
    ['description', page => metaOf(page, 'description')],
    ['keywords', page => metaOf(page, 'keywords')],
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
        ['og:image:alt', page.title.replace(` | ${business.name}`, '')],
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
