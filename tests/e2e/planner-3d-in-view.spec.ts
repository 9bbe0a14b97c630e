// The 3D view in windows of every size: the run stays in the part of the stage that is free, by
// keyboard no focused element is covered, and at 400% zoom no button is under another.
import type { Page } from 'playwright/test'
import { plannerWords as words, plannerSceneWords as scene } from '@/content/words/planner'
import { axeFindings, contrastRules } from './axe'
import { atRest, charger, open, sceneIsShown, spoken } from './planner-scene'
import { expect, middleOf, openStep, showViews, test } from './fixtures'
import { covered, tabSteps } from './tab-stops'

test.describe.configure({ mode: 'default', timeout: 240_000 })

/** The middle of the charger is beside the panel, or above the sheet, and below the buttons. */
async function expectInView(page: Page, why: string) {
  await atRest(page)
  const { x, y } = await middleOf(charger(page))
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

/** Names of buttons that lie over each other. */
async function overlaps(page: Page): Promise<string[]> {
  const names = [
    words.undo,
    words.redo,
    words.reset,
    words.inspector.share,
    ...Object.values(scene.views),
    ...Object.values(scene.presets),
    scene.zoomIn,
    scene.turnRight,
  ]
  const boxes = await Promise.all(
    names.map(async name => ({ name, box: (await page.getByRole('button', { name, exact: true }).boundingBox())! })),
  )
  return boxes.flatMap(({ name, box: a }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ box: b }) =>
          a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1,
      )
      .map(other => `${name} and ${other.name}`),
  )
}

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('no button or focused element is covered, and the charger ends in view, whatever moves it', async ({ page }) => {
  await open(page)
  await sceneIsShown(page)
  await showViews(page)
  await page.getByRole('button', { name: scene.views.scene, exact: true }).focus()
  const forward = await tabSteps(page, 'Tab', 30)
  const back = await tabSteps(page, 'Shift+Tab', 38)
  expect(back.some(({ name }) => name.includes(scene.turnLeft))).toBe(true)
  expect([...covered(forward), ...covered(back)]).toEqual([])

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport)
    const where = `${viewport.width} px: `
    await openStep(page, 'place')
    // From the middle of the back wall to the far half of the right one.
    await page.getByRole('button', { name: words.nudge.right }).evaluate((button: HTMLButtonElement) => {
      for (let i = 0; i < 34; i++) button.click()
    })
    expect(await spoken(page)).toContain(words.description.walls.right)
    await expectInView(page, `${where}Move right 34 times`)
    await page.getByRole('button', { name: words.reset }).press('Enter')
    await expectInView(page, `${where}Reset`)
    const { x, y } = await middleOf(charger(page))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(viewport.width - 4, y + 4, { steps: 5 })
    await page.mouse.move(viewport.width - 6, y + 4)
    await page.mouse.up()
    await expectInView(page, `${where}dragged under the panel or off the window`)
    await page.getByRole('button', { name: words.undo }).press('Enter')
    await expectInView(page, `${where}Undo`)
  }
  // 1280 by 1024 px at 400% zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  await atRest(page)
  await expect.poll(() => overlaps(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page, '.planner-stage', contrastRules)).toEqual([])
})
