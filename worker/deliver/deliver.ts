// Delivers stored leads to the staff's destinations: right after the response, then from the cron
// trigger until they are taken. Each destination has its own run; one that fails, stalls or refuses
// holds up no other. A lead is delivered at least once, the customer's confirmation at most once.
import { MINUTE_MS } from '@/lib/time'
import { kindNamed } from '@/worker/destinations'
import { deliverySettings, type Env } from '@/worker/env'
import { logError, logFailure } from '@/worker/log'
import { reportDroppedPictures, reportQuietDestinations } from './alarm'
import { deliverClaimed } from './claimed'
import { customerOf } from './confirm'
import { assignLeads, claimBothEnds, claimDue, claimLead, type Delivery } from './deliveries'
import { deliverDigest } from './deliver-digest'
import { type Clock, type Pace, readPace } from './pacing'
import { AFTER_RESPONSE, type Budget, claimOf, MAX_CLAIMED, ON_SCHEDULE, type Run } from './run'
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
  const { names, problems } = deliverySettings(env)
  for (const { variable, expected } of problems) logError('setting_malformed', { variable, expected })
  if (names.length > 0) await assignLeads(env, names).catch(logFailure('assign_leads_failed'))
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
    await report(env).catch(logFailure('alarm_failed'))
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
      work({ env, settings, destination, clock, budget, untilMs }).catch(
        logFailure('delivery_run_failed', { destination: destination.name }),
      ),
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
