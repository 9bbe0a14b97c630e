// Delivers stored leads to the staff's destinations: right after the response, then from the cron
// trigger until they are taken. Each destination has its own run; one that fails, stalls or refuses
// holds up no other. A lead is delivered at least once.
import { reportDroppedPictures, reportQuietDestinations } from './alarm'
import { backoffMs, refusalPauseMs } from './backoff'
import { assignLeads, claimDue, claimLead, type Delivery, type Failure, recordResults } from './deliveries'
import type { Destination } from '@/worker/destinations/settings'
import { deliverySettings, type DeliverySettings, type Env } from '@/worker/env'
import { errorText, logError } from '@/worker/log'
import { sendDelivery } from './outgoing'
import type { SendError } from './send'

/** A Worker may have six open connections. */
const MAX_CONNECTIONS = 6
/** Time to record the results, beyond the deliveries themselves. */
const LEASE_MARGIN_MS = 5_000
const MAX_CLAIMED = 10

/**
 * Shares of all destinations together. On the free plan a run may send 50 requests and 50 queries,
 * and a claim takes up to five.
 */
interface Budget {
  readonly deliveries: number
  readonly claims: number
  /** No delivery starts after that. */
  readonly budgetMs: number
}
const AFTER_RESPONSE: Budget = { deliveries: 18, claims: 4, budgetMs: 8_000 }
const ON_SCHEDULE: Budget = { deliveries: 40, claims: 6, budgetMs: 25_000 }

/**
 * Delivers a lead that was just stored; where that succeeds, also some of what is due. Never
 * throws.
 */
export async function deliverNewLead(env: Env, id: string): Promise<void> {
  const startedMs = Date.now()
  await forEachDestination(env, async (settings, destination) => {
    const { maxLeaseMs, leaseMs } = leases(settings, 1)
    const own = await claimLead(env, id, { destination: destination.name, leaseMs, maxLeaseMs })
    if (own.length > 0 && (await deliverClaimed(env, settings, destination, own, 1, Infinity)))
      await drain(env, settings, destination, AFTER_RESPONSE, startedMs)
  })
}

/** Delivers all that is due. Never throws. */
export async function deliverDue(env: Env): Promise<void> {
  const { destinations, problems } = deliverySettings(env)
  for (const { variable, expected } of problems) logError('setting_malformed', { variable, expected })
  if (destinations.length > 0)
    await assignLeads(
      env,
      destinations.map(({ name }) => name),
    ).catch((error: unknown) => logError('assign_leads_failed', { error: errorText(error) }))
  const startedMs = Date.now()
  await forEachDestination(env, (settings, destination) => drain(env, settings, destination, ON_SCHEDULE, startedMs))
  for (const report of [reportQuietDestinations, reportDroppedPictures])
    await report(env).catch((error: unknown) => logError('alarm_failed', { error: errorText(error) }))
}

async function forEachDestination(
  env: Env,
  run: (settings: DeliverySettings, destination: Destination) => Promise<void>,
): Promise<void> {
  const settings = deliverySettings(env)
  await Promise.all(
    settings.destinations.map(destination =>
      run(settings, destination).catch((error: unknown) =>
        logError('delivery_run_failed', { destination: destination.name, error: errorText(error) }),
      ),
    ),
  )
}

const leases = ({ timeoutMs }: DeliverySettings, turns: number) => ({
  leaseMs: turns * timeoutMs + LEASE_MARGIN_MS,
  maxLeaseMs: MAX_CLAIMED * timeoutMs + LEASE_MARGIN_MS,
})

/** Ends when nothing is due, when the destination is down, or with its share of the budget. */
async function drain(
  env: Env,
  settings: DeliverySettings,
  destination: Destination,
  { deliveries, claims, budgetMs }: Budget,
  startedMs: number,
): Promise<void> {
  const count = settings.destinations.length
  // Chat services limit how often they take messages, and order matters to readers: one at a time.
  const connections = destination.name === 'json' ? Math.max(1, MAX_CONNECTIONS - count) : 1
  const share = Math.floor(claims / count)
  const limit = Math.min(MAX_CLAIMED, Math.max(1, Math.floor(deliveries / count / share)))
  const claim = { destination: destination.name, ...leases(settings, Math.ceil(limit / connections)) }
  for (let claimed = 0; claimed < share && Date.now() - startedMs < budgetMs; claimed++) {
    const due = await claimDue(env, claim, limit)
    if (due.length === 0) return
    if (!(await deliverClaimed(env, settings, destination, due, connections, startedMs + budgetMs))) return
  }
}

/**
 * Delivers, and records the results. False when the destination is down: what was not tried by then
 * is given back.
 */
async function deliverClaimed(
  env: Env,
  settings: DeliverySettings,
  destination: Destination,
  claimed: readonly Delivery[],
  connections: number,
  untilMs: number,
): Promise<boolean> {
  const queue = [...claimed]
  const delivered: Delivery[] = []
  const failed: Failure[] = []
  const seen = { up: 0, down: 0 }
  const isUp = () => seen.down === 0 || seen.up > 0
  const work = async () => {
    while (isUp() && Date.now() < untilMs) {
      const delivery = queue.shift()
      if (delivery === undefined) return
      const result = await sendSafely(env, destination, delivery, settings.timeoutMs)
      seen[result === undefined || result.isDestinationUp ? 'up' : 'down']++
      if (result === undefined) {
        delivered.push(delivery)
        continue
      }
      const { id, occasion, attempts } = delivery
      // Without the destination's own words: they may quote the lead.
      const [error] = result.error.split(': ')
      logError('delivery_failed', { id, occasion, destination: destination.name, attempts, error })
      failed.push({
        id,
        occasion,
        error: result.error,
        isRefusal: result.isRefusal,
        nextAttemptAtMs: nextAttemptAtMs(delivery, result, settings.maxPauseMs),
      })
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  // Once more when D1 fails: what is not recorded is delivered again.
  const record = () => recordResults(env, destination.name, delivered, failed, queue)
  await record().catch(record)
  return isUp()
}

function nextAttemptAtMs({ attempts, refusals }: Delivery, result: SendError, maxPauseMs: number): number | null {
  const now = Date.now()
  if (!result.isRefusal) return now + Math.max(backoffMs(attempts, maxPauseMs, Math.random()), result.retryAfterMs ?? 0)
  const pause = refusalPauseMs(refusals + 1)
  return pause === undefined ? null : now + pause
}

/** A delivery that cannot even be written fails by itself, and the others go on. */
async function sendSafely(
  env: Env,
  destination: Destination,
  delivery: Delivery,
  timeoutMs: number,
): Promise<SendError | undefined> {
  try {
    return await sendDelivery(env, destination, delivery, timeoutMs)
  } catch (error) {
    // Only the kind of error: its text may quote the lead.
    const kind = error instanceof Error ? error.name : 'error'
    return { error: `the message could not be written (${kind})`, isRefusal: true, isDestinationUp: true }
  }
}
