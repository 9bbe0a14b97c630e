// Time from a click to the largest contentful paint of the next page, with and without
// prerendering.
import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import { median } from './figures.ts'

export interface NavigationFigure {
  readonly from: string
  readonly to: string
  readonly prerenderedMs: number
  readonly plainMs: number
  /** How many of the tries were really prerendered. */
  readonly prerendered: number
  readonly tries: number
}

const links = [
  ['/', '/service-areas/huntington'],
  ['/services', '/services/tesla-ev-charger-installation'],
  ['/service-areas', '/service-areas/huntington'],
  ['/blog', '/blog/nassau-county-ev-charger-permits'],
] as const
const TRIES = 5
/** Hover before the click; the pages' speculation rules need 200 ms. */
const HOVER_MS = 1200
const SETTLE_MS = 1500

/** In a new browser, which has nothing of the site in its cache. */
async function measureOnce(executablePath: string, from: string, to: string, isPrerenderAllowed: boolean) {
  const browser = await launch({
    executablePath,
    args: ['--no-sandbox'],
    defaultViewport: { width: 1280, height: 900 },
  })
  try {
    const page = await browser.newPage()
    await page.goto(from)
    await sleep(SETTLE_MS)
    // Not in the other case: a page with a session of its own is never prerendered.
    if (!isPrerenderAllowed)
      await (await page.createCDPSession()).send('Page.setPrerenderingAllowed', { isAllowed: false })
    await page.evaluate(() => {
      const store = () => localStorage.setItem('bench-click', String(performance.timeOrigin + performance.now()))
      addEventListener('click', store, { capture: true })
    })
    const links = await page.$$(`a[href="${to}"]:not(svg a)`)
    const visible = await Promise.all(links.map(link => link.isVisible()))
    const link = links.find((_, index) => visible[index])
    if (!link) throw new Error(`no link to ${to} is visible on ${from}`)
    await link.hover()
    await sleep(HOVER_MS)
    await link.click()
    await sleep(SETTLE_MS)
    return await page.evaluate(async () => {
      const paints = await new Promise<PerformanceEntryList>(resolve =>
        new PerformanceObserver(list => resolve(list.getEntries())).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      )
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
        activationStart: number
      })[]
      return {
        path: location.pathname,
        tookMs:
          performance.timeOrigin + (paints.at(-1)?.startTime ?? NaN) - Number(localStorage.getItem('bench-click')),
        prerendered: (navigation?.activationStart ?? 0) > 0,
      }
    })
  } finally {
    await browser.close()
  }
}

export async function measureNavigation(
  site: string,
  executable: string,
  log: (text: string) => void,
): Promise<readonly NavigationFigure[]> {
  const figures: NavigationFigure[] = []
  for (const [from, to] of links) {
    const durations = { prerendered: [] as number[], plain: [] as number[] }
    let prerendered = 0
    for (let tries = 0; tries < TRIES; tries++) {
      for (const isPrerenderAllowed of [true, false]) {
        const figure = await measureOnce(executable, site + from, to, isPrerenderAllowed)
        if (figure.path !== to) throw new Error(`the click led to ${figure.path}, not to ${to}`)
        durations[isPrerenderAllowed ? 'prerendered' : 'plain'].push(figure.tookMs)
        if (isPrerenderAllowed && figure.prerendered) prerendered += 1
        if (!isPrerenderAllowed && figure.prerendered)
          throw new Error('a page was prerendered that should not have been')
      }
    }
    figures.push({
      from,
      to,
      prerenderedMs: median(durations.prerendered),
      plainMs: median(durations.plain),
      prerendered,
      tries: TRIES,
    })
    log(
      `${from} to ${to}: ${Math.round(median(durations.prerendered))} ms prerendered, ${Math.round(median(durations.plain))} ms not`,
    )
  }
  return figures
}
