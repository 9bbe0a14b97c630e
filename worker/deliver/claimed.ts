// Sends the deliveries that one run has claimed, and records what became of them.
import { errorName, logError } from '@/worker/log'
import { backoffMs, refusalPauseMs } from './backoff'
import { type Delivery, type Failure, recordResults } from './deliveries'
import { sendDelivery } from './outgoing'
import { pauseDestination, pauseMs } from './pacing'
import { mayPost, type Run } from './run'
import type { SendError } from './send'
import { noteLimit, sleep } from './turns'

/** A destination may ask for several pauses within a run. */
export const MAX_LIMITS = 20

/**
 * Delivers, and records the results. False when the destination is down or paused: what was not
 * tried by then is given back.
 */
export async function deliverClaimed(run: Run, claimed: readonly Delivery[], connections: number): Promise<boolean> {
  const { env, destination, clock, untilMs } = run
  const queue = [...claimed]
  const delivered: Delivery[] = []
  const failed: Failure[] = []
  const seen = { up: 0, down: 0, limits: 0 }
  let pausedUntilMs = 0
  const isUp = () => (seen.down === 0 || seen.up > 0) && pausedUntilMs < untilMs
  const work = async () => {
    while (isUp() && clock() < untilMs) {
      if (pausedUntilMs > clock()) await sleep(pausedUntilMs - clock())
      const delivery = mayPost(run) ? queue.shift() : undefined
      if (delivery === undefined) return
      run.left.posts--
      const result = await sendDelivery(env, destination, delivery).catch(unwritable)
      if (result === undefined) {
        seen.up++
        delivered.push(delivery)
        continue
      }
      const { id, occasion, attempts } = delivery
      logError('delivery_failed', { id, occasion, destination: destination.name, attempts, error: result.error })
      if (result.isLimit) {
        pausedUntilMs = await pause(run, result, pausedUntilMs)
        if (pausedUntilMs < untilMs && seen.limits++ < MAX_LIMITS) {
          queue.unshift(delivery)
          continue
        }
      }
      seen[result.isDestinationUp ? 'up' : 'down']++
      failed.push(failureOf(run, delivery, result))
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  await record(run, delivered, failed, queue)
  return isUp()
}

/** Tries twice, because what is not recorded is delivered again. */
export async function record(
  { env, destination, clock }: Run,
  delivered: readonly Delivery[],
  failed: readonly Failure[],
  untried: readonly Delivery[],
): Promise<void> {
  const write = () => recordResults(env, destination.name, delivered, failed, untried, clock())
  await write().catch(write)
}

/** A destination wants fewer messages. Resolves to when the next one may go. */
export async function pause(
  { env, destination, clock, untilMs }: Run,
  error: SendError,
  current: number,
): Promise<number> {
  const now = clock()
  const until = Math.max(current, now + pauseMs(error))
  noteLimit(destination.name)
  await pauseDestination(env, destination.name, { untilMs: until, now })
  // One that names no time is not tried again in this run.
  return error.retryAfterMs === undefined ? Math.max(until, untilMs) : until
}

export const failureOf = (run: Run, delivery: Delivery, result: SendError): Failure => ({
  id: delivery.id,
  occasion: delivery.occasion,
  error: result.error,
  isRefusal: result.isRefusal,
  nextAttemptAtMs: nextAttemptAtMs(run, delivery, result),
})

function nextAttemptAtMs(
  { settings: { maxPauseMs }, clock }: Run,
  { attempts, refusals }: Delivery,
  result: SendError,
): number | null {
  const now = clock()
  if (!result.isRefusal) return now + Math.max(backoffMs(attempts, maxPauseMs, Math.random()), result.retryAfterMs ?? 0)
  const pauseMs = refusalPauseMs(refusals + 1)
  return pauseMs === undefined ? null : now + pauseMs
}

/** A delivery that cannot even be written fails by itself, and the others go on. */
const unwritable = (error: unknown): SendError => ({
  error: `the message could not be written (${errorName(error)})`,
  isRefusal: true,
  isDestinationUp: true,
})
