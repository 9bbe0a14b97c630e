// The 3D view's failures in a real browser: a lost context, code that does not come. The drawing
// and the plan stay.
import type { Page } from 'playwright/test'
import { plannerSceneLabels as scene } from '@/content/words/planner'
import { atRest, charger, drawingIsShown, open, sceneIsShown, SLOW_MS, spoken, viewport } from './planner-scene'
import { expect, middleOf, openMoreSettings, test, waitForPlanner } from './fixtures'

test.use({ viewport })
test.describe.configure({ mode: 'default', timeout: 150_000 })

/** Pressed by key, because the bottom bar may cover the radio button. */
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).press(' ')

async function fromCanvas(page: Page) {
  const { x, y } = await middleOf(charger(page))
  const canvas = (await page.locator('[data-view] canvas').boundingBox())!
  return { x: x - canvas.x, y: y - canvas.y }
}

/**
 * Holds requests for the 3D code, by far the largest file, and aborts them once `gone` resolves.
 * Returns what was asked for so far.
 */
async function refuseSceneCode(page: Page, gone: Promise<void>): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route('**/_next/static/chunks/*.js', async route => {
    const response = await route.fetch()
    if ((await response.body()).length < 500_000) return route.fulfill({ response })
    asked.push(route.request().url())
    await gone
    return route.abort()
  })
  return asked
}

test('a lost context shows the drawing, and the scene returns with the current plan', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await sceneIsShown(page)
  await page.getByRole('button', { name: scene.presets.top, exact: true }).press('Enter')
  await atRest(page)
  const before = await fromCanvas(page)
  await page.evaluate(() => {
    const extension = document
      .querySelector<HTMLCanvasElement>('[data-view] canvas')
      ?.getContext('webgl2')
      ?.getExtension('WEBGL_lose_context')
    Object.assign(window, { extension })
    extension?.loseContext()
  })
  await drawingIsShown(page)
  await expect(page.getByText(scene.notes.lost)).toBeVisible()
  await openMoreSettings(page)
  await choose(page, 'PVC')
  await page.evaluate(() => (window as typeof window & { extension: WEBGL_lose_context }).extension.restoreContext())
  await sceneIsShown(page)
  expect(await spoken(page)).toContain('PVC')
  await atRest(page)
  const after = await fromCanvas(page)
  expect(Math.hypot(after.x - before.x, after.y - before.y), 'with the same camera').toBeLessThan(2)
})

test.describe('what does not load', () => {
  test.use({
    expectedMessages:
      // Without its code the scene does not use what was fetched ahead for it.
      /No 3D view|The lead could not be sent|The model \S+ could not be loaded|^Failed to load resource: net::ERR_|preloaded using link preload but not used/,
  })

  test('3D code: the planner works before it comes, then a note, and a retry that works', async ({ page }) => {
    const { promise: gone, resolve: refuse } = Promise.withResolvers<void>()
    const asked = await refuseSceneCode(page, gone)
    await open(page)
    await waitForPlanner(page)
    await expect.poll(() => asked.length, { timeout: SLOW_MS }).toBeGreaterThan(0)
    await drawingIsShown(page)
    await charger(page).press('ArrowRight')
    expect(await spoken(page)).toContain('10 ft 6 in')
    refuse()
    await expect(page.getByText(scene.notes.failed)).toBeVisible({ timeout: SLOW_MS })
    await drawingIsShown(page)
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: scene.retry }).click()
    await sceneIsShown(page)
    expect(await spoken(page)).toContain('10 ft 6 in')
  })
})
