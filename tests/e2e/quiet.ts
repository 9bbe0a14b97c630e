// The test that every browser test extends: a page whose console and network must stay quiet.
import { test as base, expect } from 'playwright/test'

interface QuietFixtures {
  /** What a console message that this test expects looks like. */
  expectedMessages: RegExp | null
}

export const test = base.extend<QuietFixtures>({
  expectedMessages: [null, { option: true }],
  page: async ({ page, expectedMessages, baseURL }, use) => {
    const problems: string[] = []
    page.on('console', message => {
      const text = message.text()
      if (['error', 'warning'].includes(message.type()) && !expectedMessages?.test(text)) problems.push(`console ${message.type()}: ${text}`)
    })
    page.on('pageerror', error => problems.push(`page error: ${error.message}`))
    page.on('request', request => {
      const url = new URL(request.url())
      if (['http:', 'https:'].includes(url.protocol) && url.hostname !== new URL(baseURL ?? '').hostname) problems.push(`request to another host: ${request.url()}`)
    })
    await use(page)
    expect(problems, 'the console and the network stay quiet').toEqual([])
  },
})

export { expect }
