// What a visitor with a phone does on the site's controls, page by page. Everything is real input:
// touches and keys.
import type { CDPSession, Locator, Page } from 'playwright'
import { labels } from '@/content/words/site'
import { panelCheck } from '@/content/words/panel-check'
import { plannerLabels as words, plannerSceneLabels } from '@/content/words/planner'
import { plannerPhotoLabels } from '@/content/words/photo'
import { panelCheckPath } from '@/content/routes'

export interface Hand {
  readonly page: Page
  readonly tap: (target: Locator) => Promise<void>
  /** A horizontal swipe from the middle of the target, in steps of a frame. */
  readonly swipe: (target: Locator, acrossPx: number) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly press: (key: string) => Promise<void>
}

export interface Step {
  readonly name: string
  readonly act: (hand: Hand) => Promise<void>
}

/** Steps in their order on one page. */
export interface Walk {
  readonly name: string
  readonly path: string
  /**
   * Waits until the first step can be taken. Without it the steps start right after the load event.
   */
  readonly ready?: (hand: Hand) => Promise<void>
  readonly steps: readonly Step[]
}

/** Between two frames of a swipe and between two keys of a fast typist. */
const FRAME_MS = 17
const KEY_MS = 80

const middleOf = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const handOf = (page: Page, session: CDPSession): Hand => ({
  page,
  tap: async target => {
    const { x, y } = await middleOf(target)
    await page.touchscreen.tap(x, y)
  },
  swipe: async (target, acrossPx) => {
    const start = await middleOf(target)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
    for (let part = 0.1; part <= 1; part += 0.1) {
      const touchPoints = [{ x: start.x + acrossPx * part, y: start.y }]
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
      await page.waitForTimeout(FRAME_MS)
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
  type: text => page.keyboard.type(text, { delay: KEY_MS }),
  press: key => page.keyboard.press(key),
})

const tapping = (name: string, find: (page: Page) => Locator): Step => ({
  name,
  act: hand => hand.tap(find(hand.page)),
})
const pressing = (name: string, key: string): Step => ({ name, act: hand => hand.press(key) })
const typing = (name: string, text: string): Step => ({ name, act: hand => hand.type(text) })

const radio = (name: string | RegExp) => (page: Page) => page.getByRole('radio', { name, exact: true })
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const visible = (selector: string) => (page: Page) => page.locator(`${selector}:visible`).first()

/** Islands load at the first input: a key that does nothing. */
const started = (selector: string) => async (hand: Hand) => {
  await hand.page.locator(selector).first().scrollIntoViewIfNeeded()
  await hand.press('Shift')
  await hand.page.locator(`${selector}:is([novalidate], :not(form))`).first().waitFor()
  await hand.page.waitForLoadState('networkidle')
}

const plannerStarted = async ({ page, press }: Hand) => {
  await press('Shift')
  await page.locator('.planner-tabs button:enabled').first().waitFor()
  await page.locator('.planner-more').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

const formSteps = (field: string, choice: string, submit: string): readonly Step[] => [
  tapping('a field', visible(field)),
  typing('typing a name', 'Ada'),
  { name: 'choosing by key', act: async ({ page, press }) => (await page.locator(choice).focus(), press('ArrowDown')) },
  tapping('submitting with errors', button(submit)),
  typing('correcting a marked field', 'Lovelace'),
]

const firstTouch = (field: string): Step => ({
  name: 'first touch, and typing while the scripts start',
  act: async ({ page, tap, type }) => {
    await tap(visible(field)(page))
    await type('Ada Lovelace 5550100')
  },
})

const plannerSteps: readonly Step[] = [
  tapping('brand', radio(/Tesla/)),
  tapping('opening the circuit', visible('.planner-circuit > summary')),
  tapping('amps', radio('40 A')),
  tapping('next step', button(words.inspector.next)),
  tapping('panel location', radio(words.panelLocations['right-front'])),
  tapping('trench feet', page => page.getByLabel(words.numbers.trenchFt)),
  typing('typing trench feet', '12'),
  pressing('stepping trench feet', 'ArrowUp'),
  tapping('next step, to the place', button(words.inspector.next)),
  tapping('wall', radio(words.mountWalls.detached)),
  tapping('moving by a button', button(words.nudge.right)),
  tapping('undo', button(words.undo)),
  {
    name: 'dragging the charger',
    act: ({ page, swipe }) => swipe(visible('[data-charger]')(page), -60),
  },
  tapping('further settings', visible('.planner-more > summary')),
  tapping('conduit type', radio(words.conduitTypes.PVC)),
  tapping('share menu', button(words.inspector.share)),
  pressing('closing it', 'Escape'),
  tapping('why this price', button(words.finishedJob.why)),
  tapping('photo view', button(plannerPhotoLabels.view)),
]

const estimate = labels.forms.estimate
const quote = labels.forms.quote

export const walks: readonly Walk[] = [
  {
    name: 'menu',
    path: '/services',
    steps: [
      tapping('opening', visible('button[popovertarget=menu-phone]')),
      tapping('closing', visible('button[popovertarget=menu-phone]')),
    ],
  },
  {
    name: 'towns',
    path: '/service-areas/huntington',
    steps: [
      tapping('opening the list', visible('button[popovertarget=areas]')),
      tapping('closing it', visible('#areas button[popovertargetaction=hide]')),
      tapping('opening a question', visible('details > .faq-question')),
      tapping('closing it again', visible('details > .faq-question')),
    ],
  },
  {
    name: 'ZIP lookup, slider',
    path: '/',
    ready: started('[data-island=zip-lookup]'),
    steps: [
      tapping('the ZIP field', visible('[data-island=zip-lookup] input')),
      typing('typing a ZIP', '11743'),
      tapping('looking it up', button(labels.zip.submit)),
      { name: 'dragging the slider', act: ({ page, swipe }) => swipe(visible('[type=range]')(page), 120) },
      pressing('slider by key', 'ArrowRight'),
    ],
  },
  { name: 'quick quote', path: '/locations/mastic/', steps: [firstTouch('#quote-name')] },
  {
    name: 'quick quote',
    path: '/locations/mastic/',
    ready: started('[data-island=quick-quote]'),
    steps: formSteps('#quote-name', '#quote-charger', quote.submit),
  },
  { name: 'long estimate', path: '/contact', steps: [firstTouch('#estimate-first-name')] },
  {
    name: 'long estimate',
    path: '/contact',
    ready: started('[data-island=long-estimate]'),
    steps: formSteps('#estimate-first-name', '#estimate-charger-type', estimate.submit),
  },
  {
    name: 'panel check',
    path: panelCheckPath,
    steps: [
      {
        name: 'first choice, and others while the scripts start',
        act: async ({ page, tap }) => {
          for (let tries = 0; tries < 6; tries++)
            await tap(
              page.getByRole('radio', {
                name: tries % 2 ? panelCheck.form.ways.appliances : panelCheck.form.ways.meter,
              }),
            )
        },
      },
    ],
  },
  {
    name: 'planner',
    path: '/ev-charger-planner',
    steps: [
      {
        name: 'tabs, while the scripts start',
        act: async ({ page, tap }) => {
          for (const tab of [...Object.values(words.inspector.tabs), ...Object.values(words.inspector.tabs)])
            await tap(button(tab)(page))
        },
      },
    ],
  },
  { name: 'planner', path: '/ev-charger-planner', ready: plannerStarted, steps: plannerSteps },
]

/** The same with the 3D view, which the processor draws here. */
export const sceneWalk: Walk = {
  name: 'planner in 3D',
  path: '/ev-charger-planner',
  ready: async hand => {
    await plannerStarted(hand)
    await hand.page.locator('[data-view=scene]').waitFor({ timeout: 120_000 })
    await hand.page.waitForTimeout(3000)
  },
  steps: [
    tapping('brand', radio(/Tesla/)),
    tapping('next step', button(words.inspector.next)),
    tapping('view from above', button(plannerSceneLabels.presets.top)),
    tapping('undo', button(words.undo)),
  ],
}
