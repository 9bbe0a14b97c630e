// The ZIP lookup: its answers, and the ZIP in the next form.
import type { Page } from 'playwright/test'
import { labels } from '@/content/words/site'
import { zipTablePath } from '@/content/routes'
import { expect, test } from './fixtures'

test.describe('the ZIP lookup', () => {
  const words = labels.zip
  const island = (page: Page) => page.locator('[data-island="zip-lookup"]')

  test('keeps five digits, refuses fewer, and answers for a ZIP in two towns', async ({ page }) => {
    await page.goto('/#zip')
    const field = island(page).getByLabel(words.field)
    await field.pressSequentially('11a7-2')
    await expect(field).toHaveValue('1172')
    await field.press('Enter')
    await expect(island(page).getByText('Please enter a valid 5-digit ZIP code.').first()).toBeVisible()
    await expect(field).toHaveValue('1172')
    await field.pressSequentially('599')
    await expect(field).toHaveValue('11725')
    await island(page).getByRole('button', { name: words.submit }).click()
    await expect(island(page).getByRole('heading', { name: /Commack/ })).toBeVisible()
    await expect(island(page).getByText(/Town of Huntington or the Town of Smithtown/)).toBeVisible()
    await expect(island(page).getByRole('link', { name: /Commack/ })).toHaveAttribute('href', '/service-areas/commack')
    await expect(island(page).getByRole('link', { name: /planner|3D/i })).toHaveAttribute('href', '/ev-charger-planner')
    expect(
      await page.evaluate(() => window.dataLayer?.filter(entry => 'event' in entry && entry.event === 'zip_lookup')),
    ).toHaveLength(1)
  })

  test('answers a ZIP that was submitted before hydration', async ({ page }) => {
    await page.goto('/?zip=11901x#zip')
    await expect(island(page).getByRole('heading', { name: /11901: Riverhead/ })).toBeVisible()
    await expect(island(page).getByLabel(words.field)).toHaveValue('11901')
  })

  test('fills the quick quote with the latest ZIP, but not over what was typed there', async ({ page }) => {
    await page.goto('/#zip')
    const place = page.locator('#quote-location')
    const lookUp = async (zip: string) => {
      await island(page).getByLabel(words.field).fill(zip)
      await island(page).getByRole('button', { name: words.submit }).click()
      await expect(island(page).getByRole('heading', { name: zip })).toBeVisible()
    }
    for (const zip of ['11743', '11725']) {
      await lookUp(zip)
      await expect(place).toHaveValue(zip)
    }
    await place.fill('Islip')
    await lookUp('11743')
    await expect(place).toHaveValue('Islip')
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
