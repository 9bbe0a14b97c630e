// Leads stored on the device: sent once in however many tabs, with a status that stays true.
import type { BrowserContext, Locator, Page } from 'playwright/test'
import { labels } from '@/content/words/site'
import { expect, fillQuote, waitForIsland, test } from './fixtures'

test.use({
  expectedMessages:
    /could not be sent|was answered with status|was refused|ERR_FAILED|Failed to load resource|keeps no copy/,
})

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

async function openQuote(page: Page) {
  await page.goto('/locations/islip/#quote')
  await waitForIsland(page, 'quick-quote')
  await fillQuote(page, 'Ada Byron')
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

test('two tabs send each stored lead once', async ({ page, context }) => {
  const { posts, failed, open } = await stubLeadDesk(context)
  await openQuote(page)
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
  await openQuote(page)
  await submitAndFail(page.getByRole('button', { name: labels.forms.quote.submit }), failed)
  open()
  const other = await context.newPage()
  await other.goto('/contact')
  await expect.poll(() => posts.length).toBe(1)
  await expect(keptStatus(page)).toBeHidden()
  expect(await leadEvents(page)).toBe(0)
})
