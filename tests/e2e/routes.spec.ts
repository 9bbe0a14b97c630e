// Addresses and headers of the served site, and pages of every kind once in a browser.
import { labels } from '@/content/words/site'
import { routes } from '@/content/routes'
import { isServiceArea } from '@/content/towns'
import { otherSpelling } from '@/lib/route'
import { readPage } from '@/scripts/crawl/page'
import { addressesOfNothing } from './addresses'
import { expect, samplePages, test } from './fixtures'

/** The `town` of a page's ld_injected event, see docs/product.md, "Data layer". */
function expectedTown(path: string): string | null {
  if (path.startsWith('/service-areas')) return 'suffolk-county'
  const slug = path.split('/').filter(Boolean).at(-1) ?? ''
  return path !== '/' && path.startsWith('/locations/') && isServiceArea(slug) ? slug : null
}

test('every route answers 200 with its own page', async ({ request }) => {
  for (const { path } of routes) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8')
    expect(await response.text(), path).toMatch(new RegExp(`rel="canonical" href="https?://[^/"]+${path}"`))
  }
})

test('the other spelling of every route leads there in one hop and keeps the query', async ({ request, baseURL }) => {
  const redirects = routes.flatMap(({ path }) => {
    const other = otherSpelling(path)
    return other ? [{ path, other }] : []
  })
  expect(redirects).not.toEqual([])
  for (const { path, other } of redirects) {
    const response = await request.get(`${other}?utm_source=a%20b&x=1`, { maxRedirects: 0 })
    expect([301, 308], other).toContain(response.status())
    expect(new URL(response.headers().location ?? '', baseURL).href).toBe(`${baseURL}${path}?utm_source=a%20b&x=1`)
  }
})

test.describe('pages of every kind in a browser', () => {
  test.use({ expectedMessages: /404/ })
  test('shows its heading and pictures, pushes ld_injected once, and loads scripts only for an island', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const scripts: string[] = []
    page.on('request', sent => sent.resourceType() === 'script' && scripts.push(sent.url()))
    for (const path of samplePages) {
      const exported = readPage(await (await request.get(path)).text())
      scripts.length = 0
      await page.goto(path, { waitUntil: 'load' })
      const shown = await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
        return {
          title: document.title,
          headings: [...document.querySelectorAll('h1')].map(heading => heading.checkVisibility() && heading.innerText),
          broken: [...document.images].filter(image => image.naturalWidth === 0).map(image => image.src),
          graphs: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
            script => script.textContent,
          ),
          events: (window.dataLayer ?? []).filter(entry => 'event' in entry),
          hasIsland: document.querySelector('[data-island]') !== null,
        }
      })
      const [graph = '{}'] = shown.graphs
      const { '@graph': nodes } = JSON.parse(graph) as { '@graph': { '@type': string }[] }
      const types = nodes.map(node => node['@type'])
      expect(shown, path).toMatchObject({
        title: exported.title,
        headings: exported.headings.filter(({ level }) => level === 1).map(({ text }) => text),
        broken: [],
        graphs: [expect.any(String)],
        events: [
          {
            event: 'ld_injected',
            town: expectedTown(path),
            hasFAQ: types.includes('FAQPage'),
            hasBreadcrumb: types.includes('BreadcrumbList'),
          },
        ],
      })
      expect(shown.hasIsland ? [] : scripts, `${path}: scripts without an island`).toEqual([])
    }
  })
})

test.describe('any other address', () => {
  for (const path of [
    ...addressesOfNothing,
    '/ev-charger-installation-islip',
    '/index.txt',
    '/services%2Ehtml',
    '/services/%69ndex',
    '/_next/static/',
    '/images/generated/gone.webp',
    '/planner/gone.glb',
  ]) {
    test(`${path} answers 404 with the not-found page, uncached`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status()).toBe(404)
      expect(response.headers()).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': "frame-ancestors 'none'",
      })
      expect(await response.text()).toContain(labels.notFound.heading)
    })
  }

  test.describe('in a browser', () => {
    test.use({ expectedMessages: /404: no page at \/no\/such\/page|status of 404/ })
    test('logs the missing path and links home', async ({ page }) => {
      const messages: string[] = []
      page.on('console', message => messages.push(message.text()))
      await page.goto('/no/such/page')
      await expect(page.getByRole('heading', { level: 1, name: labels.notFound.heading })).toBeVisible()
      expect(messages.join('\n')).toContain('404: no page at /no/such/page')
      await page.getByRole('link', { name: labels.notFound.home }).click()
      await expect(page).toHaveURL('/')
    })
  })
})

test('feeds and text files have their content types', async ({ request }) => {
  for (const [path, type] of [
    ['/sitemap.xml', /xml/],
    ['/rss.xml', /xml/],
    ['/robots.txt', /^text\/plain/],
    ['/llms.txt', /^text\/plain; charset=utf-8$/],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-type'], path).toMatch(type)
  }
})

test('files carry the security headers and the cache lifetime of their kind', async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const home = await textOf('/')
  const find = (pattern: RegExp, text = home) => pattern.exec(text)?.[0] ?? `nothing like ${String(pattern)}`
  const styles = find(/\/_next\/static\/[^"]+\.css/)
  const font = find(/\/media\/[^)]+\.woff2/, await textOf(styles))
  const aDay = 'public, max-age=86400, stale-while-revalidate=604800'
  const lifetimes = new Map([
    ['/terms', 'public, max-age=0, must-revalidate'],
    ['/locations/', 'public, max-age=0, must-revalidate'],
    [styles, 'public, max-age=31536000, immutable'],
    [`/_next/static${font}`, 'public, max-age=31536000, immutable'],
    [find(/\/images\/generated\/[\w-]+\.avif/), aDay],
    ['/planner/models/ev-car.glb', aDay],
  ])
  for (const [path, lifetime] of lifetimes) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers(), path).toMatchObject({
      'cache-control': lifetime,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "frame-ancestors 'none'",
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
    })
  }
})
