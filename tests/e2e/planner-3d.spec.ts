// The 3D view with a software renderer that the page takes for a GPU: loading, placing by pointer,
// key and touch, images, no frames at rest, a lost context. Code that does not come:
// planner-3d-faults.spec.ts.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { plannerWords as words, plannerSceneWords as scene } from '@/content/words/planner'
import {
  atRest,
  charger,
  draws,
  drawingIsShown,
  open,
  sceneButton,
  sceneIsShown,
  spoken,
  viewport,
} from './planner-scene'
import { expect, middleOf, openMoreSettings, openStep, sendWithoutContact, share, showViews, test } from './fixtures'
import { swipe } from './touch'

test.use({ viewport })
// One worker: two software renderers at once would be too slow.
test.describe.configure({ mode: 'default', timeout: 150_000 })

const showPreset = async (page: Page, name: keyof typeof scene.presets) => {
  await preset(page, name).click()
  await expect(preset(page, name)).toHaveAttribute('aria-pressed', 'true')
}
const preset = (page: Page, name: keyof typeof scene.presets) =>
  page.getByRole('button', { name: scene.presets[name], exact: true })

async function fromCanvas(page: Page) {
  const { x, y } = await middleOf(charger(page))
  const canvas = (await page.locator('[data-view] canvas').boundingBox())!
  return { x: x - canvas.x, y: y - canvas.y }
}

/** A tap places the charger, orbiting and scrolling do not; views have buttons. */
async function expectPlacing(page: Page) {
  await showPreset(page, 'corner')
  await atRest(page)
  const start = await spoken(page)
  const { x, y } = await middleOf(charger(page))
  await page.mouse.move(x + 140, y - 20)
  await page.mouse.down()
  await page.mouse.move(x + 200, y - 20, { steps: 3 })
  await page.mouse.up()
  expect(await spoken(page)).toBe(start)
  await expect(preset(page, 'corner')).toHaveAttribute('aria-pressed', 'false')
  for (const name of ['top', 'front', 'corner'] as const) await showPreset(page, name)
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY), 'the wheel belongs to the page').toBeGreaterThan(scrolled)
  await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), scrolled)
  await expect(preset(page, 'corner')).toHaveAttribute('aria-pressed', 'true')
  await atRest(page)
  const now = await middleOf(charger(page))
  await page.mouse.click(now.x + 110, now.y - 10)
  await expect.poll(() => spoken(page)).not.toBe(start)
  const placed = await spoken(page)
  await page.getByRole('button', { name: scene.views.drawing }).click()
  await drawingIsShown(page)
  await expect(charger(page)).toHaveCount(1)
  expect(await spoken(page)).toBe(placed)
  await sceneButton(page).click()
  await sceneIsShown(page)
}

/** A lost context shows the drawing, and the scene returns with the current plan. */
async function expectReturn(page: Page) {
  await preset(page, 'top').press('Enter')
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
  // Pressed by key, because the bottom bar may cover the radio button.
  await page.getByRole('radio', { name: 'PVC' }).press(' ')
  await page.evaluate(() => (window as typeof window & { extension: WEBGL_lose_context }).extension.restoreContext())
  await sceneIsShown(page)
  expect(await spoken(page)).toContain('PVC')
  await atRest(page)
  const after = await fromCanvas(page)
  expect(Math.hypot(after.x - before.x, after.y - before.y), 'with the same camera').toBeLessThan(2)
}

test('it replaces the drawing without a layout shift, drags by half feet, cancels by Escape, draws nothing at rest, places by a tap, and returns from a lost context', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.addInitScript(() => {
    const moved = window as typeof window & { shift: number }
    moved.shift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) moved.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page)
  await sceneIsShown(page)
  const shown = await atRest(page)
  for (const name of ['corner', 'front', 'top'] as const)
    await expect(preset(page, name), 'it opens inside, near the charger').toHaveAttribute('aria-pressed', 'false')
  // Longer than the scene waits for its models.
  await page.waitForTimeout(3500)
  expect(await draws(page), 'nothing is drawn again while nobody does anything').toBe(shown)
  expect(await page.evaluate(() => (window as typeof window & { shift: number }).shift)).toBeLessThan(0.01)
  const start = await spoken(page)
  expect(start).toContain('48 in')
  await showPreset(page, 'corner')
  await atRest(page)
  const { x, y } = await middleOf(charger(page))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 6, { steps: 3 })
  await expect(page.getByText(/high\. \d+ ft, \$/)).toBeVisible()
  expect(await spoken(page)).not.toBe(start)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await spoken(page)).toBe(start)

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 6, { steps: 3 })
  await page.mouse.up()
  const dragged = await spoken(page)
  expect(dragged).not.toBe(start)
  expect(dragged).toMatch(/, \d+ ft( 6 in)? from the left corner,/)
  await expect(preset(page, 'corner'), 'the view stands still meanwhile').toHaveAttribute('aria-pressed', 'true')
  await atRest(page)
  const after = await middleOf(charger(page))
  expect(Math.hypot(after.x - x - 60, after.y - y - 6), 'the charger stays under the pointer').toBeLessThan(30)
  await page.getByRole('button', { name: words.undo }).click()
  expect(await spoken(page), 'a drag is one step').toBe(start)

  await charger(page).focus()
  await page.keyboard.press('ArrowRight')
  expect(await spoken(page)).toContain('10 ft 6 in')
  const resting = await atRest(page)
  await page.waitForTimeout(1500)
  expect(await draws(page)).toBe(resting)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectPlacing(page)
  await expectReturn(page)
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('orbits on horizontal swipes, scrolls on vertical ones, drags by touch, and exports images of at least 640 x 440', async ({
    page,
  }) => {
    page.on('dialog', dialog => void dialog.accept())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await sceneIsShown(page)
    await atRest(page)
    const canvas = page.locator('[data-view] canvas')
    expect(await canvas.evaluate(element => getComputedStyle(element).touchAction)).toBe('pan-y')
    expect(await charger(page).evaluate(element => getComputedStyle(element).touchAction)).toBe('none')
    const price = page.locator('output')
    await expect(price).toBeInViewport()
    await page.evaluate(() => document.querySelector('[data-view]')?.scrollIntoView({ behavior: 'instant' }))
    const start = await spoken(page)
    const scrolled = await page.evaluate(() => scrollY)
    // Tapped by coordinates: locator.tap() would scroll until the sheet covers it.
    const tapPreset = async (name: keyof typeof scene.presets, why: string) => {
      if (!(await preset(page, name).isVisible())) await showViews(page)
      const { x, y } = await middleOf(preset(page, name))
      await page.touchscreen.tap(x, y)
      await expect(preset(page, name), why).toHaveAttribute('aria-pressed', 'true')
    }
    await tapPreset('corner', 'no bar covers the buttons')
    await atRest(page)
    await swipe(page, await middleOf(charger(page)), { x: 50, y: -10 })
    expect(await spoken(page)).not.toBe(start)
    expect(await page.evaluate(() => scrollY), 'the page stays while the charger is dragged').toBe(scrolled)
    await expect(preset(page, 'corner')).toHaveAttribute('aria-pressed', 'true')
    const box = (await canvas.boundingBox())!
    // Above the camera's buttons, which are above the sheet.
    const low = (await page.locator('.planner-inspector').boundingBox())!.y - 90
    await swipe(page, { x: box.x + 40, y: low }, { x: 120, y: 4 })
    await expect(preset(page, 'corner')).toHaveAttribute('aria-pressed', 'false')
    // The camera may rest before the browser's fling would have.
    await tapPreset('top', 'a press right after a swipe counts')
    await swipe(page, { x: box.x + 330, y: low }, { x: 0, y: -200 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 60)

    // Send Plan stands in the last step, whose view the camera goes to.
    await openStep(page, 'plan')
    await atRest(page)
    const [download] = await Promise.all([page.waitForEvent('download'), share(page, words.exportPng)])
    expect(download.suggestedFilename()).toBe('ev_charger_plan.png')
    const picture = readFileSync(await download.path())
    const { width, height } = await sharp(picture).metadata()
    expect(width).toBeGreaterThanOrEqual(640)
    expect(height).toBeGreaterThanOrEqual(440)
    const { channels } = await sharp(picture).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev)), 'it is no blank sheet').toBeGreaterThan(15)
    const posted = page.waitForRequest('**/api/leads/plan')
    await sendWithoutContact(page)
    const { plan_image_jpeg: jpeg } = (await posted).postDataJSON() as { plan_image_jpeg: string }
    const sent = sharp(Buffer.from(jpeg.replace('data:image/jpeg;base64,', ''), 'base64'))
    const { format, ...size } = await sent.metadata()
    // The picture that is saved has words below the view.
    expect([format, size.width]).toEqual(['jpeg', width])
    expect(height).toBeGreaterThan(size.height)
    // It is of the same view: the saved picture has as much light where the sent one is.
    const view = sharp(picture).extract({ left: 0, top: 0, width, height: size.height })
    const [ofSent, ofSaved] = await Promise.all([sent.stats(), sharp(await view.toBuffer()).stats()])
    expect(Math.abs((ofSent.channels[0]?.mean ?? NaN) - (ofSaved.channels[0]?.mean ?? NaN))).toBeLessThan(3)
    await expect(price).toBeInViewport()
  })
})
