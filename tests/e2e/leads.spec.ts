// From the visitor's form or plan to `npm run leads`, also while the server is down.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Page, Request } from 'playwright/test'
import { labels } from '@/content/words/site'
import { plannerLabels } from '@/content/words/planner'
import { leadMessages } from '@/lib/leads/messages'
import { planMessages } from '@/lib/leads/plan-messages'
import { serve } from '../../scripts/serve.ts'
import { expect, waitForIsland, waitForPlanner, test, openStep, setTrench } from './fixtures'
import { freePort } from '../../scripts/free-port.ts'
import { leadOf, leadsOf, listLeads, runLeads, visitor } from './stored-leads'

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

function acceptAlerts(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', dialog => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  return alerts
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
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-plan-'))
  const picture = path.join(folder, 'plan.jpg')
  runLeads(['show', lead.id, '--picture', picture])
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
  const { format, width, height } = await sharp(readFileSync(picture)).metadata()
  expect(format).toBe('jpeg')
  expect(width).toBeGreaterThanOrEqual(640)
  expect(height).toBeGreaterThanOrEqual(440)
  rmSync(folder, { recursive: true })
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
  await page.locator('#quote-name').fill(quote)
  await page.locator('#quote-phone').fill('631-555-0188')
  await page.locator('#quote-location').fill('Medford')
  await page.getByRole('button', { name: labels.forms.quote.submit }).click()
  await expect(page.getByText(leadMessages.quote.title, { exact: true })).toBeVisible()
  const last = visitor('Estimate')
  await page.goto('/contact?utm_campaign=spring')
  await waitForIsland(page, 'long-estimate')
  await page.locator('#estimate-first-name').fill('Grace')
  await page.locator('#estimate-last-name').fill(last)
  await page.locator('#estimate-phone').fill('5165550100')
  await page.locator('#estimate-email').fill('grace@example.com')
  await page.locator('#estimate-message').fill('=HYPERLINK("https://evil.example")')
  await page.getByRole('button', { name: labels.forms.estimate.submit }).click()
  await expect(page.getByText(leadMessages.estimate.title, { exact: true })).toBeVisible()
  expect(leadsOf(quote)).toHaveLength(1)
  expect(leadOf(last).lead).toMatchObject({ utm: { utm_campaign: 'spring' }, email: 'grace@example.com' })
  expect(runLeads(['export'])).toContain(`'=HYPERLINK`)
})

test.describe('with the server down', () => {
  test.use({ expectedMessages: /could not be sent|ERR_CONNECTION|Failed to load resource|Failed to fetch/ })

  /**
   * Call it before the page opens. What it returns waits until no request was open for half a
   * second: the page then holds what it fetches ahead.
   */
  function watchRequests(page: Page) {
    const open = new Set<Request>()
    let lastChange = Date.now()
    const end = (request: Request) => {
      open.delete(request)
      lastChange = Date.now()
    }
    page.on('request', request => {
      open.add(request)
      lastChange = Date.now()
    })
    page.on('requestfinished', end)
    page.on('requestfailed', end)
    return () => expect.poll(() => open.size === 0 && Date.now() - lastChange > 500, { timeout: 25_000 }).toBe(true)
  }

  /** A server that the test can stop and restart at the same address, with the same state. */
  async function startServer() {
    const state = mkdtempSync(path.join(tmpdir(), 'fairlead-down-'))
    const port = await freePort()
    let running = await serve({ port, persistTo: state })
    return {
      url: running.url,
      state,
      stop: () => running.stop(),
      restart: async () => {
        running = await serve({ port, persistTo: state })
      },
      remove: async () => {
        await running.stop()
        rmSync(state, { recursive: true, force: true })
      },
    }
  }

  test('a plan and a quote are stored on the device, and each is sent once when the server is back', async ({
    page,
    context,
  }) => {
    // It starts two servers and waits for requests that time out.
    test.setTimeout(240_000)
    const server = await startServer()
    const alerts = acceptAlerts(page)
    try {
      const [plan, quote] = [visitor('Stored plan'), visitor('Stored quote')]
      const form = await context.newPage()
      const formRequestsEnded = watchRequests(form)
      await form.goto(`${server.url}/locations/islip/#quote`)
      await waitForIsland(form, 'quick-quote')
      await form.locator('#quote-name').fill(quote)
      await formRequestsEnded()
      const requestsEnded = watchRequests(page)
      await page.bringToFront()
      await page.goto(`${server.url}/ev-charger-planner`)
      await makePlan(page, plan)
      await requestsEnded()
      await server.stop()

      await page.getByRole('button', { name: plannerLabels.send.submit }).click()
      await expect.poll(() => alerts, { timeout: 25_000 }).toEqual(["Couldn't send plan. Check webhook URL."])
      await expect(page.getByText(plannerLabels.send.status.kept)).toBeVisible()
      await expect(page.locator('#send-plan').getByRole('link', { name: plannerLabels.send.status.call })).toBeVisible()
      // Nothing typed is lost.
      await expect(page.getByLabel(plannerLabels.send.name)).toHaveValue(plan)
      // The page that sent it is closed: otherwise it may deliver the lead by itself as soon as the
      // server is back.
      await page.goto('about:blank')
      await form.bringToFront()
      await form.locator('#quote-phone').fill('631 555 0171')
      await form.locator('#quote-location').fill('11751')
      await form.getByRole('button', { name: labels.forms.quote.submit }).click()
      await expect(form.getByText(labels.forms.status.kept)).toBeVisible({ timeout: 25_000 })
      await expect(form.locator('#quote-name')).toHaveValue(quote)

      await server.restart()
      await form.evaluate(() => dispatchEvent(new Event('online')))
      // An attempt that began before the server was back may take its 15 s first.
      await expect(form.getByText(labels.forms.runtime.delivered.title, { exact: true })).toBeVisible({
        timeout: 30_000,
      })
      // The next page sends none of them again.
      await form.goto(`${server.url}/contact`)
      await waitForIsland(form, 'long-estimate')
      await expect
        .poll(() => {
          const count = (name: string) => leadsOf(name, server.state).length
          return [count(plan), count(quote), listLeads(server.state).length]
        })
        .toEqual([1, 1, 2])
    } finally {
      await server.remove()
    }
  })
})
