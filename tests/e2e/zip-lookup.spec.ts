// The ZIP lookup before and without its script.
import type { Page } from 'playwright/test'
import { labels } from '@/content/words/site'
import { zipTablePath } from '@/content/routes'
import { expect, test } from './fixtures'

test.describe('the ZIP lookup', () => {
  const words = labels.zip
  const island = (page: Page) => page.locator('[data-island="zip-lookup"]')

  test('answers a ZIP that was submitted before hydration', async ({ page }) => {
    await page.goto('/?zip=11901x#zip')
    await expect(island(page).getByRole('heading', { name: /11901: Riverhead/ })).toBeVisible()
    await expect(island(page).getByLabel(words.field)).toHaveValue('11901')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the ZIP table replaces the lookup', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: labels.zip.all }).click()
    await expect(page).toHaveURL(zipTablePath)
    await expect(page.getByRole('row', { name: /11550 Hempstead/ })).toBeVisible()
  })
})
