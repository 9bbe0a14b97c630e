// What a move of the charger, Send Plan and Export PNG do to the 3D view: the run stays in the part
// of the stage that is free, and pictures show what is shown at the press.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { plannerLabels as words, plannerSceneLabels as scene } from '@/content/words/planner'
import { atRest, middleOf, open, sceneIsShown, spoken } from './planner-scene'
import { expect, openStep, setTrench, share, test } from './fixtures'

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

const wallButton = (page: Page, wall: keyof typeof words.mountWalls) =>
  page.getByRole('radio', { name: words.mountWalls[wall], exact: true })

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

test.describe('pictures', () => {
  test.use({ viewport: { width: 820, height: 640 } })

  const cellsOf = async (picture: Buffer) =>
    sharp(picture).removeAlpha().resize({ width: 32, height: 22, fit: 'fill' }).raw().toBuffer()
  async function difference(one: Buffer, other: Buffer) {
    const [a, b] = await Promise.all([cellsOf(one), cellsOf(other)])
    return [...a].reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
  }

  test('Send Plan and Export PNG show the view of the press; a sent plan’s PNG is of the same view', async ({
    page,
  }) => {
    page.on('dialog', dialog => void dialog.accept())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await sceneIsShown(page)
    await setTrench(page, '20')
    await openStep(page, 'place')
    await wallButton(page, 'detached').check({ force: true })
    const top = page.getByRole('button', { name: scene.presets.top, exact: true })
    await top.press('Enter')
    await expectInView(page, 'Top')
    const exported = async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), share(page, words.exportPng)])
      return readFileSync(await download.path())
    }
    const before = await exported()
    await page.getByRole('button', { name: words.send.submit }).press('Enter')
    await expect(top, 'the question does not change the view').toHaveAttribute('aria-pressed', 'true')
    const posted = page.waitForRequest('**/api/leads/plan')
    await page.getByRole('button', { name: words.send.ask.decline }).press('Enter')
    const { plan_image_jpeg: jpeg } = (await posted).postDataJSON() as { plan_image_jpeg: string }
    const sent = Buffer.from(jpeg.replace('data:image/jpeg;base64,', ''), 'base64')
    const { width, height } = await sharp(sent).metadata()
    const view = (sheet: Buffer) => sharp(sheet).extract({ left: 0, top: 0, width, height }).toBuffer()
    expect(await difference(sent, await view(before))).toBeLessThan(3)
    await page.getByRole('button', { name: scene.presets.front, exact: true }).press('Enter')
    // A busy machine may rest before it draws the next view.
    await expect
      .poll(async () => difference(sent, await view(await exported())), { message: 'another view is another picture' })
      .toBeGreaterThan(6)
  })
})
