// Every page at every window width, with text at 100% and 200%, in both schemes.
import { routes } from '@/content/routes'
import { expect, test, waitForFonts, waitForPlanner } from './fixtures'
import { focusFaults, layoutFaults } from './page-layout'

test.use({ expectedMessages: /404/, contextOptions: { reducedMotion: 'reduce' } })

const planner = '/ev-charger-planner'
const addresses = [...routes.map(({ path }) => path), '/no-such-page']
const windows = [320, 390, 768, 834, 1024, 1180, 1440].map(width => ({ width, height: width < 768 ? 844 : 900 }))
/** A phone on its side, for the planner, which fills the window. */
const lowWindow = { width: 844, height: 390 }
/** The browser's own text size, px. The widths of media queries follow it too. */
const textSizes = { '100%': 16, '200%': 32 }
/** So that several workers share the pages. */
const GROUPS = 6

for (let group = 0; group < GROUPS; group++)
  test(`nothing overflows, breaks or is covered on any page (${group + 1} of ${GROUPS})`, async ({ page }) => {
    test.setTimeout(180_000)
    const browser = await page.context().newCDPSession(page)
    const found: string[] = []
    for (const path of addresses.filter((_, index) => index % GROUPS === group)) {
      await page.goto(path)
      if (path === planner) await waitForPlanner(page)
      await waitForFonts(page)
      for (const [size, standard] of Object.entries(textSizes)) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard } })
        for (const viewport of path === planner ? [...windows, lowWindow] : windows) {
          await page.setViewportSize(viewport)
          const faults = await page.evaluate(layoutFaults)
          // The planner makes way for the focus after the event: see focus.spec.ts.
          if (path !== planner && viewport.width === (size === '100%' ? 834 : 390))
            faults.push(...(await page.evaluate(focusFaults)))
          found.push(...faults.map(fault => `${path}, ${viewport.width} px, text at ${size}: ${fault}`))
        }
      }
      await browser.send('Page.setFontSizes', { fontSizes: { standard: textSizes['100%'] } })
    }
    expect(found).toEqual([])
  })
