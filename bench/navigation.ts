// Time from a click to the largest contentful paint of the next page, with and without
// prerendering.
import { setTimeout as sleep } from 'node:timers/promises'
import { Chromium } from './chromium.ts'
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
const MAX_ATTEMPTS = 4
/** Hover before the click; the pages' speculation rules need 200 ms. */
const HOVER_MS = 1200
const SETTLE_MS = 1500
const LOADED_MS = 10_000

const CLICK_TIME = 'bench-click'
const storeClickTime = `addEventListener('click', () => localStorage.setItem('${CLICK_TIME}', String(performance.timeOrigin + performance.now())), { capture: true })`
const positionOfLink = (to: string) => `(() => {
  const link = [...document.querySelectorAll('main a[href="${to}"], a[href="${to}"]')].find(a => !a.closest('svg') && a.checkVisibility() && a.getClientRects().length > 0)
  if (!link) throw new Error('no link to ${to} is visible')
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = link.getClientRects()[0]
  return { x: x + width / 2, y: y + height / 2 }
})()`
const readPaint = `new Promise(resolve => {
  let last = 0
  new PerformanceObserver(list => { for (const { startTime } of list.getEntries()) last = startTime }).observe({ type: 'largest-contentful-paint', buffered: true })
  setTimeout(() => resolve({
    tookMs: performance.timeOrigin + last - Number(localStorage.getItem('${CLICK_TIME}')),
    prerendered: performance.getEntriesByType('navigation')[0].activationStart > 0,
  }), 300)
})`

async function measureOnce(chromium: Chromium, site: string, from: string, to: string, isPrerenderAllowed: boolean) {
  await chromium.openTab(site + from)
  const session = await chromium.waitForPage(site + from, LOADED_MS)
  await sleep(SETTLE_MS)
  await chromium.evaluate(session, storeClickTime)
  if (!isPrerenderAllowed) await chromium.send('Page.setPrerenderingAllowed', { isAllowed: false }, session)
  const { x, y } = await chromium.evaluate<{ x: number; y: number }>(session, positionOfLink(to))
  const mouse = (type: string, extra: object = {}) =>
    chromium.send('Input.dispatchMouseEvent', { type, x, y, ...extra }, session)
  await mouse('mouseMoved')
  await sleep(HOVER_MS)
  await mouse('mousePressed', { button: 'left', clickCount: 1 })
  // The page may unload before the browser answers.
  await mouse('mouseReleased', { button: 'left', clickCount: 1 }).catch(() => undefined)
  await sleep(SETTLE_MS)
  return await chromium.evaluate<{ tookMs: number; prerendered: boolean }>(
    await chromium.waitForPage(site + to, LOADED_MS),
    readPaint,
  )
}

/** Retries, because the browser sometimes does not answer while it swaps pages. */
async function measureWithRetries(
  executable: string,
  site: string,
  from: string,
  to: string,
  isPrerenderAllowed: boolean,
) {
  for (let tries = 1; ; tries++) {
    const chromium = await Chromium.start(executable)
    try {
      return await measureOnce(chromium, site, from, to, isPrerenderAllowed)
    } catch (error) {
      if (tries >= MAX_ATTEMPTS) throw error
    } finally {
      await chromium.stop()
    }
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
        const figure = await measureWithRetries(executable, site, from, to, isPrerenderAllowed)
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
