// Leads that wait on the device: one lead however often it is pressed, in however many tabs, and words that are true once it is out.
import type { BrowserContext, Locator, Page } from 'playwright/test'
import { labels } from '@/content/labels'
import { plannerLabels } from '@/content/planner-labels'
import { expect, hydrated, plannerIsReady, test } from './quiet'

test.use({ expectedMessages: /could not be sent|ERR_FAILED|Failed to load resource|keeps no copy/ })

const { delivered } = labels.forms.runtime

interface Post {
  key: string | undefined
  body: string | null
}

/** The lead desk as this browser reaches it: not at all until `open` is called. Answers for itself, so that each attempt is counted. */
async function desk(context: BrowserContext) {
  const posts: Post[] = []
  const failed: Post[] = []
  let takes = (_body: string): boolean => false
  await context.route('**/api/leads/*', async route => {
    const request = route.request()
    const post = { key: request.headers()['idempotency-key'], body: request.postData() }
    if (!takes(post.body ?? '')) {
      failed.push(post)
      return route.abort('failed')
    }
    posts.push(post)
    return route.fulfill({ status: 201, json: { id: 'x' } })
  })
  return { posts, failed, open: (forWhat: (body: string) => boolean = () => true) => void (takes = forWhat) }
}

async function fillQuote(page: Page) {
  await page.goto('/locations/islip/#quote')
  await hydrated(page, 'quick-quote')
  await page.locator('#quote-name').fill('Ada Byron')
  await page.locator('#quote-phone').fill('631 555 0123')
  await page.locator('#quote-location').fill('Islip')
}

/** Presses, and waits until that attempt has failed and the button is free again. */
async function pressInVain(press: Locator, failed: readonly Post[]) {
  const before = failed.length
  await press.click()
  await expect.poll(() => failed.length).toBe(before + 1)
  await expect(press).toBeEnabled()
}

const leadEvents = (page: Page) =>
  page.evaluate(() => (window.dataLayer as { event: string }[]).filter(({ event }) => event === 'generate_lead').length)
const backOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))
const waits = (page: Page) => page.getByText(labels.forms.status.kept)

test('a quote that is pressed three times is one lead, and the page stops saying that it waits once it is out', async ({
  page,
  context,
}) => {
  const { posts, failed, open } = await desk(context)
  await fillQuote(page)
  const press = page.getByRole('button', { name: labels.forms.quote.submit })
  for (let presses = 0; presses < 3; presses++) await pressInVain(press, failed)
  await expect(waits(page)).toBeVisible()
  expect(new Set(failed.map(({ key }) => key)).size).toBe(1)
  open()
  await backOnline(page)
  await expect(page.getByText(delivered.detail, { exact: true })).toBeVisible()
  await expect(waits(page)).toBeHidden()
  expect(posts).toHaveLength(1)
  expect(await leadEvents(page)).toBe(1)
  await expect(page.locator('#quote-name')).toHaveValue('Ada Byron')
})

test('what is changed before the next press is a lead of its own', async ({ page, context }) => {
  const { posts, failed, open } = await desk(context)
  await fillQuote(page)
  await pressInVain(page.getByRole('button', { name: labels.forms.quote.submit }), failed)
  await page.locator('#quote-phone').fill('631 555 0199')
  open()
  await page.getByRole('button', { name: labels.forms.quote.submit }).click()
  await expect.poll(() => posts.length).toBe(1)
  await backOnline(page)
  await expect.poll(() => posts.length).toBe(2)
  expect(new Set(posts.map(({ key }) => key)).size).toBe(2)
})

test('an older lead that goes out does not silence the line about the one that still waits', async ({
  page,
  context,
}) => {
  const { posts, failed, open } = await desk(context)
  await fillQuote(page)
  const press = page.getByRole('button', { name: labels.forms.quote.submit })
  await pressInVain(press, failed)
  await page.locator('#quote-name').fill('Ada Later')
  await pressInVain(press, failed)
  open(body => !body.includes('Ada Later'))
  await backOnline(page)
  await expect(page.getByText(delivered.title, { exact: true })).toBeVisible()
  await expect(waits(page)).toBeVisible()
  open()
  await backOnline(page)
  await expect(waits(page)).toBeHidden()
  expect(posts).toHaveLength(2)
})

test('a plan that is pressed twice is one lead, and nobody is promised an answer who left no number', async ({
  page,
  context,
}) => {
  const { posts, failed, open } = await desk(context)
  page.on('dialog', dialog => void dialog.accept())
  await page.goto('/ev-charger-planner')
  await plannerIsReady(page)
  const press = page.getByRole('button', { name: plannerLabels.send.submit })
  for (let presses = 0; presses < 2; presses++) await pressInVain(press, failed)
  await expect(page.getByText(plannerLabels.send.status.kept)).toBeVisible()
  open()
  await backOnline(page)
  await expect(page.getByText(delivered.title, { exact: true })).toBeVisible()
  await expect(page.getByText(delivered.detail, { exact: true })).toBeHidden()
  await expect(page.getByText(plannerLabels.send.status.kept)).toBeHidden()
  await expect(page.locator('#send-plan').getByText(plannerLabels.send.noContact)).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('two tabs send what waits once', async ({ page, context }) => {
  const { posts, failed, open } = await desk(context)
  await fillQuote(page)
  const press = page.getByRole('button', { name: labels.forms.quote.submit })
  for (const name of ['Ada One', 'Ada Two', 'Ada Three']) {
    await page.locator('#quote-name').fill(name)
    await pressInVain(press, failed)
  }
  const other = await context.newPage()
  await other.goto('/contact')
  await hydrated(other, 'long-estimate')
  open()
  await Promise.all([backOnline(page), backOnline(other)])
  await expect.poll(() => posts.length).toBeGreaterThanOrEqual(3)
  await expect(waits(page)).toBeHidden({ timeout: 20_000 })
  await backOnline(other)
  await page.waitForTimeout(500)
  expect(posts.map(({ key }) => key).toSorted()).toEqual([...new Set(posts.map(({ key }) => key))].toSorted())
  expect(posts).toHaveLength(3)
  expect((await leadEvents(page)) + (await leadEvents(other))).toBe(3)
})

test('a page stops saying that its lead waits once another tab has sent it', async ({ page, context }) => {
  const { posts, failed, open } = await desk(context)
  await fillQuote(page)
  await pressInVain(page.getByRole('button', { name: labels.forms.quote.submit }), failed)
  open()
  const other = await context.newPage()
  await other.goto('/contact')
  await expect.poll(() => posts.length).toBe(1)
  await expect(waits(page)).toBeHidden()
  expect(await leadEvents(page)).toBe(0)
})

test('after 30 days the device forgets what never went out', async ({ page, context }) => {
  const { posts, open } = await desk(context)
  await page.clock.install({ time: new Date('2026-03-01T12:00:00Z') })
  await page.clock.resume()
  await fillQuote(page)
  await page.getByRole('button', { name: labels.forms.quote.submit }).click()
  await expect(waits(page)).toBeVisible()
  const kept = () =>
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
  expect(await kept()).toBe(1)
  open()
  await page.clock.setSystemTime(new Date('2026-04-01T12:00:00Z'))
  await backOnline(page)
  await expect.poll(kept).toBe(0)
  expect(posts).toEqual([])
})

test('a lead goes out also where the device’s database never answers', async ({ page, context }) => {
  const { posts, open } = await desk(context)
  open()
  await page.addInitScript(() => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await fillQuote(page)
  await page.getByRole('button', { name: labels.forms.quote.submit }).click()
  await expect.poll(() => posts.length, { timeout: 20_000 }).toBe(1)
  await expect(page.locator('#quote-name')).toHaveValue('', { timeout: 20_000 })
})
