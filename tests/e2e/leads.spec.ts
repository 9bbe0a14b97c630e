// From the visitor's form or plan to `npm run leads`.
import sharp from 'sharp'
import type { Page } from 'playwright/test'
import { labels } from '@/content/words/site'
import { plannerLabels } from '@/content/words/planner'
import { leadMessages } from '@/lib/leads/messages'
import { planMessages } from '@/lib/leads/plan-messages'
import {
  acceptAlerts,
  expect,
  fillEstimate,
  fillQuote,
  waitForIsland,
  waitForPlanner,
  test,
  openStep,
  setTrench,
} from './fixtures'
import { leadOf, leadsOf, pictureOf, runLeads, visitor } from './stored-leads'

async function makePlan(page: Page, name: string) {
  await waitForPlanner(page)
  await page.getByRole('radio', { name: /Tesla/ }).check({ force: true })
  await openStep(page, 'place')
  await page.getByRole('radio', { name: plannerLabels.mountWalls.right, exact: true }).check({ force: true })
  await setTrench(page, '20')
  await openStep(page, 'place')
  await page.getByRole('radio', { name: plannerLabels.mountWalls.detached, exact: true }).check({ force: true })
  await openStep(page, 'plan')
  await page.getByLabel(plannerLabels.send.name).fill(name)
  await page.getByLabel(plannerLabels.send.phone).fill('(631) 555-0123')
}

test('a plan that is sent is listed with its picture', async ({ page }) => {
  const alerts = acceptAlerts(page)
  const name = visitor('Plan')
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: labels.planYours }).click()
  await expect(page).toHaveURL('/ev-charger-planner')
  await makePlan(page, name)
  await page.getByRole('button', { name: plannerLabels.send.submit }).click()
  await expect.poll(() => alerts).toEqual(["Plan sent. We'll follow up with your quote."])
  await expect(page.getByRole('status').getByText(planMessages.sent)).toBeVisible()

  const lead = leadOf(name)
  const { lead: payload } = lead
  expect(payload).toMatchObject({
    amps: 60,
    mount_wall: 'detached',
    trench_ft: 20,
    conduit_type: 'EMT',
    town_slug: null,
    utm: {},
    brand: { key: 'tesla' },
  })
  expect(payload.charger_position_ft).toMatchObject({ x: 30 })
  const { format, width, height } = await sharp(await pictureOf(page, lead, 'picture')).metadata()
  expect(format).toBe('jpeg')
  expect(width).toBeGreaterThanOrEqual(640)
  expect(height).toBeGreaterThanOrEqual(440)
  const events = await page.evaluate(() => window.dataLayer as { event: string }[])
  expect(events.filter(({ event }) => event === 'generate_lead')).toEqual([
    {
      event: 'generate_lead',
      form: 'plan',
      currency: 'USD',
      value: payload.est_cost,
      transaction_id: expect.stringMatching(/^\w{6}$/),
    },
  ])
})

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
  expect(leadsOf(quote)).toHaveLength(1)
  expect(leadOf(last).lead).toMatchObject({ utm: { utm_campaign: 'spring' }, email: 'ada@example.com' })
  expect(runLeads(['export'])).toContain(`'=HYPERLINK`)
})
