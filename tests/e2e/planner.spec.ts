// The planner in a real browser: drawing without scripts, the sheet of a phone, and the code that
// sends. Dragging: planner-3d.spec.ts, and tests/engines for the drawing.
import type { Page } from 'playwright/test'
import { plannerWords } from '@/content/words/planner'
import { planMessages } from '@/lib/leads/plan-messages'
import {
  acceptAlerts,
  expect,
  isOnTop,
  middleOf,
  sendWithoutContact,
  waitForPlanner,
  test,
  openStep,
  share,
  startPrice,
  totalAfter,
} from './fixtures'
import { swipe } from './touch'

const words = plannerWords
const island = (page: Page) => page.locator('[data-island="planner"]')
const total = (page: Page) => page.getByRole('table', { name: words.estimate.caption }).getByRole('row').last()
const charger = (page: Page) => page.getByRole('application', { name: words.drawing.charger }).locator('visible=true')
/** The live description of place and route. */
const spoken = (page: Page) =>
  charger(page).evaluate(
    element => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  )

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the drawing and the estimate of the defaults stand in the page', async ({ page }) => {
    await page.goto('/ev-charger-planner')
    await expect(island(page).locator('svg').locator('visible=true').first()).toBeVisible()
    await expect(total(page)).toContainText(startPrice)
    await expect(page.locator('noscript p')).toContainText(words.withoutScript.before)
  })
})

test.describe('under the largest sheet of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a move shows the charger, and the pressed button stays', async ({ page }) => {
    await page.goto('/ev-charger-planner')
    await waitForPlanner(page)
    await openStep(page, 'place')
    await page.locator('.planner-grip').press('ArrowUp')
    await expect(page.locator('.planner-layout')).toHaveAttribute('data-sheet', 'full')
    const right = page.getByRole('button', { name: words.nudge.right })
    await right.click()
    await expect(page.locator('.planner-layout')).toHaveAttribute('data-sheet', 'half')
    await expect(right).toBeInViewport({ ratio: 0.95 })
    await expect.poll(() => isOnTop(charger(page)), 'nothing covers the charger').toBe(true)
    await right.click()
    expect(await spoken(page)).toContain('11 ft from the left corner')
  })
})

test.describe('the submission code', () => {
  const chunks = '**/_next/static/chunks/*.js'
  const isIt = (code: string) => code.includes('ev_charger_plan.png')

  /** Delays each request for that code until `until` resolves, then fulfills or aborts it. */
  async function whenAsked(page: Page, until: () => Promise<'come' | 'fail'>) {
    const asked: string[] = []
    await page.route(chunks, async route => {
      const response = await route.fetch()
      if (!isIt(await response.text())) return route.fulfill({ response })
      asked.push(route.request().url())
      return (await until()) === 'come' ? route.fulfill({ response }) : route.abort()
    })
    return asked
  }

  test('loads by itself; a press before that waits for it', async ({ page }) => {
    page.on('dialog', dialog => void dialog.accept())
    await page.route('**/api/leads/plan', route => route.fulfill({ json: { id: 'a' } }))
    let letGo = () => {}
    const gate = new Promise<void>(resolve => (letGo = resolve))
    const asked = await whenAsked(page, async () => {
      await gate
      return 'come'
    })
    await page.goto('/ev-charger-planner')
    await waitForPlanner(page)
    const posted = page.waitForRequest('**/api/leads/plan')
    await sendWithoutContact(page)
    await expect(page.getByRole('button', { name: words.send.sending })).toBeDisabled()
    await expect.poll(() => asked.length, 'the code is on its way').toBe(1)
    letGo()
    expect((await posted).postDataJSON()).toMatchObject({
      est_cost: totalAfter(),
    })
    expect(asked, 'asked for once').toHaveLength(1)
    await expect(page.getByRole('status').filter({ hasText: words.send.noContact })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })

  test.describe('and cannot be fetched', () => {
    test.use({ expectedMessages: /Failed to load resource|The plan could not be sent/ })

    test('shows a message, keeps the fields, and is fetched again on the next press', async ({ page }) => {
      const alerts = acceptAlerts(page)
      await page.route('**/api/leads/plan', route => route.fulfill({ json: { id: 'a' } }))
      await whenAsked(page, () => Promise.resolve('fail'))
      await page.goto('/ev-charger-planner')
      await waitForPlanner(page)
      await openStep(page, 'plan')
      await page.getByLabel(words.send.name).fill('Ada')
      await share(page, words.exportPng)
      await expect(page.getByText(words.unreachable)).toBeVisible()
      await sendWithoutContact(page)
      await expect(page.getByText(words.send.unreachable)).toBeVisible()
      await expect(page.locator('#send-plan').getByRole('link', { name: words.send.status.call })).toBeVisible()
      expect(alerts).toEqual([planMessages.failed])
      await expect(page.getByLabel(words.send.name)).toHaveValue('Ada')
      await page.unroute(chunks)
      const [download] = await Promise.all([page.waitForEvent('download'), share(page, words.exportPng)])
      expect(download.suggestedFilename()).toBe('ev_charger_plan.png')
      await expect(page.getByText(words.unreachable)).toHaveCount(0)
      await page.getByRole('button', { name: words.send.submit }).click()
      await expect.poll(() => alerts).toEqual([planMessages.failed, planMessages.sent])
      await expect(page.getByText(words.send.unreachable)).toHaveCount(0)
    })
  })

  test.describe('without a network', () => {
    test.use({ expectedMessages: /Failed to load resource|The lead could not be sent/ })

    test('is preloaded: a plan sent offline is queued', async ({ page, context }) => {
      page.on('dialog', dialog => void dialog.accept())
      const came = page.waitForResponse(async response => response.url().endsWith('.js') && isIt(await response.text()))
      await page.goto('/ev-charger-planner')
      await waitForPlanner(page)
      await came
      await context.setOffline(true)
      await sendWithoutContact(page)
      await expect(page.getByText(words.send.status.kept)).toBeVisible()
      const sent = page.waitForResponse(response => response.url().endsWith('/api/leads/plan') && response.ok())
      await context.setOffline(false)
      await sent
    })
  })
})

test('a phone keeps the stage, the price and the way on in the window', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  const drawing = island(page).locator('.planner-drawing svg').locator('visible=true').first()
  expect(await drawing.evaluate(element => getComputedStyle(element).touchAction)).not.toBe('none')
  const sheet = page.locator('.planner-inspector')
  const grip = page.locator('.planner-grip')
  const heightOf = async () => (await sheet.boundingBox())?.height ?? 0
  const half = await heightOf()
  await openStep(page, 'plan')
  await page.locator('#plan-why > summary').click()
  await expect(page.locator('#plan-why').getByText(words.finishedJob.lines['base-labor'].text)).toBeInViewport()
  expect(await page.evaluate(() => scrollY), 'the panel scrolls, not the page').toBe(0)
  await grip.press('ArrowDown')
  await expect.poll(heightOf).toBeLessThan(half)
  await expect(page.locator('output')).toBeInViewport()
  // The sheet no longer moves.
  await expect
    .poll(() =>
      sheet.evaluate(
        element =>
          element.getAnimations({ subtree: true }).filter(animation => animation instanceof CSSTransition).length,
      ),
    )
    .toBe(0)
  await grip.hover()
  await page.mouse.down()
  await page.mouse.move(195, 200, { steps: 5 })
  await page.mouse.up()
  await expect.poll(heightOf).toBeGreaterThan(half)
  await page.getByRole('button', { name: words.inspector.tabs.charger, exact: true }).tap()
  // The foot stands still while the sheet moves.
  const next = await middleOf(page.getByRole('button', { name: words.inspector.next }))
  await swipe(page, await middleOf(grip), { x: 0, y: 200 })
  await page.touchscreen.tap(next.x, next.y)
  await expect(
    page.getByRole('heading', { name: words.inspector.titles.panel }),
    'a press right after a swipe counts',
  ).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await context.close()
})
