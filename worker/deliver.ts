// Delivers stored leads to the staff's destinations: right after the response, then from the cron trigger until they are taken. Each
// destination has its own run; one that fails, stalls or refuses holds up no other. A lead is delivered at least once.
import type { Destination } from '../lib/leads/destinations'
import { reportQuietDestinations } from './alarm'
import { backoffMs, refusalPauseMs } from './backoff'
import { assignLeads, claimDue, type Delivery, type Failure, recordResults } from './deliveries'
import { deliverySettings, type DeliverySettings, type Env } from './env'
import { errorText, logError } from './log'
import { sendDelivery } from './outgoing'
import type { SendError } from './send'

/** A Worker may have six open connections. */
const MAX_CONNECTIONS = 6
/** Time to record the results, beyond the delivery itself. */
const LEASE_MARGIN_MS = 5_000

interface Budget {
  readonly rounds: number
  /** A run starts no new round after that. */
  readonly budgetMs: number
}
const AFTER_RESPONSE: Budget = { rounds: 5, budgetMs: 8_000 }
const ON_SCHEDULE: Budget = { rounds: 200, budgetMs: 25_000 }

/** Delivers a lead that was just stored; where that succeeds, also all that are due. Never throws. */
export async function deliverNewLead(env: Env, id: string): Promise<void> {
  await forEachDestination(env, async (settings, destination) => {
    if (await runRound(env, settings, destination, 1, id)) await runRounds(env, settings, destination, AFTER_RESPONSE)
  })
}

/** Delivers all that is due. Never throws. */
export async function deliverDue(env: Env): Promise<void> {
  const { destinations, problems } = deliverySettings(env)
  for (const { variable, expected } of problems) logError('destination_malformed', { variable, expected })
  if (destinations.length > 0)
    await assignLeads(
      env,
      destinations.map(({ name }) => name),
    ).catch((error: unknown) => logError('assign_leads_failed', { error: errorText(error) }))
  await forEachDestination(env, (settings, destination) => runRounds(env, settings, destination, ON_SCHEDULE))
  await reportQuietDestinations(env).catch((error: unknown) => logError('alarm_failed', { error: errorText(error) }))
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

/** Ends when nothing is due, when the destination is down, or after `budgetMs`. */
async function runRounds(
  env: Env,
  settings: DeliverySettings,
  destination: Destination,
  { rounds, budgetMs }: Budget,
): Promise<void> {
  const startedMs = Date.now()
  // Chat services limit how often they take messages, and order matters to readers: one at a time.
  const limit = destination.name === 'json' ? MAX_CONNECTIONS - settings.destinations.length : 1
  for (let round = 0; round < rounds && Date.now() - startedMs < budgetMs; round++) {
    if (!(await runRound(env, settings, destination, Math.max(1, limit)))) return
  }
}

/** Whether there was something due and the destination is up. */
async function runRound(
  env: Env,
  settings: DeliverySettings,
  destination: Destination,
  limit: number,
  id?: string,
): Promise<boolean> {
  const { timeoutMs, maxPauseMs } = settings
  const deliveries = await claimDue(env, {
    destination: destination.name,
    limit,
    leaseMs: timeoutMs + LEASE_MARGIN_MS,
    ...(id !== undefined && { id }),
  })
  if (deliveries.length === 0) return false
  const results = await Promise.all(deliveries.map(delivery => sendSafely(env, destination, delivery, timeoutMs)))
  const delivered: Delivery[] = []
  const failed: Failure[] = []
  deliveries.forEach((delivery, index) => {
    const result = results[index]
    if (result === undefined) return delivered.push(delivery)
    const { id: leadId, occasion, attempts } = delivery
    logError('delivery_failed', { id: leadId, occasion, destination: destination.name, attempts, error: result.error })
    return failed.push({
      id: leadId,
      occasion,
      error: result.error,
      isRefusal: result.isRefusal,
      nextAttemptAtMs: nextAttemptAtMs(delivery, result, maxPauseMs),
    })
  })
  await recordResults(env, destination.name, delivered, failed)
  return results.some(result => result === undefined || result.isDestinationUp)
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
    return { error: errorText(error), isRefusal: false, isDestinationUp: true }
  }
}
