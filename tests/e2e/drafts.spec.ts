// What is typed into a form stays for the visit, and so does the campaign that the visit began
// with.
import type { Page } from 'playwright/test'
import { labels } from '@/content/words/site'
import { plannerLabels } from '@/content/words/planner'
import { honeypotName } from '@/lib/leads/choices'
import { leadMessages } from '@/lib/leads/messages'
import { readSourceHeader, SOURCE_HEADER } from '@/lib/visit-source'
import { expect, openStep, test, waitForIsland, waitForPlanner } from './fixtures'

const { quote, estimate } = labels.forms
const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('fairlead-draft')))

async function fillQuote(page: Page) {
  await page.locator('#quote-name').fill('Ada Byron')
  await page.locator('#quote-phone').fill('631 555 0123')
  await page.locator('#quote-location').fill('Islip')
  await page.locator('#quote-charger').selectOption({ index: 2 })
}
async function expectQuote(page: Page, name: string, phone: string, place: string) {
  await expect(page.locator('#quote-name')).toHaveValue(name)
  await expect(page.locator('#quote-phone')).toHaveValue(phone)
  await expect(page.locator('#quote-location')).toHaveValue(place)
}

test('a quote comes back after a reload and on another page, until it is sent', async ({ page }) => {
  await page.goto('/locations/islip/#quote')
  await fillQuote(page)
  await page.reload()
  await expectQuote(page, 'Ada Byron', '631 555 0123', 'Islip')
  await expect(page.locator('#quote-charger')).toHaveJSProperty('selectedIndex', 2)
  await page.goto('/locations/babylon/#quote')
  await expectQuote(page, 'Ada Byron', '631 555 0123', 'Islip')
  await waitForIsland(page, 'quick-quote')
  await expectQuote(page, 'Ada Byron', '631 555 0123', 'Islip')
  await page.getByRole('button', { name: quote.submit }).click()
  await expect(page.getByText(leadMessages.quote.title, { exact: true })).toBeVisible()
  expect(await draftsOf(page)).toEqual([])
  await page.reload()
  await expectQuote(page, '', '', '')
})

test('an estimate comes back after a reload and goes when it is sent, although its fields stay', async ({ page }) => {
  await page.goto('/locations/islip/')
  await page
    .locator('main a[href^="/contact"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(/\/contact/)
  const address = page.locator('#estimate-address')
  await expect(address).not.toHaveValue('')
  await address.fill('12 Oak Street')
  await page.locator('#estimate-first-name').fill('Ada')
  await page.locator('#estimate-last-name').fill('Byron')
  await page.locator('#estimate-phone').fill('631 555 0123')
  await page.locator('#estimate-email').fill('ada@example.com')
  await page.locator('#estimate-message').fill('Two cars.\nDetached garage.')
  await page.locator('#estimate-timeline').selectOption('this-week')
  await page.reload()
  await expect(address).toHaveValue('12 Oak Street')
  await expect(page.locator('#estimate-message')).toHaveValue('Two cars.\nDetached garage.')
  await expect(page.locator('#estimate-timeline')).toHaveValue('this-week')
  await waitForIsland(page, 'long-estimate')
  await page.getByRole('button', { name: estimate.submit }).click()
  await expect(page.getByText(leadMessages.estimate.title, { exact: true })).toBeVisible()
  expect(await draftsOf(page)).toEqual([])
  await expect(page.locator('#estimate-message')).toHaveValue('Two cars.\nDetached garage.')
})

test.describe('before the framework runs', () => {
  test.use({ expectedMessages: /ERR_FAILED|Failed to load resource/ })

  test('what is typed is kept, comes back, and is cleared with the button', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', route => route.abort())
    await page.goto('/locations/islip/#quote')
    await fillQuote(page)
    await page.reload()
    await expectQuote(page, 'Ada Byron', '631 555 0123', 'Islip')
    await page.getByRole('button', { name: quote.clear }).click()
    await expectQuote(page, '', '', '')
    await page.reload()
    await expectQuote(page, '', '', '')
    expect(await draftsOf(page)).toEqual([])
  })
})

test('the contact of a plan comes back after a reload, and is cleared with the button', async ({ page }) => {
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  await openStep(page, 'plan')
  await page.getByLabel(plannerLabels.send.phone).fill('631 555 0123')
  await page.reload()
  await waitForPlanner(page)
  await openStep(page, 'plan')
  await expect(page.getByLabel(plannerLabels.send.phone)).toHaveValue('631 555 0123')
  await page.getByRole('button', { name: plannerLabels.send.clear }).click()
  await expect(page.getByLabel(plannerLabels.send.phone)).toHaveValue('')
  expect(await draftsOf(page)).toEqual([])
})

async function sendQuote(page: Page) {
  await page.goto('/locations/islip/#quote')
  await waitForIsland(page, 'quick-quote')
  await fillQuote(page)
  const request = page.waitForRequest('**/api/leads/quote')
  await page.getByRole('button', { name: quote.submit }).click()
  await expect(page.getByText(leadMessages.quote.title, { exact: true })).toBeVisible()
  const sent = await request
  const body = sent.postDataJSON() as { utm: unknown; page_url: string }
  return { ...body, source: readSourceHeader((await sent.allHeaders())[SOURCE_HEADER] ?? null) }
}

test('a lead names the campaign of the address with which the visit began', async ({ page }) => {
  await page.goto('/?utm_source=google&utm_campaign=spring%20sale&gclid=1&email=ada%40example.com')
  await page.goto('/services')
  await page.reload()
  const { utm, page_url, source } = await sendQuote(page)
  expect(utm).toEqual({ utm_source: 'google', utm_campaign: 'spring sale' })
  expect(page_url).not.toContain('utm')
  expect(source?.first).toMatchObject({ gclid: '1', landing: '/' })
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('ada')
})

test('a form filler that fills the hidden field keeps nobody from sending', async ({ page }) => {
  await page.goto('/locations/islip/#quote')
  await waitForIsland(page, 'quick-quote')
  await fillQuote(page)
  await page.locator(`[data-island="quick-quote"] [name="${honeypotName}"]`).evaluate((field: HTMLInputElement) => {
    field.value = 'Ms.'
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  })
  const answered = page.waitForResponse('**/api/leads/quote')
  await page.getByRole('button', { name: quote.submit }).click()
  expect((await answered).status()).toBe(201)
  await expect(page.getByText(leadMessages.quote.title, { exact: true })).toBeVisible()
})
