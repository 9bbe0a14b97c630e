// Journeys of a lead: a quote, and a lead that waits for the network.
import { expect, test } from 'playwright/test'
import { siteWords } from '@/content/words/site'
import { leadMessages } from '@/lib/leads/messages'
import { island, type Session, uniqueName } from './session'

export function testLeadJourneys(session: () => Session): void {
  const waitForScript = async (form: string) => {
    const { user } = session()
    // The script loads at the first input; this key does nothing else.
    await user.press('Escape')
    await user.waitFor(
      `the script of ${form}`,
      css => document.querySelector<HTMLFormElement>(css)?.noValidate === true,
      island(form),
    )
  }
  async function fillQuote(name: string) {
    const { user } = session()
    await waitForScript('quick-quote')
    await user.fill('#quote-name', name)
    await user.fill('#quote-phone', '(631) 555-0133')
    await user.fill('#quote-location', '11751')
    await user.click({ css: `${island('quick-quote')} button[type="submit"]` })
  }

  test('goes from the home page through the menu and a town to a sent quote', async () => {
    const { user } = session()
    const name = uniqueName('Quote')
    await user.open('/')
    await user.click({ css: 'header button', text: siteWords.serviceAreas })
    await user.click({ css: '#menu-areas a', text: 'Islip' })
    await user.expectPath('/service-areas/islip')
    await user.click({ css: 'main a[href="/locations/islip/"]' })
    await user.expectPath('/locations/islip/')
    await user.click({ css: 'main a[href="#quote"]' })
    await user.waitFor('the form over the page', () => document.querySelector('[data-sheet]') !== null)
    await fillQuote(name)
    await user.expectText(leadMessages.quote.title)
    session().sent.push({ kind: 'quote', name, fields: { phone: '(631) 555-0133', location: '11751' } })
  })

  test('keeps a lead that it could not send and delivers it once when the network is back', async () => {
    const { user } = session()
    // Both the browser and the page log the failed request.
    session().expectedMessages = /could not be sent|NetworkError|Failed to load|ERR_|fetch/i
    const name = uniqueName('Kept')
    await user.open('/locations/islip/#quote')
    await waitForScript('quick-quote')
    session().proxy.isOnline = false
    await fillQuote(name)
    await user.expectText(siteWords.forms.status.kept)
    expect(await user.evaluate(() => document.querySelector<HTMLInputElement>('#quote-name')?.value)).toBe(name)
    session().proxy.isOnline = true
    await user.open('/contact')
    await user.expectText(siteWords.forms.runtime.delivered.title)
    // Reopening the page must not send it again.
    await user.open('/contact')
    await waitForScript('long-estimate')
    session().sent.push({ kind: 'quote', name, fields: { location: '11751' } })
  })
}
