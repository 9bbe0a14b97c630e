// Buttons and toggles in every state, in both color schemes.
import type { Page } from 'playwright/test'
import { plannerSteps } from '@/components/planner/steps'
import { plannerPhotoWords } from '@/content/words/photo'
import { axeFindings, contrastRules } from './axe'
import { expect, openMoreSettings, openShareMenu, openStep, test, waitForPlanner } from './fixtures'

const CONTROLS = ['button', 'a.button', 'summary', 'label:has(input)', 'select']
const pseudoStates = [['hover'], ['hover', 'active'], ['focus', 'focus-visible'], []]

/** As they are, then every toggle that is not chosen as if it were. */
async function expectContrast(page: Page, where: string) {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const selector = CONTROLS.join()
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  expect(nodeIds.length, where).toBeGreaterThan(12)
  const found: string[] = []
  const check = async (include: string[], isChosen: boolean) => {
    for (const states of pseudoStates) {
      const force = { forcedPseudoClasses: states }
      await Promise.all(nodeIds.map(nodeId => client.send('CSS.forcePseudoState', { nodeId, ...force })))
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        const faint = await axeFindings(page, { include, exclude: [] }, contrastRules)
        found.push(...faint.map(finding => `${colorScheme}, ${states.join()}, chosen ${isChosen}: ${finding}`))
      }
    }
  }
  await check(CONTROLS, false)
  const choose = (value: boolean) =>
    page.evaluate(value => {
      const toggles = [...document.querySelectorAll(value ? '[aria-pressed=false]' : '[data-unchosen]')]
      for (const toggle of toggles) {
        toggle.toggleAttribute('data-unchosen', value)
        toggle.ariaPressed = String(value)
      }
      return toggles.some(toggle => toggle.checkVisibility())
    }, value)
  if (await choose(true)) await check(['[data-unchosen]'], true)
  await choose(false)
  await client.detach()
  expect(found, where).toEqual([])
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the words on the planner’s buttons keep their contrast in every state', async ({ page }) => {
  test.setTimeout(150_000)
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  await openMoreSettings(page)
  await page.locator('.planner-circuit > summary').click()
  for (const step of plannerSteps) {
    await openStep(page, step)
    await expectContrast(page, step)
  }
  await openShareMenu(page)
  await expectContrast(page, 'with the share menu')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: plannerPhotoWords.view }).click()
  await expect(page.getByRole('button', { name: plannerPhotoWords.photo.sample })).toBeVisible()
  await expectContrast(page, 'with a photo')
})

test('so do those of pages without it', async ({ page }) => {
  test.setTimeout(150_000)
  for (const path of ['/', '/services/electrical-panel-upgrades', '/service-areas/islip']) {
    await page.goto(path)
    // Its island is there.
    await page.keyboard.press('Shift')
    await expect(page.locator('html[data-js]')).toHaveCount(1)
    await expectContrast(page, path)
  }
})
