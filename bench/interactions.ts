// From an input to the next paint, on a phone with a slowed processor, with the Event Timing API.
import type { Browser } from 'playwright'
import { budgets } from './budgets.ts'
import { type InputTiming, recordInputs, type TimedWindow } from './event-timing.ts'
import { plural } from '../lib/plural.ts'
import { bold, median, table } from './figures.ts'
import { handOf, sceneWalk, type Walk, walks } from './interaction-walks.ts'
import { software3d, withBrowser } from './measure-site.ts'

/** One step of a walk. */
export interface InteractionFigure {
  readonly walk: string
  readonly step: string
  /** The slowest input of the step, once for each run. */
  readonly runs: readonly InputTiming[]
  /** Drawn in software, which takes the most of the time. */
  readonly isScene: boolean
}

/** As Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** After a step, for its last event's entry and for what the page does later. */
const SETTLE_MS = 500
/** A frame of the 3D view, and with it the entry of its event, takes that long in software. */
const SCENE_SETTLE_MS = 2000

/** The API leaves out what was painted within 16 ms. */
const unnoticed: InputTiming = { type: 'none', paintMs: 0, delayMs: 0, handlersMs: 0 }

/** The slowest input; `unnoticed` of an empty list. */
export const slowestOf = (timings: readonly InputTiming[]): InputTiming =>
  timings.reduce((slowest, timing) => (timing.paintMs > slowest.paintMs ? timing : slowest), unnoticed)

/** One timing for each step. */
async function takeWalk(
  browser: Browser,
  site: string,
  { path, ready, steps, name }: Walk,
): Promise<readonly InputTiming[]> {
  const settleMs = name === sceneWalk.name ? SCENE_SETTLE_MS : SETTLE_MS
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: budgets.interactions.slowdown })
    await page.addInitScript(recordInputs)
    const hand = handOf(page, session)
    await page.goto(site + path)
    await ready?.(hand)
    const taken: InputTiming[] = []
    for (const step of steps) {
      await page.waitForTimeout(settleMs)
      await page.evaluate(() => ((window as unknown as TimedWindow).inputTimings.length = 0))
      await step.act(hand).catch((error: unknown) => {
        throw new Error(`${name}, ${step.name}: ${String(error)}`, { cause: error })
      })
      await page.waitForTimeout(settleMs)
      taken.push(slowestOf(await page.evaluate(() => (window as unknown as TimedWindow).inputTimings)))
    }
    return taken
  } finally {
    await context.close()
  }
}

export async function measureInteractions(
  site: string,
  executablePath: string,
  { runs, log }: { runs: number; log: (text: string) => void },
): Promise<readonly InteractionFigure[]> {
  const figures: InteractionFigure[] = []
  for (const [options, some] of [
    [['--disable-3d-apis'], walks],
    [software3d, [sceneWalk]],
  ] as const)
    await withBrowser(executablePath, options, async browser => {
      for (const walk of some) {
        const taken: (readonly InputTiming[])[] = []
        for (let run = 0; run < runs; run++) taken.push(await takeWalk(browser, site, walk))
        const found = walk.steps.map(({ name }, i) => ({
          walk: walk.name,
          step: name,
          runs: taken.map(timings => timings[i] ?? unnoticed),
          isScene: walk === sceneWalk,
        }))
        for (const figure of found) log(describe(figure))
        figures.push(...found)
      }
    })
  return figures
}

const describe = ({ walk, step, runs }: InteractionFigure) => {
  const { type, delayMs, handlersMs } = slowestOf(runs)
  return `${walk}, ${step}: ${runs.map(({ paintMs }) => Math.round(paintMs)).join(', ')} ms; ${type} waited ${Math.round(delayMs)}, handled ${Math.round(handlersMs)}`
}

const timeText = (ms: number, goalMs: number) => bold(ms < 16 ? 'under 16' : String(Math.round(ms)), ms > goalMs)

/** The 3D view stands apart and has no goal: the time of its software renderer is in it. */
export function interactionsText(figures: readonly InteractionFigure[], runs: number): string {
  const { slowdown, paintMs } = budgets.interactions
  const part = (isScene: boolean) =>
    table(
      ['control', 'median ms', 'worst ms', 'worst input', 'of this, before its handlers'],
      figures
        .filter(figure => figure.isScene === isScene)
        .map(({ walk, step, runs: taken }) => {
          const goalMs = isScene ? Infinity : paintMs
          const worst = slowestOf(taken)
          return [
            `${walk}: ${step}`,
            timeText(median(taken.map(timing => timing.paintMs)), goalMs),
            timeText(worst.paintMs, goalMs),
            worst.type,
            Math.round(worst.delayMs),
          ]
        }),
    )
  return [
    part(false),
    `From an input to the next paint; goal: ${paintMs} ms. The slowest input of each step, median and worst of ${plural(runs, 'run')}, on a phone (${PHONE.viewport.width} × ${PHONE.viewport.height}) with touches and keys, the processor slowed down ${slowdown} times.`,
    'With the 3D view, drawn by the same processor:',
    part(true),
  ].join('\n\n')
}
