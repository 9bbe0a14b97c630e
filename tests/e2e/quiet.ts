// The test that every browser test extends: a page whose console and network must stay quiet.
import { test as base, expect, type Page } from 'playwright/test'
import { plannerLabels } from '@/content/planner-labels'

interface QuietFixtures {
  /** What a console message that this test expects looks like. */
  expectedMessages: RegExp | null
  /** What an error of the page itself that this test expects looks like. */
  expectedErrors: RegExp | null
}

/** The driver's remark on a picture that is read from a canvas, on machines without a graphics card. The page is not told how to avoid it. */
const driverRemark =
  /^\[\.WebGL-0x[0-9a-f]+\] ?GL Driver Message \(OpenGL, Performance, GL_CLOSE_PATH_NV, High\): GPU stall due to ReadPixels( \(this message will no longer repeat\))?$/

export const test = base.extend<QuietFixtures>({
  expectedMessages: [null, { option: true }],
  expectedErrors: [null, { option: true }],
  page: async ({ page, expectedMessages, expectedErrors, baseURL }, use) => {
    const problems: string[] = []
    page.on('console', message => {
      const text = message.text()
      if (['error', 'warning'].includes(message.type()) && !driverRemark.test(text) && !expectedMessages?.test(text))
        problems.push(`console ${message.type()}: ${text}`)
    })
    page.on('pageerror', error => {
      if (!expectedErrors?.test(error.message)) problems.push(`page error: ${error.message}`)
    })
    page.on('request', request => {
      const url = new URL(request.url())
      if (['http:', 'https:'].includes(url.protocol) && url.hostname !== new URL(baseURL ?? '').hostname)
        problems.push(`request to another host: ${request.url()}`)
    })
    await use(page)
    expect(problems, 'the console and the network stay quiet').toEqual([])
  },
})

/** The script of a form is there: it comes when the visitor has done something. A key without a meaning is something. */
export async function hydrated(page: Page, island: string): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator(`[data-island="${island}"]`)).toHaveJSProperty('noValidate', true)
}

/** The script of the planner is there. */
export async function plannerIsReady(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: plannerLabels.send.submit })).toBeEnabled()
}

export { expect }
