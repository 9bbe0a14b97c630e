// From the visitor's form to `npm run leads`. A plan: lead-page.spec.ts.
import { labels } from '@/content/words/site'
import { leadMessages } from '@/lib/leads/messages'
import { expect, fillEstimate, fillQuote, test, waitForIsland } from './fixtures'
import { leadOf, runLeads, visitor } from './stored-leads'

test('both forms are listed', async ({ page }) => {
  const quote = visitor('Quote')
  await page.goto('/locations/medford/#quote')
  await waitForIsland(page, 'quick-quote')
  await fillQuote(page, quote)
  await page.getByRole('button', { name: labels.forms.quote.submit }).click()
  await expect(page.getByText(leadMessages.quote.title, { exact: true })).toBeVisible()
  const last = visitor('Estimate')
  await page.goto('/contact?utm_campaign=spring')
  await waitForIsland(page, 'long-estimate')
  await fillEstimate(page, last)
  await page.locator('#estimate-message').fill('=HYPERLINK("https://evil.example")')
  await page.getByRole('button', { name: labels.forms.estimate.submit }).click()
  await expect(page.getByText(leadMessages.estimate.title, { exact: true })).toBeVisible()
  expect(leadOf(quote).lead).toMatchObject({ location: 'Islip' })
  expect(leadOf(last).lead).toMatchObject({ utm: { utm_campaign: 'spring' }, email: 'ada@example.com' })
  expect(runLeads('export')).toContain(`'=HYPERLINK`)
})
