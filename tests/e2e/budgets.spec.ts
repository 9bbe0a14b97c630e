// Bytes that a phone loads first, against budgets.json. tests/export/budgets.test.ts checks the
// files.
import { routes } from '@/content/routes'
import { budgets, groupOf } from '@/bench/budgets'
import { gzipBytes } from '@/bench/page-weight'
import { expect, test } from './fixtures'

test.describe('on a phone, before scrolling', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

  // A page of each group of budgets, and a town's, which has a picture on its first screen.
  const samples = new Map(
    routes.toReversed().map(route => [route.kind === 'service-area' ? route.kind : groupOf(route), route]),
  ).values()
  for (const route of samples) {
    test(`${route.path} loads images, scripts and fonts within its budget`, async ({ page }) => {
      const budget = budgets.groups[groupOf(route)]
      const bytes = { image: 0, script: 0, font: 0 }
      const reading: Promise<void>[] = []
      page.on('response', response => {
        const type = response.request().resourceType()
        if (type !== 'image' && type !== 'script' && type !== 'font') return
        // Prefetches of links come once the page has loaded.
        if (response.request().headers().purpose === 'prefetch') return
        const read = async () => {
          const body = await response.body()
          bytes[type] += type === 'script' ? gzipBytes(body) : body.byteLength
        }
        reading.push(read())
      })
      await page.goto(route.path, { waitUntil: 'networkidle' })
      await Promise.all(reading)
      page.removeAllListeners('response')
      expect(bytes.image, 'images').toBeLessThanOrEqual(budget.firstLoadImages)
      expect(bytes.script, 'scripts').toBeLessThanOrEqual(budget.firstLoadScriptGzip)
      expect(bytes.font, 'fonts').toBeLessThanOrEqual(budget.fonts)
    })
  }
})
