// Throughput of one local lead desk: posts plans at a fixed rate without waiting for earlier answers, and raises the rate until a
// request fails or takes too long.
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
  /** Highest rate without an error and with the 99th percentile below the limit. */
  readonly sustainedPerSecond: number
  readonly imageBytes: number
  readonly secondsPerStep: number
}

const SECONDS = 15
const RATES = [5, 10, 20, 40, 60, 80, 120, 160, 240, 320]
const SLOW_MS = 5_000
const TIMEOUT_MS = 20_000

/** Like the planner's snapshot: a JPEG of 1280 x 880. */
async function sampleImage(): Promise<Buffer> {
  return sharp(path.resolve(import.meta.dirname, '../../imagery/masters/garage_after.png'))
    .resize(1280, 880, { fit: 'cover' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

async function step(site: string, perSecond: number, bodyOf: (n: number) => string): Promise<LoadStep> {
  const durationsMs: number[] = []
  let errors = 0
  const post = async (n: number) => {
    const startedMs = performance.now()
    try {
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
      const response = await fetch(`${site}/api/leads/plan`, {
        method: 'POST',
        headers,
        body: bodyOf(n),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.arrayBuffer()
      if (!response.ok) errors += 1
    } catch {
      errors += 1
    }
    durationsMs.push(performance.now() - startedMs)
  }
  const requests: Promise<void>[] = []
  const startMs = performance.now()
  for (let n = 0; n < perSecond * SECONDS; n++) {
    const dueMs = startMs + (n * 1000) / perSecond
    const waitMs = dueMs - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    requests.push(post(n))
  }
  await Promise.all(requests)
  return { perSecond, sent: requests.length, errors, medianMs: median(durationsMs), p99Ms: quantile(durationsMs, 0.99) }
}

export async function measureLoad(site: string, log: (text: string) => void): Promise<LoadFigure> {
  const image = await sampleImage()
  const planImageJpeg = `data:image/jpeg;base64,${image.toString('base64')}`
  const bodyOf = (n: number) =>
    JSON.stringify(
      buildPlanPayload({
        plan: defaultPlan,
        pageUrl: `https://www.example.com/ev-charger-planner?utm_term=${n}`,
        planImageJpeg,
        contact: { name: `Visitor ${n}`, phone: '(631) 555-0100', email: null },
      }),
    )
  // Warm-up: the first requests wait for the Worker to start.
  if ((await step(site, 2, bodyOf)).errors > 0) throw new Error(`${site} does not accept plans`)
  const steps: LoadStep[] = []
  let sustainedPerSecond = 0
  for (const rate of RATES) {
    const figure = await step(site, rate, bodyOf)
    steps.push(figure)
    log(`${rate} a second: ${figure.errors} errors, 99% within ${Math.round(figure.p99Ms)} ms`)
    if (figure.errors > 0 || figure.p99Ms > SLOW_MS) break
    sustainedPerSecond = rate
  }
  return { steps, sustainedPerSecond, imageBytes: image.byteLength, secondsPerStep: SECONDS }
}
