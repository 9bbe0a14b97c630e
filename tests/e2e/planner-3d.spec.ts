// The planner's 3D view in a real browser with a software renderer: it comes by itself, places by pointer, key and touch, hands out
// pictures, rests when nothing changes, and leaves the drawing to carry on when it fails.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { plannerLabels } from '@/content/planner-labels'
import { plannerSceneLabels } from '@/content/planner-scene-labels'
import { expect, test } from './quiet'

const words = plannerLabels
const scene = plannerSceneLabels
const SLOW = 40_000

test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
})
test.describe.configure({ timeout: 120_000 })

/** Counts frames' draw calls from the first script on. */
async function open(page: Page, address = '/ev-charger-planner') {
  await page.addInitScript(() => {
    const counted = window as typeof window & { draws: number }
    counted.draws = 0
    const drawElements = Object.getOwnPropertyDescriptor(WebGL2RenderingContext.prototype, 'drawElements')?.value as (...values: number[]) => void
    WebGL2RenderingContext.prototype.drawElements = function (...values) {
      counted.draws++
      drawElements.apply(this, values)
    }
  })
  await page.goto(address)
  await page.locator('[data-view]').scrollIntoViewIfNeeded()
}

const sceneIsShown = (page: Page) => expect(page.locator('[data-view]')).toHaveAttribute('data-view', 'scene', { timeout: SLOW })
const drawingIsShown = (page: Page) => expect(page.locator('[data-view]')).toHaveAttribute('data-view', 'drawing', { timeout: SLOW })
const charger = (page: Page) => page.getByRole('application', { name: words.drawing.charger }).locator('visible=true')
const spoken = (page: Page) => page.locator('#plan-readout').textContent()
const draws = (page: Page) => page.evaluate(() => (window as typeof window & { draws: number }).draws)

/** Waits until nothing is drawn any more, and answers how much was. */
async function atRest(page: Page): Promise<number> {
  let before = -1
  await expect.poll(async () => {
    const now = await draws(page)
    const isSame = now === before
    before = now
    return isSame
  }, { intervals: [700], timeout: SLOW }).toBe(true)
  return before
}

async function middleOf(page: Page) {
  const box = (await charger(page).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('it takes over from the drawing, drags by half feet, cancels by Escape, and draws nothing while nothing changes', async ({ page }) => {
  await open(page)
  await sceneIsShown(page)
  await atRest(page)
  const start = await spoken(page)
  expect(start).toContain('48 in')
  const { x, y } = await middleOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 6, { steps: 4 })
  await expect(page.getByText(/high\. \d+ ft, \$/)).toBeVisible()
  expect(await spoken(page)).not.toBe(start)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await spoken(page)).toBe(start)

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 6, { steps: 4 })
  await page.mouse.up()
  const dragged = await spoken(page)
  expect(dragged).not.toBe(start)
  await atRest(page)
  const after = await middleOf(page)
  expect(Math.hypot(after.x - x - 60, after.y - y - 6), 'the charger stays under the pointer').toBeLessThan(30)
  await page.getByRole('button', { name: words.undo }).click()
  expect(await spoken(page), 'a drag is one step').toBe(start)

  await charger(page).focus()
  await page.keyboard.press('ArrowRight')
  expect(await spoken(page)).toContain('10 ft 6 in')

  const resting = await atRest(page)
  await page.waitForTimeout(1500)
  expect(await draws(page)).toBe(resting)
})

test('a tap places the charger, turning the view does not, and presets and the drawing are one press away', async ({ page }) => {
  await open(page)
  await sceneIsShown(page)
  await atRest(page)
  const start = await spoken(page)
  const { x, y } = await middleOf(page)
  await page.mouse.move(x + 140, y - 20)
  await page.mouse.down()
  await page.mouse.move(x + 200, y - 20, { steps: 3 })
  await page.mouse.up()
  expect(await spoken(page)).toBe(start)
  await expect(page.getByRole('button', { name: scene.presets.corner })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: scene.presets.corner }).click()
  await expect(page.getByRole('button', { name: scene.presets.corner })).toHaveAttribute('aria-pressed', 'true')
  await atRest(page)
  await page.mouse.click(x + 120, y - 20)
  await expect.poll(() => spoken(page)).not.toBe(start)
  await page.getByRole('button', { name: scene.views.drawing }).click()
  await drawingIsShown(page)
  await expect(charger(page)).toHaveCount(1)
  await page.getByRole('button', { name: scene.views.scene, exact: true }).click()
  await sceneIsShown(page)
})

test('pictures show the current view, at least 640 x 440, and go out with the plan', async ({ page }) => {
  page.on('dialog', dialog => void dialog.accept())
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await sceneIsShown(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words.exportPng }).click()])
  expect(download.suggestedFilename()).toBe('ev_charger_plan.png')
  const picture = readFileSync(await download.path())
  const { width, height } = await sharp(picture).metadata()
  expect(width).toBeGreaterThanOrEqual(640)
  expect(height).toBeGreaterThanOrEqual(440)
  const { channels } = await sharp(picture).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev)), 'it is no blank sheet').toBeGreaterThan(15)
  const posted = page.waitForRequest('**/api/leads/plan')
  await page.getByRole('button', { name: words.send.submit }).click()
  const { plan_image_jpeg: jpeg } = (await posted).postDataJSON() as { plan_image_jpeg: string }
  const sent = await sharp(Buffer.from(jpeg.replace('data:image/jpeg;base64,', ''), 'base64')).metadata()
  expect([sent.format, sent.width, sent.height]).toEqual(['jpeg', width, height])
})

test('a lost context leaves the drawing, and the scene comes back with the plan as it is', async ({ page }) => {
  await open(page)
  await sceneIsShown(page)
  await page.evaluate(() => {
    const extension = document.querySelector<HTMLCanvasElement>('[data-view] canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    Object.assign(window, { extension })
    extension?.loseContext()
  })
  await drawingIsShown(page)
  await expect(page.getByText(scene.notes.lost)).toBeVisible()
  await page.getByRole('radio', { name: 'PVC' }).check({ force: true })
  await page.evaluate(() => (window as typeof window & { extension: WEBGL_lose_context }).extension.restoreContext())
  await sceneIsShown(page)
  expect(await spoken(page)).toContain('PVC')
})

test.describe('a failure', () => {
  test.use({ expectedMessages: /3D view could not be shown|could not be loaded|Failed to load resource|ERR_FAILED|context/i })

  test('of the 3D code leaves the drawing and one line', async ({ page }) => {
    // The code of the 3D view is by far the largest file.
    await page.route('**/_next/static/chunks/*.js', async route => {
      const response = await route.fetch()
      if ((await response.body()).length > 500_000) await route.abort()
      else await route.fulfill({ response })
    })
    await open(page)
    await expect(page.getByText(scene.notes.failed)).toBeVisible({ timeout: SLOW })
    await drawingIsShown(page)
    await expect(charger(page)).toHaveCount(1)
  })

  test('of a model shows the built-in block and warns', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', message => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.route('**/planner/models/*.glb', route => route.abort())
    await open(page)
    await sceneIsShown(page)
    await page.getByRole('radio', { name: /Tesla/ }).check({ force: true })
    await expect.poll(() => warnings.filter(text => text.includes('charger-slab.glb')).length).toBeGreaterThan(0)
    await sceneIsShown(page)
  })
})

test('a phone turns the view sideways, scrolls the page up and down over it, and drags the charger by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await open(page)
  await sceneIsShown(page)
  await atRest(page)
  const canvas = page.locator('[data-view] canvas')
  expect(await canvas.evaluate(element => getComputedStyle(element).touchAction)).toBe('pan-y')
  expect(await charger(page).evaluate(element => getComputedStyle(element).touchAction)).toBe('none')
  const touch = await context.newCDPSession(page)
  const swipe = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
    for (let i = 1; i <= 6; i++) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from.x + (by.x * i) / 6, y: from.y + (by.y * i) / 6 }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const box = (await canvas.boundingBox())!
  const scrolled = await page.evaluate(() => scrollY)
  await swipe({ x: box.x + 330, y: box.y + box.height * 0.7 }, { x: 0, y: -160 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 60)
  await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), scrolled)
  const start = await spoken(page)
  await swipe(await middleOf(page), { x: 50, y: -10 })
  expect(await spoken(page)).not.toBe(start)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect(page.getByRole('button', { name: scene.presets.corner })).toHaveAttribute('aria-pressed', 'true')
  const here = (await canvas.boundingBox())!
  await swipe({ x: here.x + 40, y: here.y + here.height * 0.75 }, { x: 120, y: 4 })
  await expect(page.getByRole('button', { name: scene.presets.corner })).toHaveAttribute('aria-pressed', 'false')
  await context.close()
})
