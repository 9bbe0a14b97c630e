// Where quote buttons lead, and what they fill in.
import { siteWords } from '@/content/words/site'
import { axeFindings } from './axe'
import { expect, test, waitForIsland } from './fixtures'

test.describe('from a town’s page', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('the quote button leads to the form, which knows the town', async ({ page }) => {
      await page.goto('/service-areas/bay-shore')
      await page.getByRole('main').getByRole('link', { name: siteWords.getQuote }).click()
      await expect(page).toHaveURL('/service-areas/bay-shore#quote')
      const words = siteWords.forms.quote
      await expect(page.getByLabel(words.name)).toBeInViewport({ ratio: 1 })
      await expect(page.getByLabel(words.location)).toHaveValue('Bay Shore')
    })
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'in plain HTML', () => {
      test.use({ javaScriptEnabled })
      test('the link to the longer form fills in its address', async ({ page }) => {
        await page.goto('/service-areas/bay-shore')
        await page.getByRole('link', { name: siteWords.forms.quoteSection.other.label }).click()
        await expect(page).toHaveURL('/contact')
        if (!javaScriptEnabled) return
        const words = siteWords.forms.estimate
        await waitForIsland(page, 'long-estimate')
        await expect(page.getByLabel(words.address)).toHaveValue('Bay Shore, NY')
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/)
        expect(await page.evaluate(() => window.dataLayer)).toEqual([
          expect.objectContaining({ event: 'ld_injected', town: null }),
        ])
      })
    })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`the quick quote over the page, ${viewport.width} px wide`, () => {
    test.use({ viewport, expectedMessages: /quote-sheet|ERR_FAILED/ })
    test('opens on a service area', async ({ page }) => {
      await page.goto('/service-areas/bay-shore')
      await page.getByRole('main').getByRole('link', { name: siteWords.getQuote }).first().click()
      const sheet = page.getByRole('dialog', { name: siteWords.forms.quoteSection.title })
      await expect(sheet.getByLabel(siteWords.forms.quote.location)).toHaveValue('Bay Shore')
      await waitForIsland(page, 'quick-quote')
      await expect(sheet.getByLabel(siteWords.forms.quote.location)).toHaveValue('Bay Shore')
    })
    test('opens at a press, and gives the focus back', async ({ page }) => {
      await page.goto('/locations/islip/')
      const sheet = page.getByRole('dialog', { name: siteWords.forms.quoteSection.title })
      const open = page.getByRole('main').getByRole('link', { name: siteWords.getAFreeEstimate }).first()
      const words = siteWords.forms.quote
      await open.click()
      await expect(sheet.getByLabel(words.location)).toHaveValue('Islip')
      await expect(sheet).toBeFocused()
      expect(await axeFindings(page, '[data-sheet]')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(open).toBeFocused()
      await open.click()
      await sheet.getByRole('button', { name: words.submit }).click()
      await expect(sheet.getByLabel(words.name)).toBeFocused()
      await sheet.getByRole('button', { name: siteWords.close }).click()
      await expect(page.getByLabel(words.location)).toHaveValue('Islip')
      await expect(sheet).toBeHidden()
    })
    test('leads to the form where its code does not come', async ({ page }) => {
      await page.route('**/quote-sheet.js', route => route.abort())
      await page.goto('/locations/islip/')
      await page.getByRole('main').getByRole('link', { name: siteWords.getAFreeEstimate }).first().click()
      await expect(page).toHaveURL(/#quote$/)
      await expect(page.getByLabel(siteWords.forms.quote.name)).toBeInViewport({ ratio: 1 })
    })
  })
