// The journeys that must work in every browser engine: defined once, walked by each.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { labels } from '@/content/labels'
import { plannerLabels } from '@/content/planner-labels'
import { plannerSceneLabels } from '@/content/planner-scene-labels'
import { usd } from '@/lib/usd'
import { leadMessages } from '@/lib/leads/messages'
import { planMessages } from '@/lib/leads/plan-messages'
import { defaultPlan, estimateOf, type Plan, reducePlan, routeOf } from '@/lib/planner'
import { type Door, openDoor } from './door'
import type { Driver } from './driver'
import { given } from './given'
import { allLeads } from './office'
import { Visitor } from './visitor'

/** Generous: three engines share two processors, one of them drawing the 3D view without a graphics card. */
const START_MS = 120_000
const JOURNEY_MS = 150_000
const desktop = [1280, 900] as const
const phone = [390, 844] as const

const priceOf = (plan: Plan) => usd(estimateOf(plan, routeOf(plan)).totalUsd)
const tesla = reducePlan(defaultPlan, { type: 'chooseBrand', brand: 'tesla' })
const footToTheRight = (plan: Plan) =>
  reducePlan(reducePlan(plan, { type: 'nudge', direction: 'right' }), { type: 'nudge', direction: 'right' })

/** A name that no other visitor has. */
const nameFor = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

const island = (name: string) => `[data-island="${name}"]`
const charger = { css: '[data-charger]:not([data-charger="scene"])' }

export function walkJourneys(engine: string, openDriver: () => Promise<Driver>): void {
  describe(engine, () => {
    let driver: Driver
    let door: Door
    let visitor: Visitor
    const sent: {
      readonly kind: 'quote' | 'plan'
      readonly name: string
      readonly holds: Readonly<Record<string, unknown>>
    }[] = []
    let expected: RegExp | null = null
    let heard: string[] = []
    const hear = () => {
      heard.push(...driver.takeMessages(), ...door.takeMessages())
      return heard
    }

    beforeAll(async () => {
      door = await openDoor(given('SITE'))
      driver = await openDriver()
      visitor = new Visitor(driver, door.url)
    }, START_MS)
    afterAll(async () => {
      await driver.close()
      await door.close()
    }, START_MS)
    beforeEach(async () => {
      expected = null
      heard = []
      await visitor.resize(...desktop)
    })
    afterEach(() => {
      door.isOpen = true
      expect(
        hear().filter(message => !expected?.test(message)),
        'the console stays quiet',
      ).toEqual([])
    })

    const seeScript = async (form: string) => {
      // It comes when a visitor has done something; a key without a meaning is something.
      await visitor.press('Escape')
      await visitor.see(
        `the script of ${form}`,
        css => document.querySelector<HTMLFormElement>(css)?.noValidate === true,
        island(form),
      )
    }
    const seePlanner = () =>
      visitor.see(
        'the planner at work',
        css => document.querySelector<HTMLButtonElement>(css)?.disabled === false,
        '#send-plan button',
      )
    const seePrice = (price: string) =>
      visitor.see(
        `the price ${price}`,
        wanted => document.querySelector('#plan-estimate output')?.textContent?.endsWith(wanted) === true,
        price,
      )
    const readout = () => visitor.ask(() => document.getElementById('plan-readout')?.textContent)
    const choose = (name: string, value: string) => visitor.click({ css: `input[name="${name}"][value="${value}"]` })

    async function fillQuote(name: string) {
      await seeScript('quick-quote')
      await visitor.write('#quote-name', name)
      await visitor.write('#quote-phone', '(631) 555-0133')
      await visitor.write('#quote-location', '11751')
      await visitor.click({ css: `${island('quick-quote')} button[type="submit"]` })
    }

    it(
      'leads from the home page through the menu and a town to a quote that is sent',
      async () => {
        const name = nameFor('Quote')
        await visitor.open('/')
        await visitor.click({ css: 'header button', text: labels.serviceAreas })
        await visitor.click({ css: '#menu-areas a', text: 'Islip' })
        await visitor.seePath('/service-areas/islip')
        await visitor.click({ css: 'main a[href="/locations/islip/"]' })
        await visitor.seePath('/locations/islip/')
        await visitor.click({ css: 'main a[href="#quote"]' })
        await visitor.seePath('/locations/islip/#quote')
        await fillQuote(name)
        await visitor.seeText(leadMessages.quote.title)
        sent.push({ kind: 'quote', name, holds: { phone: '(631) 555-0133', location: '11751' } })
      },
      JOURNEY_MS,
    )

    it(
      'answers a ZIP code and refuses half a one',
      async () => {
        const field = `${island('zip-lookup')} input[name="zip"]`
        const button = { css: `${island('zip-lookup')} button[type="submit"]` }
        await visitor.open('/')
        // A letter goes as soon as the script is there; a form sent before that would leave the page.
        await visitor.click({ css: field })
        await visitor.type('x')
        await visitor.see('the letter gone', css => document.querySelector<HTMLInputElement>(css)?.value === '', field)
        await visitor.write(field, '1172')
        await visitor.click(button)
        await visitor.seeText(labels.zip.invalid)
        await visitor.write(field, '11725')
        await visitor.press('Enter')
        await visitor.seeText('11725: Commack')
        expect(
          await visitor.ask(css => document.querySelector(css)?.getAttribute('aria-invalid') ?? null, field),
        ).toBeNull()
      },
      JOURNEY_MS,
    )

    it(
      'moves the slider over the two pictures by keyboard',
      async () => {
        const slider = `${island('before-after')} input[type="range"]`
        const seeShare = (share: string) =>
          visitor.see(
            `${share} of the finished wall`,
            (css, wanted) =>
              document.querySelector<HTMLElement>(`${css} > div`)?.style.getPropertyValue('--reveal') === wanted,
            island('before-after'),
            share,
          )
        await visitor.open('/')
        await visitor.find({ css: slider })
        await visitor.ask(css => document.querySelector<HTMLElement>(css)?.focus(), slider)
        await visitor.press('End')
        await seeShare('100%')
        await visitor.press('Home')
        await seeShare('0%')
        await visitor.press('ArrowRight')
        await seeShare('1%')
      },
      JOURNEY_MS,
    )

    it(
      'plans: a brand, a place by keyboard and by dragging, a price that follows, and a plan that is sent',
      async () => {
        const name = nameFor('Plan')
        await visitor.open('/ev-charger-planner?utm_source=engine')
        await seePlanner()
        // On a machine with a graphics card the 3D view comes by itself; this journey stays with the drawing.
        await visitor.click({
          css: `${island('planner')} button[aria-pressed]`,
          text: plannerSceneLabels.views.drawing,
        })
        await seePrice(priceOf(defaultPlan))
        await choose('plan-brand', 'tesla')
        await seePrice(priceOf(tesla))
        await visitor.find(charger)
        await visitor.ask(
          css =>
            [...document.querySelectorAll<SVGElement>(css)].find(found => found.getClientRects().length > 0)?.focus(),
          charger.css,
        )
        await visitor.press('ArrowRight')
        await visitor.press('ArrowRight')
        await seePrice(priceOf(footToTheRight(tesla)))
        const before = await readout()
        await visitor.drag(charger, { x: 120, y: 0 })
        await visitor.see(
          'another place',
          text => document.getElementById('plan-readout')?.textContent !== text,
          before,
        )
        const price = await visitor.ask(() => document.querySelector('#plan-estimate output')?.textContent)
        expect(price).not.toContain(priceOf(footToTheRight(tesla)))
        await visitor.write('#plan-name', name)
        await visitor.write('#plan-phone', '(631) 555-0134')
        await visitor.click({ css: '#send-plan button[type="submit"]' })
        expect(await visitor.answerAlert()).toBe(planMessages.sent)
        await visitor.seeText(planMessages.sent)
        sent.push({
          kind: 'plan',
          name,
          holds: {
            amps: 60,
            utm: { utm_source: 'engine' },
            brand: { key: 'tesla' },
            est_cost: Number(price?.replace(/\D/g, '')),
          },
        })
      },
      JOURNEY_MS,
    )

    it(
      'shows the plan in three dimensions on demand, or says in a line why not, and plans on either way',
      async () => {
        expected = /software WebGL|GL Driver Message/
        // A small view: without a graphics card every pixel is work for the processor.
        await visitor.resize(500, 640)
        await visitor.open('/terms')
        await visitor.ask(() => localStorage.clear())
        await visitor.open('/ev-charger-planner')
        await seePlanner()
        await visitor.click({ css: `${island('planner')} button[aria-pressed]`, text: plannerSceneLabels.views.scene })
        await visitor.see(
          'the 3D view or the reason why not',
          reasons =>
            document.querySelector('[data-view="scene"] canvas') !== null ||
            [...document.querySelectorAll('[role="status"]')].some(line => reasons.includes(line.textContent)),
          [plannerSceneLabels.notes.unsupported, plannerSceneLabels.notes.failed],
        )
        await visitor.ask(
          css => document.querySelector<HTMLElement>(css)?.focus(),
          `button[aria-label="${plannerLabels.nudge.right}"]`,
        )
        await visitor.press('Enter')
        await visitor.press('Enter')
        await seePrice(priceOf(footToTheRight(defaultPlan)))
      },
      JOURNEY_MS,
    )

    it(
      'keeps what it could not send, and delivers it once when the network is back',
      async () => {
        // The engine and the page both say that a request failed.
        expected = /could not be sent|NetworkError|Failed to load|ERR_|fetch/i
        const name = nameFor('Kept')
        await visitor.open('/locations/islip/#quote')
        await seeScript('quick-quote')
        door.isOpen = false
        await fillQuote(name)
        await visitor.seeText(labels.forms.status.kept)
        expect(await visitor.ask(() => document.querySelector<HTMLInputElement>('#quote-name')?.value)).toBe(name)
        door.isOpen = true
        await visitor.open('/contact')
        await visitor.seeText(labels.forms.runtime.delivered.title)
        // Opening the page once more must not send it once more.
        await visitor.open('/contact')
        await seeScript('long-estimate')
        sent.push({ kind: 'quote', name, holds: { location: '11751' } })
      },
      JOURNEY_MS,
    )

    it(
      'folds and unfolds the list of towns with Ctrl+B, and remembers it',
      async () => {
        const seeWidth = (width: number) =>
          visitor.see(
            `a list ${width} px wide`,
            wanted =>
              Math.round(document.getElementById('areas-sidebar')?.getBoundingClientRect().width ?? 0) === wanted,
            width,
          )
        await visitor.open('/service-areas/montauk')
        await seeWidth(256)
        await visitor.press('b', true)
        await seeWidth(48)
        await visitor.open('/service-areas/islip')
        await seeWidth(48)
        await visitor.click({ css: '[data-sidebar-toggle]' })
        await seeWidth(256)
      },
      JOURNEY_MS,
    )

    it(
      'opens the menu of a phone, closes it with Escape, and follows a link out of it',
      async () => {
        await visitor.resize(...phone)
        await visitor.open('/contact')
        const button = { css: 'header nav button', text: labels.menu }
        const seeMenu = (isOpen: boolean) =>
          visitor.see(
            isOpen ? 'the menu' : 'no menu',
            wanted => document.getElementById('menu-phone')?.matches(':popover-open') === wanted,
            isOpen,
          )
        await visitor.click(button)
        await seeMenu(true)
        await visitor.press('Escape')
        await seeMenu(false)
        await visitor.see(
          'the focus back on the button',
          () => document.activeElement?.getAttribute('popovertarget') === 'menu-phone',
        )
        await visitor.press('Enter')
        await seeMenu(true)
        await visitor.click({ css: '#menu-phone a', text: labels.blog })
        await visitor.seePath('/blog')
        await seeMenu(false)
      },
      JOURNEY_MS,
    )

    it(
      'shows the not-found screen, says which address, and leads home',
      async () => {
        expected = /404/
        await visitor.open('/no/such/page')
        await visitor.seeText(labels.notFound.heading)
        expect(await visitor.ask(async () => (await fetch(location.href)).status)).toBe(404)
        // It is heard too, so the quiet of the other journeys is not deafness.
        await expect.poll(() => hear().join()).toContain('404: no page at /no/such/page')
        await visitor.click({ css: 'main a[href="/"]' })
        await visitor.seePath('/')
      },
      JOURNEY_MS,
    )

    it(
      'draws every kind of page without a message',
      async () => {
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
          await visitor.open(path)
          await visitor.see(
            `the heading of ${path}`,
            () =>
              (document.querySelector('h1')?.getBoundingClientRect().height ?? 0) > 20 &&
              document.fonts.status === 'loaded',
          )
          expect(
            await visitor.ask(() => document.documentElement.scrollWidth <= innerWidth),
            `${path} is no wider than the window`,
          ).toBe(true)
          expect(
            await visitor.ask(
              () =>
                [...document.images].filter(
                  ({ complete, naturalWidth, loading }) => loading !== 'lazy' && complete && naturalWidth === 0,
                ).length,
            ),
            `${path} misses no picture`,
          ).toBe(0)
        }
      },
      JOURNEY_MS,
    )

    // Last, in one look: the office's command takes its time.
    it(
      'leaves the office with all that was sent, each once',
      () => {
        expect(sent).toHaveLength(3)
        const leads = allLeads()
        for (const { kind, name, holds } of sent) {
          const [lead, ...others] = leads.filter(({ visitor: by }) => by === name)
          expect(others, name).toEqual([])
          expect(lead, name).toMatchObject({ kind, lead: holds })
        }
      },
      JOURNEY_MS,
    )
  })
}
