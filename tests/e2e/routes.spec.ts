// Pages of every kind once in a browser.
import { isServiceArea } from '@/content/towns'
import { readPage } from '@/tests/export/read-page'
import { expect, samplePages, test } from './fixtures'

/** The `town` of a page's ld_injected event, see docs/product.md, "Data layer". */
function expectedTown(path: string): string | null {
  if (path.startsWith('/service-areas')) return 'suffolk-county'
  const slug = path.split('/').filter(Boolean).at(-1) ?? ''
  return path !== '/' && path.startsWith('/locations/') && isServiceArea(slug) ? slug : null
}

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
