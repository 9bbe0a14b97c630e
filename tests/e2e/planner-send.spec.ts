// Send Plan without a contact, by touch and by keyboard.
import type { Page } from 'playwright/test'
import { business } from '@/content/business'
import { plannerLabels as words } from '@/content/words/planner'
import { planMessages } from '@/lib/leads/plan-messages'
import { referenceOf } from '@/lib/leads/reference'
import { expect, test, waitForPlanner } from './fixtures'

const question = (page: Page) => page.getByRole('group', { name: words.send.ask.title })
const submit = (page: Page) => page.getByRole('button', { name: words.send.submit })
const decline = (page: Page) => page.getByRole('button', { name: words.send.ask.decline })

interface Post {
  readonly key: string
  readonly body: Record<string, unknown>
}

/** Takes every plan, and collects posts and alerts. */
async function openPlanner(page: Page) {
  const posts: Post[] = []
  const alerts: string[] = []
  page.on('dialog', dialog => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await page.route('**/api/leads/plan', route => {
    const request = route.request()
    posts.push({
      key: request.headers()['idempotency-key'] ?? '',
      body: request.postDataJSON() as Record<string, unknown>,
    })
    return route.fulfill({ status: 204 })
  })
  await page.goto('/ev-charger-planner')
  await waitForPlanner(page)
  return { posts, alerts }
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a plan without contact is sent after one question, with a reference that the text message names', async ({
    page,
  }) => {
    const { posts, alerts } = await openPlanner(page)
    await submit(page).tap()
    await expect(question(page)).toBeFocused()
    await expect(page.getByText(words.send.ask.title)).toBeInViewport({ ratio: 1 })
    expect(posts).toEqual([])
    await decline(page).tap()
    await expect.poll(() => alerts).toEqual([planMessages.sent])
    await expect(question(page)).toHaveCount(0)
    expect(posts).toHaveLength(1)
    expect(posts[0]?.body).not.toHaveProperty('contact')
    const reference = referenceOf(posts[0]?.key ?? '') ?? 'none'
    await expect(page.locator('#send-plan').getByText(reference)).toBeInViewport()
    const text = await page
      .locator('#send-plan')
      .getByRole('link', { name: words.send.status.text })
      .getAttribute('href')
    expect(new URLSearchParams(text?.split('?')[1]).get('body')).toBe(`${business.textMessage} My plan: ${reference}`)
  })
})
