// The 3D code stays within its budget. That the planner works before it comes:
// planner-3d-faults.spec.ts.
import { budgets } from '@/bench/budgets'
import { scriptsOf, scriptsSettled } from '@/bench/planner/scripts-of'
import { open, sceneIsShown, viewport } from './planner-scene'
import { expect, waitForPlanner, test } from './fixtures'

test.use({ viewport })

test('the 3D view comes within its budget', async ({ page, context }) => {
  // A page without WebGL does not fetch the scene: what another page fetches beyond that is the
  // scene's.
  const plain = await context.newPage()
  await plain.addInitScript(() => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }))
  const drawing = scriptsOf(plain)
  await plain.goto('/ev-charger-planner')
  await waitForPlanner(plain)
  // Loads the submission code at once: on a busy machine its idle callback can come after the
  // scripts seem settled.
  await plain.locator('[data-charger]:visible').focus()
  await scriptsSettled(plain, drawing)
  await plain.close()

  const all = scriptsOf(page)
  await open(page)
  await waitForPlanner(page)
  await sceneIsShown(page)
  const scene = [...all].filter(([path]) => !drawing.has(path))
  expect(scene.length).toBeGreaterThan(0)
  const bytes = (await Promise.all(scene.map(([, size]) => size))).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(budgets.groups.planner.sceneGzip ?? 0)
})
