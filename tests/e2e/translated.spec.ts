// A translator wraps every text node; React would then update nodes that are no longer in the page.
// Each journey runs on the original and on a rewritten page, and both must end with the same text.
import type { Page } from 'playwright/test'
import { labels } from '@/content/words/site'
import { plannerLabels } from '@/content/words/planner'
import {
  expect,
  waitForIsland,
  waitForPlanner,
  test,
  chooseAmps,
  openMoreSettings,
  openStep,
  setTrench,
} from './fixtures'

/** Wraps each text in two elements, as Google Translate does, without changing the words. */
function rewrite(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, svg, textarea, option, font')) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(text.data)
  }
}

interface Journey {
  readonly path: string
  readonly island: string
  readonly start: (page: Page) => Promise<void>
  readonly steps: readonly ((page: Page) => Promise<void>)[]
}

async function walk(page: Page, { path, island, start, steps }: Journey, isTranslated: boolean): Promise<string[]> {
  const said: string[] = []
  await page.goto(path)
  await start(page)
  for (const step of steps) {
    if (isTranslated) await page.evaluate(rewrite)
    await step(page)
    said.push(
      await page.locator(`[data-island="${island}"]`).evaluate(element => {
        // A change of the price shows for some seconds.
        for (const change of element.querySelectorAll<HTMLElement>('[data-price-change]')) change.hidden = true
        return (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ')
      }),
    )
  }
  return said
}

const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true })
const write = (label: string, value: string) => async (page: Page) => {
  await page.getByLabel(label).fill(value)
  await page.getByLabel(label).blur()
}
const lookUp = (zip: string, answer: string) => async (page: Page) => {
  await page.locator('[data-island="zip-lookup"] input').fill(zip)
  await page.getByRole('button', { name: labels.zip.submit }).click()
  await expect(page.locator('[data-island="zip-lookup"]')).toContainText(answer)
}

const journeys: readonly Journey[] = [
  {
    path: '/ev-charger-planner',
    island: 'planner',
    start: waitForPlanner,
    steps: [
      page => choose(page, /Tesla/),
      page => chooseAmps(page, 40),
      async page => {
        await openMoreSettings(page)
        await choose(page, 'PVC')
      },
      page => setTrench(page, '20'),
      async page => {
        await openStep(page, 'place')
        await choose(page, plannerLabels.mountWalls.detached)
      },
      write(plannerLabels.numbers.mountHeightIn, '999'),
      write(plannerLabels.numbers.baseLabor, '1200'),
      async page => {
        await openStep(page, 'plan')
        for (const summary of await page.locator('#plan-estimate summary').all()) await summary.click()
      },
      async page => {
        await page.getByLabel(plannerLabels.send.email).fill('nobody@')
        await page.getByRole('button', { name: plannerLabels.send.submit }).click()
        await expect(page.getByLabel(plannerLabels.send.email)).toBeFocused()
      },
    ],
  },
  {
    path: '/#zip',
    island: 'zip-lookup',
    start: page => waitForIsland(page, 'quick-quote'),
    steps: [
      lookUp('1172', labels.zip.invalid),
      lookUp('11725', 'Commack'),
      lookUp('11787', '11787'),
      lookUp('10001', '10001'),
    ],
  },
  {
    path: '/contact',
    island: 'long-estimate',
    start: page => waitForIsland(page, 'long-estimate'),
    steps: [
      async page => {
        await page.getByRole('button', { name: labels.forms.estimate.submit }).click()
        await expect(page.locator('#estimate-first-name')).toBeFocused()
      },
      async page => {
        await page.locator('#estimate-phone').fill('12')
        await page.getByRole('button', { name: labels.forms.estimate.submit }).click()
        await expect(page.locator('#estimate-phone-error')).toBeVisible()
      },
    ],
  },
]

for (const journey of journeys) {
  test(`${journey.path} ends with the same text when translated`, async ({ page }) => {
    const plain = await walk(page, journey, false)
    await page.evaluate(() => [localStorage, sessionStorage].forEach(storage => storage.clear()))
    const rewritten = await walk(page, journey, true)
    for (const [step, said] of plain.entries()) expect(rewritten[step], `after step ${step + 1}`).toBe(said)
  })
}
