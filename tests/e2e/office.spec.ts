// Two people of the office at once, each with a phone and without JavaScript, work through ten
// leads.
import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from 'playwright/test'
import { leadPageLabels as labels, officeLabels } from '@/content/words/staff-pages'
import { leadsOf, officePath, visitor } from './stored-leads'

const day = visitor('')
const people = Array.from({ length: 10 }, (_, index) => `Walk${day}${'ABCDEFGHIJ'[index] ?? ''}`)

/** 631-200-0000 and up. */
const firstPhone = 6_312_000_000 + 10 * Math.floor(Math.random() * 790_000)

async function phone(browser: Browser, baseURL: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    colorScheme,
  })
  return context.newPage()
}

/** The last two are suspects: no page is behind them. */
async function send(baseURL: string): Promise<void> {
  for (const [index, name] of people.entries()) {
    const response = await fetch(`${baseURL}/api/leads/quote`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-page-seconds': '40',
        ...(index < 8 && { origin: baseURL }),
      },
      body: JSON.stringify({
        name,
        phone: String(firstPhone + index),
        location: 'Islip',
        charger: 'Tesla Wall Connector',
      }),
    })
    expect(response.status).toBe(201)
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const top = (page: Page) => page.locator('.status')

async function fillMore(page: Page, label: string, text: string) {
  const field = page.getByLabel(label)
  if (!(await field.isVisible())) await page.getByText(labels.more(true), { exact: true }).click()
  await field.fill(text)
}

test('two people work through ten leads, and nobody takes back what the other did', async ({
  browser,
  baseURL: site,
}) => {
  test.setTimeout(300_000)
  const baseURL = site ?? ''
  await send(baseURL)
  const office = officePath()
  const [ann, bob] = [await phone(browser, baseURL, 'light'), await phone(browser, baseURL, 'dark')]
  const paths = leadsOf(people).map(lead => new URL(lead.sheet_url).pathname)
  const [first = '', second = ''] = paths

  await test.step('a win is on top, and undone by its name only', async () => {
    for (const page of [ann, bob]) await page.goto(first)
    await fillMore(ann, labels.dollars, '1450')
    await ann.getByLabel(labels.initials).fill('AN')
    await press(ann, labels.quoted)
    await expect(top(ann)).toContainText('Quoted $1,450')
    await bob.reload()
    await fillMore(ann, labels.dollars, '2000')
    await ann.getByLabel(labels.initials).fill('AN')
    await press(ann, labels.won)
    await expect(top(ann)).toContainText('Won $2,000')

    await bob.getByLabel(labels.note, { exact: true }).fill('Typed by Bob')
    await bob.getByRole('button', { name: /^Undo: Quoted \$1,450 \(AN/ }).click()
    await expect(bob.getByText(labels.stale.question)).toBeInViewport()
    await expect(bob.getByText(/^Won \$2,000 \(AN/)).toBeInViewport()
    await expect(bob.getByLabel(labels.note, { exact: true })).toHaveValue('Typed by Bob')
    await bob.getByRole('link', { name: labels.stale.keep }).click()
    await expect(top(bob)).toContainText('Won $2,000')
  })

  await test.step('a refused press opens at its field', async () => {
    await bob.goto(second)
    await fillMore(bob, labels.dollars, 'about 900')
    await bob.getByLabel(labels.note, { exact: true }).fill('Kept')
    await press(bob, labels.quoted)
    await expect(bob.getByText(labels.problems.amount)).toBeInViewport({ ratio: 1 })
    await expect(bob.getByLabel(labels.dollars)).toBeInViewport({ ratio: 1 })
    await expect(bob.getByLabel(labels.note, { exact: true })).toHaveValue('Kept')
    await bob.getByLabel(labels.dollars).fill('900')
    await press(bob, labels.quoted)
    await expect(top(bob)).toContainText('Quoted $900')
    await expect(top(bob)).toBeInViewport()
    await fillMore(bob, labels.reason, 'price')
    await press(bob, labels.lost)
    await expect(top(bob)).toContainText('Lost: price')
  })

  await test.step('suspects are junk by ticks and one press', async () => {
    await bob.goto(`${office}?view=suspect`)
    await press(bob, officeLabels.junkTicked)
    await expect(bob.getByText(officeLabels.tickFirst)).toBeInViewport()
    for (const name of people.slice(8)) await bob.getByRole('checkbox', { name: new RegExp(name) }).check()
    await press(bob, officeLabels.junkTicked)
    for (const name of people.slice(8)) await expect(bob.getByText(name)).toHaveCount(0)
  })

  await test.step('a call is a lead that both see, and one press answers it', async () => {
    const caller = `Caller${day}`
    await ann.goto(office)
    await ann.getByRole('link', { name: officeLabels.newLead.open }).click()
    await ann.getByLabel(officeLabels.newLead.name, { exact: true }).fill(caller)
    await ann.getByLabel(officeLabels.newLead.words, { exact: true }).fill('Two cars')
    await press(ann, officeLabels.newLead.save)
    await expect(ann.getByText('Enter your phone number')).toBeInViewport()
    await expect(ann.getByLabel(officeLabels.newLead.words, { exact: true })).toHaveValue('Two cars')
    await ann.getByLabel(officeLabels.newLead.phone, { exact: true }).fill(String(firstPhone + 9))
    await press(ann, officeLabels.newLead.save)
    await bob.goto(office)
    await expect(bob.locator('li', { hasText: caller })).toContainText('Two cars')
    await press(bob, `${labels.tried}: ${caller}`)
    await expect(bob.locator('li', { hasText: caller })).toContainText('Tried ')
    await press(bob, `${labels.answer}: ${caller}`)
    await expect(bob.getByText(caller)).toHaveCount(0)
  })

  await test.step('files are opened, and a person is deleted after the page has named what goes', async () => {
    await ann.goto(`${office}?view=more`)
    const [csv] = await Promise.all([
      ann.waitForEvent('download'),
      ann.getByRole('link', { name: officeLabels.csv.link }).click(),
    ])
    expect(readFileSync(await csv.path(), 'utf8')).toContain(`"${people[5]}"`)
    await press(ann, officeLabels.adFiles.adjustments.link)
    await expect(ann.getByText(officeLabels.adFiles.none)).toBeInViewport()
    await bob.goto(`${office}?view=all&q=${people[6]}`)
    await bob.getByRole('link', { name: `${officeLabels.deletion.link}: ${people[6]}` }).click()
    await expect(bob.getByText(officeLabels.deletion.ask(1))).toBeVisible()
    await press(bob, officeLabels.deletion.press(1))
    await expect(bob.getByText(officeLabels.deletion.done(1))).toBeVisible()
    expect((await bob.goto(paths[6] ?? ''))?.status()).toBe(404)
  })
  for (const page of [ann, bob]) await page.context().close()
})
