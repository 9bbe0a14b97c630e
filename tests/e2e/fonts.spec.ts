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

test('both fonts have tabular figures and kerning; that of rare characters loads only for them', async ({ page }) => {
  // A page that has not had them at its first paint does without.
  await page.goto('/services', { waitUntil: 'networkidle' })
  await page.goto('/contact')
  const found = await page.evaluate(async () => {
    const width = (text: string, style: string) => {
      const span = document.createElement('span')
      span.style.cssText = `position:absolute;white-space:pre;font-size:100px;font-weight:700;${style}`
      span.textContent = text
      document.body.append(span)
      const { width } = span.getBoundingClientRect()
      span.remove()
      return width
    }
    const widths = (style: string) =>
      new Set([...'0123456789'].map(digit => Math.round(width(digit.repeat(10), style)))).size
    await Promise.all(['display', 'text'].map(family => document.fonts.load(`700 100px ${family}`, '1')))
    const fonts = ['display', 'text'].map(family => {
      const style = `font-family:${family},monospace;`
      return {
        tabularWidths: widths(`${style}font-variant-numeric:tabular-nums`),
        // Without the feature the widths differ, so the check above can fail.
        isPlainUneven: widths(`${style}font-variant-numeric:proportional-nums`) > 1,
        isKerned: width('AVAVAV', style) < width('AVAVAV', `${style}font-kerning:none`),
      }
    })
    const others = [...document.fonts].find(({ family }) => family.includes('others'))
    const before = others?.status
    document.querySelector('main p')?.append(' José')
    await others?.loaded
    return { fonts, others: [before, others?.status] }
  })
  const good = { tabularWidths: 1, isKerned: true }
  expect(found.fonts).toEqual([expect.objectContaining(good), expect.objectContaining(good)])
  expect(found.fonts.some(({ isPlainUneven }) => isPlainUneven)).toBe(true)
  expect(found.others).toEqual(['unloaded', 'loaded'])
})
