// docs/nginx.conf sets the headers of public/_headers and, where nginx is installed, serves out/
// correctly.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { labels } from '@/content/words/site'
import { routes } from '@/content/routes'
import { otherSpelling } from '@/lib/route'
import { addressesOfNothing } from './addresses'
import { configuration, nginx, startNginx, type Nginx } from './nginx'

const root = path.resolve(import.meta.dirname, '../..')
/** '/*' -> { 'X-Content-Type-Options': 'nosniff', … } */
const rules = new Map<string, Map<string, string>>()
for (const line of readFileSync(path.join(root, 'public/_headers'), 'utf8').split('\n')) {
  if (/^\//.test(line)) rules.set(line.trim(), new Map())
  const header = /^ {2}([\w-]+): (.*)$/.exec(line)
  if (header) [...rules.values()].at(-1)?.set(header[1] ?? '', header[2] ?? '')
}
const NEEDS_HTTPS = 'Strict-Transport-Security'

test('the configuration for nginx sets every header that public/_headers sets', () => {
  expect([...rules.keys()]).toEqual(['/*', '/_next/static/*', '/images/generated/*', '/planner/*'])
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

if (nginx === undefined) {
  console.log('NOT RUN  nginx is not installed: docs/nginx.conf was read but not run')
} else {
  test.describe('nginx', () => {
    let host: Nginx
    test.beforeAll(async () => {
      host = await startNginx()
    })
    test.afterAll(() => host.stop())
    const get = (address: string, headers: Record<string, string> = {}) =>
      fetch(host.url + address, { redirect: 'manual', headers })

    test('serves every route at its canonical path with revalidation', async () => {
      for (const { path: address } of routes) {
        const response = await get(address)
        expect([
          address,
          response.status,
          response.headers.get('content-type'),
          response.headers.get('cache-control'),
        ]).toEqual([address, 200, 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'])
        expect(await response.text()).toContain(`rel="canonical" href="`)
        for (const [name, value] of rules.get('/*') ?? [])
          if (name !== NEEDS_HTTPS) expect(response.headers.get(name), `${address} ${name}`).toBe(value)
      }
    })

    test('redirects the other spelling of every route in one hop and keeps the query', async () => {
      let redirected = 0
      for (const { path: address } of routes) {
        const other = otherSpelling(address)
        if (!other) continue
        const response = await get(`${other}?utm_source=a%20b&x=1`)
        expect([other, response.status, response.headers.get('location')]).toEqual([
          other,
          308,
          `${address}?utm_source=a%20b&x=1`,
        ])
        redirected += 1
      }
      expect(redirected).toBe(routes.length - 1)
    })

    test('answers 404 with the not-found page everywhere else', async () => {
      const elsewhere = [
        ...addressesOfNothing,
        '/no-such-page/',
        '/no/such/page',
        '/services/none/',
        '/locations/bay-shore',
        '/images/',
        '/images',
        '/404/',
        '/index/',
        '/locations/index.html',
        '/locations.html',
        '/locations/islip.html',
        '/_headers',
        '/_redirects',
        '/_next/',
        '/_next/static',
        '/%2e%2e/package.json',
        '/.git/config',
      ]
      for (const address of elsewhere) {
        const response = await get(address)
        expect([address, response.status, (await response.text()).includes(labels.notFound.heading)]).toEqual([
          address,
          404,
          true,
        ])
        expect(response.headers.get('cache-control'), address).toBe('public, max-age=0, must-revalidate')
        expect(response.headers.get('content-security-policy'), address).toBe("frame-ancestors 'none'")
      }
    })

    test('sets content type and cache lifetime of each file and compresses text', async () => {
      const home = await (await get('/')).text()
      const planner = await (await get('/ev-charger-planner')).text()
      const find = (pattern: RegExp, html = home) => pattern.exec(html)?.[0] ?? `nothing like ${String(pattern)}`
      const styles = find(/\/_next\/static\/[^"]+\.css/)
      const immutable = 'public, max-age=31536000, immutable'
      const oneDay = 'public, max-age=86400, stale-while-revalidate=604800'
      const revalidated = 'public, max-age=0, must-revalidate'
      const files: readonly (readonly [address: string, type: string, lifetime: string])[] = [
        ['/rss.xml', 'xml', revalidated],
        ['/sitemap.xml', 'xml', revalidated],
        ['/robots.txt', 'text/plain', revalidated],
        ['/llms.txt', 'text/plain', revalidated],
        ['/site.webmanifest', 'application/manifest+json', revalidated],
        ['/favicon.ico', 'image/', revalidated],
        ['/icon.svg', 'image/svg+xml', revalidated],
        [find(/\/og\/[\w-]+\.png/), 'image/png', revalidated],
        [find(/\/images\/generated\/[\w-]+\.avif/), 'image/avif', oneDay],
        [find(/\/images\/generated\/[\w-]+\.webp/), 'image/webp', oneDay],
        [styles, 'text/css', immutable],
        [`/_next/static${find(/\/media\/[^)]+\.woff2/, await (await get(styles)).text())}`, 'font/woff2', immutable],
        [find(/\/_next\/static\/chunks\/[^"]+\.js/), 'application/javascript', immutable],
        [find(/\/_next\/static\/flight\/[^"]+\.js/, planner), 'application/javascript', immutable],
        ['/planner/models/ev-car.glb', 'model/gltf-binary', oneDay],
      ]
      for (const [address, type, lifetime] of files) {
        const response = await get(address)
        expect([address, response.status, response.headers.get('cache-control')]).toEqual([address, 200, lifetime])
        expect(response.headers.get('content-type'), address).toContain(type)
        expect((await response.arrayBuffer()).byteLength, address).toBeGreaterThan(50)
      }
      for (const address of ['/', '/rss.xml', find(/\/_next\/static\/[^"]+\.css/)]) {
        const response = await get(address, { 'accept-encoding': 'gzip' })
        expect([address, response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
          address,
          'gzip',
          'Accept-Encoding',
        ])
      }
    })
  })
}
