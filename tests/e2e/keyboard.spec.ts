// Keyboard only: the focus is visible, follows the order of the page, is never trapped, and returns
// when something closes. Menus: layout.spec.ts.
import type { Locator, Page } from 'playwright/test'
import { plannerWords } from '@/content/words/planner'
import { planMessages } from '@/lib/leads/plan-messages'
import { usd } from '@/lib/usd'
import { acceptAlerts, expect, waitForPlanner, test, startPrice, totalAfter } from './fixtures'
import { covered, tabThroughMain, tabThroughPage } from './tab-stops'

const phone = { width: 390, height: 844 }

/** Presses Tab until the target has the focus; fails when it never does. */
async function tabTo(page: Page, target: Locator, most = 120) {
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluateAll(found => found.includes(document.activeElement as HTMLElement))) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

for (const [what, path] of [
  ['home', '/'],
  ['a town', '/service-areas/islip'],
  ['a location', '/locations/islip/'],
  ['a service', '/services/tesla-ev-charger-installation'],
  ['a post', '/blog/nassau-county-ev-charger-permits'],
  ['contact', '/contact'],
  ['the planner', '/ev-charger-planner'],
  ['the not-found page', '/no/such/page'],
] as const) {
  test.describe(what, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /404/ })
    test('Tab reaches every stop in order, with a visible focus that nothing covers', async ({ page }) => {
      test.setTimeout(90_000)
      await page.goto(path)
      if (path === '/ev-charger-planner') await waitForPlanner(page)
      // Header and footer are the same on every page; a town’s sidebar is before its content.
      const stops = await (['/', '/service-areas/islip'].includes(path) ? tabThroughPage(page) : tabThroughMain(page))
      expect(stops).not.toEqual([])
      expect(
        stops.filter(({ hasVisibleFocus }) => !hasVisibleFocus).map(({ name }) => name),
        'stops without a visible focus',
      ).toEqual([])
      expect(covered(stops), 'covered stops').toEqual([])
      expect(
        stops
          .filter(({ order }, index) => index > 0 && order <= (stops[index - 1]?.order ?? 0))
          .map(({ name }) => name),
        'stops out of order',
      ).toEqual([])
    })
  })
}

test('the planner: a place, undo, the Share menu, each step to Send Plan', async ({ page }) => {
  test.setTimeout(90_000)
  const alerts = acceptAlerts(page)
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  const { inspector } = plannerWords
  const island = page.locator('[data-island="planner"]')
  const button = (name: string) => island.getByRole('button', { name, exact: true })
  const price = island.locator('output')
  const readout = island.locator('#plan-readout')
  const charger = page.getByRole('application', { name: plannerWords.drawing.charger }).locator('visible=true')

  await tabTo(page, charger)
  const start = (await readout.textContent()) ?? 'none'
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(price).toContainText(
    usd(totalAfter({ type: 'nudge', direction: 'right' }, { type: 'nudge', direction: 'right' })),
  )
  const moved = (await readout.textContent()) ?? 'none'
  // The charger takes the arrow keys and leaves Tab alone.
  await page.keyboard.press('Tab')
  await expect(charger).not.toBeFocused()
  await tabTo(page, button(plannerWords.undo), 10)
  await page.keyboard.press('Enter')
  await expect(readout).not.toHaveText(moved)
  await tabTo(page, button(plannerWords.reset), 10)
  await page.keyboard.press('Enter')
  await expect(price).toContainText(startPrice)
  await expect(readout).toHaveText(start)

  await tabTo(page, button(inspector.share), 10)
  await page.keyboard.press('Enter')
  await tabTo(page, button(plannerWords.exportPng), 5)
  await page.keyboard.press('Escape')
  await expect(button(plannerWords.exportPng)).toHaveCount(0)
  await expect(button(inspector.share)).toBeFocused()

  const goOn = async (step: keyof typeof inspector.titles) => {
    await tabTo(page, button(inspector.next), 20)
    await page.keyboard.press('Enter')
    await expect(island.getByRole('heading', { name: inspector.titles[step] })).toBeFocused()
  }
  await goOn('panel')
  await goOn('place')
  await goOn('plan')
  await tabTo(page, island.getByLabel(plannerWords.send.name), 30)
  await page.keyboard.type('Keys Only')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: plannerWords.send.ask.title })).toBeFocused()
  await tabTo(page, button(plannerWords.send.ask.decline), 5)
  await page.keyboard.press('Enter')
  await expect.poll(() => alerts).toEqual([planMessages.sent])
  await expect(island.getByText(planMessages.sent)).toBeVisible()
})

test('on a phone the planner’s sheet changes its size by key, and a step opens it again', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  const grip = page.locator('.planner-grip')
  const brand = page.getByRole('radio', { name: /Tesla/ })
  await tabTo(page, grip)
  const sizes = plannerWords.inspector.gripSizes
  for (const [key, size] of [
    ['ArrowDown', 'peek'],
    ['ArrowUp', 'half'],
    ['Enter', 'full'],
    ['Space', 'peek'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(grip).toHaveAccessibleName(plannerWords.inspector.grip.replace('{size}', sizes[size]))
    await expect(grip).toBeFocused()
  }
  // The small sheet hides it, so it cannot have the focus.
  await expect(brand).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: plannerWords.inspector.next })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: plannerWords.inspector.titles.panel })).toBeFocused()
  await expect(page.locator('.planner-inspector input:visible').first()).toBeInViewport()
  // The largest sheet leaves the buttons over the stage in sight.
  await grip.press('ArrowUp')
  await expect(grip).toHaveAccessibleName(plannerWords.inspector.grip.replace('{size}', sizes.full))
  await page.getByRole('button', { name: plannerWords.inspector.share, exact: true }).click()
  await expect(page.getByRole('button', { name: plannerWords.exportPng, exact: true })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  // A phone that is turned has no sheet: the step is there whatever size that had.
  await grip.press('Enter')
  const control = page.locator('.planner-inspector input:visible').first()
  await expect(control).toBeHidden()
  await page.setViewportSize({ width: phone.height, height: phone.width })
  await expect(control).toBeVisible()
})
