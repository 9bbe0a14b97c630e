// The 3D view by keyboard: focus is never covered.
import { plannerSceneLabels as scene } from '@/content/words/planner'
import { open, sceneIsShown } from './planner-scene'
import { expect, test } from './fixtures'
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
