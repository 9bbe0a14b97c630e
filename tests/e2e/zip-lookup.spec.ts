// The ZIP lookup before its script.
import type { Page } from 'playwright/test'
import { siteWords } from '@/content/words/site'
import { expect, test } from './fixtures'

test.describe('the ZIP lookup', () => {
  const words = siteWords.zip
  const island = (page: Page) => page.locator('[data-island="zip-lookup"]')

  test('answers a ZIP that was submitted before hydration', async ({ page }) => {
    await page.goto('/?zip=11901x#zip')
    await expect(island(page).getByRole('heading', { name: /11901: Riverhead/ })).toBeVisible()
    await expect(island(page).getByLabel(words.field)).toHaveValue('11901')
  })
})
