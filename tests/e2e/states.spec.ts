// Buttons and toggles in every state, in both color schemes.
import type { Page } from 'playwright/test'
import { plannerSteps } from '@/components/planner/steps'
import { plannerPhotoLabels } from '@/content/words/photo'
import { faintWords } from './contrast'
import { expect, openMoreSettings, openShareMenu, openStep, test, waitForPlanner } from './fixtures'

async function expectContrast(page: Page, where: string, least: number, seen?: readonly string[]) {
  const { kinds, faint } = await faintWords(page, seen)
  expect(kinds.length, `kinds ${where}`).toBeGreaterThanOrEqual(least)
  expect(faint, where).toEqual([])
  return kinds
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the words on the planner’s buttons keep a contrast of 4.5 in every state', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  await openMoreSettings(page)
  await page.locator('.planner-circuit > summary').click()
  let seen: readonly string[] = []
  for (const step of plannerSteps) {
    await openStep(page, step)
    seen = await expectContrast(page, step, 12, seen)
  }
  await openShareMenu(page)
  seen = await expectContrast(page, 'with the share menu', 12, seen)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: plannerPhotoLabels.view }).click()
  await expect(page.getByRole('button', { name: plannerPhotoLabels.photo.sample })).toBeVisible()
  await expectContrast(page, 'with a photo', 12, seen)
})

test('so do those of pages without it', async ({ page }) => {
  let seen: readonly string[] = []
  for (const [path, least] of [
    ['/', 6],
    ['/services/electrical-panel-upgrades', 8],
    ['/service-areas/islip', 6],
  ] as const) {
    await page.goto(path)
    // Its island is there.
    await page.keyboard.press('Shift')
    await expect(page.locator('html[data-js]')).toHaveCount(1)
    seen = await expectContrast(page, path, least, seen)
  }
})
