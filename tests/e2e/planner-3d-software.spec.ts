// The 3D view on a machine without a GPU, where the whole page is rendered in software, and the
// budget of its code. That the planner works before that comes: planner-3d-faults.spec.ts.
import type { BrowserContext } from 'playwright/test'
import sharp from 'sharp'
import { budgets } from '@/bench/budgets'
import { scriptsOf, scriptsSettled } from '@/bench/planner/scripts-of'
import { expect, launchOptionsOf, test, waitForPlanner } from './fixtures'
import { sceneIsShown } from './planner-scene'

const launchOptions = launchOptionsOf('3d')

test.use({
  launchOptions: {
    ...launchOptions,
    args: (launchOptions?.args ?? []).filter(option => !option.includes('swiftshader')),
  },
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
})
test.setTimeout(150_000)

/** The scripts of a page without WebGL: what another page fetches beyond them is the scene's. */
async function scriptsWithoutScene(context: BrowserContext) {
  const page = await context.newPage()
  await page.addInitScript(() => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }))
  const scripts = scriptsOf(page)
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  // Loads the submission code at once: on a busy machine its idle callback can come after the
  // scripts seem settled.
  await page.locator('[data-charger]:visible').focus()
  await scriptsSettled(page, scripts)
  await page.close()
  return scripts
}

test('comes within its budget, and shows the whole view while bars cover its lower part', async ({ page, context }) => {
  const others = await scriptsWithoutScene(context)
  const all = scriptsOf(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/ev-charger-planner')
  await page.keyboard.press('Shift')
  await sceneIsShown(page)
  const scene = [...all].filter(([path]) => !others.has(path))
  const bytes = (await Promise.all(scene.map(([, size]) => size))).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(budgets.groups.planner.sceneGzip ?? 0)

  const { x, y, width, height } = (await page.locator('[data-view] canvas').boundingBox())!
  const bars = page.locator('.planner-inspector, [aria-label="Text us for an install quote"]')
  expect(y + height).toBeGreaterThan((await bars.first().boundingBox())!.y)
  // Cropped from a whole screenshot: screenshots of a part are rendered differently.
  const upper = async () =>
    sharp(await page.screenshot())
      .extract({ left: x, top: Math.ceil(y), width, height: Math.round(height / 3) })
      .raw()
      .toBuffer()
  await expect.poll(async () => (await upper()).equals(await upper()), { timeout: 20_000 }).toBe(true)
  const covered = await upper()
  await bars.evaluateAll(elements => elements.forEach(element => (element.style.visibility = 'hidden')))
  const free = await upper()
  const differences = [...covered].map((value, index) => Math.abs(value - (free[index] ?? 0)))
  // One step of 256: with other layers over the page, blending rounds otherwise.
  expect(Math.max(0, ...new Set(differences))).toBeLessThanOrEqual(1)
})
