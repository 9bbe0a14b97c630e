// Pages with every element of the site in windows from 320 to 1440 px, with text at 100% and 200%
// and with wide text, in both schemes, with reduced motion, in forced colors, and as Safari reads
// their lists; every page, whose words differ, in the narrowest window.
import { routes } from '@/content/routes'
import { expect, NOT_FOUND, samplePages, test, waitForPlanner } from './fixtures'
import { bareParts, focusFaults, layoutFaults, lostParts, movingParts, schemeFaults } from './page-layout'

const phone = { width: 390, height: 844 }
test.use({ expectedMessages: /404/, contextOptions: { reducedMotion: 'reduce' } })

const planner = '/ev-charger-planner'
const addresses = [...routes.map(({ path }) => path), NOT_FOUND]
/** Text size: the browser's own, px, which the widths of media queries follow too. */
const textSizes = [
  { name: '100%', px: 16, widths: [320, 390, 768, 834, 1024, 1180, 1440], focusWidth: 768 },
  { name: '200%', px: 32, widths: [320, 390, 834, 1440], focusWidth: 390 },
] as const
const heightOf = (width: number) => (width < 768 ? 844 : 900)
/** A phone on its side, for the planner, which fills the window. */
const lowWindow = { width: 844, height: 390 }
/** WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
/** So that several workers share the pages. */
const GROUPS = 4

for (let group = 0; group < GROUPS; group++)
  test(`nothing overflows, breaks or is covered on any page (${group + 1} of ${GROUPS})`, async ({ page }) => {
    test.setTimeout(180_000)
    const browser = await page.context().newCDPSession(page)
    const found: string[] = []
    for (const path of addresses.filter((_, index) => index % GROUPS === group)) {
      await page.setViewportSize(phone)
      await page.goto(path)
      if (path === planner) await waitForPlanner(page)
      const isSample = samplePages.includes(path)
      if (isSample) found.push(...(await page.evaluate(movingParts)).map(fault => `${path}: ${fault}`))
      for (const { name, px, widths, focusWidth } of textSizes) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: px } })
        const windows = (isSample ? widths : widths.slice(0, 1)).map(width => ({ width, height: heightOf(width) }))
        for (const viewport of path === planner ? [...windows, lowWindow] : windows) {
          await page.setViewportSize(viewport)
          const faults = await page.evaluate(layoutFaults)
          if (isSample && viewport.width === focusWidth) {
            faults.push(...(await page.evaluate(schemeFaults)))
            // The planner makes way for the focus after the event: see focus.spec.ts.
            if (path !== planner) faults.push(...(await page.evaluate(focusFaults)))
          }
          found.push(...faults.map(fault => `${path}, ${viewport.width} px, text at ${name}: ${fault}`))
        }
      }
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
      if (!isSample) continue
      await page.setViewportSize(phone)
      const faults = await page.evaluate(bareParts)
      await page.emulateMedia({ forcedColors: 'active' })
      faults.push(...(await page.evaluate(lostParts)))
      await page.emulateMedia({ forcedColors: null })
      await page.addStyleTag({ content: textSpacing })
      for (const viewport of [phone, { width: 1280, height: 900 }]) {
        await page.setViewportSize(viewport)
        faults.push(...(await page.evaluate(layoutFaults)).map(fault => `${viewport.width} px, wide text: ${fault}`))
      }
      found.push(...faults.map(fault => `${path}: ${fault}`))
    }
    expect(found).toEqual([])
  })
