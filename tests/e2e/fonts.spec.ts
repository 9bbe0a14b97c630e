// The subsetted fonts still have what pages need, and no page is laid out again for them.
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'

test.use({ viewport: { width: 390, height: 844 } })

/** Names of the files that the letters of an element come from. */
async function fontsOf(page: Page, selector: string): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}

test('the first page of a visit does not move for its fonts, and the next has them', async ({ page }) => {
  for (const path of ['/', '/services', '/service-areas/huntington', '/contact', '/terms']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const shift = await page.evaluate(async () => {
      await document.fonts.ready
      const shifts = await new Promise<PerformanceEntryList>(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve([]), 500)
      })
      return shifts.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
    })
    expect(shift, path).toBe(0)
  }
  expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining('Bricolage')])
  expect(await fontsOf(page, 'main p')).toEqual([expect.stringContaining('Public Sans')])
})
