// From a plan that a visitor sends to `npm run leads`, to the lead page on the phone of the office,
// and back to the same plan.
import sharp from 'sharp'
import { leadDeskWords } from '@/content/words/staff'
import { leadPageWords } from '@/content/words/staff-pages'
import { defaultPlan } from '@/content/planner'
import { plannerWords } from '@/content/words/planner'
import { siteWords } from '@/content/words/site'
import { planMessages } from '@/lib/leads/plan-messages'
import { axeFindings } from './axe'
import { acceptAlerts, expect, test, waitForPlanner, openMoreSettings, openStep, setTrench } from './fixtures'
import { leadOf, officePath, pictureOf, visitor } from './stored-leads'

test('a plan is read, answered and opened again, to the dollar', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  const name = visitor('Sheet')
  const pricePerFt = String(defaultPlan.pricePerFt + 2)
  const alerts = acceptAlerts(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: siteWords.planYours }).click()
  await expect(page).toHaveURL('/ev-charger-planner')
  await waitForPlanner(page)
  await page.getByRole('radio', { name: /Tesla/ }).press(' ')
  await setTrench(page, '20')
  await openStep(page, 'place')
  await page.getByRole('radio', { name: plannerWords.mountWalls.detached, exact: true }).press(' ')
  await openStep(page, 'charger')
  await openMoreSettings(page)
  await page.getByLabel(plannerWords.numbers.pricePerFt).fill(pricePerFt)
  await openStep(page, 'plan')
  await page.getByLabel(plannerWords.send.name).fill(name)
  await page.getByLabel(plannerWords.send.phone).fill('(631) 555-0123')
  await page.getByRole('button', { name: plannerWords.send.submit }).click()
  await expect.poll(() => alerts, { timeout: 20_000 }).toEqual([planMessages.sent])
  await expect(page.getByRole('status').getByText(planMessages.sent)).toBeVisible()
  const lead = leadOf(name)
  expect(lead.lead).toMatchObject({ brand: { key: 'tesla' }, mount_wall: 'detached', trench_ft: 20, town_slug: null })
  expect(lead.lead.charger_position_ft).toMatchObject({ x: 30 })
  const { format, width, height } = await sharp(await pictureOf(page, lead, 'picture')).metadata()
  expect(format).toBe('jpeg')
  expect([(width ?? 0) >= 640, (height ?? 0) >= 440]).toEqual([true, true])
  const total = `$${Number(lead.lead.est_cost).toLocaleString('en-US')}`
  const leadPagePath = new URL(lead.sheet_url).pathname

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  })
  const phone = await context.newPage()
  const office = officePath()
  await phone.goto(`${office}?view=all&q=${encodeURIComponent(name)}`)
  await phone.getByRole('link', { name, exact: true }).click()
  await expect(phone).toHaveURL(leadPagePath)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(phone.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+16315550123')
  await expect(phone.getByRole('link', { name: /^Call/ })).toBeInViewport()
  await expect(phone.getByRole('cell', { name: total })).toBeVisible()
  await expect(phone.getByText('Prices changed by the visitor')).toBeVisible()
  await phone.getByText(leadPageWords.more(true), { exact: true }).click()
  await phone.getByLabel(leadPageWords.dollars).fill('about 900')
  await phone.getByRole('button', { name: leadPageWords.quoted, exact: true }).click()
  await expect(phone.getByText(leadPageWords.problems.amount), 'it opens at its field').toBeInViewport({ ratio: 1 })
  await phone.goto(leadPagePath)
  await phone.getByLabel(leadPageWords.initials).first().focus()
  await phone.keyboard.type('AB')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText(/^Answered .* by AB\.$/)).toBeVisible()
  const planUrl = await phone.getByRole('link', { name: leadDeskWords.openPlan }).getAttribute('href')
  await context.close()

  const { pathname, hash } = new URL(planUrl ?? '')
  await page.goto('about:blank')
  await page.goto(pathname + hash)
  await waitForPlanner(page)
  await expect(page.getByRole('radio', { name: /Tesla/ })).toBeChecked()
  await openStep(page, 'panel')
  await expect(page.getByLabel(plannerWords.numbers.trenchFt)).toHaveValue('20')
  await expect(page.getByLabel(plannerWords.numbers.pricePerFt)).toHaveValue(pricePerFt)
  await expect(page.getByText(total, { exact: true }).first()).toBeVisible()

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 640 })
    for (const address of [
      office,
      `${office}?view=all`,
      `${office}?view=totals`,
      `${office}?view=suspect`,
      `${office}?view=new`,
      `${office}?view=more`,
      leadPagePath,
    ]) {
      await page.goto(address)
      expect(await axeFindings(page), `${colorScheme} ${address}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320)
    }
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    })
    expect(fonts).toEqual(expect.arrayContaining(['display', 'text']))
  }
})
