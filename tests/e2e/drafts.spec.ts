// Typed text stays in a form for the visit.
import type { Page } from 'playwright/test'
import { siteWords } from '@/content/words/site'
import { plannerWords } from '@/content/words/planner'
import { leadMessages } from '@/lib/leads/messages'
import { expect, fillQuote, openStep, test, waitForIsland, waitForPlanner } from './fixtures'

const { quote } = siteWords.forms
const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('fairlead-draft')))

async function expectQuote(page: Page, name: string, phone: string, place: string) {
  await expect(page.locator('#quote-name')).toHaveValue(name)
  await expect(page.locator('#quote-phone')).toHaveValue(phone)
  await expect(page.locator('#quote-location')).toHaveValue(place)
}

test('a quote comes back after a reload and on another page, until it is sent', async ({ page }) => {
  await page.goto('/locations/islip/#quote')
  await fillQuote(page, 'Ada Byron')
  await page.locator('#quote-charger').selectOption({ index: 2 })
  await page.reload()
  await expectQuote(page, 'Ada Byron', '631 555 0123', 'Islip')
  await expect(page.locator('#quote-charger')).toHaveJSProperty('selectedIndex', 2)
  // The default of the other page, which the visitor did not type.
  await page.goto('/locations/babylon/#quote')
  await expectQuote(page, 'Ada Byron', '631 555 0123', 'Babylon')
  await waitForIsland(page, 'quick-quote')
  await expectQuote(page, 'Ada Byron', '631 555 0123', 'Babylon')
  await page.getByRole('button', { name: quote.submit }).click()
  await expect(page.getByText(leadMessages.quote.title, { exact: true })).toBeVisible()
  expect(await draftsOf(page)).toEqual([])
  await page.reload()
  await expectQuote(page, '', '', 'Babylon')
})

test('the contact of a plan comes back after a reload, and is cleared with the button', async ({ page }) => {
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  await openStep(page, 'plan')
  await page.getByLabel(plannerWords.send.phone).fill('631 555 0123')
  await page.reload()
  await waitForPlanner(page)
  await openStep(page, 'plan')
  await expect(page.getByLabel(plannerWords.send.phone)).toHaveValue('631 555 0123')
  await page.getByRole('button', { name: plannerWords.send.clear }).click()
  await expect(page.getByLabel(plannerWords.send.phone)).toHaveValue('')
  expect(await draftsOf(page)).toEqual([])
})
