// A phone's first screen waits for the HTML only: it is painted, and its picture requested, before
// the style sheet arrives, which then moves nothing.
import { expect, hold, launchOptionsOf, test } from './fixtures'

// Classic scrollbars take room: one that appears late would shift the first screen.
test.use({ launchOptions: { ...launchOptionsOf('2d'), ignoreDefaultArgs: ['--hide-scrollbars'] } })

/** One page of each kind that has a picture on its first screen. */
const withPicture = [
  '/',
  '/services',
  '/services/permits-inspections',
  '/service-areas/huntington',
  '/locations/mastic/',
]

test('the first picture is requested before the style sheet arrives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of withPicture) {
    // The style sheet arrives only after the picture was requested: a page that waits for it never
    // loads.
    const send = await hold(page, '**/*.css')
    await page.route('**/images/generated/**', async route => {
      send()
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'load' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('the first paint comes before the style sheet, which causes no layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    // Each is a first visit's page: without the fonts.
    localStorage.clear()
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
      height: document.documentElement.scrollHeight,
    }))
  // Tall enough for the first screen to need no scrollbar.
  for (const size of [
    { width: 1350, height: 1300 },
    { width: 412, height: 1300 },
  ]) {
    await page.setViewportSize(size)
    for (const path of [...withPicture, '/contact', '/blog', '/ev-charger-planner']) {
      const send = await hold(page, '**/*.css')
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      const before = await screen()
      send()
      await page.waitForLoadState('load')
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      expect(await screen(), path).toEqual({ ...before, bar: 15, tall: true })
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts), path).toEqual([])
      await page.unroute('**/*.css')
    }
  }
})
