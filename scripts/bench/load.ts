// How many plans a second one local lead desk takes: plans arrive at a fixed rate, whether or not those before have been answered, and
// the rate doubles until one fails or waits too long.
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { defaultPlan } from '../../lib/planner/plan.ts'
import { buildPlanPayload } from '../../lib/planner/payload.ts'
import { median, quantile } from './figures.ts'

export interface LoadStep {
  readonly perSecond: number
  readonly sent: number
  readonly errors: number
  readonly medianMs: number
  readonly p99Ms: number
}

export interface LoadFigure {
  readonly steps: readonly LoadStep[]
  /** The highest rate at which nothing failed and 99% were answered in time. */
  readonly sustainedPerSecond: number
  readonly pictureBytes: number
  readonly secondsPerStep: number
}

const SECONDS = 15
const RATES = [5, 10, 20, 40, 60, 80, 120, 160, 240, 320]
const SLOW_MS = 5_000
const GIVE_UP_MS = 20_000

/** About what the planner sends: a picture of the view, 1280 x 880. */
async function samplePicture(): Promise<Buffer> {
  return sharp(path.resolve(import.meta.dirname, '../../imagery/masters/garage_after.png'))
    .resize(1280, 880, { fit: 'cover' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

async function step(site: string, perSecond: number, bodyOf: (n: number) => string): Promise<LoadStep> {
  const tookMs: number[] = []
  let errors = 0
  const one = async (n: number) => {
    const startedMs = performance.now()
    try {
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
      const response = await fetch(`${site}/api/leads/plan`, {
        method: 'POST',
        headers,
        body: bodyOf(n),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      })
      await response.arrayBuffer()
      if (!response.ok) errors += 1
    } catch {
      errors += 1
    }
    tookMs.push(performance.now() - startedMs)
  }
  const all: Promise<void>[] = []
  const startMs = performance.now()
  for (let n = 0; n < perSecond * SECONDS; n++) {
    const dueMs = startMs + (n * 1000) / perSecond
    const earlyMs = dueMs - performance.now()
    if (earlyMs > 0) await sleep(earlyMs)
    all.push(one(n))
  }
  await Promise.all(all)
  return { perSecond, sent: all.length, errors, medianMs: median(tookMs), p99Ms: quantile(tookMs, 0.99) }
}

export async function measureLoad(site: string, tell: (text: string) => void): Promise<LoadFigure> {
  const picture = await samplePicture()
  const planImageJpeg = `data:image/jpeg;base64,${picture.toString('base64')}`
  const bodyOf = (n: number) =>
    JSON.stringify(
      buildPlanPayload({
        plan: defaultPlan,
        pageUrl: `https://www.example.com/ev-charger-planner?utm_term=${n}`,
        planImageJpeg,
        contact: { name: `Visitor ${n}`, phone: '(631) 555-0100', email: null },
      }),
    )
  // The first requests wait for the Worker to start.
  if ((await step(site, 2, bodyOf)).errors > 0) throw new Error(`${site} takes no plans`)
  const steps: LoadStep[] = []
  let sustainedPerSecond = 0
  for (const rate of RATES) {
    const figure = await step(site, rate, bodyOf)
    steps.push(figure)
    tell(`${rate} a second: ${figure.errors} errors, 99% within ${Math.round(figure.p99Ms)} ms`)
    if (figure.errors > 0 || figure.p99Ms > SLOW_MS) break
    sustainedPerSecond = rate
  }
  return { steps, sustainedPerSecond, pictureBytes: picture.byteLength, secondsPerStep: SECONDS }
}
