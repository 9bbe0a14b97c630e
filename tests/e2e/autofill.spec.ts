// The browser's address autofill: it fills the visible fields and leaves the honeypot empty.
import { honeypotName } from '@/lib/leads/choices'
import { expect, waitForIsland, test, wholeBrowser } from './fixtures'

test.use({ launchOptions: wholeBrowser })

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

for (const [path, island, first] of [
  ['/locations/islip/#quote', 'quick-quote', 'name'],
  ['/contact', 'long-estimate', 'firstName'],
] as const) {
  test(`autofill leaves the honeypot of ${path} empty`, async ({ page }) => {
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
  })
}
