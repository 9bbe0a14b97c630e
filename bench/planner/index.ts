// `npm run bench:planner`: weight and cost of the planner's 3D view in Chromium with a software
// renderer, into docs/benchmarks.md.
import type { Browser, CDPSession, Page } from 'playwright'
import { plannerSceneWords as words } from '@/content/words/planner'
import { defaultPlan } from '@/content/planner'
import { estimateOf, reducePlan, routeOf } from '@/lib/planner'
import { median, table, formatInteger } from '../figures.ts'
import { measureSite, software3d, withBrowser, writePart } from '../measure-site.ts'
import { type Counters, type CountersWindow, installCounters } from './counters.ts'
import { scriptsOf, scriptsSettled } from './scripts-of.ts'

const STEPS = 40
const IDLE_MS = 3000
const TIMEOUT_MS = 120_000
const REPETITIONS = 100_000

let address = ''

const readCounters = (page: Page) => page.evaluate(() => (window as unknown as CountersWindow).counters)

/** Waits until drawing has stopped. */
async function waitUntilIdle(page: Page): Promise<Counters> {
  for (let before = -1; ;) {
    const now = await readCounters(page)
    if (now.calls === before) return now
    before = now.calls
    await page.waitForTimeout(800)
  }
}

/** Milliseconds since navigation until a selector matches. */
async function timeUntil(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().waitFor({ state: 'attached', timeout: TIMEOUT_MS })
  return page.evaluate(() => performance.now())
}

/** The scripts of a page without WebGL, which shows the drawing only. */
async function drawingScripts(browser: Browser): Promise<Set<string>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }))
  const scripts = scriptsOf(page)
  await page.goto(address)
  // Scripts load at the first input.
  await page.keyboard.press('Shift')
  await timeUntil(page, '[data-island="planner"] [data-charger][tabindex="0"]')
  await scriptsSettled(page, scripts)
  await page.close()
  return new Set(scripts.keys())
}

/**
 * `commitMs`: from the pointer event to the committed page. `scriptMs`: all script of a step with
 * its frame, graphics driver excluded.
 */
async function dragSteps(
  page: Page,
  session: CDPSession,
): Promise<{ commitMs: number; scriptMs: number; count: number }> {
  const box = await page.locator('[data-charger="scene"]').boundingBox()
  if (!box) throw new Error('the charger is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const script = async () =>
    ((await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')?.value ??
      NaN) * 1000
  await page.evaluate(() => ((window as unknown as CountersWindow).counters.isDrawingSkipped = true))
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 0; i < 6; i++) await page.mouse.move(x + i * 12, y)
  await page.evaluate(() => {
    const readout = document.getElementById('plan-readout')
    let since = 0
    addEventListener('pointermove', () => (since = performance.now()), { capture: true })
    const observer = new MutationObserver(() =>
      (window as unknown as CountersWindow).counters.steps.push(performance.now() - since),
    )
    if (readout) observer.observe(readout, { childList: true, characterData: true, subtree: true })
  })
  const before = await script()
  for (let i = 0; i < STEPS; i++) {
    await page.mouse.move(x + 60 + (i % 10) * 14, y + Math.floor(i / 10) * 4)
    await page.waitForTimeout(40)
  }
  const spent = (await script()) - before
  const { steps } = await readCounters(page)
  await page.mouse.up()
  await page.evaluate(() => ((window as unknown as CountersWindow).counters.isDrawingSkipped = false))
  return { commitMs: median(steps), scriptMs: spent / Math.max(steps.length, 1), count: steps.length }
}

/** Microseconds for the route and the estimate of one plan. */
function routeAndEstimateUs(): number {
  const trench = reducePlan(reducePlan(defaultPlan, { type: 'setTrenchFt', value: 12 }), {
    type: 'setMountWall',
    mountWall: 'detached',
  })
  let total = 0
  const round = () => {
    const start = performance.now()
    for (let i = 0; i < REPETITIONS; i++) total += estimateOf(trench, routeOf(trench)).totalUsd
    return ((performance.now() - start) * 1000) / REPETITIONS
  }
  const times = Array.from({ length: 7 }, round)
  if (!Number.isFinite(total)) throw new Error('the estimate is no number')
  return median(times.slice(2))
}

type Row = readonly [what: string, value: number, goal: number | null, digits?: number]

async function measure(browser: Browser): Promise<readonly Row[]> {
  const known = await drawingScripts(browser)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const session = await page.context().newCDPSession(page)
  // Thread time, so that other load on the machine counts less.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(installCounters)
  const scripts = scriptsOf(page)
  await page.goto(address)
  await page.keyboard.press('Shift')
  const drawingMs = await timeUntil(page, '[data-island="planner"] [data-charger][tabindex="0"]')
  const sceneMs = await timeUntil(page, '[data-view="scene"]')
  const before = await waitUntilIdle(page)
  await page.waitForTimeout(IDLE_MS)
  const idle = (await readCounters(page)).calls - before.calls
  await page.evaluate(() => (window as unknown as CountersWindow).resetFrame())
  await page.locator('[data-charger="scene"]').press('ArrowRight')
  await page.waitForFunction(calls => (window as unknown as CountersWindow).counters.calls > calls, before.calls)
  const frame = await waitUntilIdle(page)
  // From here a half foot is few pixels, so that most moves of the pointer are steps.
  await page.getByRole('button', { name: words.presets.corner, exact: true }).press('Enter')
  await waitUntilIdle(page)
  const drag = await dragSteps(page, session)
  const own = await Promise.all([...scripts].filter(([name]) => !known.has(name)).map(([, size]) => size))
  return [
    ['scripts of the 3D view, gzip bytes', own.reduce((sum, size) => sum + size, 0), 270_000],
    ['navigation to usable drawing, ms', drawingMs, null],
    ['navigation to the first 3D frame, ms', sceneMs, null],
    [`half-foot step of a drag, pointer event to committed page, ms (median of ${drag.count})`, drag.commitMs, 2, 2],
    ['the same with its frame, all script without the driver, ms (mean)', drag.scriptMs, null, 2],
    ['route and estimate, µs', routeAndEstimateUs(), 20, 2],
    [`draw calls in ${IDLE_MS / 1000} s of rest`, idle, 0],
    ['draw calls of the heaviest frame, shadows included', frame.frameCalls, 60],
    ['triangles of the heaviest frame, shadows included', frame.frameTriangles, 120_000],
    ['textures on the graphics card, bytes', frame.textureBytes, null],
  ]
}

async function measureText(browser: Browser): Promise<string> {
  const rows = (await measure(browser)).map(([what, value, goal, digits = 0]) => {
    const text = digits > 0 ? value.toFixed(digits) : formatInteger(value)
    return [what, text, goal === null ? '' : formatInteger(goal)]
  })
  return `${table(['figure', 'measured', 'goal'], rows)}\n\nRendered in software, so the first 3D frame takes long.`
}

await measureSite((site, executablePath) => {
  address = new URL('/ev-charger-planner', site).href
  return writePart('planner', () => withBrowser(executablePath, software3d, measureText), executablePath)
})
