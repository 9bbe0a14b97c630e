// What a move of the charger does to the 3D view: the run stays in the part of the stage that is
// free.
import type { Page } from 'playwright/test'
import { plannerLabels as words } from '@/content/words/planner'
import { atRest, middleOf, open, sceneIsShown, spoken } from './planner-scene'
import { expect, openStep, test } from './fixtures'

test.describe.configure({ mode: 'default', timeout: 240_000 })

/** The middle of the charger is beside the panel, or above the sheet, and below the buttons. */
async function expectInView(page: Page, why: string) {
  await atRest(page)
  const { x, y } = await middleOf(page)
  const panel = (await page.locator('.planner-inspector').boundingBox())!
  const stage = (await page.locator('.planner-stage').boundingBox())!
  const isSheet = panel.width > stage.width * 0.9
  expect(x, why).toBeGreaterThan(stage.x)
  expect(x, why).toBeLessThan(isSheet ? stage.x + stage.width : panel.x)
  expect(y, why).toBeGreaterThan(stage.y)
  expect(y, why).toBeLessThan(isSheet ? panel.y : stage.y + stage.height)
  const onTop = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-charger]') !== null,
    [x, y] as const,
  )
  expect(onTop, `${why}: nothing covers it`).toBe(true)
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('the charger ends in view, whatever moves it', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page)
      await sceneIsShown(page)
      await openStep(page, 'place')
      // From the middle of the back wall to the far half of the right one.
      await page.getByRole('button', { name: words.nudge.right }).evaluate((button: HTMLButtonElement) => {
        for (let i = 0; i < 34; i++) button.click()
      })
      expect(await spoken(page)).toContain(words.words.walls.right)
      await expectInView(page, 'Move right 34 times')
      await page.getByRole('button', { name: words.reset }).press('Enter')
      await expectInView(page, 'Reset')
      const { x, y } = await middleOf(page)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(viewport.width - 4, y + 4, { steps: 5 })
      await page.mouse.move(viewport.width - 6, y + 4)
      await page.mouse.up()
      await expectInView(page, 'dragged under the panel or off the window')
      await page.getByRole('button', { name: words.undo }).press('Enter')
      await expectInView(page, 'Undo')
    })
  })
}
