// On phones the page below the first screen is laid out in parts, all before the load event. A page that opens at a position of its own is
// laid out at once.
import type { Page } from 'playwright/test'
import { expect, test, waitForFonts } from './fixtures'

interface Seen {
  /** Whether the page is laid out in parts. */
  early: boolean
  /** Number of parts when the page was parsed. */
  parts: number
  /** The footer at that time. */
  footer: { visibility: string; height: number }
  /** Remaining parts after each task. */
  left: number[]
  /** Remaining parts at the load event. */
  atLoad: number
}

const pages = [
  '/',
  '/services/home-ev-charger-installation',
  '/locations/mastic/',
  '/contact',
  '/ev-charger-planner',
  '/blog/tesla-wall-connector-vs-universal-chargers',
  '/privacy',
]

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const seen: Seen = { early: false, parts: 0, footer: { visibility: '', height: 0 }, left: [], atLoad: -1 }
    Object.assign(globalThis, { seen })
    const left = () => document.querySelectorAll('.later').length
    addEventListener('load', () => (seen.atLoad = left()))
    document.addEventListener('DOMContentLoaded', () => {
      const footer = document.querySelector('footer')
      if (!footer) return
      seen.early = 'early' in document.documentElement.dataset
      seen.parts = left()
      seen.footer = { visibility: getComputedStyle(footer).contentVisibility, height: footer.offsetHeight }
      new MutationObserver(() => seen.left.push(left())).observe(document.body, {
        subtree: true,
        attributeFilter: ['class'],
      })
    })
  })
})

const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
const footerHeight = (page: Page) => page.locator('footer').evaluate(footer => (footer as HTMLElement).offsetHeight)

test('parts are laid out one by one, all before the load event', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path)
    const { early, parts, footer, left, atLoad } = await seen(page)
    expect(early, path).toBe(true)
    expect(footer, path).toEqual({ visibility: 'auto', height: 844 })
    // React may change a class of its own in between, on the planner's page.
    expect([...new Set(left)].slice(0, parts), path).toEqual(
      Array.from({ length: parts }, (_, index) => parts - 1 - index),
    )
    expect(atLoad, path).toBe(0)
    await expect(page.locator('html'), path).not.toHaveAttribute('data-early')
    expect(await page.locator('footer').evaluate(element => getComputedStyle(element).contentVisibility), path).toBe(
      'visible',
    )
  }
})

test('on the first page of a visit the parts get the fonts one by one, and keep the others until then', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fonts: { left: number; kept: boolean }[] = []
    Object.assign(globalThis, { fonts })
    const familyOf = (element: Element) => getComputedStyle(element).fontFamily
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        if (document.documentElement.dataset.fonts === undefined) return
        const raw = [...document.querySelectorAll('.raw')]
        fonts.push({
          left: raw.length,
          kept: raw.every(part => familyOf(part) !== familyOf(document.body) || part === document.body),
        })
      }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['class'] }),
    )
  })
  for (const path of ['/', '/contact', '/services']) {
    await page.goto(path)
    await waitForFonts(page)
    const parts = (await seen(page)).parts
    const fonts = await page.evaluate(() => (globalThis as unknown as { fonts: object[] }).fonts)
    expect(fonts, path).toEqual(Array.from({ length: parts }, (_, index) => ({ left: parts - 1 - index, kept: true })))
    expect(parts, path).toBeGreaterThan(1)
    // Without a referrer each page is the first of a visit.
    await page.goto('about:blank')
  }
})

test('a page with a fragment is laid out at once', async ({ page }) => {
  for (const address of [
    '/#estimate',
    '/locations/mastic/#quote',
    '/ev-charger-planner#plan-estimate',
    '/ev-charger-planner#send-plan',
    '/ev-charger-planner#plan-guidance',
  ]) {
    await page.goto(address)
    const { early, footer } = await seen(page)
    expect(early, address).toBe(false)
    expect(footer, address).toEqual({ visibility: 'visible', height: await footerHeight(page) })
    await expect(page.locator(`#${address.split('#')[1]}`), address).toBeInViewport()
  }
})

test('a reloaded page keeps its scroll position', async ({ page }) => {
  for (const path of ['/', '/locations/mastic/']) {
    await page.goto(path)
    await waitForFonts(page)
    // The page has smooth scrolling.
    const place = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' })
      return scrollY
    })
    await page.reload()
    expect((await seen(page)).early, path).toBe(false)
    await expect.poll(() => page.evaluate(() => scrollY), path).toBeCloseTo(place, -1)
  }
})

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/')
  await waitForFonts(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Patchogue' }).last()
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await link.click()
  await page.waitForURL('**/locations/patchogue/')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1)
})

test('a page with the sidebar is laid out at once, for the budget of inline scripts', async ({ page }) => {
  for (const path of ['/service-areas', '/service-areas/huntington']) {
    await page.goto(path)
    expect((await seen(page)).early, path).toBe(false)
    expect((await seen(page)).footer.visibility, path).toBe('visible')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('everything is laid out at once', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).not.toHaveAttribute('data-early')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})
