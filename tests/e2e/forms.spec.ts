// The forms: states and messages as specified (docs/lead-contract.md).
import type { Page } from 'playwright/test'
import { formNotice } from '@/content/words/forms'
import { labels } from '@/content/words/site'
import { leadMessages } from '@/lib/leads/messages'
import { expect, waitForIsland, test } from './fixtures'
import { LIFETIME_MS } from '@/components/ui/toast-message'

/** The toasts, without the copy that Radix announces. */
const notifications = (page: Page) =>
  page.getByRole('region', { name: new RegExp(labels.forms.runtime.region) }).getByRole('list')
const dataLayerOf = (page: Page) => page.evaluate(() => (window.dataLayer ?? []) as Record<string, unknown>[])

test.describe('the quick quote', () => {
  const form = (page: Page) => page.locator('[data-island="quick-quote"]')
  const words = labels.forms.quote

  test('shows the toast again after it was closed, and then it closes by itself', async ({ page }) => {
    await page.clock.install()
    await page.goto('/locations/islip/#quote')
    await waitForIsland(page, 'quick-quote')
    const toast = notifications(page).getByText('Please fill in all required fields')
    const submit = form(page).getByRole('button', { name: words.submit })
    await submit.click()
    await expect(toast).toBeVisible()
    await notifications(page).getByRole('button', { name: labels.forms.runtime.close }).click()
    await expect(toast).toBeHidden()
    await submit.click()
    await expect(toast).toBeVisible()
    await page.mouse.move(2, 300)
    await page.clock.fastForward(LIFETIME_MS)
    await expect(toast).toBeHidden()

    // The same by keyboard, when focus is in the toast.
    await submit.click()
    await expect(toast).toBeVisible()
    await page.mouse.move(2, 300)
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(toast).toBeHidden()
    await submit.press('Enter')
    await expect(toast).toBeVisible()
    await page.clock.fastForward(LIFETIME_MS)
    await expect(toast).toBeHidden()
  })

  test('accepts a phone number in any usual form, sends once, shows the success message and resets', async ({
    page,
  }) => {
    await page.goto('/locations/islip/?utm_source=test#quote')
    await waitForIsland(page, 'quick-quote')
    await form(page).getByLabel(words.name).fill("Zoë O'Hara-Ng")
    await form(page).getByLabel(words.phone).fill('+1 631.555.0142 ext. 7')
    await form(page).getByLabel(words.location).fill('11751')
    await form(page).getByLabel(words.charger).selectOption('Not sure — advise me')
    const posted = page.waitForRequest('**/api/leads/quote')
    await form(page).getByRole('button', { name: words.submit }).click()
    const request = await posted
    expect(request.postDataJSON()).toEqual({
      name: "Zoë O'Hara-Ng",
      phone: '+1 631.555.0142 ext. 7',
      location: '11751',
      charger: 'Not sure — advise me',
      page_url: expect.stringContaining('/locations/islip/?utm_source=test') as unknown,
      utm: { utm_source: 'test' },
      notice_version: formNotice.version,
    })
    expect(request.headers()['idempotency-key']).toBeTruthy()
    await expect(notifications(page).getByText(leadMessages.quote.title)).toBeVisible()
    await expect(notifications(page).getByText(leadMessages.quote.detail)).toBeVisible()
    // Stays when the toast has gone.
    await expect(form(page).getByText(labels.forms.status.sent)).toContainText('within 24 hours')
    await expect(form(page).getByLabel(words.name)).toHaveValue('')
    await expect(form(page).getByLabel(words.charger)).toHaveValue('Level 2 (NEMA 14-50)')
    expect((await dataLayerOf(page)).filter(entry => entry.event === 'generate_lead')).toEqual([
      { event: 'generate_lead', form: 'quick', transaction_id: expect.stringMatching(/^\w{6}$/) },
    ])
  })

  test('is scrolled to by the button of the page', async ({ page }) => {
    await page.goto('/locations/mastic/')
    await page.getByRole('link', { name: labels.getAFreeEstimate }).first().click()
    await expect(page.locator('#quote')).toBeInViewport()
    await expect(page).toHaveURL('/locations/mastic/#quote')
  })
})

test('a toast covers neither the field with the focus nor its message', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto('/locations/islip/#quote')
  await waitForIsland(page, 'quick-quote')
  const phone = page.locator('#quote-phone')
  await phone.fill('12')
  // At the lower end of the window, just above the text bar.
  await phone.evaluate(field =>
    scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 70, behavior: 'instant' }),
  )
  await page.locator('#quote-name').evaluate((field: HTMLInputElement) => (field.value = 'Ada'))
  await phone.press('Enter')
  await expect(notifications(page).getByText('Please fill in all required fields')).toBeVisible()
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

test.describe('the long estimate', () => {
  const form = (page: Page) => page.locator('[data-island="long-estimate"]')
  const words = labels.forms.estimate

  test('does not cut a long message, and reports that it is too long', async ({ page }) => {
    await page.goto('/contact')
    await waitForIsland(page, 'long-estimate')
    const message = form(page).getByLabel(words.message)
    const long = 'A long story. '.repeat(400)
    await message.fill(long)
    await form(page).getByRole('button', { name: words.submit }).click()
    await expect(message).toHaveAccessibleDescription(/Use at most 5,000 characters/)
    await expect(message).toHaveValue(long)
  })

  test('is sent once by a double click', async ({ page }) => {
    let posts = 0
    page.on('request', request => {
      if (request.url().endsWith('/api/leads/estimate')) posts += 1
    })
    await page.goto('/contact')
    await waitForIsland(page, 'long-estimate')
    for (const [label, value] of [
      [words.firstName, 'A'],
      [words.lastName, 'B'],
      [words.phone, '6315550107'],
      [words.email, 'a@b.co'],
    ] as const)
      await form(page).getByLabel(label).fill(value)
    await form(page).getByRole('button', { name: words.submit }).dblclick()
    await expect(notifications(page).getByText(/Thank you/)).toBeVisible()
    expect(posts).toBe(1)
  })
})

test.describe('when the chunks of a form cannot be fetched', () => {
  test.use({ expectedMessages: /Failed to load resource/ })

  test('the browser validates, the lead is sent, and the success message is shown', async ({ page }) => {
    const words = labels.forms.quote
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
    await expect(form.getByText(labels.forms.status.sent)).toBeVisible()
    expect(posts).toBe(1)
  })
})
