// The forms: states and messages as specified (docs/lead-contract.md).
import type { Page } from 'playwright/test'
import { siteWords } from '@/content/words/site'
import { leadMessages } from '@/lib/leads/messages'
import { expect, waitForIsland, test } from './fixtures'
import { TOAST_MS } from '@/components/ui/toasts'

/** The toasts, without the copy that Radix announces. */
const notifications = (page: Page) =>
  page.getByRole('region', { name: new RegExp(siteWords.forms.runtime.region) }).getByRole('list')

test.describe('the quick quote', () => {
  const form = (page: Page) => page.locator('[data-island="quick-quote"]')
  const words = siteWords.forms.quote

  test('shows the toast again after it was closed, and then it closes by itself', async ({ page }) => {
    await page.clock.install()
    await page.goto('/locations/islip/#quote')
    await waitForIsland(page, 'quick-quote')
    const toast = notifications(page).getByText('Please fill in all required fields')
    const submit = form(page).getByRole('button', { name: words.submit })
    await submit.click()
    await expect(toast).toBeVisible()
    await notifications(page).getByRole('button', { name: siteWords.forms.runtime.close }).click()
    await expect(toast).toBeHidden()
    await submit.click()
    await expect(toast).toBeVisible()
    await page.mouse.move(2, 300)
    await page.clock.fastForward(TOAST_MS)
    await expect(toast).toBeHidden()
  })
})

test('a toast stands in place of the text bar, and covers neither the field with the focus nor its message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto('/locations/islip/#quote')
  await waitForIsland(page, 'quick-quote')
  const phone = page.locator('#quote-phone')
  await phone.fill('12')
  // At the lower end of the window, just above the text bar.
  await phone.evaluate(field =>
    scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 70, behavior: 'instant' }),
  )
  await page.locator('#quote-location').evaluate((field: HTMLInputElement) => (field.value = ''))
  await page.locator('#quote-name').evaluate((field: HTMLInputElement) => (field.value = 'Ada'))
  await phone.press('Enter')
  await expect(notifications(page).getByText('Please fill in all required fields')).toBeVisible()
  expect(await page.locator('[data-toasts] li').boundingBox()).toEqual(
    await page.locator('aside.text-bar').boundingBox(),
  )
  const isCovered = (selector: string) =>
    page.locator(selector).evaluate(element => {
      const { bottom } = element.getBoundingClientRect()
      return bottom > document.querySelector('[data-variant=destructive]')!.getBoundingClientRect().top
    })
  await expect(page.locator('#quote-phone-error')).toBeVisible()
  await expect.poll(() => isCovered('#quote-phone-error')).toBe(false)
  for (const field of ['#quote-location', '#quote-charger']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(field)).toBeFocused()
    await expect.poll(() => isCovered(field)).toBe(false)
  }
})

test.describe('when the chunks of a form cannot be fetched', () => {
  test.use({ expectedMessages: /Failed to load resource/ })

  test('the browser validates, the lead is sent, and the success message is shown', async ({ page }) => {
    const words = siteWords.forms.quote
    await page.goto('/locations/islip/#quote')
    await waitForIsland(page, 'quick-quote')
    await page.route('**/_next/static/chunks/**', route => route.abort())
    const form = page.locator('[data-island="quick-quote"]')
    let posts = 0
    page.on('request', request => {
      if (request.url().endsWith('/api/leads/quote')) posts += 1
    })
    await form.getByLabel(words.name).fill('Missing Chunk')
    await form.getByRole('button', { name: words.submit }).click()
    await expect(form.getByLabel(words.phone)).toBeFocused()
    expect(posts).toBe(0)
    await form.getByLabel(words.phone).fill('(631) 555-0142')
    await form.getByLabel(words.location).fill('11751')
    const alert = page.waitForEvent('dialog')
    await form.getByRole('button', { name: words.submit }).click()
    const dialog = await alert
    expect(dialog.message()).toBe(`${leadMessages.quote.title}\n${leadMessages.quote.detail}`)
    await dialog.accept()
    await expect(form.getByText(siteWords.forms.status.sent)).toBeVisible()
    expect(posts).toBe(1)
  })
})
