// Forwards kept leads to the staff's own endpoint: right after the answer, and from the cron trigger until it has worked. A lead
// arrives at least once, always with its id as Idempotency-Key, so that the receiver can tell a repetition.
import { pauseMs } from './backoff'
import { type Env, type ForwardSettings, forwardSettings } from './env'
import { errorText, logProblem } from './log'
import { claimDue, type Failure, type OutboxLead, recordResults } from './outbox'

/** One round runs at once and inside one lease; a Worker may have six connections open. */
const LEADS_PER_ROUND = 5
/** What a lease has beyond the delivery itself, to record how it went. */
const LEASE_MARGIN_MS = 5_000

/** A run starts no new round once its time is up. */
const AFTER_ANSWER = { rounds: 5, budgetMs: 8_000 } as const
const ON_SCHEDULE = { rounds: 200, budgetMs: 25_000 } as const

/** Answers about the lead that was sent. Every other failure is about the endpoint: the next lead would fare no better. */
const REFUSALS: readonly number[] = [400, 409, 413, 415, 422]

interface Refused {
  readonly error: string
  readonly isEndpointUp: boolean
}

/** Tries one lead that has just been kept; when the endpoint is up, whatever else is due goes along. Never throws. */
export async function forwardAfterAnswer(env: Env, id: string): Promise<void> {
  await guarded(env, async settings => {
    if (await runRound(env, settings, 1, id)) await runRounds(env, settings, AFTER_ANSWER)
  })
}

/** Tries all leads that are due. Never throws. */
export async function forwardDue(env: Env): Promise<void> {
  await guarded(env, settings => runRounds(env, settings, ON_SCHEDULE))
}

async function guarded(env: Env, run: (settings: ForwardSettings) => Promise<void>): Promise<void> {
  const settings = forwardSettings(env)
  if (settings === undefined) return
  try {
    await run(settings)
  } catch (error) {
    logProblem('forward_run_failed', { error: errorText(error) })
  }
}

/** Stops when nothing is due, when the endpoint is down, or when its time is up. */
async function runRounds(
  env: Env,
  settings: ForwardSettings,
  { rounds, budgetMs }: { rounds: number; budgetMs: number },
): Promise<void> {
  const startedMs = Date.now()
  for (let round = 0; round < rounds && Date.now() - startedMs < budgetMs; round++) {
    if (!(await runRound(env, settings, LEADS_PER_ROUND))) return
  }
}

/** Whether the endpoint has taken one of the leads that were due, or refused one for what it is. */
async function runRound(env: Env, settings: ForwardSettings, limit: number, id?: string): Promise<boolean> {
  const { timeoutMs, maxPauseMs } = settings
  const leads = await claimDue(env, {
    limit,
    leaseMs: timeoutMs + LEASE_MARGIN_MS,
    maxPauseMs,
    ...(id !== undefined && { id }),
  })
  const results = await Promise.all(leads.map(lead => deliver(settings, lead)))
  const delivered: string[] = []
  const failed: Failure[] = []
  leads.forEach((lead, index) => {
    const error = results[index]?.error
    if (error === undefined) return delivered.push(lead.id)
    logProblem('forward_failed', { id: lead.id, attempts: lead.attempts, error })
    return failed.push({
      id: lead.id,
      error,
      nextAttemptAtMs: Date.now() + pauseMs(lead.attempts, maxPauseMs, Math.random()),
    })
  })
  await recordResults(env, delivered, failed)
  return results.some(refused => refused === undefined || refused.isEndpointUp)
}

/** Undefined when the endpoint has answered 2xx. */
async function deliver({ url, token, timeoutMs }: ForwardSettings, lead: OutboxLead): Promise<Refused | undefined> {
  // Whoever knows the address can post there. The engine's own message would quote it, into the log and the outbox.
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    return { error: 'LEAD_FORWARD_URL is not an http(s) address', isEndpointUp: false }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': lead.id,
        'user-agent': 'fairlead-lead-desk',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(forwardedLead(lead)),
      // Followed, a redirect would turn the POST into a GET whose 200 means nothing.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok
      ? undefined
      : { error: `status ${response.status}`, isEndpointUp: REFUSALS.includes(response.status) }
  } catch (error) {
    return { error: errorText(error), isEndpointUp: false }
  }
}

/** The body that the staff's endpoint receives. `contact` is the same for every kind, its phone in E.164 or, where that cannot be told, as typed; `lead` is the payload without its picture. */
export function forwardedLead({ id, kind, received_at, name, phone, phone_e164, email, payload }: OutboxLead) {
  return {
    id,
    kind,
    received_at,
    contact: { name, phone: phone_e164 ?? phone, email },
    lead: JSON.parse(payload) as unknown,
  }
}
