// Pages with every element of the site with JavaScript off. tests/export holds headings, words
// and links of every page.
import { siteWords } from '@/content/words/site'
import { leadMessages } from '@/lib/leads/messages'
import { expect, fillEstimate, NOT_FOUND, samplePages, test } from './fixtures'

test.use({ javaScriptEnabled: false, expectedMessages: /404/ })

/** Visible parts without scripts, read from the layout. */
interface Seen {
  readonly heading: string
  readonly words: number
  readonly links: number
  readonly forms: readonly {
    readonly action: string | null
    readonly method: string | null
    readonly isSendable: boolean
  }[]
  readonly deadButtons: readonly string[]
}

test('every kind of page shows heading, text and links; every button works', async ({ page }) => {
  test.setTimeout(90_000)
  const found: string[] = []
  for (const path of samplePages) {
    await page.goto(path)
    // Works without the page's scripts, in the driver's own world.
    const seen: Seen = await page.evaluate(() => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().height > 1
      const main = document.querySelector<HTMLElement>('main')
      return {
        heading: [...document.querySelectorAll<HTMLElement>('h1')]
          .filter(isSeen)
          .map(element => element.innerText.trim())
          .join(),
        words: main?.innerText.split(/\s+/).length ?? 0,
        links: [...document.querySelectorAll('main a[href]')].filter(isSeen).length,
        forms: [...document.querySelectorAll('form')].filter(isSeen).map(form => ({
          action: form.getAttribute('action'),
          method: form.getAttribute('method'),
          isSendable: [...form.querySelectorAll<HTMLButtonElement>('button[type="submit"]')].some(
            button => isSeen(button) && !button.disabled,
          ),
        })),
        // Without a script a button works only if it opens a popover, or submits or resets a form.
        deadButtons: [...document.querySelectorAll<HTMLButtonElement>('button')]
          .filter(
            button =>
              isSeen(button) &&
              !button.hasAttribute('popovertarget') &&
              !(button.type === 'reset' && button.form) &&
              (button.type !== 'submit' || !button.form?.action),
          )
          .map(button => button.textContent || (button.ariaLabel ?? 'button')),
      }
    })
    if (seen.heading.length < 4) found.push(`${path}: no heading`)
    if (seen.words < (path === NOT_FOUND ? 15 : 80)) found.push(`${path}: ${seen.words} words`)
    if (seen.links < 1) found.push(`${path}: no link in its text`)
    for (const form of seen.forms)
      if (form.method !== 'post' || form.action?.startsWith('/api/leads/') !== true || !form.isSendable)
        found.push(`${path}: a form that cannot be sent (${JSON.stringify(form)})`)
    found.push(...seen.deadButtons.map(name => `${path}: the button “${name.trim()}” does nothing`))
  }
  expect(found).toEqual([])
})

test('the long estimate reaches the lead desk', async ({ page }) => {
  await page.goto('/contact')
  await fillEstimate(page, 'Script')
  await page.getByRole('button', { name: siteWords.forms.estimate.submit }).click()
  await expect(page.getByText(leadMessages.estimate.title)).toBeVisible()
})

test('questions open', async ({ page }) => {
  await page.goto('/service-areas/islip')
  const question = page.locator('main details').first()
  await question.locator('summary').click()
  await expect(question.locator('summary + *')).toBeVisible()
})
