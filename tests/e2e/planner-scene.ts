// Helpers for tests of the 3D view. Its software renderer looks like a GPU to the page.
import type { Page } from 'playwright/test'
import { plannerWords, plannerSceneWords } from '@/content/words/planner'
import { expect } from './fixtures'

/** Software rendering under load is slow. */
export const SLOW_MS = 45_000

/** Small, for fast software rendering. */
export const viewport = { width: 820, height: 640 }

/** Counts draw calls, and hides the renderer's name as privacy-preserving browsers do. */
export async function open(page: Page, address = '/ev-charger-planner') {
  await page.addInitScript(() => {
    const counted = window as typeof window & { draws: number }
    counted.draws = 0
    const getExtension = Object.getOwnPropertyDescriptor(WebGL2RenderingContext.prototype, 'getExtension')?.value as (
      name: string,
    ) => unknown
    WebGL2RenderingContext.prototype.getExtension = function (name: string) {
      return (name === 'WEBGL_debug_renderer_info' ? null : getExtension.call(this, name)) as null
    }
    const drawElements = Object.getOwnPropertyDescriptor(WebGL2RenderingContext.prototype, 'drawElements')?.value as (
      ...values: number[]
    ) => void
    WebGL2RenderingContext.prototype.drawElements = function (...values) {
      counted.draws++
      drawElements.apply(this, values)
    }
  })
  await page.goto(address)
  await page.locator('[data-view]').scrollIntoViewIfNeeded()
}

const view = (page: Page) => page.locator('[data-view]')
export const sceneIsShown = (page: Page) =>
  expect(view(page)).toHaveAttribute('data-view', 'scene', { timeout: SLOW_MS })
export const drawingIsShown = (page: Page) =>
  expect(view(page)).toHaveAttribute('data-view', 'drawing', { timeout: SLOW_MS })
export const charger = (page: Page) =>
  page.getByRole('application', { name: plannerWords.drawing.charger }).locator('visible=true')
/** Place and route in words. */
export const spoken = (page: Page) => page.locator('#plan-readout').textContent()
/** All draw calls so far, including pending frames. */
export const draws = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as typeof window & { draws: number }).draws
  })
export const sceneButton = (page: Page) =>
  page.getByRole('button', { name: plannerSceneWords.views.scene, exact: true })

/** Waits until nothing is drawn any more; returns the number of draw calls. */
export async function atRest(page: Page): Promise<number> {
  let before = -1
  await expect
    .poll(
      async () => {
        const now = await draws(page)
        const isSame = now === before
        before = now
        return isSame
      },
      { intervals: [500], timeout: SLOW_MS },
    )
    .toBe(true)
  return before
}
