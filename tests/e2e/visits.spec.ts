// A window for the visit: held from a phone, confirmed by the office, moved, and given back.
import { readFileSync } from 'node:fs'
import { holdVisitLabels as words } from '@/content/words/hold-visit'
import { labels } from '@/content/words/site'
import { statusLabels } from '@/content/words/status'
import { leadMessages } from '@/lib/leads/messages'
import { leadPageLabels, officeLabels } from '@/content/words/staff-pages'
import { expect, fillQuote, test, waitForIsland } from './fixtures'
import { leadOf, officePath, visitor } from './stored-leads'
import type { Page } from 'playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

const offered = (page: Page) => page.getByRole('group', { name: words.offer }).getByRole('button')
const said = (page: Page) => page.locator('[data-hold-visit] [role=status]')
const isHeld = new RegExp(words.held.replace('{when}.', String.raw`\w+day, \w+ \d+, `))
const pathOfStatus = async (page: Page) =>
  (await page.getByRole('link', { name: words.keep.link }).getAttribute('href')) ?? ''

async function sendQuote(page: Page, name: string) {
  await page.goto('/locations/medford/')
  await page.locator('a[href="#quote"]:visible').first().click()
  await waitForIsland(page, 'quick-quote')
  await fillQuote(page, name)
  await page.getByRole('button', { name: labels.forms.quote.submit }).click()
}

test('is held with two presses from Send, confirmed by the office, moved and given back', async ({ page, browser }) => {
  const name = visitor('Hold')
  await sendQuote(page, name)
  await expect(offered(page).first()).toBeVisible()
  const shown = await offered(page).allTextContents()
  await offered(page).first().click()
  await expect(said(page)).toHaveText(isHeld)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.calendar }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nTZID:America\/New_York\r\n/)

  const statusPath = await pathOfStatus(page)
  const office = await (
    await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  ).newPage()
  await office.goto(officePath())
  const card = office.locator('li', { hasText: name }).first()
  await expect(card).toContainText(shown[0] ?? '')
  await card.getByRole('button', { name: new RegExp(`^${officeLabels.visits.confirm}`) }).click()
  await expect(office.locator('.status', { hasText: name })).toBeVisible()
  const told = await page.request.get(statusPath, { headers: { accept: 'application/json' } })
  expect(await told.json()).toMatchObject({ confirmed: true })

  await page.getByRole('button', { name: words.change }).click()
  await offered(page).nth(1).click()
  await expect(said(page)).toHaveText(isHeld)
  await page.getByRole('button', { name: words.release }).click()
  await expect(said(page)).toHaveText(words.released)
  await office.goto(new URL(leadOf(name).sheet_url).pathname)
  await office.getByText(leadPageLabels.more(true), { exact: true }).click()
  await office.getByRole('button', { name: leadPageLabels.events.permit(), exact: true }).click()
  await page.goto(statusPath)
  await expect(page.locator('.reached', { hasText: statusLabels.steps['permit filed'] })).toBeVisible()
  await office.context().close()
})

test('two tabs hold the one window that is left for one of them only', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await sendQuote(tab, visitor('Tabs'))
  // All but one of the visits at that time.
  const time = offered(page).nth(2)
  const id = (await (await page.request.get('/api/leads/windows')).json()) as { windows: { id: string }[] }
  for (const tab of [page, other]) await expect(offered(tab).first()).toBeVisible()
  const origin = new URL(page.url()).origin
  for (let count = 0; count < 2; count++) {
    const lead = await page.request.post('/api/leads/quote', {
      headers: { origin },
      data: {
        name: visitor('Full'),
        phone: `63155501${20 + count}`,
        location: 'Islip',
        charger: 'Tesla Wall Connector',
      },
    })
    const { status } = (await lead.json()) as { status: string }
    await page.request.post(`${status}/hold`, { headers: { origin }, data: { window: id.windows[2]?.id } })
  }
  await time.click()
  await expect(said(page)).toHaveText(isHeld)
  await offered(other).nth(2).click()
  await expect(said(other)).toHaveText(words.taken)
  await page.getByRole('button', { name: words.release }).click()
  await expect(said(page)).toHaveText(words.released)
})

test.describe('with the desk down after Send', () => {
  test.use({ expectedMessages: /ERR_FAILED/ })
  test('the success message stands, and no times', async ({ page }) => {
    await page.route('**/api/leads/windows', route => route.abort())
    const asked = page.waitForRequest('**/api/leads/windows')
    await sendQuote(page, visitor('Down'))
    await asked
    await expect(page.getByText(leadMessages.quote.title).first()).toBeVisible()
    await expect(page.locator('[data-hold-visit] button')).toHaveCount(0)
  })
})
