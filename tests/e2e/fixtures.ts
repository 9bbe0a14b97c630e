// The `test` of every browser test: a page fails it by a console message, an error, or a request to
// another host.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import config from '@/playwright.config'
import { test as base, expect, type Locator, type Page } from 'playwright/test'
import { plannerWords, plannerSceneWords } from '@/content/words/planner'
import { photoFromPhone, routes } from '@/content/routes'
import type { PlannerStep } from '@/components/planner/steps'
import { usd } from '@/lib/usd'
import { defaultPlan } from '@/content/planner'
import { estimateOf, type PlanAction, reducePlan, routeOf } from '@/lib/planner'

interface Fixtures {
  expectedMessages: RegExp | null
  expectedErrors: RegExp | null
}

export const NOT_FOUND = '/no-such-page'

/**
 * Paths of the first page of each kind, of the not-found page, and of as many more as it takes to
 * have every element with every class of the site.
 */
export const samplePages: readonly string[] = (() => {
  const all = [...routes, photoFromPhone]
  const fileOf = (address: string) =>
    address === NOT_FOUND ? '404.html' : address.endsWith('/') ? `${address}index.html` : `${address}.html`
  const elements = new Map(
    [...all.map(route => route.path), NOT_FOUND].map(address => {
      const html = readFileSync(path.join(import.meta.dirname, '../../out', fileOf(address)), 'utf8')
      const tags = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').matchAll(/<([a-z]\w*)([^>]*)>/g)
      return [address, new Set([...tags].map(([, tag, rest = '']) => `${tag} ${/class="[^"]*"/.exec(rest)?.[0]}`))]
    }),
  )
  const picked = [...new Map(all.toReversed().map(route => [route.kind, route.path])).values(), NOT_FOUND]
  const seen = new Set(picked.flatMap(address => [...(elements.get(address) ?? [])]))
  const news = (address: string) => [...(elements.get(address) ?? [])].filter(element => !seen.has(element))
  for (;;) {
    const [best] = [...elements.keys()].toSorted((a, b) => news(b).length - news(a).length)
    if (!best || news(best).length === 0) return picked
    picked.push(best)
    for (const element of news(best)) seen.add(element)
  }
})()

/** A software driver's warning about reading a WebGL canvas. The page cannot avoid it. */
const readPixelsWarning =
  /^\[\.WebGL-0x[0-9a-f]+\] ?GL Driver Message \(OpenGL, Performance, GL_CLOSE_PATH_NV, High\): GPU stall due to ReadPixels( \(this message will no longer repeat\))?$/

export const test = base.extend<Fixtures>({
  expectedMessages: [null, { option: true }],
  expectedErrors: [null, { option: true }],
  page: async ({ page, expectedMessages, expectedErrors, baseURL }, use) => {
    const problems: string[] = []
    page.on('console', message => {
      const text = message.text()
      if (
        ['error', 'warning'].includes(message.type()) &&
        !readPixelsWarning.test(text) &&
        !expectedMessages?.test(text)
      )
        problems.push(`console ${message.type()}: ${text}`)
    })
    page.on('pageerror', error => {
      if (!expectedErrors?.test(error.message)) problems.push(`page error: ${error.message}`)
    })
    page.on('request', request => {
      const url = new URL(request.url())
      if (['http:', 'https:'].includes(url.protocol) && url.hostname !== new URL(baseURL ?? '').hostname)
        problems.push(`request to another host: ${request.url()}`)
    })
    await use(page)
    expect(problems, 'console messages, page errors and requests to other hosts').toEqual([])
  },
})

/** How a project of playwright.config.ts starts Chromium. */
export const launchOptionsOf = (project: '2d' | '3d') =>
  config.projects?.find(({ name }) => name === project)?.use?.launchOptions

export async function middleOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const isOnTop = (locator: Locator) =>
  locator.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })

/** Delays the requests of a pattern until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(pattern, async route => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Waits until an island's form is interactive. Its script loads on the first input, so this presses
 * a key that does nothing.
 */
export async function waitForIsland(page: Page, island: string): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  await page.keyboard.press('Shift')
  await expect(page.locator(`[data-island="${island}"]`)).toHaveJSProperty('noValidate', true)
}

/** How many records the device holds. A reload ends a write that has just begun. */
export const recordsIn = (page: Page, database: string, store: string) =>
  page.evaluate(
    ([database, store]) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => reject(new Error('the database does not open'))
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count()
          counting.onerror = () => reject(new Error('the records cannot be counted'))
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
    [database, store] as const,
  )

export function acceptAlerts(page: Page): readonly string[] {
  const alerts: string[] = []
  page.on('dialog', dialog => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  return alerts
}

export async function fillQuote(page: Page, name: string) {
  await page.locator('#quote-name').fill(name)
  await page.locator('#quote-phone').fill('631 555 0123')
  await page.locator('#quote-location').fill('Islip')
}

export async function fillEstimate(page: Page, lastName: string) {
  await page.locator('#estimate-first-name').fill('Ada')
  await page.locator('#estimate-last-name').fill(lastName)
  await page.locator('#estimate-phone').fill('631 555 0123')
  await page.locator('#estimate-email').fill('ada@example.com')
}

/** Price of the planner's first plan after these actions, whole dollars. */
export function totalAfter(...actions: readonly PlanAction[]): number {
  const plan = actions.reduce(reducePlan, defaultPlan)
  return estimateOf(plan, routeOf(plan)).totalUsd
}
export const startPrice = usd(totalAfter())

export const openStep = (page: Page, step: PlannerStep) =>
  page.getByRole('button', { name: plannerWords.inspector.tabs[step], exact: true }).click()

/** Opens what the steps do not show: unit prices, conduit type, charger model. */
export const openMoreSettings = (page: Page) => page.locator('.planner-more > summary').click()

/** Enters a trench of that length, which makes the detached wall. */
export async function setTrench(page: Page, feet: string) {
  await openStep(page, 'panel')
  await page.getByLabel(plannerWords.numbers.trenchFt).fill(feet)
  await page.getByLabel(plannerWords.numbers.trenchFt).blur()
}

/** Pressed by key: on a phone the largest sheet covers the button, and makes way for the focus. */
export const openShareMenu = (page: Page) =>
  page.getByRole('button', { name: plannerWords.inspector.share, exact: true }).press('Enter')

export async function share(page: Page, entry: string) {
  await openShareMenu(page)
  await page.getByRole('button', { name: entry, exact: true }).click()
}

/** Waits until the planner is interactive. */
export async function waitForPlanner(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: plannerWords.inspector.share, exact: true })).toBeEnabled()
}

/** On a phone one button shows those that change the view. */
export const showViews = (page: Page) =>
  page.getByRole('button', { name: plannerSceneWords.viewButton, exact: true }).press('Enter')

/**
 * Presses Send Plan, and declines the question for a contact: for plans without phone and email.
 */
export async function sendWithoutContact(page: Page): Promise<void> {
  await openStep(page, 'plan')
  const submit = page.getByRole('button', { name: plannerWords.send.submit })
  await expect(submit).toBeEnabled()
  await submit.press('Enter')
  await page.getByRole('button', { name: plannerWords.send.ask.decline }).press('Enter')
}

export { expect }
