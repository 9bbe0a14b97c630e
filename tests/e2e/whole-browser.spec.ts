// Features that the headless shell lacks: the browser's address autofill and the back/forward
// cache.
import { honeypotName } from '@/lib/leads/choices'
import { expect, launchOptionsOf, test, waitForIsland } from './fixtures'

test.use({
  launchOptions: {
    ...launchOptionsOf('2d'),
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    // Playwright disables that cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})
// One worker: the whole browser takes seconds to start.
test.describe.configure({ mode: 'default' })

const address = {
  NAME_FULL: 'Ada Byron',
  NAME_FIRST: 'Ada',
  NAME_LAST: 'Byron',
  COMPANY_NAME: 'Byron Engines LLC',
  EMAIL_ADDRESS: 'ada@example.com',
  PHONE_HOME_WHOLE_NUMBER: '+16315550123',
  ADDRESS_HOME_LINE1: '1 Main St',
  ADDRESS_HOME_STREET_ADDRESS: '1 Main St',
  ADDRESS_HOME_CITY: 'Islip',
  ADDRESS_HOME_STATE: 'NY',
  ADDRESS_HOME_ZIP: '11751',
  ADDRESS_HOME_COUNTRY: 'US',
}

test('autofill leaves the honeypots empty', async ({ page }) => {
  for (const [path, island, first] of [
    ['/locations/islip/#quote', 'quick-quote', 'name'],
    ['/contact', 'long-estimate', 'firstName'],
  ] as const) {
    await page.goto(path)
    await waitForIsland(page, island)
    const field = `[data-island="${island}"] [name="${first}"]`
    await page.locator(field).click()
    const browser = await page.context().newCDPSession(page)
    await browser.send('DOM.enable')
    await browser.send('Autofill.enable')
    await browser.send('Autofill.setAddresses', {
      addresses: [{ fields: Object.entries(address).map(([name, value]) => ({ name, value })) }],
    })
    const { root } = await browser.send('DOM.getDocument', { depth: 0 })
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: field })
    const { node } = await browser.send('DOM.describeNode', { nodeId })
    await browser.send('Autofill.trigger', {
      fieldId: node.backendNodeId,
      address: { fields: Object.entries(address).map(([name, value]) => ({ name, value })) },
    })
    const input = (name: string) => page.locator(`[data-island="${island}"] [name="${name}"]`)
    await expect(input(first)).toHaveValue(/Ada/)
    await expect(input('phone')).not.toHaveValue('')
    await expect(input(honeypotName)).toHaveValue('')
  }
})

test('a page restored from the back/forward cache is counted again', async ({ context }) => {
  // Playwright loses the connection to a restored page, so another tab reads its events.
  const [page, reader] = [await context.newPage(), await context.newPage()]
  await reader.goto('/contact')
  await page.goto('/terms')
  await page.evaluate(() =>
    addEventListener(
      'pageshow',
      event =>
        event.persisted &&
        localStorage.setItem(
          'events',
          JSON.stringify((window.dataLayer ?? []).map(entry => 'event' in entry && entry.event)),
        ),
    ),
  )
  await page.goto('/privacy')
  await page.evaluate(() => setTimeout(() => history.back()))
  await expect
    .poll(() => reader.evaluate(() => localStorage.getItem('events')))
    .toBe(JSON.stringify(['ld_injected', 'ld_injected']))
})
