// The journeys that must work in every browser engine: defined once, run by each.
import { expect, test } from 'playwright/test'
import { panelCheckPath } from '@/content/routes'
import { panelCheck } from '@/content/words/panel-check'
import { panelReplay } from '@/content/words/panel-replay'
import { labels } from '@/content/words/site'
import { plannerLabels, plannerSceneLabels } from '@/content/words/planner'
import type { PlannerStep } from '@/components/planner/steps'
import { usd } from '@/lib/usd'
import { leadMessages } from '@/lib/leads/messages'
import { planMessages } from '@/lib/leads/plan-messages'
import { defaultPlan } from '@/content/planner'
import { estimateOf, type Plan, reducePlan, routeOf } from '@/lib/planner'
import { startProxy, type Proxy } from './proxy'
import type { Driver } from './driver'
import { storedLeads } from './stored-leads'
import { User } from './user'

/** Generous: two engines share two cores, and the 3D view is rendered in software. */
const START_MS = 120_000
const JOURNEY_MS = 150_000
const desktop = [1280, 900] as const
const phone = [390, 844] as const

const priceOf = (plan: Plan) => usd(estimateOf(plan, routeOf(plan)).totalUsd)
const tesla = reducePlan(defaultPlan, { type: 'chooseBrand', brand: 'tesla' })
const footToTheRight = (plan: Plan) =>
  reducePlan(reducePlan(plan, { type: 'nudge', direction: 'right' }), { type: 'nudge', direction: 'right' })

const uniqueName = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

const island = (name: string) => `[data-island="${name}"]`
const charger = { css: '[data-charger]:not([data-charger="scene"])' }
const sendPlan = { css: `${island('planner')} button[form="send-plan-form"]` }
const priceShown = `${island('planner')} output`

/** Firefox, of a font that was on its way when the page was left: NS_BINDING_ABORTED. */
const LEFT_DOWNLOAD = /downloadable font: download failed .* status=2152398850/

export function testJourneys(engine: string, openDriver: () => Promise<Driver>): void {
  test.describe(engine, () => {
    // The last test checks what the others sent, so a second try repeats them all.
    test.describe.configure({ mode: 'serial', timeout: JOURNEY_MS })
    let driver: Driver
    let proxy: Proxy
    let user: User
    const sent: {
      readonly kind: 'quote' | 'plan'
      readonly name: string
      readonly fields: Readonly<Record<string, unknown>>
    }[] = []
    let expectedMessages: RegExp | null = null
    let messages: string[] = []
    const readMessages = () => {
      messages.push(...driver.takeMessages(), ...proxy.takeMessages())
      return messages
    }

    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    test.beforeAll(async ({}, { project }) => {
      test.setTimeout(START_MS)
      proxy = await startProxy(project.use.baseURL ?? '')
      driver = await openDriver()
      user = new User(driver, proxy.url)
    })
    test.afterAll(async () => {
      await driver.close()
      await proxy.close()
    })
    test.beforeEach(async () => {
      expectedMessages = null
      messages = []
      await user.resize(...desktop)
    })
    test.afterEach(() => {
      proxy.isOnline = true
      expect(
        readMessages().filter(message => !expectedMessages?.test(message) && !LEFT_DOWNLOAD.test(message)),
        'the console stays quiet',
      ).toEqual([])
    })

    const waitForScript = async (form: string) => {
      // The script loads at the first input; this key does nothing else.
      await user.press('Escape')
      await user.waitFor(
        `the script of ${form}`,
        css => document.querySelector<HTMLFormElement>(css)?.noValidate === true,
        island(form),
      )
    }
    const waitForPlanner = () =>
      user.waitFor(
        'the planner at work',
        css => document.querySelector<HTMLButtonElement>(css)?.disabled === false,
        sendPlan.css,
      )
    const openStep = (step: PlannerStep) =>
      user.click({ css: '.planner-tabs button', text: plannerLabels.inspector.tabs[step] })
    const expectPrice = (price: string) =>
      user.waitFor(
        `the price ${price}`,
        (css, wanted) => document.querySelector(css)?.textContent?.endsWith(wanted) === true,
        priceShown,
        price,
      )
    const readout = () => user.evaluate(() => document.getElementById('plan-readout')?.textContent)
    const chooseRadio = (name: string, value: string) => user.click({ css: `input[name="${name}"][value="${value}"]` })

    async function fillQuote(name: string) {
      await waitForScript('quick-quote')
      await user.fill('#quote-name', name)
      await user.fill('#quote-phone', '(631) 555-0133')
      await user.fill('#quote-location', '11751')
      await user.click({ css: `${island('quick-quote')} button[type="submit"]` })
    }

    test('goes from the home page through the menu and a town to a sent quote', async () => {
      const name = uniqueName('Quote')
      await user.open('/')
      await user.click({ css: 'header button', text: labels.serviceAreas })
      await user.click({ css: '#menu-areas a', text: 'Islip' })
      await user.expectPath('/service-areas/islip')
      await user.click({ css: 'main a[href="/locations/islip/"]' })
      await user.expectPath('/locations/islip/')
      await user.click({ css: 'main a[href="#quote"]' })
      await user.expectPath('/locations/islip/#quote')
      await fillQuote(name)
      await user.expectText(leadMessages.quote.title)
      sent.push({ kind: 'quote', name, fields: { phone: '(631) 555-0133', location: '11751' } })
    })

    test('answers a ZIP code and rejects an incomplete one', async () => {
      const field = `${island('zip-lookup')} input[name="zip"]`
      const button = { css: `${island('zip-lookup')} button[type="submit"]` }
      await user.open('/')
      // The typed letter is cleaned away once the script runs. A form submitted before that would
      // leave the page.
      await user.click({ css: field })
      await user.type('x')
      await user.waitFor('the letter gone', css => document.querySelector<HTMLInputElement>(css)?.value === '', field)
      await user.fill(field, '1172')
      await user.click(button)
      await user.expectText(labels.zip.invalid)
      await user.fill(field, '11725')
      await user.press('Enter')
      await user.expectText('11725: Commack')
      expect(
        await user.evaluate(css => document.querySelector(css)?.getAttribute('aria-invalid') ?? null, field),
      ).toBeNull()
    })

    test('moves the before/after slider by keyboard', async () => {
      const slider = `${island('before-after')} input[type="range"]`
      const expectShare = (share: string) =>
        user.waitFor(
          `${share} of the finished wall`,
          (css, wanted) =>
            document.querySelector<HTMLElement>(`${css} > div`)?.style.getPropertyValue('--reveal') === wanted,
          island('before-after'),
          share,
        )
      await user.open('/')
      await user.find({ css: slider })
      await user.evaluate(css => document.querySelector<HTMLElement>(css)?.focus(), slider)
      await user.press('End')
      await expectShare('100%')
      await user.press('Home')
      await expectShare('0%')
      await user.press('ArrowRight')
      await expectShare('1%')
    })

    test('plans: chooses a brand, moves the charger by keyboard and drag, follows the price, sends the plan', async () => {
      const name = uniqueName('Plan')
      await user.open('/ev-charger-planner?utm_source=engine')
      await waitForPlanner()
      // With a GPU the 3D view opens by itself; this journey tests the drawing.
      await user.click({
        css: `${island('planner')} button[aria-pressed]`,
        text: plannerSceneLabels.views.drawing,
      })
      await expectPrice(priceOf(defaultPlan))
      await chooseRadio('plan-brand', 'tesla')
      await expectPrice(priceOf(tesla))
      await user.find(charger)
      await user.evaluate(
        css =>
          [...document.querySelectorAll<SVGElement>(css)].find(found => found.getClientRects().length > 0)?.focus(),
        charger.css,
      )
      await user.press('ArrowRight')
      await user.press('ArrowRight')
      await expectPrice(priceOf(footToTheRight(tesla)))
      const before = await readout()
      await user.drag(charger, { x: 120, y: 0 })
      await user.waitFor('another place', text => document.getElementById('plan-readout')?.textContent !== text, before)
      const price = await user.evaluate(css => document.querySelector(css)?.textContent, priceShown)
      expect(price).not.toContain(priceOf(footToTheRight(tesla)))
      await openStep('plan')
      await user.fill('#plan-name', name)
      await user.fill('#plan-phone', '(631) 555-0134')
      await user.click(sendPlan)
      expect(await user.acceptAlert()).toBe(planMessages.sent)
      await user.expectText(planMessages.sent)
      sent.push({
        kind: 'plan',
        name,
        fields: {
          amps: 60,
          utm: { utm_source: 'engine' },
          brand: { key: 'tesla' },
          est_cost: Number(price?.replace(/\D/g, '')),
        },
      })
    })

    test('shows the 3D view on request, or says why it cannot, and keeps planning', async () => {
      expectedMessages = /software WebGL|GL Driver Message/
      // A small view: without a GPU the CPU draws every pixel.
      await user.resize(500, 640)
      await user.open('/terms')
      await user.evaluate(() => localStorage.clear())
      await user.open('/ev-charger-planner')
      await waitForPlanner()
      await user.click({ css: `${island('planner')} button[aria-pressed]`, text: plannerSceneLabels.views.scene })
      await user.waitFor(
        'the 3D view or the reason why not',
        reasons =>
          document.querySelector('[data-view="scene"] canvas') !== null ||
          [...document.querySelectorAll('[role="status"]')].some(line => reasons.includes(line.textContent)),
        [plannerSceneLabels.notes.unsupported, plannerSceneLabels.notes.failed],
      )
      await openStep('place')
      await user.evaluate(
        css => document.querySelector<HTMLElement>(css)?.focus(),
        `button[aria-label="${plannerLabels.nudge.right}"]`,
      )
      await user.press('Enter')
      await user.press('Enter')
      await expectPrice(priceOf(footToTheRight(defaultPlan)))
    })

    test('keeps a lead that it could not send and delivers it once when the network is back', async () => {
      // Both the browser and the page log the failed request.
      expectedMessages = /could not be sent|NetworkError|Failed to load|ERR_|fetch/i
      const name = uniqueName('Kept')
      await user.open('/locations/islip/#quote')
      await waitForScript('quick-quote')
      proxy.isOnline = false
      await fillQuote(name)
      await user.expectText(labels.forms.status.kept)
      expect(await user.evaluate(() => document.querySelector<HTMLInputElement>('#quote-name')?.value)).toBe(name)
      proxy.isOnline = true
      await user.open('/contact')
      await user.expectText(labels.forms.runtime.delivered.title)
      // Reopening the page must not send it again.
      await user.open('/contact')
      await waitForScript('long-estimate')
      sent.push({ kind: 'quote', name, fields: { location: '11751' } })
    })

    test('reads a year of meter readings in a worker, and replays it', async () => {
      await user.open(panelCheckPath)
      await waitForScript('panel-check')
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
      await chooseRadio('way', 'meter')
      await user.click({ css: `${island('panel-check')} button`, text: panelCheck.meter.others.example })
      await user.expectText(panelReplay.exampleTitle)
      expect(
        await user.evaluate(() => (window as unknown as { seen: { replies: number } }).seen.replies),
      ).toBeGreaterThan(1)
    })

    test('toggles the list of towns with Ctrl+B and remembers it', async () => {
      const expectWidth = (width: number) =>
        user.waitFor(
          `a list ${width} px wide`,
          wanted => Math.round(document.getElementById('areas')?.getBoundingClientRect().width ?? 0) === wanted,
          width,
        )
      await user.open('/service-areas/montauk')
      await expectWidth(256)
      await user.press('b', true)
      await expectWidth(48)
      await user.open('/service-areas/islip')
      await expectWidth(48)
      await user.click({ css: '#toggle' })
      await expectWidth(256)
    })

    test('opens the phone menu, closes it with Escape, and follows its link', async () => {
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
      await user.click({ css: '#menu-phone a', text: labels.blog })
      await user.expectPath('/blog')
      await expectMenu(false)
    })

    test('shows the not-found page, logs the address, and links home', async () => {
      expectedMessages = /404/
      await user.open('/no/such/page')
      await user.expectText(labels.notFound.heading)
      expect(await user.evaluate(async () => (await fetch(location.href)).status)).toBe(404)
      // Proves that messages are collected, so the other journeys' empty lists mean something.
      await expect.poll(() => readMessages().join()).toContain('404: no page at /no/such/page')
      await user.click({ css: 'main a[href="/"]' })
      await user.expectPath('/')
    })

    test('renders every kind of page without a console message', async () => {
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

    // Last and once, because the command is slow.
    test('stores every lead once', () => {
      expect(sent.map(({ kind }) => kind)).toEqual(['quote', 'plan', 'quote'])
      const leads = storedLeads()
      for (const { kind, name, fields } of sent) {
        const [lead, ...others] = leads.filter(({ sender }) => sender === name)
        expect(others, name).toEqual([])
        expect(lead, name).toMatchObject({ kind, lead: fields })
      }
    })
  })
}
