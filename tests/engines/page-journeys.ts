// Journeys over pages: a year of meter readings, the phone menu, the not-found page, and every kind
// of page once.
import { expect, test } from 'playwright/test'
import { panelCheckPath } from '@/content/routes'
import { panelCheck } from '@/content/words/panel-check'
import { panelReplay } from '@/content/words/panel-replay'
import { siteWords } from '@/content/words/site'
import { island, phone, type Session } from './session'

export function testPageJourneys(session: () => Session): void {
  test('reads a year of meter readings in a worker, and replays it', async () => {
    const { user } = session()
    await user.open(panelCheckPath)
    // The script loads at the first input; this key does nothing else.
    await user.press('Escape')
    await user.waitFor(
      "the check's script",
      css => document.querySelector<HTMLFormElement>(css)?.noValidate === true,
      island('panel-check'),
    )
    await user.evaluate(() => {
      const seen = { replies: 0 }
      class SeenWorker extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options)
          this.addEventListener('message', () => (seen.replies += 1))
        }
      }
      Object.assign(window, { seen, Worker: SeenWorker })
    })
    await user.click({ css: 'input[name="way"][value="meter"]' })
    await user.click({ css: `${island('panel-check')} button`, text: panelCheck.meter.others.example })
    await user.expectText(panelReplay.exampleTitle)
    const replies = () => (window as unknown as { seen: { replies: number } }).seen.replies
    expect(await user.evaluate(replies)).toBeGreaterThan(1)
  })

  test('opens the phone menu, closes it with Escape, and follows its link', async () => {
    const { user } = session()
    await user.resize(...phone)
    await user.open('/contact')
    const button = { css: 'header nav button[popovertarget="menu-phone"]' }
    const expectMenu = (isOpen: boolean) =>
      user.waitFor(
        isOpen ? 'the menu' : 'no menu',
        wanted => document.getElementById('menu-phone')?.matches(':popover-open') === wanted,
        isOpen,
      )
    await user.click(button)
    await expectMenu(true)
    await user.press('Escape')
    await expectMenu(false)
    await user.waitFor(
      'the focus back on the button',
      () => document.activeElement?.getAttribute('popovertarget') === 'menu-phone',
    )
    await user.press('Enter')
    await expectMenu(true)
    await user.click({ css: '#menu-phone a', text: siteWords.blog })
    await user.expectPath('/blog')
    await expectMenu(false)
  })

  test('shows the not-found page, logs the address, and links home', async () => {
    const { user } = session()
    session().expectedMessages = /404/
    await user.open('/no/such/page')
    await user.expectText(siteWords.notFound.heading)
    expect(await user.evaluate(async () => (await fetch(location.href)).status)).toBe(404)
    // Proves that messages are collected, so the other journeys' empty lists mean something.
    await expect.poll(() => session().readMessages().join()).toContain('404: no page at /no/such/page')
    await user.click({ css: 'main a[href="/"]' })
    await user.expectPath('/')
  })

  test('renders every kind of page without a console message', async () => {
    const { user } = session()
    for (const path of [
      '/',
      '/services',
      '/services/permits-inspections',
      '/service-areas',
      '/locations/',
      '/locations/babylon/',
      '/blog',
      '/blog/commercial-ev-charging-benefits',
      '/privacy',
      '/terms',
    ]) {
      await user.open(path)
      await user.waitFor(
        `the heading of ${path}`,
        () =>
          (document.querySelector('h1')?.getBoundingClientRect().height ?? 0) > 20 &&
          document.fonts.status === 'loaded',
      )
      expect(
        await user.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${path} is no wider than the window`,
      ).toBe(true)
      expect(
        await user.evaluate(
          () =>
            [...document.images].filter(
              ({ complete, naturalWidth, loading }) => loading !== 'lazy' && complete && naturalWidth === 0,
            ).length,
        ),
        `${path} misses no picture`,
      ).toBe(0)
    }
  })
}
