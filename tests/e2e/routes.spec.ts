// Every route of the list, against the served product.
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { socialLinks } from '@/content/business'
import { labels } from '@/content/labels'
import { isServiceArea, otherSpelling, routes } from '@/lib/routes'
import { settings } from '@/lib/settings'
import { expect, test } from './quiet'

const ownersLinks = socialLinks.map(([, href]) => href)

type LayerEntry = { event: string; town: string | null; hasFAQ: boolean; hasBreadcrumb: boolean }

function elements(html: string, tag: string): Tree.Element[] {
  const found: Tree.Element[] = []
  const visit = (node: Tree.Node) => {
    if ('tagName' in node && node.tagName === tag) found.push(node)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))
  return found
}
const attribute = (element: Tree.Element | undefined, name: string) =>
  element?.attrs.find(entry => entry.name === name)?.value
const textOf = (node: Tree.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

/** What the decisions say `town` is on a path. */
function expectedTown(path: string): string | null {
  if (path.startsWith('/service-areas')) return 'suffolk-county'
  const slug = path.split('/').filter(Boolean).at(-1) ?? ''
  return path !== '/' && path.startsWith('/locations/') && isServiceArea(slug) ? slug : null
}

for (const { path, indexed } of routes) {
  test(`${path} answers 200 with one h1, its canonical, landmarks and working references`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(elements(html, 'h1')).toHaveLength(1)
    for (const landmark of ['header', 'main', 'footer'])
      expect(elements(html, landmark).length, landmark).toBeGreaterThan(0)
    const links = elements(html, 'link')
    expect(links.filter(link => attribute(link, 'rel') === 'canonical').map(link => attribute(link, 'href'))).toEqual([
      `${settings.siteUrl}${path}`,
    ])
    const metas = elements(html, 'meta')
    const meta = (name: string) =>
      metas
        .filter(entry => attribute(entry, 'name') === name || attribute(entry, 'property') === name)
        .map(entry => attribute(entry, 'content'))
    expect(meta('og:url')).toEqual([`${settings.siteUrl}${path}`])
    expect(meta('description')[0]?.length ?? 0).toBeGreaterThan(60)
    expect(meta('keywords')[0]?.length ?? 0).toBeGreaterThan(10)
    expect(meta('robots')[0]?.startsWith(indexed ? 'index' : 'noindex')).toBe(true)
    expect(textOf(elements(html, 'title')[0]!).length).toBeGreaterThan(10)
    const graph = elements(html, 'script').filter(script => attribute(script, 'type') === 'application/ld+json')
    expect(graph).toHaveLength(1)
    expect(() => JSON.parse(textOf(graph[0]!)) as unknown).not.toThrow()
    // Ids are unique, and every anchor on the page points at one.
    const ids = ['*'].flatMap(() => [...html.matchAll(/\sid="([^"]+)"/g)].map(match => match[1]!))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const anchor of elements(html, 'a')) {
      const href = attribute(anchor, 'href') ?? ''
      if (href.startsWith('#')) expect(ids, href).toContain(href.slice(1))
      else if (href.startsWith('/'))
        expect(
          routes.some(route => route.path === href.split('#')[0]),
          `${href} is a canonical address`,
        ).toBe(true)
      else if (!ownersLinks.includes(href)) expect(href).toMatch(/^(tel:|sms:)/)
    }
  })

  const other = otherSpelling(path)
  if (other) {
    test(`${other} leads to ${path} in one hop and keeps the query`, async ({ request, baseURL }) => {
      const response = await request.get(`${other}?utm_source=a%20b&x=1`, { maxRedirects: 0 })
      expect([301, 308]).toContain(response.status())
      expect(new URL(response.headers().location ?? '', baseURL).href).toBe(`${baseURL}${path}?utm_source=a%20b&x=1`)
    })
  }
}

test('every page pushes ld_injected once, with its town and what its structured data holds, without a message on the console', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const { path } of routes) {
    await page.goto(path)
    const pushed = await page.evaluate(() => (window.dataLayer ?? []) as LayerEntry[])
    const types = await page.evaluate(() =>
      (
        JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent) as {
          '@graph': { '@type': string }[]
        }
      )['@graph'].map(node => node['@type']),
    )
    expect(
      pushed.filter(entry => entry.event === 'ld_injected'),
      path,
    ).toEqual([
      {
        event: 'ld_injected',
        town: expectedTown(path),
        hasFAQ: types.includes('FAQPage'),
        hasBreadcrumb: types.includes('BreadcrumbList'),
      },
    ])
  }
})

test('ld_injected comes again when the page returns from the back/forward cache', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  expect(await page.evaluate(() => window.dataLayer?.length)).toBe(2)
})

test.describe('any other address', () => {
  for (const path of [
    '/no-such-page',
    '/services/none',
    '/service-areas/selden',
    '/locations/bay-shore/',
    '/blog/none',
    '/404',
    '/404.html',
    '/_not-found',
    '/Services',
    '/ev-charger-installation-islip',
    '/services.txt',
    '/index.txt',
    '/index',
    '/index.html',
    '/services.html',
    '/locations/index',
    '/locations/islip/index.html',
    '/services%2Ehtml',
    '/services/%69ndex',
    '/_next/static/chunks/gone.js',
    '/_next/static/',
    '/images/generated/gone.webp',
    '/planner/gone.glb',
  ]) {
    test(`${path} answers 404 with the not-found screen, not to be kept`, async ({ request }) => {
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

test('the sitemap lists the 54 indexed routes in their canonical form, with dates', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(match => match[1])
  expect(locations).toEqual(routes.filter(route => route.indexed).map(route => `${settings.siteUrl}${route.path}`))
  expect(locations).toHaveLength(54)
  expect([...xml.matchAll(/<lastmod>\d{4}-\d{2}-\d{2}/g)]).toHaveLength(54)
})

test('robots.txt names the sitemap and does not hide the legal pages', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${settings.siteUrl}/sitemap.xml`)
  expect(text).not.toMatch(/Disallow: \/(privacy|terms)/)
})

test('files carry the security headers, and live as long as their names say', async ({ request }) => {
  const home = await (await request.get('/')).text()
  const find = (pattern: RegExp) => pattern.exec(home)?.[0] ?? `nothing like ${String(pattern)}`
  const aDay = 'public, max-age=86400, stale-while-revalidate=604800'
  const lifetimes = new Map([
    ['/terms', 'public, max-age=0, must-revalidate'],
    ['/locations/', 'public, max-age=0, must-revalidate'],
    [find(/\/_next\/static\/[^"]+\.css/), 'public, max-age=31536000, immutable'],
    [find(/\/_next\/static\/[^"]+\.woff2/), 'public, max-age=31536000, immutable'],
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
