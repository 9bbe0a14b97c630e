// Holds the written pages to their rules: no two alike, none thin, titles that fit, links that resolve.
import { describe, expect, it, test } from 'vitest'
import { bodyText, brokenMarks, linksIn, ownText, words } from '@/lib/page-words'
import { locationSlugs, postSlugs, routes, serviceAreaSlugs, serviceSlugs } from '@/lib/routes'
import { describePairs, sharedPairs } from './shared-words'
import { eachPage, inFolder, pages, type Folder, type Page } from './pages'

const wordCount = ({ content }: Page) => words(bodyText(content)).length

describe('what was read', () => {
  it.each<[Folder, readonly string[]]>([
    ['service-areas', serviceAreaSlugs],
    ['locations', locationSlugs],
    ['services', serviceSlugs],
    ['posts', postSlugs],
  ])('%s: one page for each slug, named after its file', (folder, slugs) => {
    expect(
      inFolder(folder)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual([...slugs].sort())
    for (const { slug, content } of inFolder(folder)) expect(content.slug).toBe(slug)
  })

  it('is 21 service areas, 15 locations, 5 services and 6 posts', () => {
    expect(
      (['service-areas', 'locations', 'services', 'posts'] as const).map(folder => inFolder(folder).length),
    ).toEqual([21, 15, 5, 6])
  })

  it('is the home page, four indexes, the planner and contact, and two legal pages', () => {
    expect(inFolder('pages')).toHaveLength(7)
    expect(inFolder('legal')).toHaveLength(2)
  })

  it('is one page for each of the 56 routes', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual(routes.map(({ path }) => path).sort())
  })
})

describe('uniqueness', () => {
  const SEQUENCE_WORDS = 5
  const LIMIT = 0.25

  test('no two pages share more than a quarter of their five-word sequences', () => {
    const pairs = sharedPairs(
      pages.map(({ name, content }) => ({ name, text: ownText(content) })),
      SEQUENCE_WORDS,
    )
    const tooClose = pairs.filter(({ share }) => share > LIMIT)
    expect(tooClose.length, `${tooClose.length} pairs are too close; the worst:\n${describePairs(tooClose)}`).toBe(0)
  })

  test('no two pages share a title or a description', () => {
    for (const key of ['title', 'description'] as const) {
      const byText = Map.groupBy(pages, ({ metadata }) => metadata[key].toLowerCase())
      const repeats = [...byText]
        .filter(([, group]) => group.length > 1)
        .map(([text, group]) => `${text}: ${group.map(({ name }) => name).join(', ')}`)
      expect(repeats, key).toEqual([])
    }
  })

  test('no two pages ask the same question', () => {
    const asked = pages.flatMap(({ name, content }) =>
      Array.isArray(content.faq)
        ? (content.faq as { question: string }[]).map(({ question }) => ({ name, question: words(question).join(' ') }))
        : [],
    )
    expect(asked.length).toBeGreaterThan(0)
    const repeats = [...Map.groupBy(asked, ({ question }) => question)]
      .filter(([, group]) => group.length > 1)
      .map(([question, group]) => `${question}: ${group.map(({ name }) => name).join(', ')}`)
    expect(repeats).toEqual([])
  })
})

/** The least number of words on the page itself, and the most where there is a limit. */
function lengthRule({ folder, content }: Page): { min: number; max?: number } | undefined {
  switch (folder) {
    case 'service-areas':
      return { min: content.layout === 'full' ? 450 : 250 }
    case 'locations':
      return { min: content.layout === 'long' ? 450 : 250 }
    case 'services':
      return { min: 450 }
    case 'posts':
      return { min: 900, max: 1600 }
    case 'pages':
    case 'legal':
      return undefined
  }
}

describe('layouts', () => {
  const layoutOf = (folder: Folder, layout: string) =>
    inFolder(folder)
      .filter(({ content }) => content.layout === layout)
      .map(({ slug }) => slug)
      .sort()

  it('are short for Hempstead and Patchogue and full for the other service areas', () => {
    expect(layoutOf('service-areas', 'short')).toEqual(['hempstead', 'patchogue'])
    expect(layoutOf('service-areas', 'full')).toHaveLength(19)
  })

  it('are long for Babylon and Brookhaven and short for the other locations', () => {
    expect(layoutOf('locations', 'long')).toEqual(['babylon', 'brookhaven'])
    expect(layoutOf('locations', 'short')).toHaveLength(13)
  })
})

describe.each(eachPage)('%s', (_, page) => {
  const { folder, content, metadata } = page

  it('has enough to say, and not too much', () => {
    const rule = lengthRule(page)
    if (!rule) return
    expect(wordCount(page)).toBeGreaterThanOrEqual(rule.min)
    if (rule.max !== undefined) expect(wordCount(page)).toBeLessThanOrEqual(rule.max)
  })

  it('has metadata that fits a search result', () => {
    expect(metadata.title.length).toBeGreaterThan(0)
    expect(metadata.title.length, metadata.title).toBeLessThanOrEqual(60)
    expect(metadata.description.length, metadata.description).toBeGreaterThanOrEqual(70)
    expect(metadata.description.length, metadata.description).toBeLessThanOrEqual(160)
    expect(metadata.keywords.length).toBeGreaterThanOrEqual(4)
    expect(metadata.keywords.length).toBeLessThanOrEqual(8)
    expect(new Set(metadata.keywords.map(keyword => keyword.toLowerCase())).size).toBe(metadata.keywords.length)
  })

  it('links only to what exists, in canonical form', () => {
    const allowed = new Set<string>([
      ...routes.map(({ path }) => path),
      '/#zip',
      ...(folder === 'locations' ? ['#quote'] : []),
    ])
    expect(linksIn(content).filter(href => !allowed.has(href))).toEqual([])
  })

  it('has no mark that does not close', () => {
    expect(brokenMarks(content)).toEqual([])
  })
})
