// One run of the sender of a destination: what is due, until it is down or wants a pause. A lead is
// delivered at least once, the customer's confirmation at most once.
import { MINUTE_MS } from '@/lib/time'
import { kindNamed, type Recipient } from '@/worker/destinations'
import { deliverySettings, type Env } from '@/worker/env'
import { errorName, logError } from '@/worker/log'
import { officeUrl } from '@/worker/office/digest-link'
import { backoffMs, refusalPauseMs } from './backoff'
import { recipientsOf } from './confirm'
import { type Delivery, type Failure, readDue, recordDelivered, recordFailed, waitingFor } from './deliveries'
import { morningTimeMs, sendMorningDigest } from './morning'
import { MAX_DIGEST, sendDelivery, sendDigest } from './outgoing'
import { DIGEST_PAUSE_MS, GATHER_MS, MAX_MESSAGES, type Pace, recentlySent } from './pace'
import { reportQuiet } from './reports'
import { FAILURES_OF_DOWN, goesOn, noteAnswer, type Run, type State } from './run'
import type { SendError } from './send'

/** Messages of one run: with what is read and recorded, the free plan's 50 queries take so many. */
const MAX_MESSAGES_OF_RUN = 10
/** A Worker may have six open connections. */
const MAX_CONNECTIONS = 4
const SHORTEST_HOLD_MS = 1000
/** While a destination is down it is tried as often at least. */
const LONGEST_HOLD_MS = MINUTE_MS
/** Each lead that is counted is a row that is read, for each digest. */
const MAX_COUNTED = 500

/**
 * Sends what is due by `now`, with `pace`, which it changes. Resolves to when it is to run again;
 * null: not by itself.
 */
export async function sendDue(env: Env, name: Recipient, pace: Pace, now: number): Promise<number | null> {
  const destination = recipientsOf(env).find(recipient => recipient.name === name)
  if (destination === undefined) return null
  const aheadMs = now - Date.now()
  const state = await readState(env, name)
  const run: Run = {
    ...{ env, settings: deliverySettings(env), destination, state, pace },
    clock: () => Date.now() + aheadMs,
    ...{ taken: 0, error: null, isDown: false, hasMorning: false, pausedMs: state.paused_until_ms ?? 0 },
  }
  pace.sentMs = recentlySent(pace, now)
  if (run.pausedMs <= now) await sendAll(run, now)
  await recordState(run)
  await reportQuiet(run)
  return nextRun(run, now)
}

async function sendAll(run: Run, now: number): Promise<void> {
  const { state, pace, destination } = run
  const hasDigests = kindNamed(destination.name)?.digest !== undefined
  const isFlooded = state.waiting + pace.sentMs.length > MAX_MESSAGES
  const areSuspectsDue = (state.suspects_ms ?? Infinity) <= now
  if (state.waiting === 0 && !areSuspectsDue) return sendMorningDigest(run)
  if (pace.heldMs > now) await send(run, 'newest', 1)
  else if (!hasDigests) await send(run, isFlooded ? 'flood' : 'each', MAX_MESSAGES_OF_RUN)
  else if (!isFlooded) await send(run, 'usual', MAX_MESSAGES_OF_RUN)
  if (!hasDigests || pace.heldMs > run.clock()) return
  if (!isFlooded) pace.digestMs = null
  else if (state.waiting > 0 && pace.digestMs === null) pace.digestMs = now + GATHER_MS
  else if (state.waiting > 0 && (pace.digestMs ?? 0) <= now) await digest(run, 'flood')
  if (areSuspectsDue && pace.suspectDigestMs <= now && goesOn(run)) await digest(run, 'suspects')
  if (goesOn(run)) await sendMorningDigest(run)
}

/** Chat services limit how often they take messages, and readers go by their order. */
const connectionsOf = ({ destination, pace, clock }: Run) =>
  kindNamed(destination.name)?.digest !== undefined || pace.limitedMs > clock() - MINUTE_MS ? 1 : MAX_CONNECTIONS

async function send(run: Run, of: Parameters<typeof readDue>[3]['of'], limit: number): Promise<void> {
  const { env, destination, clock } = run
  const queue = [...(await readDue(env, destination.name, clock(), { of, limit }))]
  const work = async () => {
    for (let next = queue.shift(); next !== undefined && goesOn(run); next = queue.shift()) await deliver(run, next)
  }
  await Promise.all(Array.from({ length: connectionsOf(run) }, work))
}

async function deliver(run: Run, delivery: Delivery): Promise<void> {
  const { env, destination } = run
  const error = await sendDelivery(env, destination, delivery).catch(unwritable)
  if (error !== undefined) {
    const { id, occasion, attempts } = delivery
    logError('delivery_failed', { id, occasion, destination: destination.name, attempts, error: error.error })
  }
  await record(run, [delivery], error)
}

/** In a flood, and for suspects: one message for many leads; those that it cannot hold stay. */
async function digest(run: Run, of: 'flood' | 'suspects'): Promise<void> {
  const { env, destination, clock, pace } = run
  const deliveries = await readDue(env, destination.name, clock(), { of, limit: MAX_DIGEST })
  const [only] = deliveries
  if (only === undefined) return
  const next = of === 'flood' ? 'digestMs' : 'suspectDigestMs'
  pace[next] = clock() + DIGEST_PAUSE_MS
  if (deliveries.length === 1 && of === 'flood') return deliver(run, only)
  const content = of === 'flood' ? 'leads' : 'suspects'
  const more = await readMore(run, content, deliveries)
  const { told, error } = await sendDigest(env, destination, { of: content, deliveries, more })
  if (error !== undefined) {
    logError('digest_failed', { destination: destination.name, leads: told.length, error: error.error })
    pace[next] = clock() + GATHER_MS
  }
  // The digest is refused, not each of its leads: they go into the next one.
  await record(run, told, error && { ...error, isRefusal: false })
}

/** What waits beyond those of a digest, MAX_COUNTED for more, and the link to all of it. */
async function readMore({ env, destination }: Run, of: 'leads' | 'suspects', deliveries: readonly Delivery[]) {
  const row = await env.DB.prepare(
    `SELECT (SELECT COUNT(*) FROM (SELECT 1 FROM deliveries WHERE ${waitingFor(of === 'suspects' ? 1 : 0)} LIMIT ?2)) AS waiting,
       (SELECT key_hash FROM office_link) AS office`,
  )
    .bind(destination.name, MAX_COUNTED + deliveries.length)
    .first<{ waiting: number; office: string | null }>()
  return {
    leads: Math.max(0, (row?.waiting ?? 0) - deliveries.length),
    officeUrl: await officeUrl(row?.office ?? null, deliveries[0]?.desk_origin ?? null, of),
  }
}

/** What became of one message. Tries twice, because what is not recorded is sent again. */
async function record(run: Run, deliveries: readonly Delivery[], error: SendError | undefined): Promise<void> {
  const { env, destination, clock } = run
  if (!noteAnswer(run, error)) return
  const failure = error && failureOf(run, deliveries[0], error)
  const write = () =>
    (failure
      ? recordFailed(env, destination.name, deliveries, failure, clock())
      : recordDelivered(env, destination.name, deliveries, clock())
    ).run()
  await write().catch(write)
}

function failureOf(run: Run, delivery: Delivery | undefined, error: SendError): Failure {
  const { settings, pace, clock } = run
  const { attempts = 1, refusals = 0 } = delivery ?? {}
  const now = clock()
  if (error.isRefusal) {
    const pauseMs = refusalPauseMs(refusals + 1)
    if (run.isDown) hold(run)
    return { error: error.error, isRefusal: true, nextMs: pauseMs === undefined ? null : now + pauseMs }
  }
  const tries = error.isDestinationUp ? attempts : Math.max(attempts, pace.failures)
  const pauseMs = Math.max(backoffMs(tries, settings.maxPauseMs, Math.random()), error.retryAfterMs ?? 0)
  if (run.isDown) hold(run)
  return { error: error.error, isRefusal: false, nextMs: now + pauseMs }
}

/** Doubles with each failure in a row; one that takes every third message is held for a second. */
function hold({ pace, clock }: Run): void {
  pace.heldMs = clock() + Math.min(LONGEST_HOLD_MS, SHORTEST_HOLD_MS * 2 ** (pace.failures - FAILURES_OF_DOWN))
}

/** A delivery that cannot even be written fails by itself, and the others go on. */
const unwritable = (error: unknown): SendError => ({
  error: `the message could not be written (${errorName(error)})`,
  isRefusal: true,
  isDestinationUp: true,
})

async function readState(env: Env, name: Recipient): Promise<State> {
  const state = await env.DB.prepare(
    `SELECT failing_since_ms, last_error, last_delivered_at_ms, paused_until_ms, alarm_at_ms, morning_day,
       (SELECT COUNT(*) FROM (SELECT 1 FROM deliveries WHERE ${waitingFor(0)} LIMIT ${MAX_MESSAGES + 1})) AS waiting,
       (SELECT MIN(next_attempt_at_ms) FROM deliveries WHERE ${waitingFor(1)}) AS suspects_ms
     FROM (SELECT ?1 AS asked) LEFT JOIN destinations ON name = asked`,
  )
    .bind(name)
    .first<State>()
  if (state === null) throw new Error('no state')
  return state
}

/** Health asks whether anything was taken lately; a row that is written for each message costs. */
const noteAfterMs = ({ settings }: Run) => settings.alarmAfterMs / 3

/** Whether the destination fails, since when, and its pause. Only this object writes it. */
async function recordState(run: Run): Promise<void> {
  const { env, destination, state, clock } = run
  const now = clock()
  const fails = run.taken === 0 && run.error !== null
  const isNews =
    run.taken > 0 && (state.failing_since_ms !== null || (state.last_delivered_at_ms ?? 0) < now - noteAfterMs(run))
  if (!fails && !isNews && run.pausedMs === (state.paused_until_ms ?? 0)) return
  await env.DB.prepare(
    `INSERT INTO destinations (name, failing_since_ms, last_error, last_delivered_at_ms, paused_until_ms)
     VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (name) DO UPDATE SET failing_since_ms = ?2, last_error = ?3,
       last_delivered_at_ms = ?4, paused_until_ms = ?5`,
  )
    .bind(
      destination.name,
      fails ? (state.failing_since_ms ?? now) : run.taken > 0 ? null : state.failing_since_ms,
      fails ? run.error : run.taken > 0 ? null : state.last_error,
      run.taken > 0 ? now : state.last_delivered_at_ms,
      run.pausedMs || null,
    )
    .run()
}

/** The least time at which something can be sent, said or told again. */
async function nextRun(run: Run, startedMs: number): Promise<number | null> {
  const { env, destination, pace, state, settings, clock } = run
  const next = await env.DB.prepare(
    `SELECT (SELECT MIN(next_attempt_at_ms) FROM deliveries WHERE ${waitingFor(0)}) AS leads_ms,
       (SELECT MIN(next_attempt_at_ms) FROM deliveries WHERE ${waitingFor(1)}) AS suspects_ms`,
  )
    .bind(destination.name)
    .first<{ leads_ms: number | null; suspects_ms: number | null }>()
  pace.restMs = Math.max(run.pausedMs, pace.digestMs ?? 0)
  const fails = run.taken === 0 && (run.error !== null || state.failing_since_ms !== null)
  const quietMs = (state.failing_since_ms ?? clock()) + settings.alarmAfterMs
  const nextMs = Math.min(
    Math.max(next?.leads_ms ?? Infinity, run.pausedMs, pace.heldMs, pace.digestMs ?? 0),
    Math.max(next?.suspects_ms ?? Infinity, run.pausedMs, pace.heldMs, pace.suspectDigestMs),
    Math.max(morningTimeMs(run), run.pausedMs, pace.heldMs),
    fails && quietMs > startedMs ? quietMs : Infinity,
  )
  // Where a run did nothing, neither would one at once.
  const isIdle = run.taken === 0 && run.error === null && nextMs <= startedMs
  if (isIdle) return startedMs + MINUTE_MS
  return nextMs === Infinity ? null : nextMs
}
