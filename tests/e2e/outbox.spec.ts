// Leads stored on the device: sent once however often and in however many tabs, with a status that
// stays true.
import type { BrowserContext, Locator, Page } from 'playwright/test'
import { labels } from '@/content/words/site'
import { plannerLabels } from '@/content/words/planner'
import { referenceOf } from '@/lib/leads/reference'
import { expect, sendWithoutContact, waitForIsland, waitForPlanner, test } from './fixtures'

test.use({
  expectedMessages:
    /could not be sent|was answered with status|was refused|ERR_FAILED|Failed to load resource|keeps no copy/,
})

const { delivered } = labels.forms.runtime

interface Post {
  key: string | undefined
  body: string | null
}

/** A stub of the lead desk that fails until `open` is called, and records each attempt. */
async function stubLeadDesk(context: BrowserContext) {
  const posts: Post[] = []
  const failed: Post[] = []
  let accepts = (_body: string): boolean => false
  await context.route('**/api/leads/*', async route => {
    const request = route.request()
    const post = { key: request.headers()['idempotency-key'], body: request.postData() }
    if (!accepts(post.body ?? '')) {
      failed.push(post)
      return route.abort('failed')
    }
    posts.push(post)
    return route.fulfill({ status: 201, json: { id: 'x' } })
  })
  return { posts, failed, open: (filter: (body: string) => boolean = () => true) => void (accepts = filter) }
}

async function fillQuote(page: Page) {
  await page.goto('/locations/islip/#quote')
  await waitForIsland(page, 'quick-quote')
  await page.locator('#quote-name').fill('Ada Byron')
  await page.locator('#quote-phone').fill('631 555 0123')
  await page.locator('#quote-location').fill('Islip')
}

/** Submits, and waits until that attempt has failed and the button is enabled again. */
async function submitAndFail(submit: Locator, failed: readonly Post[]) {
  const before = failed.length
  await submit.click()
  await expect.poll(() => failed.length).toBe(before + 1)
  await expect(submit).toBeEnabled()
}

const leadEvents = (page: Page) =>
  page.evaluate(() => (window.dataLayer as { event: string }[]).filter(({ event }) => event === 'generate_lead').length)
const backOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))
const keptStatus = (page: Page) => page.getByText(labels.forms.status.kept)

test('a quote that is submitted three times is one lead, and its status is removed once it is sent', async ({
  page,
  context,
}) => {
  const { posts, failed, open } = await stubLeadDesk(context)
  await fillQuote(page)
  const submit = page.getByRole('button', { name: labels.forms.quote.submit })
  for (let attempt = 0; attempt < 3; attempt++) await submitAndFail(submit, failed)
  await expect(keptStatus(page)).toBeVisible()
  expect(new Set(failed.map(({ key }) => key)).size).toBe(1)
  open()
  await backOnline(page)
  await expect(page.getByText(delivered.detail, { exact: true })).toBeVisible()
  await expect(keptStatus(page)).toBeHidden()
  expect(posts).toHaveLength(1)
  expect(await leadEvents(page)).toBe(1)
  await expect(page.locator('#quote-name')).toHaveValue('Ada Byron')
})

test('sending an older lead does not remove the status of a newer one', async ({ page, context }) => {
  const { posts, failed, open } = await stubLeadDesk(context)
  await fillQuote(page)
  const submit = page.getByRole('button', { name: labels.forms.quote.submit })
  await submitAndFail(submit, failed)
  await page.locator('#quote-name').fill('Ada Second')
  await submitAndFail(submit, failed)
  open(body => !body.includes('Ada Second'))
  await backOnline(page)
  await expect(page.getByText(delivered.title, { exact: true })).toBeVisible()
  await expect(keptStatus(page)).toBeVisible()
  open()
  await backOnline(page)
  await expect(keptStatus(page)).toBeHidden()
  expect(posts).toHaveLength(2)
})

test('a plan that is submitted twice is one lead, and without contact no answer is promised', async ({
  page,
  context,
}) => {
  const { posts, failed, open } = await stubLeadDesk(context)
  page.on('dialog', dialog => void dialog.accept())
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  const submit = page.getByRole('button', { name: plannerLabels.send.submit })
  await sendWithoutContact(page)
  await expect.poll(() => failed.length).toBe(1)
  await submitAndFail(submit, failed)
  await expect(page.getByText(plannerLabels.send.status.kept)).toBeVisible()
  open()
  await backOnline(page)
  await expect(page.getByText(delivered.title, { exact: true })).toBeVisible()
  await expect(page.getByText(delivered.detail, { exact: true })).toBeHidden()
  await expect(page.getByText(plannerLabels.send.status.kept)).toBeHidden()
  await expect(page.locator('#send-plan').getByText(plannerLabels.send.noContact)).toBeVisible()
  expect(posts).toHaveLength(1)
  const reference = referenceOf(posts[0]?.key ?? '') ?? 'none'
  await expect(page.locator('#send-plan').getByText(reference)).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: labels.forms.runtime.region })
      .getByText(`${plannerLabels.send.noContact} ${plannerLabels.send.reference} ${reference}`),
  ).toBeVisible()
})

test('two tabs send each stored lead once', async ({ page, context }) => {
  const { posts, failed, open } = await stubLeadDesk(context)
  await fillQuote(page)
  const submit = page.getByRole('button', { name: labels.forms.quote.submit })
  for (const name of ['Ada One', 'Ada Two', 'Ada Three']) {
    await page.locator('#quote-name').fill(name)
    await submitAndFail(submit, failed)
  }
  const other = await context.newPage()
  await other.goto('/contact')
  await waitForIsland(other, 'long-estimate')
  open()
  await Promise.all([backOnline(page), backOnline(other)])
  await expect.poll(() => posts.length).toBeGreaterThanOrEqual(3)
  await expect(keptStatus(page)).toBeHidden({ timeout: 20_000 })
  await backOnline(other)
  await page.waitForTimeout(500)
  expect(posts.map(({ key }) => key).toSorted()).toEqual([...new Set(posts.map(({ key }) => key))].toSorted())
  expect(posts).toHaveLength(3)
  expect((await leadEvents(page)) + (await leadEvents(other))).toBe(3)
})

test('the status is removed once another tab has sent the lead', async ({ page, context }) => {
  const { posts, failed, open } = await stubLeadDesk(context)
  await fillQuote(page)
  await submitAndFail(page.getByRole('button', { name: labels.forms.quote.submit }), failed)
  open()
  const other = await context.newPage()
  await other.goto('/contact')
  await expect.poll(() => posts.length).toBe(1)
  await expect(keptStatus(page)).toBeHidden()
  expect(await leadEvents(page)).toBe(0)
})

const countStored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const opening = indexedDB.open('fairlead')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('outbox').objectStore('outbox').count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
  )

/**
 * Leaves a request on the device under a clock of 2026-03-01, and opens the page again 31 days
 * later.
 */
async function returnAfterAMonth(page: Page) {
  await page.clock.install({ time: new Date('2026-03-01T12:00:00Z') })
  await page.clock.resume()
  await fillQuote(page)
  await page.getByRole('button', { name: labels.forms.quote.submit }).click()
  await expect(keptStatus(page)).toBeVisible()
  expect(await countStored(page)).toBe(1)
  await page.clock.setSystemTime(new Date('2026-04-01T12:00:00Z'))
}

test('a request that is old and fails once more is told about, then deleted', async ({ page, context }) => {
  const { failed } = await stubLeadDesk(context)
  await returnAfterAMonth(page)
  const before = failed.length
  await page.goto('/contact')
  await expect(page.getByText(labels.forms.runtime.expired.detail, { exact: true })).toBeVisible()
  await expect.poll(() => countStored(page)).toBe(0)
  expect(failed).toHaveLength(before + 1)
})

test('a lead is sent where the database never responds', async ({ page, context }) => {
  const { posts, open } = await stubLeadDesk(context)
  open()
  await page.addInitScript(() => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await fillQuote(page)
  await page.getByRole('button', { name: labels.forms.quote.submit }).click()
  await expect.poll(() => posts.length, { timeout: 20_000 }).toBe(1)
  await expect(page.locator('#quote-name')).toHaveValue('', { timeout: 20_000 })
})
