// Stored plans, shared links and printing.
import type { Page } from 'playwright/test'
import { defaultPlan } from '@/content/planner'
import { plannerLabels } from '@/content/words/planner'
import { usd } from '@/lib/usd'
import { expect, waitForPlanner, test, openStep, openMoreSettings, share, setTrench, totalAfter } from './fixtures'

const { keep, ...words } = plannerLabels
const address = '/ev-charger-planner'
/** The price in the panel's foot. */
const total = (page: Page) => page.locator('output')
/** By key, because the bottom bar may cover the radio button. */
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).press(' ')
const labor = (page: Page) => page.getByLabel(words.numbers.baseLabor)
async function setLabor(page: Page, value: number) {
  if (!(await labor(page).isVisible())) await openMoreSettings(page)
  await labor(page).fill(String(value))
  await labor(page).blur()
}

test('a copied link opens the same plan in another browser, and a reload keeps changes made there', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${address}?utm_source=flyer`)
  await waitForPlanner(page)
  const raised = defaultPlan.baseLabor + 25
  await setLabor(page, raised)
  await share(page, keep.copyLink)
  await expect(page.getByText(keep.notice.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/ev-charger-planner#plan=[A-Za-z0-9]+$/)
  expect(copied.length).toBeLessThan(200)

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await elsewhere.newPage()
  await other.goto(copied)
  await expect(other.getByText(keep.notice.shared)).toBeVisible()
  await expect(total(other)).toContainText(usd(totalAfter({ type: 'setBaseLabor', value: raised })))
  expect(new URL(other.url()).hash).toBe('')
  await setLabor(other, raised + 25)
  await other.reload()
  await expect(other.getByText(keep.notice.restored)).toBeVisible()
  await expect(labor(other)).toHaveValue(String(raised + 25))
  await elsewhere.close()
})

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
  await choose(page, words.mountWalls.detached)
  await page.evaluate(() => addEventListener('afterprint', () => document.body.setAttribute('data-printed', '')))
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format, margin: { top: '16mm', bottom: '16mm', left: '16mm', right: '16mm' } })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
})
