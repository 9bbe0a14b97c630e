// Throughput of one local lead desk: posts plans at a fixed rate without waiting for earlier
// answers, raises the rate until a request is not accepted or takes too long, and then posts twice
// as many as were accepted without a failure.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { defaultPlan } from '../content/planner.ts'
import { buildPlanPayload } from '../lib/leads/plan-body.ts'
import { median, quantile } from './figures.ts'

export interface LoadStep {
  readonly perSecond: number
  readonly sent: number
  /** Answered with 2xx. */
  readonly accepted: number
  /** Answered with 429 or 503: the page sends the lead again by itself. */
  readonly refused: number
  /** Answered otherwise or not at all. */
  readonly failed: number
  /** Accepted leads in each second of the step, from the first post to the last answer. */
  readonly acceptedPerSecond: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly slowestMs: number
  /**
   * How much later than its time a plan was posted at most: what the generator itself cannot keep
   * up with.
   */
  readonly latestPostMs: number
}

export interface LoadFigure {
  readonly steps: readonly LoadStep[]
  /** Highest rate at which every plan was accepted, 99% of them within the limit. */
  readonly sustainedPerSecond: number
  /** At twice that rate. */
  readonly overload: LoadStep
  readonly imageBytes: number
  readonly secondsPerStep: number
}

const SECONDS = 12
const SLOW_MS = 1_000
const TIMEOUT_MS = 20_000

/** Like the planner's snapshot: a JPEG of 1280 x 880. */
async function sampleImage(): Promise<Buffer> {
  return sharp(path.resolve(import.meta.dirname, '../../imagery/masters/garage_after.png'))
    .resize(1280, 880, { fit: 'cover' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

const agent = new Agent({ keepAlive: true })

/**
 * The status, once the whole answer is there. Not fetch, which takes twice as much of the CPU time
 * that the desk shares.
 */
function post(site: string, body: string): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  }
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const outgoing = request(`${site}/api/leads/plan`, { method: 'POST', agent, headers, signal }, response => {
      response
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', reject)
        .resume()
    })
    outgoing.on('error', reject).end(body)
  })
}

async function step(site: string, perSecond: number, bodyOf: (n: number) => string): Promise<LoadStep> {
  const durationsMs: number[] = []
  let accepted = 0
  let refused = 0
  let failed = 0
  let latestPostMs = 0
  const send = async (n: number, dueMs: number) => {
    const body = bodyOf(n)
    const startedMs = performance.now()
    latestPostMs = Math.max(latestPostMs, startedMs - dueMs)
    const status = await post(site, body).catch(() => 0)
    durationsMs.push(performance.now() - startedMs)
    if (status >= 200 && status < 300) accepted += 1
    else if (status === 429 || status === 503) refused += 1
    else failed += 1
  }
  const requests: Promise<void>[] = []
  const startMs = performance.now()
  for (let n = 0; n < perSecond * SECONDS; n++) {
    const dueMs = startMs + (n * 1000) / perSecond
    const waitMs = dueMs - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    requests.push(send(n, dueMs))
  }
  await Promise.all(requests)
  return {
    perSecond,
    sent: requests.length,
    accepted,
    refused,
    failed,
    acceptedPerSecond: (accepted * 1000) / (performance.now() - startMs),
    medianMs: median(durationsMs),
    p99Ms: quantile(durationsMs, 0.99),
    slowestMs: Math.max(...durationsMs),
    latestPostMs,
  }
}

/** @param rates plans a second, rising */
export async function measureLoad(
  site: string,
  rates: readonly number[],
  log: (text: string) => void,
): Promise<LoadFigure> {
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
  const measure = async (perSecond: number) => {
    const figure = await step(site, perSecond, bodyOf)
    const { accepted, refused, failed, slowestMs } = figure
    log(
      `${perSecond} a second: ${accepted} accepted, ${refused} refused, ${failed} failed, all within ${Math.round(slowestMs)} ms`,
    )
    return figure
  }
  // Warm-up: the first requests wait for the Worker to start.
  if ((await step(site, 2, bodyOf)).accepted === 0) throw new Error(`${site} does not accept plans`)
  const steps: LoadStep[] = []
  let sustainedPerSecond = 0
  for (const rate of rates) {
    const figure = await measure(rate)
    steps.push(figure)
    if (figure.accepted < figure.sent || figure.p99Ms > SLOW_MS) break
    sustainedPerSecond = rate
  }
  const overload = await measure(2 * sustainedPerSecond)
  return { steps, sustainedPerSecond, overload, imageBytes: image.byteLength, secondsPerStep: SECONDS }
}
