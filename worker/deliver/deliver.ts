// Delivers stored leads to the staff's destinations: right after the response, then from the cron
// trigger until they are taken. Each destination has its own run; one that fails, stalls or refuses
// holds up no other. A lead is delivered at least once. In a flood a chat gets digests.
import { MINUTE_MS } from '@/lib/time'
import { destinationKinds } from '@/worker/destinations'
import type { Destination } from '@/worker/destinations/settings'
import { deliverySettings, type DeliverySettings, type Env } from '@/worker/env'
import { errorText, logError } from '@/worker/log'
import { reportDroppedPictures, reportQuietDestinations } from './alarm'
import { backoffMs, refusalPauseMs } from './backoff'
import { customerOf } from './confirm'
import {
  assignLeads,
  claimBothEnds,
  claimDue,
  claimLead,
  claimSuspects,
  type Delivery,
  type Failure,
  recordResults,
} from './deliveries'
import { MAX_DIGEST, sendDelivery, sendDigest } from './outgoing'
import { claimDigest, type Clock, type DigestOf, type Pace, pauseDestination, pauseMs, readPace } from './pacing'
import type { SendError } from './send'
import { inTurn, noteLimit, sleep } from './turns'

/** A Worker may have six open connections. */
const MAX_CONNECTIONS = 6
/** Time to record the results, beyond the deliveries themselves. */
const LEASE_MARGIN_MS = 5_000
const MAX_CLAIMED = 10
/** A destination may ask for several pauses within a run. */
const MAX_LIMITS = 20
/** A new lead waits so long for its turn; then it is left to a scheduled run. */
const LONGEST_WAIT_MS = 15_000
/** The first digest of a flood waits so long for more of it. */
const GATHER_MS = 4_000

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

/** What is sent to one destination after a lead or on schedule. */
interface Run {
  readonly env: Env
  readonly settings: DeliverySettings
  readonly destination: Destination
  readonly clock: Clock
  readonly budget: Budget
  /** No delivery starts after that. */
  readonly untilMs: number
}

/**
 * Delivers what waits of a lead, right after it was stored or answered; where that succeeds, also
 * some of what is due. Never throws.
 */
export async function deliverLead(env: Env, id: string): Promise<void> {
  await forEachDestination(env, Date.now, AFTER_RESPONSE, async first => {
    const lateMs = Date.now() + LONGEST_WAIT_MS
    const places = hasDigests(first) ? 1 : connectionsOf(first)
    const state = await inTurn(
      first.destination.name,
      places,
      () => Date.now() >= lateMs,
      async () => {
        const run = { ...first, untilMs: first.clock() + AFTER_RESPONSE.budgetMs }
        const pace = await readPace(run.env, run.destination.name, run.clock())
        if ((pace.isFlooded && hasDigests(run)) || !(await waitFor(run, pace))) return pace
        const own = await claimLead(env, id, claimOf(run, 1))
        if (own.length > 0 && (await deliverClaimed(run, own, 1))) await drain(run, pace)
        return undefined
      },
    )
    // No digest has been sent yet, so it is the first of the flood.
    if (state?.isFlooded && hasDigests(first) && state.digestDueMs <= first.clock()) await deliverDigest(first, 'leads')
  })
}

/**
 * Delivers all that is due at `nowMs`, the time for which the run was scheduled. A run that comes
 * late sees the time that it is. Never throws.
 */
export async function deliverDue(env: Env, nowMs: number): Promise<void> {
  const { destinations, problems } = deliverySettings(env)
  for (const { variable, expected } of problems) logError('setting_malformed', { variable, expected })
  if (destinations.length > 0)
    await assignLeads(
      env,
      destinations.map(({ name }) => name),
    ).catch((error: unknown) => logError('assign_leads_failed', { error: errorText(error) }))
  const aheadMs = Math.max(0, nowMs - Date.now())
  await forEachDestination(
    env,
    () => Date.now() + aheadMs,
    ON_SCHEDULE,
    async run => {
      const pace = await readPace(env, run.destination.name, run.clock())
      if (!(await waitFor(run, pace))) return
      if (!hasDigests(run)) return drain(run, pace)
      if (pace.isFlooded) {
        // One a minute, also where the first of the flood was sent between two runs.
        if (pace.digestDueMs - run.clock() < MINUTE_MS) await sleep(pace.digestDueMs - run.clock())
        await deliverDigest(run, 'leads')
      } else await drain(run, pace)
      if (pace.areSuspectsDue) await deliverDigest(run, 'suspects')
    },
  )
  for (const report of [reportQuietDestinations, reportDroppedPictures])
    await report(env).catch((error: unknown) => logError('alarm_failed', { error: errorText(error) }))
}

async function forEachDestination(
  env: Env,
  clock: Clock,
  budget: Budget,
  work: (run: Run) => Promise<void>,
): Promise<void> {
  const settings = deliverySettings(env)
  const untilMs = clock() + budget.budgetMs
  const customer = customerOf(env, settings.destinations)
  await Promise.all(
    [...settings.destinations, ...(customer ? [customer] : [])].map(destination =>
      work({ env, settings, destination, clock, budget, untilMs }).catch((error: unknown) =>
        logError('delivery_run_failed', { destination: destination.name, error: errorText(error) }),
      ),
    ),
  )
}

const kindOf = ({ destination }: Run) => destinationKinds.find(({ name }) => name === destination.name)
const hasDigests = (run: Run): boolean => {
  const kind = kindOf(run)
  return kind !== undefined && 'digest' in kind
}

/** Whether the pause that the destination asked for ends within the run; waits for its end. */
async function waitFor({ clock, untilMs }: Run, { pausedUntilMs }: Pace): Promise<boolean> {
  if (pausedUntilMs >= untilMs) return false
  await sleep(pausedUntilMs - clock())
  return true
}

const claimOf = ({ settings: { timeoutMs }, destination, clock, budget }: Run, turns: number) => ({
  destination: destination.name,
  now: clock(),
  leaseMs: turns * timeoutMs + budget.budgetMs + LEASE_MARGIN_MS,
  maxLeaseMs: MAX_CLAIMED * timeoutMs + ON_SCHEDULE.budgetMs + LEASE_MARGIN_MS,
})

const connectionsOf = ({ settings }: Run) => Math.max(1, MAX_CONNECTIONS - settings.destinations.length)

/** Ends when nothing is due, when the destination is down, or with its share of the budget. */
async function drain(run: Run, { isFlooded, pausedUntilMs }: Pace): Promise<void> {
  const { env, settings, clock, budget, untilMs } = run
  const count = settings.destinations.length
  // Chat services limit how often they take messages, and order matters to readers: one at a time.
  const connections = hasDigests(run) || pausedUntilMs > 0 ? 1 : connectionsOf(run)
  const share = Math.floor(budget.claims / count)
  const limit = Math.min(MAX_CLAIMED, Math.max(1, Math.floor(budget.deliveries / count / share)))
  for (let claimed = 0; claimed < share && clock() < untilMs; claimed++) {
    const claim = claimOf(run, Math.ceil(limit / connections))
    const ends = isFlooded && claimed % 2 === 0 ? newestFirst(await claimBothEnds(env, claim, limit)) : []
    const due = ends.length > 0 ? ends : await claimDue(env, claim, limit, !hasDigests(run))
    if (due.length === 0) return
    if (!(await deliverClaimed(run, due, connections))) return
  }
}

/** Takes the newest and the oldest of what is left in turn. */
function newestFirst(deliveries: readonly Delivery[]): readonly Delivery[] {
  const half = Math.ceil(deliveries.length / 2)
  const [old, young] = [deliveries.slice(0, half), deliveries.slice(half).reverse()]
  return old.flatMap((delivery, index) => [...young.slice(index, index + 1), delivery])
}

/**
 * Delivers, and records the results. False when the destination is down or paused: what was not
 * tried by then is given back.
 */
async function deliverClaimed(run: Run, claimed: readonly Delivery[], connections: number): Promise<boolean> {
  const { env, settings, destination, clock, untilMs } = run
  const queue = [...claimed]
  const delivered: Delivery[] = []
  const failed: Failure[] = []
  const seen = { up: 0, down: 0, limits: 0 }
  let pausedUntilMs = 0
  const isUp = () => (seen.down === 0 || seen.up > 0) && pausedUntilMs < untilMs
  const work = async () => {
    while (isUp() && clock() < untilMs) {
      if (pausedUntilMs > clock()) await sleep(pausedUntilMs - clock())
      const delivery = queue.shift()
      if (delivery === undefined) return
      const result = await sendSafely(env, destination, delivery, settings.timeoutMs)
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
      failed.push({
        id,
        occasion,
        error: result.error,
        isRefusal: result.isRefusal,
        nextAttemptAtMs: nextAttemptAtMs(run, delivery, result),
      })
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  await record(run, delivered, failed, queue)
  return isUp()
}

/** Tries twice, because what is not recorded is delivered again. */
async function record(
  { env, destination, clock }: Run,
  delivered: readonly Delivery[],
  failed: readonly Failure[],
  untried: readonly Delivery[],
): Promise<void> {
  const write = () => recordResults(env, destination.name, delivered, failed, untried, clock())
  await write().catch(write)
}

/** A destination wants fewer messages. Resolves to when the next one may go. */
async function pause({ env, destination, clock, untilMs }: Run, error: SendError, current: number): Promise<number> {
  const now = clock()
  const until = Math.max(current, now + pauseMs(error))
  noteLimit(destination.name)
  await pauseDestination(env, destination.name, { untilMs: until, now })
  // One that names no time is not tried again in this run.
  return error.retryAfterMs === undefined ? Math.max(until, untilMs) : until
}

/** One message for many leads; those that it cannot hold are given back. */
async function deliverDigest(run: Run, of: DigestOf): Promise<void> {
  const { env, settings, destination, clock } = run
  const startedMs = clock()
  if (!(await claimDigest(env, destination.name, of, startedMs))) return
  if (of === 'leads' && run.budget === AFTER_RESPONSE) await sleep(GATHER_MS)
  const claim = { ...claimOf(run, 2), now: clock() }
  const claimed = await (of === 'leads' ? claimBothEnds : claimSuspects)(env, claim, MAX_DIGEST)
  const [only] = claimed
  if (only === undefined) return
  if (claimed.length === 1 && of === 'leads') return void (await deliverClaimed(run, claimed, 1))
  const more = await countMore(run, of, claimed.length)
  const untilMs = clock() + run.budget.budgetMs
  for (let limits = 0; ; limits++) {
    const { told, untold, error } = await sendDigest(
      env,
      destination,
      { of, deliveries: claimed, more },
      settings.timeoutMs,
    )
    if (error?.isLimit) {
      const pausedUntilMs = await pause({ ...run, untilMs }, error, 0)
      if (pausedUntilMs < untilMs && limits < MAX_LIMITS) {
        await sleep(pausedUntilMs - clock())
        continue
      }
    }
    if (error === undefined) return record(run, told, [], untold)
    logError('digest_failed', { destination: destination.name, leads: told.length, error: error.error })
    // The digest is refused, not each of its leads: they go into the next one.
    const failed = told.map(delivery => ({
      id: delivery.id,
      occasion: delivery.occasion,
      error: error.error,
      isRefusal: false,
      nextAttemptAtMs: nextAttemptAtMs(run, delivery, { ...error, isRefusal: false }) ?? 0,
    }))
    return record(run, [], failed, untold)
  }
}

/** Leads that wait beyond those of a digest. */
async function countMore({ env, destination }: Run, of: DigestOf, claimed: number): Promise<number> {
  const waiting = await env.DB.prepare(
    `SELECT COUNT(*) AS leads FROM deliveries
     WHERE destination = ?1 AND delivered_at_ms IS NULL AND refused_at_ms IS NULL AND is_suspect = ?2`,
  )
    .bind(destination.name, of === 'suspects' ? 1 : 0)
    .first<number>('leads')
  return Math.max(0, (waiting ?? 0) - claimed)
}

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
