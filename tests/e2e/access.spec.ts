// Every page and the not-found screen under axe (WCAG 2.0 to 2.2 A and AA, best practices), on phone and desktop, light and dark.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { labels } from '@/content/labels'
import { plannerLabels } from '@/content/planner-labels'
import { routes } from '@/lib/routes'
import { expect, test } from './quiet'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] }

async function findings(page: Page): Promise<string[]> {
  // Past the page's own policy on purpose: the checker is not part of the page.
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(runOptions => (window as unknown as { axe: { run: (o: RunOptions) => Promise<AxeResults> } }).axe.run(runOptions), options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(node => node.html.slice(0, 120)).join(' | ')}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [['phone', { width: 390, height: 844 }], ['desktop', { width: 1440, height: 900 }]] as const) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /404/ })
      test('every page has no finding', async ({ page }) => {
        test.setTimeout(240_000)
        const found: string[] = []
        for (const path of [...routes.map(route => route.path), '/no-such-page']) {
          await page.goto(path)
          // Until its script is there the planner's controls are disabled, which the checker takes for pale text.
          if (path === '/ev-charger-planner') await expect(page.getByRole('button', { name: plannerLabels.send.submit })).toBeEnabled()
          found.push(...(await findings(page)).map(finding => `${path} ${finding}`))
        }
        expect(found).toEqual([])
      })

      test('menus, the sheet, toasts and errors have none either', async ({ page }) => {
        await page.goto('/service-areas/islip')
        if (device === 'phone') {
          await page.getByRole('button', { name: labels.menu }).click()
          expect(await findings(page)).toEqual([])
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: labels.sidebar.title }).click()
        } else {
          await page.getByRole('button', { name: labels.services, exact: true }).click()
          expect(await findings(page)).toEqual([])
          await page.keyboard.press('Escape')
          await page.getByRole('navigation', { name: labels.mainMenu }).getByRole('button', { name: labels.serviceAreas }).click()
        }
        expect(await findings(page)).toEqual([])
        await page.goto('/locations/islip/#quote')
        await expect(page.locator('[data-island="quick-quote"]')).toHaveJSProperty('noValidate', true)
        await page.getByRole('button', { name: labels.forms.quote.submit }).click()
        await expect(page.locator('#quote-name')).toBeFocused()
        expect(await findings(page)).toEqual([])
      })
    })
  }
}
