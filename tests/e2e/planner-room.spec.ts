// Low windows and large text: the price and the way on stay in sight, and no button lies under
// another.
import type { Page } from 'playwright/test'
import { siteWords as site } from '@/content/words/site'
import { plannerSteps } from '@/components/planner/steps'
import { plannerWords as words, plannerSceneWords as scene } from '@/content/words/planner'
import { usd } from '@/lib/usd'
import { expect, isOnTop, openStep, setTrench, test, totalAfter, waitForPlanner } from './fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const setText = (page: Page, size: string) =>
  page.evaluate(value => document.documentElement.style.setProperty('font-size', value), size)

async function expectOneRow(page: Page) {
  const tops = await page
    .locator('.planner-bar .planner-tools:visible')
    .evaluateAll(groups => groups.map(group => Math.round(group.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops).size).toBe(1)
}

test('at 360 by 640 px the stage has 45% of the window in every step, under one row of buttons', async ({ page }) => {
  const height = 640
  await page.setViewportSize({ width: 360, height })
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  const topOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`${selector} is not shown`)
    return box.y
  }
  for (const step of plannerSteps) {
    await page.getByRole('button', { name: words.inspector.tabs[step], exact: true }).press('Enter')
    await expect
      .poll(async () => ((await topOf('.planner-inspector')) - (await topOf('.planner-stage'))) / height, {
        message: step,
      })
      .toBeGreaterThanOrEqual(0.45)
  }
  await expectOneRow(page)

  // The change of the price comes and goes, and moves nothing.
  const heights = await page.locator('.planner-foot-row').evaluateHandle((row: HTMLElement) => {
    const seen = new Set<number>()
    new ResizeObserver(() => seen.add(row.offsetHeight)).observe(row)
    return seen
  })
  await setTrench(page, '25')
  await expect(page.locator('output')).toContainText(usd(totalAfter({ type: 'setTrenchFt', value: 25 })))
  expect(await heights.evaluate(seen => seen.size)).toBe(1)
})

test('on a phone the choices have 300 px, the stage at most six buttons, and each step shows what it is about', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  const steps = page.locator('.planner-steps')
  await expect.poll(() => steps.evaluate(element => element.clientHeight)).toBeGreaterThanOrEqual(300)
  expect(await page.locator('.planner-stage button:visible').count()).toBeLessThanOrEqual(6)
  await expect(page.locator('.text-bar')).toBeHidden()
  const tops = await page
    .locator('.brand-tiles > label')
    .evaluateAll(tiles => tiles.map(tile => tile.getBoundingClientRect().top))
  expect(new Set(tops).size, 'one row of brands').toBe(1)
  const sizes = await page.locator('.price-pair b').evaluateAll(all => all.map(b => getComputedStyle(b).fontSize))
  expect(new Set(sizes).size, 'both prices in one size').toBe(1)

  await openStep(page, 'place')
  await expect(page.getByLabel(words.numbers.mountHeightIn)).toBeInViewport({ ratio: 1 })
  await openStep(page, 'plan')
  await expect(page.locator('#send-plan').getByRole('link', { name: words.send.status.call })).toBeVisible()
  await page.evaluate(() => scrollTo(0, innerHeight))
  await expect(page.locator('.text-bar')).toBeVisible()
})

test('in every window Next, and at last Send Plan, is in sight, with text at 100% and 200%', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  const price = page.locator('output')
  for (const [width, height] of [
    [320, 256],
    [320, 640],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const size of ['100%', '200%']) {
      // At 320 by 256 px, which is 1280 by 1024 px at 400%, text is that large already.
      if (width === 320 && size === '200%') continue
      const where = `${width} by ${height} px, text at ${size}`
      await setText(page, size)
      // After the page has taken the window's size: else a key may scroll to where a tab was.
      await page.evaluate(
        () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
      )
      await page.evaluate(() => scrollTo(0, 0))
      for (const step of plannerSteps) {
        // Pressed by key, which scrolls to the button: in the lowest window it starts below the
        // price.
        await page.getByRole('button', { name: words.inspector.tabs[step], exact: true }).press('Enter')
        const name = step === 'plan' ? words.send.submit : words.inspector.next
        const way = page.getByRole('button', { name, exact: true })
        await expect(way, `${where}, ${step}`).toBeInViewport({ ratio: 1 })
        await expect.poll(() => isOnTop(way), { message: `${where}, ${step}: ${name}` }).toBe(true)
        await expect.poll(() => isOnTop(price), { message: `${where}, ${step}: price` }).toBe(true)
      }
      for (const name of [words.undo, words.reset, words.inspector.share]) {
        const button = page.getByRole('button', { name, exact: true })
        await button.focus()
        await expect.poll(() => isOnTop(button), { message: `${where}: ${name}` }).toBe(true)
      }
    }
  }
})

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const)
  test(`at ${width} by ${height} px the header and the buttons of the stage have one row each`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/ev-charger-planner')
    await waitForPlanner(page)
    const header = page.getByRole('banner')
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(height * 0.15)
    await expect(header.getByRole('button', { name: site.menu })).toBeVisible()
    await expectOneRow(page)
    await header.getByRole('button', { name: site.menu }).click()
    await header.getByRole('link', { name: site.contact, exact: true }).locator('visible=true').click()
    await expect(page).toHaveURL('/contact')
  })

test('in low windows the drawing keeps a size to read', async ({ page }) => {
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  await page.getByRole('button', { name: scene.views.drawing, exact: true }).press('Enter')
  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    const drawing = page.locator('.planner-drawing > svg:visible')
    await expect
      .poll(
        () =>
          drawing.evaluate((svg: SVGSVGElement) => {
            const text = svg.querySelector('text')
            return text ? Number.parseFloat(getComputedStyle(text).fontSize) * (svg.getScreenCTM()?.a ?? 0) : 0
          }),
        { message: `${width} by ${height}: CSS pixels of text` },
      )
      .toBeGreaterThanOrEqual(9)
  }
})
