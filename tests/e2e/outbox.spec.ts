// Leads stored on the device: sent once in however many tabs, with a status that stays true.
import type { BrowserContext, Locator, Page } from 'playwright/test'
import { siteWords } from '@/content/words/site'
import { OUTBOX_FLAG } from '@/lib/storage-keys'
import { expect, fillQuote, NOT_FOUND, waitForIsland, test } from './fixtures'

test.use({
  expectedMessages:
    /404: no page|could not be sent|was answered with status|was refused|ERR_FAILED|Failed to load resource|keeps no copy/,
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
  // Not by looking now and then: a machine that stood still would count the retry after 5 s too.
  const failure = submit.page().waitForEvent('requestfailed', request => request.url().includes('/api/leads/'))
  await submit.click()
  await failure
  expect(failed).toHaveLength(before + 1)
  await expect(submit).toBeEnabled()
}

const leadEvents = (page: Page) =>
  page.evaluate(() => (window.dataLayer as { event: string }[]).filter(({ event }) => event === 'generate_lead').length)
const backOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))
const keptStatus = (page: Page) => page.getByText(siteWords.forms.status.kept)

test('two tabs send each stored lead once', async ({ page, context }) => {
  const { posts, failed, open } = await stubLeadDesk(context)
  await openQuote(page)
  const submit = page.getByRole('button', { name: siteWords.forms.quote.submit })
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

const toast = (page: Page) => page.locator('[data-toasts]').getByText(siteWords.forms.runtime.delivered.title)

/** The form of this page after its saved lead has gone. */
async function expectSent(page: Page) {
  await expect(page.getByText(siteWords.forms.status.sent)).toBeVisible()
  await expect(page.locator('#quote-name')).toHaveValue('')
}

test('a form empties and says so once another tab has sent its lead', async ({ page, context }) => {
  const { posts, failed, open } = await stubLeadDesk(context)
  await openQuote(page)
  await submitAndFail(page.getByRole('button', { name: siteWords.forms.quote.submit }), failed)
  open()
  const other = await context.newPage()
  await other.goto('/contact')
  await expect.poll(() => posts.length).toBe(1)
  await expectSent(page)
  expect((await leadEvents(page)) + (await leadEvents(other))).toBe(1)
})

test('a form whose page is loaded again says that its lead waits, and then that it has gone', async ({
  page,
  context,
}) => {
  const { posts, failed, open } = await stubLeadDesk(context)
  await openQuote(page)
  await submitAndFail(page.getByRole('button', { name: siteWords.forms.quote.submit }), failed)
  await page.reload()
  await expect(keptStatus(page)).toBeVisible()
  open()
  await backOnline(page)
  await expectSent(page)
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
})

// A page of each kind that has no form.
for (const address of ['/services', '/blog/best-ev-charger-long-island-homes', '/privacy', NOT_FOUND])
  test(`a saved lead goes from ${address}, which says so`, async ({ page, context }) => {
    const { posts, failed, open } = await stubLeadDesk(context)
    await openQuote(page)
    await submitAndFail(page.getByRole('button', { name: siteWords.forms.quote.submit }), failed)
    const before = failed.length
    await page.goto(address)
    await expect.poll(() => failed.length, 'tried from this page').toBeGreaterThan(before)
    open()
    await backOnline(page)
    await expect(toast(page)).toBeVisible()
    expect(posts.map(({ key }) => key)).toEqual([failed[0]?.key])
    expect(await leadEvents(page)).toBe(1)
    await page.goBack()
    await waitForIsland(page, 'quick-quote')
    await expectSent(page)
  })

for (const network of ['answers', 'is down', 'never answers'] as const)
  test(`a tab that closes right after Send loses nothing where the desk ${network}`, async ({ context }) => {
    test.setTimeout(120_000)
    const posts: Post[] = []
    let isOpen = network === 'answers'
    await context.route('**/api/leads/*', async route => {
      if (!isOpen) return network === 'is down' ? route.abort('failed') : undefined
      posts.push({ key: route.request().headers()['idempotency-key'], body: route.request().postData() })
      return route.fulfill({ status: 201, json: { id: 'x' } })
    })
    const other = await context.newPage()
    for (const afterMs of [0, 50, 200, 400]) {
      posts.length = 0
      isOpen = network === 'answers'
      const page = await context.newPage()
      await openQuote(page)
      const submit = page.getByRole('button', { name: siteWords.forms.quote.submit })
      await submit.evaluate((button: HTMLButtonElement) => button.click())
      await page.waitForTimeout(afterMs)
      await page.close()
      isOpen = true
      await other.goto('/privacy')
      const keys = () => [...new Set(posts.map(({ key }) => key))]
      await expect.poll(() => keys().length, `${afterMs} ms`).toBe(1)
      await expect.poll(() => other.evaluate(() => Object.keys(localStorage))).not.toContain(OUTBOX_FLAG)
      expect(keys(), 'the desk knows it by its key').toHaveLength(1)
      expect(posts[0]?.body).toContain('Ada Byron')
    }
  })

test('a quote that is sent before the code that sends has come waits for it', async ({ page, context }) => {
  const { posts, open } = await stubLeadDesk(context)
  open()
  let isThere = false
  await context.route('**/_next/static/chunks/**', async route => {
    const response = await route.fetch()
    // A message of outbox-store.ts.
    const isOutbox = (await response.text()).includes('IndexedDB does not respond')
    return isOutbox && !isThere ? route.abort('failed') : route.fulfill({ response })
  })
  await openQuote(page)
  await page.getByRole('button', { name: siteWords.forms.quote.submit }).click()
  await expect(keptStatus(page)).toBeVisible({ timeout: 20_000 })
  isThere = true
  await backOnline(page)
  await expectSent(page)
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
})
