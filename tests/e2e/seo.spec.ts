// What a search engine finds: the served site walked link by link with a real HTML parser, and each page once in a real browser.
import Validator from '@adobe/structured-data-validator'
import { business } from '@/content/business'
import { lastModified } from '@/content/last-modified'
import { pagesWithRating } from '@/content/reviews'
import { isLocation, isServiceArea, locationPath, postSlugs, routes, serviceAreaPath } from '@/lib/routes'
import { settings } from '@/lib/settings'
import { sharePath } from '@/lib/share'
import { headingProblems, readPage, type ReadPage } from '@/scripts/crawl/page'
import { graphOf, graphProblems, type Node } from '@/scripts/crawl/structured-data'
import { table } from '@/scripts/crawl/table'
import { crawl, getFrom, type Crawl, type CrawledPage } from '@/scripts/crawl/walk'
import { expect, test } from './quiet'
import { readVocabulary } from './vocabulary'

const MOST_CLICKS = 3
const MISSING = '/no-such-page'
const paths = routes.map(({ path }) => path)

let site: Crawl
let notFound: CrawledPage
test.beforeAll(async ({}, { project }) => {
  const get = getFrom(project.use.baseURL ?? '')
  site = await crawl(get)
  const { status, html } = await get(MISSING)
  notFound = {
    ...readPage(html),
    path: '(not found)',
    depth: -1,
    status,
    bytes: Buffer.byteLength(html),
    linkedFrom: new Set(),
  }
})

const pageAt = (path: string): CrawledPage => {
  const page = site.pages.get(path)
  if (!page) throw new Error(`${path} was not reached`)
  return page
}
const all = () => paths.map(pageAt)
const metaOf = (page: ReadPage, name: string) => page.meta.get(name)?.[0] ?? ''
/** 'path: problem' for every problem of every page. */
const problemsOf = (pages: readonly CrawledPage[], find: (page: CrawledPage) => readonly string[]) =>
  pages.flatMap(page => find(page).map(problem => `${page.path}: ${problem}`))
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('every page is reached by links, in three clicks at most, and no link is dead', () => {
  expect([...site.pages.keys()].toSorted()).toEqual(paths.toSorted())
  expect(
    all()
      .filter(({ depth, status }) => depth > MOST_CLICKS || status !== 200)
      .map(({ path, depth }) => `${path}: ${depth} clicks`),
  ).toEqual([])
  expect(site.dead).toEqual([])
  expect(
    all()
      .filter(({ linkedFrom }) => linkedFrom.size === 0)
      .map(({ path }) => path),
  ).toEqual([])
})

test('the figures of the crawl', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const dates = new Map(
    [...sitemap.matchAll(/<loc>([^<]*)<\/loc>\s*<lastmod>([^<]*)<\/lastmod>/g)].map(([, url = '', date = '']) => [
      url.slice(settings.siteUrl.length),
      date,
    ]),
  )
  console.log(`\n${table([...all(), notFound], dates)}\n`)
  for (const route of routes)
    expect(dates.get(route.path), route.path).toBe(route.indexed ? lastModified(route) : undefined)
})

test('titles, descriptions, canonicals and share pictures belong to one page each', () => {
  for (const pick of [
    (page: ReadPage) => page.title,
    (page: ReadPage) => metaOf(page, 'description'),
    (page: ReadPage) => metaOf(page, 'keywords'),
    (page: ReadPage) => page.canonical.join(),
    (page: ReadPage) => metaOf(page, 'og:image'),
  ]) {
    expect(repeated(all().map(pick))).toEqual([])
  }
  const found = problemsOf(all(), page => {
    const expected: readonly (readonly [name: string, value: string])[] = [
      ['og:title', page.title.replace(` | ${business.name}`, '')],
      ['og:description', metaOf(page, 'description')],
      ['og:url', `${settings.siteUrl}${page.path}`],
      ['og:site_name', business.name],
      ['og:locale', 'en_US'],
      ['og:type', page.path.startsWith('/blog/') ? 'article' : 'website'],
      ['twitter:card', 'summary_large_image'],
    ]
    return [
      ...expected.flatMap(([name, value]) =>
        metaOf(page, name) === value ? [] : [`${name} is ${metaOf(page, name)}`],
      ),
      ...(page.title.length >= 20 && page.title.length <= 65 ? [] : [`title of ${page.title.length} characters`]),
      ...(page.language === 'en-US' ? [] : ['no language']),
      ...(page.path.startsWith('/blog') === (page.feeds.join() === `${settings.siteUrl}/rss.xml`) ? [] : ['feed']),
    ]
  })
  expect(found).toEqual([])
})

/** Width and height out of a PNG's first chunk. */
function pngSize(bytes: Buffer): readonly [number, number] {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('every share picture is there, 1200 by 630, and no two are alike', async ({ request }) => {
  const seen = new Map<string, string>()
  for (const page of all()) {
    expect([
      metaOf(page, 'og:image'),
      metaOf(page, 'twitter:image'),
      metaOf(page, 'og:image:width'),
      metaOf(page, 'og:image:height'),
    ]).toEqual([`${settings.siteUrl}${sharePath(page.path as `/${string}`)}`, metaOf(page, 'og:image'), '1200', '630'])
    const bytes = await (await request.get(sharePath(page.path as `/${string}`))).body()
    expect(pngSize(bytes), page.path).toEqual([1200, 630])
    const twin = seen.get(bytes.toString('base64'))
    expect(twin, `${page.path} shares the picture of ${twin}`).toBeUndefined()
    seen.set(bytes.toString('base64'), page.path)
  }
})

test('one h1, headings in order, pictures with size and text', () => {
  expect(problemsOf([...all(), notFound], ({ headings }) => headingProblems(headings))).toEqual([])
  const found = problemsOf(all(), ({ images }) =>
    images.flatMap(({ src, alt, width, height }) => [
      ...(alt === null || /\.(png|jpe?g|webp|avif)$|^(image|picture|photo)\b/i.test(alt)
        ? [`${src}: alternative “${alt}”`]
        : []),
      ...(width && height ? [] : [`${src}: no size`]),
    ]),
  )
  expect(found).toEqual([])
})

test('structured data: one connected graph a page, as search engines ask for it, showing what the page shows', () => {
  expect(
    problemsOf(all(), ({ jsonLd, text }) => [
      ...(jsonLd.length === 1 ? [] : [`${jsonLd.length} graphs`]),
      ...graphProblems(graphOf(jsonLd), text, settings.siteUrl),
    ]),
  ).toEqual([])
  const types = (page: ReadPage) => graphOf(page.jsonLd).map(node => node['@type'] ?? '')
  const having = (type: string) => all().filter(page => types(page).includes(type)).length
  expect(
    Object.fromEntries(
      ['Electrician', 'WebSite', 'Service', 'BreadcrumbList', 'BlogPosting', 'ItemList'].map(type => [
        type,
        having(type),
      ]),
    ),
  ).toEqual({
    Electrician: 56,
    WebSite: 56,
    Service: 5 + 21 + 15,
    BreadcrumbList: 55,
    BlogPosting: 6,
    ItemList: 4,
  })
  expect(having('FAQPage')).toBeGreaterThan(40)
})

test('structured data: positions 1 to 3 on a town page, the specified price range, the rating on its pages alone', () => {
  const crumbs = graphOf(pageAt('/service-areas/islip').jsonLd).find(node => node['@type'] === 'BreadcrumbList')
  expect((crumbs?.itemListElement as Node[]).map(({ position, name }) => [position, name])).toEqual([
    [1, 'Home'],
    [2, 'Service Areas'],
    [3, 'Islip'],
  ])
  for (const page of all()) {
    const place = graphOf(page.jsonLd).find(node => node['@type'] === 'Electrician')
    expect(place?.priceRange).toBe('$850-$4500')
    expect(place?.aggregateRating !== undefined, page.path).toBe(
      pagesWithRating.some(slug => serviceAreaPath(slug) === page.path),
    )
  }
})

test('structured data: a maintained validator, with the whole vocabulary, finds nothing', async () => {
  test.setTimeout(120_000)
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
  // It does find what is wrong.
  expect((await issuesOf([{ '@type': 'Electrician', name: 'n', nonsense: 'x' }])).join()).toContain('nonsense')
  expect((await issuesOf([{ '@type': 'Elektrician' }])).join()).toContain('not a valid schema.org type')
  expect(
    (await issuesOf([{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] }])).length,
  ).toBeGreaterThan(0)
  const found: string[] = []
  for (const page of all()) found.push(...(await issuesOf(graphOf(page.jsonLd))).map(issue => `${page.path} ${issue}`))
  expect(found).toEqual([])
})

test('towns lead to four neighbors, to services and to their other page; articles lead to towns and to each other', () => {
  const isTown = (href: string) => /^\/(service-areas|locations)\/[a-z]/.test(href)
  const places = (page: CrawledPage) =>
    new Set(page.mainLinks.filter(href => isTown(href) && href !== page.path).map(href => href.split('/')[2]))
  for (const page of all().filter(({ path }) => isTown(path))) {
    const slug = page.path.split('/')[2] ?? ''
    const others = new Set([...places(page)].filter(other => other !== slug))
    expect(others.size, page.path).toBeGreaterThanOrEqual(4)
    expect(
      new Set(page.mainLinks.filter(href => href.startsWith('/services/'))).size,
      page.path,
    ).toBeGreaterThanOrEqual(3)
    if (isServiceArea(slug) && isLocation(slug))
      expect(page.mainLinks).toContain(page.path === locationPath(slug) ? serviceAreaPath(slug) : locationPath(slug))
  }
  for (const slug of postSlugs) {
    const page = pageAt(`/blog/${slug}`)
    expect(places(page).size, page.path).toBeGreaterThanOrEqual(3)
    expect(new Set(page.mainLinks.filter(href => href.startsWith('/blog/'))).size, page.path).toBeGreaterThanOrEqual(3)
    expect(page.mainLinks, page.path).toContain('/contact')
  }
})

test('the not-found screen is not listed, claims no address and describes no page', () => {
  expect(notFound.status).toBe(404)
  expect([metaOf(notFound, 'robots'), notFound.canonical, notFound.meta.get('og:url')]).toEqual([
    'noindex',
    [],
    undefined,
  ])
  expect(graphOf(notFound.jsonLd).map(node => node['@type'])).toEqual(['Electrician', 'WebSite'])
  expect(graphProblems(graphOf(notFound.jsonLd), notFound.text, settings.siteUrl)).toEqual([])
})

test('the feed lists the six articles, the newest first; llms.txt links every listed page but the home page', async ({
  request,
}) => {
  const feed = await request.get('/rss.xml')
  expect(feed.headers()['content-type']).toMatch(/xml/)
  const xml = await feed.text()
  const items = [...xml.matchAll(/<item>[\s\S]*?<\/item>/g)].map(([item]) => item)
  expect(items).toHaveLength(postSlugs.length)
  const dates = items.map(item => Date.parse(/<pubDate>(.*?)<\/pubDate>/.exec(item)?.[1] ?? ''))
  expect(dates).toEqual(dates.toSorted((a, b) => b - a))
  for (const item of items)
    expect(paths.map(path => `${settings.siteUrl}${path}`)).toContain(/<link>(.*?)<\/link>/.exec(item)?.[1])

  const guide = await request.get('/llms.txt')
  expect(guide.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await guide.text()
  expect(text).toMatch(/^# .+\n\n> .+\n/)
  const linked = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url]) => url)
  expect(linked.toSorted()).toEqual(
    routes
      .filter(({ indexed, path }) => indexed && path !== '/')
      .map(({ path }) => `${settings.siteUrl}${path}`)
      .toSorted(),
  )
})

test.describe('in a browser', () => {
  test.use({ expectedMessages: /404/ })
  test('all 56 pages and the not-found screen: what the parser saw is what is shown, pictures load, and nothing comes from elsewhere', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const found: string[] = []
    for (const path of [...paths, MISSING]) {
      await page.goto(path, { waitUntil: 'load' })
      const shown = await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
        return {
          title: document.title,
          headings: [...document.querySelectorAll('h1')].map(heading => heading.checkVisibility() && heading.innerText),
          broken: [...document.images].filter(image => image.naturalWidth === 0).map(image => image.src),
          graphs: document.querySelectorAll('script[type="application/ld+json"]').length,
          events: (window.dataLayer ?? []).flatMap(entry => ('event' in entry ? [entry.event] : [])),
        }
      })
      const read = path === MISSING ? notFound : pageAt(path)
      const expected = {
        title: read.title,
        headings: read.headings.filter(({ level }) => level === 1).map(({ text }) => text),
        broken: [],
        graphs: 1,
        events: ['ld_injected'],
      }
      if (JSON.stringify(shown) !== JSON.stringify(expected)) found.push(`${path}: ${JSON.stringify(shown)}`)
    }
    expect(found).toEqual([])
  })

  test('what the structured data says of the reviews can be read on the page', async ({ page }) => {
    for (const slug of pagesWithRating) {
      await page.goto(serviceAreaPath(slug))
      await expect(page.getByRole('region', { name: 'Reviews' })).toContainText(
        `${business.reviews.rating} from ${business.reviews.count} reviews`,
      )
      await expect(page.getByRole('region', { name: 'Reviews' })).toContainText('As of')
    }
  })
})
