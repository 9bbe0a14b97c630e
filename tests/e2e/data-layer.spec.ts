// Tag Manager under its CSP. Page views: routes.spec.ts, of prerendered pages
// components/forms/visit.test.tsx, from the back/forward cache whole-browser.spec.ts. Events of
// clicks, forms and the planner are tested in their own specs.
import { createHash } from 'node:crypto'
import { expect, test, type Page } from 'playwright/test'
import { inlineScript } from '@/components/layout/inline/compile'
import { policy } from '@/scripts/finish-export/csp'

test.describe('Tag Manager', () => {
  const ID = 'GTM-ABC1234'
  const container = `https://www.googletagmanager.com/gtm.js?id=${ID}`

  /**
   * The page as built with a container id: its script before the page's own, and the CSP with both
   * hashes. Returns the external requests.
   */
  async function withContainer(page: Page) {
    const script = inlineScript('tag-manager', { CONTAINER_ID: ID })
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
    await page.route('**/terms', async route => {
      const response = await route.fetch()
      const html = await response.text()
      const hashes = [...html.matchAll(/'sha256-[^']+'/g)].map(([found]) => found)
      const body = html
        .replace(
          /(http-equiv="Content-Security-Policy" content=")[^"]*/,
          (_, start: string) =>
            start + policy({ hashes: [...hashes, hash], hasLoader: false }, { endpoints: [], tagManager: true }),
        )
        .replace(
          '<script data-own="page">',
          () => `<script data-own="tag-manager">${script}</script><script data-own="page">`,
        )
      await route.fulfill({ response, body })
    })
    const requests: { url: string; loaded: boolean }[] = []
    await page.route(/^https:/, async route => {
      requests.push({
        url: route.request().url(),
        loaded: await page.evaluate(() => document.readyState === 'complete'),
      })
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'window.container = dataLayer.map(entry => entry.event ?? entry[0])',
      })
    })
    return requests
  }

  test('loads after the page and finds consent denied, then its start, then the page view', async ({ page }) => {
    const messages: string[] = []
    page.on('console', message => messages.push(message.text()))
    const requests = await withContainer(page)
    await page.goto('/terms')
    await expect.poll(() => page.evaluate(() => 'container' in window)).toBe(true)
    expect(requests).toEqual([{ url: container, loaded: true }])
    expect(await page.evaluate(() => (window as unknown as { container: string[] }).container)).toEqual([
      'consent',
      // url_passthrough and ads_data_redaction.
      'set',
      'set',
      'gtm.js',
      'ld_injected',
    ])
    expect(messages.filter(text => /Content Security Policy|Refused/.test(text))).toEqual([])
  })
})
