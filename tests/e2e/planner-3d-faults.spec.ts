// The 3D view's code that does not come in a real browser: the drawing and the plan stay.
import type { Page } from 'playwright/test'
import { plannerSceneWords as scene } from '@/content/words/planner'
import { charger, drawingIsShown, open, sceneIsShown, SLOW_MS, spoken, viewport } from './planner-scene'
import { expect, test, waitForPlanner } from './fixtures'

test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'default', timeout: 150_000 })

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
