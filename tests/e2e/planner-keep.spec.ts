// Stored plans, shared links and printing.
import type { Page } from 'playwright/test'
import { plannerLabels } from '@/content/words/planner'
import { usd } from '@/lib/usd'
import {
  expect,
  waitForPlanner,
  test,
  openStep,
  openMoreSettings,
  share,
  setTrench,
  startPrice,
  teslaPrice,
  totalAfter,
} from './fixtures'

const { keep, ...words } = plannerLabels
const address = '/ev-charger-planner'
const KEY = 'fairlead-plan'
/** The price in the panel's foot. */
const total = (page: Page) => page.locator('output')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const stored = (page: Page) => page.evaluate(key => localStorage.getItem(key), KEY)
/** By key, because the bottom bar may cover the radio button. */
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).press(' ')
const labor = (page: Page) => page.getByLabel(words.numbers.baseLabor)
async function setLabor(page: Page, value: string) {
  if (!(await labor(page).isVisible())) await openMoreSettings(page)
  await labor(page).fill(value)
  await labor(page).blur()
}

test('a plan is restored after a reload, without an undo step, until it is reset', async ({ page }) => {
  await page.goto(address)
  await waitForPlanner(page)
  await openStep(page, 'plan')
  await expect(page.getByText(keep.kept)).toBeVisible()
  await openStep(page, 'charger')
  expect(await stored(page)).toBeNull()
  await choose(page, /Tesla/)
  // Immediately: the last change is saved when the page is left.
  await page.reload()
  await expect(page.getByText(keep.notice.restored)).toBeVisible()
  await expect(total(page)).toContainText(teslaPrice)
  await expect(page.getByRole('button', { name: words.undo })).toBeDisabled()
  await press(page, keep.startOver)
  await expect(page.getByRole('button', { name: words.reset })).toBeFocused()
  await expect(total(page)).toContainText(startPrice)
  await expect.poll(() => stored(page)).toBeNull()
  await press(page, words.undo)
  await expect(total(page)).toContainText(teslaPrice)
})

test('a copied link opens the same plan in another browser, and a reload keeps changes made there', async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${address}?utm_source=flyer`)
  await waitForPlanner(page)
  await setLabor(page, '475')
  await share(page, keep.copyLink)
  await expect(page.getByText(keep.notice.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/ev-charger-planner#plan=[A-Za-z0-9]+$/)
  expect(copied.length).toBeLessThan(200)

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await elsewhere.newPage()
  await other.goto(copied)
  await expect(other.getByText(keep.notice.shared)).toBeVisible()
  await expect(total(other)).toContainText(usd(totalAfter({ type: 'setBaseLabor', value: 475 })))
  expect(new URL(other.url()).hash).toBe('')
  await setLabor(other, '500')
  await other.reload()
  await expect(other.getByText(keep.notice.restored)).toBeVisible()
  await expect(labor(other)).toHaveValue('500')
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

test('only the plan is printed: drawing, parts, estimate, business, date', async ({ page }) => {
  await page.goto(address)
  await waitForPlanner(page)
  // The printed page is what the page holds between these two events.
  await page.evaluate(() => {
    window.print = () => void dispatchEvent(new Event('beforeprint'))
  })
  await share(page, keep.print)
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('.printed-page')
  await expect(printed.locator('svg')).toBeVisible()
  await expect(printed.getByRole('table', { name: words.estimate.caption })).toContainText(startPrice)
  await expect(printed.getByRole('table', { name: keep.materials.caption })).toContainText(words.conduitTypes.EMT)
  for (const text of [keep.onPaper.by, keep.onPaper.phone, keep.onPaper.note, '#plan='])
    await expect(printed).toContainText(text)
  await expect(page.getByRole('main')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(printed).toHaveCount(0)
  await expect(page.getByRole('main')).toBeVisible()
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
