// What a phone shows first does not wait for the rest of the page: its picture is asked for while the style sheet is on its way, and it is
// laid out before the parser goes on.
import type { Page } from 'playwright/test'
import { routes } from '@/lib/routes'
import config from '@/playwright.config'
import { expect, test } from './quiet'

// With scrollbars that take room, as a mouse has them: one that comes with the rest of the page would move the first screen.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } })

/** One page of each kind that has a picture on its first screen. */
const withPicture = [
  '/',
  '/services',
  '/services/permits-inspections',
  '/service-areas/huntington',
  '/locations/mastic/',
]

/** Keeps the page's style sheet back until the function that this gives is called. */
async function holdStyles(page: Page): Promise<() => void> {
  let send = () => {}
  const go = new Promise<void>(resolve => (send = resolve))
  await page.route('**/*.css', async route => {
    await go
    await route.continue()
  })
  return send
}

test('the first picture is asked for before the style sheet is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of withPicture) {
    // The style sheet comes only after the picture was asked for: on a page that waits for it this never ends.
    const send = await holdStyles(page)
    await page.route('**/images/generated/**', async route => {
      send()
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'load' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('the parser waits for the style sheet right behind the first screen', async ({ page }) => {
  for (const path of [
    ...withPicture,
    '/contact',
    '/ev-charger-planner',
    '/privacy',
    '/blog/tesla-wall-connector-vs-universal-chargers',
  ]) {
    const send = await holdStyles(page)
    await page.goto(path, { waitUntil: 'commit' })
    const script = page.locator('script[data-own="first-screen"]')
    await expect(script, path).toBeAttached()
    await expect(page.locator('h1'), path).toBeAttached()
    expect(await page.locator('footer').count(), path).toBe(0)
    send()
    await page.waitForLoadState('load')
    await expect(page.locator('footer'), path).toBeVisible()
    expect(await page.evaluate(() => performance.getEntriesByName('first-screen').length), path).toBe(1)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('the rest of the page moves nothing of it', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const screen = () =>
    page.evaluate(() => ({
      bar: innerWidth - document.documentElement.clientWidth,
      tall: document.documentElement.scrollHeight > innerHeight,
    }))
  // Tall enough that the first screen alone needs no scrollbar.
  for (const size of [
    { width: 1350, height: 1300 },
    { width: 412, height: 1300 },
  ]) {
    await page.setViewportSize(size)
    for (const path of [...withPicture, '/contact', '/blog', '/ev-charger-planner']) {
      const send = await holdStyles(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('h1'), path).toBeAttached()
      send()
      await page.waitForLoadState('load')
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(await screen(), path).toEqual({ bar: 15, tall: true })
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts), path).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
    }
  }
})

test('a layout that is asked for before the style sheet is there starts no transition', async ({ page }) => {
  await page.addInitScript(() => {
    const transitions: string[] = []
    Object.assign(globalThis, { transitions })
    document.addEventListener(
      'transitionrun',
      ({ propertyName, target }) => transitions.push(`${propertyName} of ${(target as Element).textContent}`),
      true,
    )
  })
  for (const path of [...withPicture, '/contact', '/ev-charger-planner']) {
    const send = await holdStyles(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('script[data-own="first-screen"]'), path).toBeAttached()
    // What a pointer at the margin, over nothing, asks of the browser: it lays the bare page out to answer. Input itself is held back until the
    // first paint: a mouse moved here waits for five seconds, until the browser takes the page for hung.
    expect(await page.evaluate(() => document.elementFromPoint(2, 500)?.localName), path).toBeDefined()
    expect(await page.locator('h1').evaluate(heading => heading.getBoundingClientRect().height), path).toBeGreaterThan(
      0,
    )
    send()
    await page.waitForLoadState('load')
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => (globalThis as unknown as { transitions: string[] }).transitions), path).toEqual(
      [],
    )
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('every page has one end of its first screen', async ({ request }) => {
  for (const { path } of routes) {
    const ends = (await (await request.get(path)).text()).split('data-own="first-screen"').length - 1
    expect(ends, path).toBe(1)
  }
})
