// Focus is never lost or hidden.
import type { Locator, Page } from 'playwright/test'
import { siteWords } from '@/content/words/site'
import { plannerWords } from '@/content/words/planner'
import { leadMessages } from '@/lib/leads/messages'
import { expect, waitForIsland, waitForPlanner, test, openMoreSettings } from './fixtures'
import { plannerSteps } from '@/components/planner/steps'
import { covered, tabSteps, tabThroughPage, underBars } from './tab-stops'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('at 400% zoom the planner covers no focused element', async ({ page }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  const stops = await tabThroughPage(page)
  expect(stops.length).toBeGreaterThan(35)
  // The scrolling table is taller than such a window.
  expect(covered(stops.filter(({ name }) => !name.startsWith('section ')))).toEqual([])
})

/** Through the planner's controls and beyond, and no more than the page has. */
const STOPS = 36

for (const [width, height] of [
  [844, 390],
  [390, 844],
  [834, 1112],
  [1440, 900],
] as const)
  test(`at ${width} by ${height} px, text at 100% and 200%, no bar covers what has the focus in the planner`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    await page.setViewportSize({ width, height })
    const browser = await page.context().newCDPSession(page)
    const found: string[] = []
    for (const px of [16, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: px } })
      await page.goto('/ev-charger-planner')
      await waitForPlanner(page)
      for (const step of plannerSteps) {
        const tab = page.getByRole('button', { name: plannerWords.inspector.tabs[step], exact: true })
        await tab.press('Enter')
        await page.evaluate(() => scrollTo(0, 0))
        await page.getByRole('button', { name: plannerWords.undo }).focus()
        const forward = await tabSteps(page, 'Tab', STOPS)
        const back = await tabSteps(page, 'Shift+Tab', STOPS)
        expect(back.length, step).toBe(STOPS)
        const where = `${px} px, ${step}: `
        found.push(
          ...[...forward, ...back]
            .filter(({ isInPlanner }) => isInPlanner)
            .flatMap(stop => [...covered([stop]), ...underBars([stop])].map(fault => where + fault)),
        )
      }
    }
    expect([...new Set(found)]).toEqual([])
  })

test('the planner does not move while Tab walks through it', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/ev-charger-planner')
    await waitForPlanner(page)
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const before = await scrolled()
    const next = page.getByRole('button', { name: plannerWords.inspector.next })
    const isReached = () => next.evaluate(element => element === document.activeElement)
    await page.getByRole('button', { name: plannerWords.undo }).focus()
    const seen: string[] = []
    while (seen.length < 60 && !(await isReached())) {
      await page.keyboard.press('Tab')
      seen.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
      expect(Math.abs((await scrolled()) - before), seen.at(-1)).toBeLessThan(48)
    }
    await expect(next).toBeFocused()
    // From the buttons over the stage through the whole panel.
    expect(seen).toEqual(expect.arrayContaining([plannerWords.inspector.share, plannerWords.inspector.tabs.plan]))
  }
})

test('the submit button regains focus after the request, the result is announced, and a corrected field is unmarked', async ({
  page,
}) => {
  await page.goto('/contact')
  await waitForIsland(page, 'long-estimate')
  const press = page.getByRole('button', { name: siteWords.forms.estimate.submit })
  await press.click()
  const invalid = page.locator('#estimate-first-name')
  await expect(invalid).toHaveAttribute('aria-invalid', 'true')
  await invalid.fill('Ada')
  await expect(invalid).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('#estimate-last-name')).toHaveAttribute('aria-invalid', 'true')
  for (const [field, text] of [
    ['last-name', 'Byron'],
    ['phone', '631 555 0142'],
    ['email', 'ada@example.com'],
  ])
    await page.locator(`#estimate-${field}`).fill(text ?? '')
  await press.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(siteWords.forms.status.sent)).toBeVisible()
  await expect(press).toBeFocused()
  await page.locator('#estimate-message').fill('One thing more')
  await expect(page.getByText(siteWords.forms.status.sent)).toBeHidden()

  // F8 focuses the toast; Escape closes it and restores the focus.
  await expect(page.locator('[data-variant="destructive"]')).toBeHidden()
  await page.keyboard.press('F8')
  expect(await page.locator(':focus').evaluate(element => element.closest('[role="region"]') !== null)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByText(leadMessages.estimate.title, { exact: true })).toBeHidden()
  await expect(page.locator('#estimate-message')).toBeFocused()
})

test('a menu closes when focus leaves it, and a collapsing sidebar moves focus to its button', async ({ page }) => {
  await page.goto('/service-areas/huntington')
  const menu = page.locator('#menu-services')
  await page
    .getByRole('navigation', { name: siteWords.mainMenu })
    .getByRole('button', { name: siteWords.services, exact: true })
    .focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await menu.locator('a').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()
  await expect(page.locator(':focus')).toHaveCount(1)

  await page.locator('#areas-sidebar-body a').nth(3).focus()
  await page.keyboard.press('Control+b')
  await expect(page.locator('#areas-sidebar-body')).toBeHidden()
  await expect(page.locator('#toggle')).toBeFocused()
})

async function ringContrast(page: Page, target: Locator): Promise<number> {
  await target.focus()
  await page.keyboard.press('Shift')
  return target.evaluate(element => {
    const bearer = element.matches('input[type=radio]') ? (element.closest('label') ?? element) : element
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const luminance = (color: string) => {
      if (!canvas) throw new Error('no canvas')
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(value =>
        value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const { outlineColor, outlineOffset, outlineStyle } = getComputedStyle(bearer)
    if (outlineStyle === 'none') return 0
    // Outside the element, the ring is on the background around it.
    let background: Element | null = Number.parseFloat(outlineOffset) < 0 ? bearer : bearer.parentElement
    while (background && /, 0\)$|transparent/.test(getComputedStyle(background).backgroundColor))
      background = background.parentElement
    const [light = 0, dark = 0] = [
      luminance(outlineColor),
      luminance(getComputedStyle(background ?? document.body).backgroundColor),
    ].toSorted((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  })
}

test('the ring is visible on every background, light and dark', async ({ page }) => {
  const expectRings = async (targets: readonly string[]) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const target of targets)
        expect(await ringContrast(page, page.locator(target).first()), `${colorScheme}: ${target}`).toBeGreaterThan(3)
    }
  }
  await page.goto('/')
  await expectRings(['header a', 'footer a', 'main .bg-night a'])
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  await page.locator('.planner-circuit > summary').click()
  await openMoreSettings(page)
  await expectRings([
    'input[name=plan-amps]:checked',
    'input[name=plan-brand]:checked',
    'input[name=plan-conduit]:not(:checked)',
    '[aria-pressed=true]',
    '.planner-tabs [aria-current]',
    '.planner-actions button',
  ])
})
