// Delivers stored leads to the staff's destinations: right after the response, then from the cron
// trigger until they are taken. Each destination has its own run; one that fails, stalls or refuses
// holds up no other. A lead is delivered at least once, the customer's confirmation at most once.
import { MINUTE_MS } from '@/lib/time'
import { kindNamed } from '@/worker/destinations'
import type { Destination } from '@/worker/destinations/settings'
import { deliverySettings, type Env } from '@/worker/env'
import { logError, logFailure } from '@/worker/log'
import { reportDroppedPictures, reportQuietDestinations } from './alarm'
import { deliverClaimed } from './claimed'
import { customerOf } from './confirm'
import { assignLeads, claimDue, claimInFlood, claimLead } from './deliveries'
import { deliverDigest } from './deliver-digest'
import { type Clock, dueRecipients, type Pace, readPace } from './pacing'
import { AFTER_RESPONSE, type Budget, claimOf, leftOf, MAX_CLAIMED, mayPost, ON_SCHEDULE, type Run } from './run'
import { inTurn, sleep } from './turns'

/** A Worker may have six open connections. */
const MAX_CONNECTIONS = 6
/** A new lead waits so long for its turn; then it is left to a scheduled run. */
const LONGEST_WAIT_MS = 15_000

/**
 * Delivers what waits of a lead, right after it was stored or answered; where that succeeds, also
 * some of what is due. Never throws.
 */
export async function deliverLead(env: Env, id: string): Promise<void> {
  const { destinations } = deliverySettings(env)
  await forEachDestination(env, recipientsOf(env, destinations), Date.now, AFTER_RESPONSE, async first => {
    const lateMs = Date.now() + LONGEST_WAIT_MS
    const state = await inTurn(
      first.destination.name,
      hasDigests(first) ? 1 : MAX_CONNECTIONS,
      () => Date.now() >= lateMs,
      async () => {
        const run = { ...first, untilMs: first.clock() + AFTER_RESPONSE.budgetMs }
        const pace = await readPace(run.env, run.destination.name, run.clock())
        if ((pace.isFlooded && hasDigests(run)) || !(await waitFor(run, pace))) return pace
        // In a flood it is its turn that counts, not whose run this is.
        if (pace.isFlooded) return void (await drain(run, pace))
        const own = await claimLead(env, id, claimOf(run, 1))
        if (own.length > 0 && (await deliverClaimed(run, own, 1))) await drain(run, pace, true)
        return undefined
      },
    )
    if (state?.isFlooded && hasDigests(first) && state.digestDueMs <= first.clock()) await deliverDigest(first, 'leads')
  })
}

/**
 * Delivers all that is due at `nowMs`, the time for which the run was scheduled. A run that comes
 * late sees the time that it is. Never throws.
 */
export async function deliverDue(env: Env, nowMs: number): Promise<void> {
  const { destinations, names, problems } = deliverySettings(env)
  for (const { variable, expected } of problems) logError('setting_malformed', { variable, expected })
  if (names.length > 0) await assignLeads(env, names).catch(logFailure('assign_leads_failed'))
  const aheadMs = Math.max(0, nowMs - Date.now())
  const clock = () => Date.now() + aheadMs
  const all = recipientsOf(env, destinations)
  const due = await dueRecipients(
    env,
    all.map(({ name }) => name),
    clock(),
  ).catch(logFailure('delivery_run_failed'))
  await forEachDestination(
    env,
    all.filter(({ name }) => due?.has(name)),
    clock,
    ON_SCHEDULE,
    async run => {
      const pace = await readPace(env, run.destination.name, run.clock())
      if (!(await waitFor(run, pace))) return
      if (pace.isFlooded && hasDigests(run)) await deliverDigests(run, pace)
      else await drain(run, pace)
      if (pace.areSuspectsDue && hasDigests(run)) await deliverDigest(run, 'suspects')
    },
  )
  for (const report of [reportQuietDestinations, reportDroppedPictures])
    await report(env).catch(logFailure('alarm_failed'))
}

/** All digests of a flood until the next scheduled run. */
async function deliverDigests(run: Run, first: Pace): Promise<void> {
  const { env, destination, clock } = run
  const endMs = clock() + MINUTE_MS
  for (let pace = first; pace.isFlooded && pace.isWaiting && pace.digestDueMs < endMs;) {
    await sleep(pace.digestDueMs - clock())
    await deliverDigest(run, 'leads')
    pace = await readPace(env, destination.name, clock())
  }
}

function recipientsOf(env: Env, destinations: readonly Destination[]): readonly Destination[] {
  const customer = customerOf(env, destinations)
  return customer ? [...destinations, customer] : destinations
}

async function forEachDestination(
  env: Env,
  destinations: readonly Destination[],
  clock: Clock,
  budget: Budget,
  work: (run: Run) => Promise<void>,
): Promise<void> {
  const settings = deliverySettings(env)
  const untilMs = clock() + budget.budgetMs
  const left = leftOf(budget, destinations.length)
  await Promise.all(
    destinations.map(destination =>
      work({ env, settings, destination, clock, budget, left, untilMs })
        .catch(logFailure('delivery_run_failed', { destination: destination.name }))
        .finally(() => left.destinations--),
    ),
  )
}

const hasDigests = ({ destination }: Run): boolean => kindNamed(destination.name)?.digest !== undefined

/** Whether the pause that the destination asked for ends within the run; waits for its end. */
async function waitFor({ clock, untilMs }: Run, { pausedUntilMs }: Pace): Promise<boolean> {
  if (pausedUntilMs >= untilMs) return false
  await sleep(pausedUntilMs - clock())
  return true
}

const connectionsOf = ({ settings }: Run) => Math.max(1, MAX_CONNECTIONS - settings.destinations.length)

/** Ends when nothing is due, when the destination is down, or with its share of the budget. */
async function drain(run: Run, { isFlooded, pausedUntilMs }: Pace, hasClaimed = false): Promise<void> {
  const { env, clock, untilMs, left } = run
  // Chat services limit how often they take messages, and order matters to readers: one at a time.
  const connections = hasDigests(run) || pausedUntilMs > 0 ? 1 : connectionsOf(run)
  let isClaimed = hasClaimed
  while (clock() < untilMs && mayPost(run) && (!isClaimed || left.claims-- > 0)) {
    isClaimed = true
    const claim = claimOf(run, Math.ceil(MAX_CLAIMED / connections))
    const inTurns = isFlooded ? await claimInFlood(env, claim, MAX_CLAIMED) : []
    const due = inTurns.length > 0 ? inTurns : await claimDue(env, claim, MAX_CLAIMED, !hasDigests(run))
    if (due.length === 0 || !(await deliverClaimed(run, due, connections))) return
  }
}
