// Addresses and headers from the asset server of production. docs/nginx.conf sets the same headers.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { siteWords } from '@/content/words/site'
import { routes } from '@/content/routes'
import { otherSpelling } from '@/lib/route'
import { root } from '@/scripts/project'

/** '/*' -> { 'X-Content-Type-Options': 'nosniff', … } */
const rules = new Map<string, Map<string, string>>()
for (const line of readFileSync(path.join(root, 'public/_headers'), 'utf8').split('\n')) {
  if (/^\//.test(line)) rules.set(line.trim(), new Map())
  const header = /^ {2}([\w-]+): (.*)$/.exec(line)
  if (header) [...rules.values()].at(-1)?.set(header[1] ?? '', header[2] ?? '')
}
const configuration = readFileSync(path.join(root, 'docs/nginx.conf'), 'utf8')
const NEEDS_HTTPS = 'Strict-Transport-Security'
const REVALIDATED = 'public, max-age=0, must-revalidate'

/** No page, a page under another spelling, a file behind a page, a folder. */
const nowhere = [
  '/no-such-page',
  '/no-such-page/',
  '/no/such/page',
  '/ev-charger-installation-islip',
  '/services/none',
  '/services/none/',
  '/service-areas/selden',
  '/locations/bay-shore',
  '/locations/bay-shore/',
  '/blog/none',
  '/404',
  '/404/',
  '/404.html',
  '/_not-found',
  '/Services',
  '/services.txt',
  '/services.html',
  '/services%2Ehtml',
  '/services/%69ndex',
  '/index',
  '/index/',
  '/index.html',
  '/index.txt',
  '/locations.html',
  '/locations/index',
  '/locations/index.html',
  '/locations/islip.html',
  '/locations/islip/index.html',
  '/_headers',
  '/_redirects',
  '/_next/',
  '/_next/static',
  '/_next/static/',
  '/_next/static/chunks/gone.js',
  '/images',
  '/images/',
  '/images/generated/gone.webp',
  '/planner/gone.glb',
  '/%2e%2e/package.json',
  '/.git/config',
]

test('public/_headers has the security headers, and the configuration for nginx sets all that it sets', () => {
  expect([...rules.keys()]).toEqual(['/*', '/_next/static/*', '/images/generated/*', '/planner/*'])
  expect(Object.fromEntries(rules.get('/*') ?? [])).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    [NEEDS_HTTPS]: 'max-age=31536000',
  })
  const quoted = (value: string) => (/[\s;']/.test(value) ? `"${value}"` : value)
  for (const [name, value] of rules.get('/*') ?? []) {
    expect(configuration, name).toContain(
      `${name === NEEDS_HTTPS ? '    # ' : '    '}add_header ${name} ${name === NEEDS_HTTPS ? `"${value}"` : quoted(value)} always;\n`,
    )
  }
  for (const [pattern, headers] of rules) {
    const lifetime = headers.get('Cache-Control')
    if (lifetime) expect(configuration).toMatch(new RegExp(`~\\^${pattern.slice(0, -1)}\\s+"${lifetime}";`))
  }
})

let site = ''
// oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
test.beforeAll(({}, { project }) => {
  site = project.use.baseURL ?? ''
})
const get = (address: string) => fetch(site + address, { redirect: 'manual' })
const expectHeaders = ({ headers }: Response, address: string) => {
  for (const [name, value] of rules.get('/*') ?? []) expect(headers.get(name), `${address} ${name}`).toBe(value)
}

test('serves every route at its canonical path with revalidation', async () => {
  for (const { path: address } of routes) {
    const response = await get(address)
    expect([
      address,
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([address, 200, 'text/html; charset=utf-8', REVALIDATED])
    expect(await response.text()).toMatch(new RegExp(`rel="canonical" href="https?://[^/"]+${address}"`))
    expectHeaders(response, address)
  }
})

test('redirects the other spelling of every route in one hop and keeps the query', async () => {
  let redirected = 0
  for (const { path: address } of routes) {
    const other = otherSpelling(address)
    if (!other) continue
    const { status, headers } = await get(`${other}?utm_source=a%20b&x=1`)
    expect([other, status, URL.parse(headers.get('location') ?? '', site)?.href]).toEqual([
      other,
      308,
      `${site}${address}?utm_source=a%20b&x=1`,
    ])
    redirected += 1
  }
  expect(redirected).toBe(routes.length - 1)
})

test('answers 404 with the not-found page everywhere else', async () => {
  for (const address of nowhere) {
    const response = await get(address)
    expect([address, response.status, (await response.text()).includes(siteWords.notFound.heading)]).toEqual([
      address,
      404,
      true,
    ])
    expect(response.headers.get('cache-control'), address).toBe(REVALIDATED)
    expect(response.headers.get('content-security-policy'), address).toBe("frame-ancestors 'none'")
  }
})

test('sets content type, headers and cache lifetime of each file', async () => {
  const home = await (await get('/')).text()
  const planner = await (await get('/ev-charger-planner')).text()
  const find = (pattern: RegExp, html = home) => pattern.exec(html)?.[0] ?? `nothing like ${String(pattern)}`
  const styles = find(/\/_next\/static\/[^"]+\.css/)
  const immutable = 'public, max-age=31536000, immutable'
  const oneDay = 'public, max-age=86400, stale-while-revalidate=604800'
  const files: readonly (readonly [address: string, type: RegExp, lifetime: string])[] = [
    ['/rss.xml', /xml/, REVALIDATED],
    ['/sitemap.xml', /xml/, REVALIDATED],
    ['/robots.txt', /^text\/plain/, REVALIDATED],
    ['/llms.txt', /^text\/plain; charset=utf-8$/, REVALIDATED],
    ['/site.webmanifest', /^application\/manifest\+json/, REVALIDATED],
    ['/favicon.ico', /^image\//, REVALIDATED],
    ['/icon.svg', /^image\/svg\+xml/, REVALIDATED],
    [find(/\/og\/[\w-]+\.png/), /^image\/png/, REVALIDATED],
    [find(/\/images\/generated\/[\w-]+\.avif/), /^image\/avif/, oneDay],
    [find(/\/images\/generated\/[\w-]+\.webp/), /^image\/webp/, oneDay],
    [styles, /^text\/css/, immutable],
    [`/_next/static${find(/\/media\/[^)]+\.woff2/, await (await get(styles)).text())}`, /^font\/woff2/, immutable],
    [find(/\/_next\/static\/chunks\/[^" ]+\.js/), /javascript/, immutable],
    [find(/\/_next\/static\/flight\/[^" ]+\.js/, planner), /javascript/, immutable],
    ['/planner/models/charger-slab.glb', /^model\/gltf-binary/, oneDay],
    ['/planner/models/ev-car.bin', /^application\/octet-stream/, oneDay],
  ]
  for (const [address, type, lifetime] of files) {
    const response = await get(address)
    expect([address, response.status, response.headers.get('cache-control')]).toEqual([address, 200, lifetime])
    expect(response.headers.get('content-type'), address).toMatch(type)
    expect((await response.arrayBuffer()).byteLength, address).toBeGreaterThan(50)
    expectHeaders(response, address)
  }
})
