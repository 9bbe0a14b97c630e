// The subsetted fonts still have what pages need, and come after the first paint of a visit without
// moving anything.
import { expect, test, waitForFonts } from './fixtures'

test('both fonts load, with the weights that pages use and tabular figures', async ({ page }) => {
  await page.goto('/services')
  await waitForFonts(page)
  const found = await page.evaluate(async () => {
    await document.fonts.ready
    const root = getComputedStyle(document.documentElement)
    const familyOf = (name: string) => (root.getPropertyValue(name).split(',')[0] ?? '').trim()
    const bare = (families: string) => families.replaceAll('"', '')
    const width = (text: string, style: string) => {
      const span = document.createElement('span')
      span.style.cssText = `position:absolute;white-space:pre;font-size:100px;${style}`
      span.textContent = text
      document.body.append(span)
      const { width } = span.getBoundingClientRect()
      span.remove()
      return width
    }
    return Promise.all(
      ['--font-display', '--font-text'].map(async name => {
        const family = familyOf(name)
        const styleOf = (weight: number) => `font-family:${family},monospace;font-weight:${weight};`
        const faces = await document.fonts.load(`700 100px ${family}`, '1')
        const tabular = [...'0123456789'].map(digit =>
          Math.round(width(digit.repeat(10), `${styleOf(700)}font-variant-numeric:tabular-nums`)),
        )
        const plain = [...'0123456789'].map(digit =>
          Math.round(width(digit.repeat(10), `${styleOf(700)}font-variant-numeric:proportional-nums`)),
        )
        return {
          loaded: faces.map(({ status }) => status),
          tabularWidths: new Set(tabular).size,
          plainWidths: new Set(plain).size,
          weightsDiffer:
            width('Garage', styleOf(name === '--font-display' ? 600 : 400)) !== width('Garage', styleOf(700)),
          weightsUsed: [
            ...new Set(
              [...document.querySelectorAll('body *')]
                .filter(element => bare(getComputedStyle(element).fontFamily).startsWith(bare(family)))
                .map(element => getComputedStyle(element).fontWeight),
            ),
          ],
          kerned: width('AVAVAV', styleOf(700)) < width('AVAVAV', `${styleOf(700)}font-kerning:none`),
        }
      }),
    )
  })
  expect(found).toHaveLength(2)
  for (const font of found) expect(font).toMatchObject({ loaded: ['loaded'], tabularWidths: 1, kerned: true })
  expect(found.map(({ weightsDiffer }) => weightsDiffer)).toEqual([false, true])
  expect(found[0]?.weightsUsed).toEqual(['700'])
  // Without the feature the widths differ, so the check above can fail.
  expect(Math.max(...found.map(({ plainWidths }) => plainWidths))).toBeGreaterThan(1)
})

test('text uses the site’s font; the font of rare characters loads only where one is shown', async ({ page }) => {
  await page.goto('/contact')
  await waitForFonts(page)
  const statuses = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      const [first, second] = getComputedStyle(document.body)
        .fontFamily.split(',')
        .map(family => family.trim().replaceAll('"', ''))
      const of = (name: string | undefined) =>
        [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === name)
      return {
        own: of(first).map(({ status, weight }) => `${weight} ${status}`),
        others: of(second).map(({ status, unicodeRange }) => `${unicodeRange.startsWith('U+A1')} ${status}`),
      }
    })
  expect(await statuses()).toEqual({ own: ['400 700 loaded'], others: ['true unloaded'] })
  await page
    .locator('main p')
    .first()
    .evaluate(lead => lead.append(' José'))
  await expect.poll(statuses).toEqual({ own: ['400 700 loaded'], others: ['true loaded'] })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the first page of a visit is loaded before its fonts are requested, and hardly moves when they come', async ({
    page,
  }) => {
    // The last two have texts that need another number of lines in the fallback fonts.
    const paths = [
      '/',
      '/services',
      '/service-areas/huntington',
      '/locations/mastic/',
      '/contact',
      '/terms',
      '/locations/farmingville/',
      '/blog/prepare-home-ev-charger-installation',
    ]
    for (const path of paths) {
      await page.goto(path)
      await waitForFonts(page)
      await expect(page.locator('#manifest'), path).toHaveAttribute('rel', 'manifest')
      const { loadedMs, requestedMs, shift } = await page.evaluate(async () => {
        await document.fonts.ready
        const requests = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
        const shifts = await new Promise<PerformanceEntryList>(resolve => {
          new PerformanceObserver(list => resolve(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve([]), 500)
        })
        return {
          loadedMs: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
          requestedMs: Math.min(...requests.map(({ startTime }) => startTime)),
          shift: shifts.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
        }
      })
      expect(requestedMs, path).toBeGreaterThan(loadedMs)
      expect(shift, path).toBeLessThan(0.02)
      // Without a referrer each page is the first of a visit.
      await page.goto('about:blank')
    }
  })

  test('later pages of a visit have the fonts from the start', async ({ page }) => {
    await page.goto('/services')
    await waitForFonts(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /permits/i })
      .first()
      .click()
    await page.waitForURL('**/services/permits-inspections')
    const early = await page.evaluate(() => {
      const request = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))
      const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
      return (request?.startTime ?? Infinity) < load.loadEventStart
    })
    expect(early).toBe(true)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('text has the site’s fonts', async ({ page }) => {
    const font = page.waitForResponse(/\/text[^/]*\.woff2$/)
    await page.goto('/services')
    expect((await font).ok()).toBe(true)
  })
})
