// The 3D view by keyboard: focus is never covered, the drawing in use stays, and buttons rotate the
// view.
import { plannerSceneLabels as scene, plannerLabels as words } from '@/content/words/planner'
import { charger, draws, open, sceneIsShown } from './planner-scene'
import { expect, waitForPlanner, test } from './fixtures'
import { covered, tabSteps } from './tab-stops'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'default', timeout: 150_000 })

test('on a phone no focused element is covered, forward and back', async ({ page }) => {
  await open(page)
  await sceneIsShown(page)
  await page.getByRole('button', { name: scene.views.scene, exact: true }).focus()
  const forward = await tabSteps(page, 'Tab', 30)
  const back = await tabSteps(page, 'Shift+Tab', 38)
  expect(back.some(({ name }) => name.includes(scene.turnLeft))).toBe(true)
  expect([...covered(forward), ...covered(back)]).toEqual([])
})

test('buttons rotate the view, the route is described, and the scene is announced', async ({ page }) => {
  await open(page)
  await sceneIsShown(page)
  await expect(page.getByText(scene.ready)).toBeAttached()
  await expect(page.getByRole('group', { name: scene.region })).toHaveAccessibleDescription(/8 ft 6 in|10 ft/)
  const corner = (pressed: boolean) => page.getByRole('button', { name: scene.presets.corner, pressed })
  await corner(false).click()
  await expect(corner(true)).toBeVisible()
  const before = await charger(page).boundingBox()
  const drawn = await draws(page)
  await page.getByRole('button', { name: scene.turnRight }).click()
  await expect.poll(() => draws(page)).toBeGreaterThan(drawn)
  await expect(corner(false)).toBeVisible()
  await expect.poll(async () => (await charger(page).boundingBox())?.x).not.toBe(before?.x)
})

test('a drawing that has keyboard focus is not replaced', async ({ page }) => {
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  const handle = page.locator('[data-charger]:visible')
  await handle.focus()
  await page.waitForTimeout(8000)
  await expect(handle).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#plan-readout')).toContainText(words.words.walls.back)
})
