// Where quote buttons lead, and what they fill in.
import { labels } from '@/content/words/site'
import { expect, test, waitForIsland } from './fixtures'

test.describe('from a town’s page', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('the quote button leads to the form', async ({ page }) => {
        await page.goto('/service-areas/bay-shore')
        await page.getByRole('main').getByRole('link', { name: labels.requestFreeQuote }).click()
        await expect(page).toHaveURL('/contact#estimate')
        const words = labels.forms.estimate
        await expect(page.getByLabel(words.firstName)).toBeInViewport({ ratio: 1 })
        if (!javaScriptEnabled) return
        await expect(page.getByLabel(words.address)).toHaveValue('Bay Shore, NY')
        await waitForIsland(page, 'long-estimate')
        await expect(page.getByLabel(words.address)).toHaveValue('Bay Shore, NY')
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/)
        expect(await page.evaluate(() => window.dataLayer)).toEqual([
          expect.objectContaining({ event: 'ld_injected', town: null }),
        ])
      })
    })
})
