// Journeys through the planner: the drawing by keyboard and drag, and the 3D view.
import { expect, test } from 'playwright/test'
import { plannerWords, plannerSceneWords } from '@/content/words/planner'
import type { PlannerStep } from '@/components/planner/steps'
import { usd } from '@/lib/usd'
import { planMessages } from '@/lib/leads/plan-messages'
import { defaultPlan } from '@/content/planner'
import { estimateOf, type Plan, reducePlan, routeOf } from '@/lib/planner'
import { island, type Session, uniqueName } from './session'

const priceOf = (plan: Plan) => usd(estimateOf(plan, routeOf(plan)).totalUsd)
const tesla = reducePlan(defaultPlan, { type: 'chooseBrand', brand: 'tesla' })
const footToTheRight = (plan: Plan) =>
  reducePlan(reducePlan(plan, { type: 'nudge', direction: 'right' }), { type: 'nudge', direction: 'right' })

const charger = { css: '[data-charger]:not([data-charger="scene"])' }
const sendPlan = { css: `${island('planner')} button[form="send-plan-form"]` }
const priceShown = `${island('planner')} output`

export function testPlannerJourneys(session: () => Session): void {
  const waitForPlanner = () =>
    session().user.waitFor(
      'the planner at work',
      css => document.querySelector<HTMLButtonElement>(css)?.disabled === false,
      '.planner-share button',
    )
  const openStep = (step: PlannerStep) =>
    session().user.click({ css: '.planner-tabs button', text: plannerWords.inspector.tabs[step] })
  const expectPrice = (price: string) =>
    session().user.waitFor(
      `the price ${price}`,
      (css, wanted) => document.querySelector(css)?.textContent?.endsWith(wanted) === true,
      priceShown,
      price,
    )
  const readout = () => session().user.evaluate(() => document.getElementById('plan-readout')?.textContent)

  test('plans: chooses a brand, moves the charger by keyboard and drag, follows the price, sends the plan', async () => {
    const { user } = session()
    const name = uniqueName('Plan')
    await user.open('/ev-charger-planner?utm_source=engine')
    await waitForPlanner()
    // With a GPU the 3D view opens by itself; this journey tests the drawing.
    await user.click({
      css: `${island('planner')} button[aria-pressed]`,
      text: plannerSceneWords.views.drawing,
    })
    await expectPrice(priceOf(defaultPlan))
    await user.click({ css: 'input[name="plan-brand"][value="tesla"]' })
    await expectPrice(priceOf(tesla))
    await user.find(charger)
    await user.evaluate(
      css => [...document.querySelectorAll<SVGElement>(css)].find(found => found.getClientRects().length > 0)?.focus(),
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
    session().sent.push({
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
    const { user } = session()
    session().expectedMessages = /software WebGL|GL Driver Message/
    // A small view: without a GPU the CPU draws every pixel.
    await user.resize(700, 640)
    await user.open('/terms')
    await user.evaluate(() => localStorage.clear())
    await user.open('/ev-charger-planner')
    await waitForPlanner()
    await user.click({ css: `${island('planner')} button[aria-pressed]`, text: plannerSceneWords.views.scene })
    await user.waitFor(
      'the 3D view or the reason why not',
      reasons =>
        document.querySelector('[data-view="scene"] canvas') !== null ||
        [...document.querySelectorAll('[role="status"]')].some(line => reasons.includes(line.textContent)),
      [plannerSceneWords.notes.unsupported, plannerSceneWords.notes.failed],
    )
    await openStep('place')
    await user.evaluate(
      css => document.querySelector<HTMLElement>(css)?.focus(),
      `button[aria-label="${plannerWords.nudge.right}"]`,
    )
    await user.press('Enter')
    await user.press('Enter')
    await expectPrice(priceOf(footToTheRight(defaultPlan)))
  })
}
