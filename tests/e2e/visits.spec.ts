// A window for the visit: held from a phone, confirmed by the office, moved, and given back.
import { readFileSync } from 'node:fs'
import { holdVisitWords as words } from '@/content/words/hold-visit'
import { siteWords } from '@/content/words/site'
import { statusWords } from '@/content/words/status'
import { leadPageWords, officeWords } from '@/content/words/staff-pages'
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
  await page.getByRole('button', { name: siteWords.forms.quote.submit }).click()
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
  await card.getByRole('button', { name: new RegExp(`^${officeWords.visits.confirm}`) }).click()
  await expect(office.locator('.status', { hasText: name })).toBeVisible()
  const told = await page.request.get(statusPath, { headers: { accept: 'application/json' } })
  expect(await told.json()).toMatchObject({ confirmed: true })

  await page.getByRole('button', { name: words.change }).click()
  await offered(page).nth(1).click()
  await expect(said(page)).toHaveText(isHeld)
  await page.getByRole('button', { name: words.release }).click()
  await expect(said(page)).toHaveText(words.released)
  await office.goto(new URL(leadOf(name).sheet_url).pathname)
  await office.getByRole('button', { name: leadPageWords.events.permit(), exact: true }).click()
  await page.goto(statusPath)
  await expect(page.locator('.reached', { hasText: statusWords.steps['permit filed'] })).toBeVisible()
  await office.context().close()
})
