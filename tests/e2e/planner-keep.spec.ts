// Stored plans and links that start the planner at once, and printing. What they keep:
// components/planner/persistence.
import type { Page } from 'playwright/test'
import { plannerWords } from '@/content/words/planner'
import { expect, waitForPlanner, test, openStep, setTrench } from './fixtures'

const address = '/ev-charger-planner'
/** Pressed by key, because the bottom bar may cover the radio button. */
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).press(' ')

test('a stored plan or a plan link starts the planner at once', async ({ page }) => {
  // Checked when the page is parsed, because the test itself may run after the planner has started.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, {
        startedAtOnce: document.head.querySelectorAll('script[src*="/_next/static/"]').length > 0,
      })
    })
  })
  const startedAtOnce = () => page.evaluate(() => (window as { startedAtOnce?: boolean }).startedAtOnce)
  await page.goto('/ev-charger-planner')
  expect(await startedAtOnce(), 'a first visit waits').toBe(false)
  await page.goto('about:blank')
  await page.goto('/ev-charger-planner#plan=none')
  expect(await startedAtOnce()).toBe(true)
  // Set on another page: the planner would delete what it cannot read.
  await page.goto('/contact')
  await page.evaluate(() => localStorage.setItem('fairlead-plan', '{}'))
  await page.reload()
  expect(await startedAtOnce(), 'other pages wait').toBe(false)
  await page.goto('/ev-charger-planner')
  expect(await startedAtOnce()).toBe(true)
})

test('the longest plan fits on one page of paper, printed by the browser’s own command', async ({ page }) => {
  await page.goto(address)
  await waitForPlanner(page)
  await choose(page, /Tesla/)
  await setTrench(page, '25')
  await openStep(page, 'place')
  await choose(page, plannerWords.mountWalls.detached)
  await page.evaluate(() => addEventListener('afterprint', () => document.body.setAttribute('data-printed', '')))
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format, margin: { top: '16mm', bottom: '16mm', left: '16mm', right: '16mm' } })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
})
