// Forwards stored leads to the staff's destination (LEAD_FORWARD_URL): right after the response, then from the cron trigger until it
// succeeds. A lead is delivered at least once, with its id as Idempotency-Key so that the receiver can detect a repetition.
import { backoffMs } from './backoff'
import { type Env, type ForwardSettings, forwardSettings } from './env'
import { errorText, logError } from './log'
import { claimDue, type Failure, type OutboxLead, recordResults } from './outbox'

/** Delivered in parallel within one lease. A Worker may have six open connections. */
const LEADS_PER_ROUND = 5
/** Time to record the results, beyond the delivery itself. */
const LEASE_MARGIN_MS = 5_000

/** A run starts no new round after `budgetMs`. */
const AFTER_RESPONSE = { rounds: 5, budgetMs: 8_000 } as const
const ON_SCHEDULE = { rounds: 200, budgetMs: 25_000 } as const

/** Statuses that concern the lead itself. Any other failure means that the destination is down, and the run ends. */
const LEAD_REFUSED_STATUSES: readonly number[] = [400, 409, 413, 415, 422]

interface DeliveryError {
  readonly error: string
  readonly isDestinationUp: boolean
}

/** Delivers a lead that was just stored; when that succeeds, also all that are due. Never throws. */
export async function forwardNewLead(env: Env, id: string): Promise<void> {
  await withSettings(env, async settings => {
    if (await runRound(env, settings, 1, id)) await runRounds(env, settings, AFTER_RESPONSE)
  })
}

/** Delivers all leads that are due. Never throws. */
export async function forwardDue(env: Env): Promise<void> {
  await withSettings(env, settings => runRounds(env, settings, ON_SCHEDULE))
}

async function withSettings(env: Env, run: (settings: ForwardSettings) => Promise<void>): Promise<void> {
  const settings = forwardSettings(env)
  if (settings === undefined) return
  try {
    await run(settings)
  } catch (error) {
    logError('forward_run_failed', { error: errorText(error) })
  }
}

/** Ends when nothing is due, when the destination is down, or after `budgetMs`. */
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

/** Whether there was a due lead and the destination is up. */
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
    logError('forward_failed', { id: lead.id, attempts: lead.attempts, error })
    return failed.push({
      id: lead.id,
      error,
      nextAttemptAtMs: Date.now() + backoffMs(lead.attempts, maxPauseMs, Math.random()),
    })
  })
  await recordResults(env, delivered, failed)
  return results.some(result => result === undefined || result.isDestinationUp)
}

/** Undefined for an answer of 2xx. */
async function deliver(
  { url, token, timeoutMs }: ForwardSettings,
  lead: OutboxLead,
): Promise<DeliveryError | undefined> {
  // The engine's own error would quote the address into log and outbox, and whoever knows it can post there.
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    return { error: 'LEAD_FORWARD_URL is not an http(s) address', isDestinationUp: false }
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
      // A followed redirect would turn the POST into a GET.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok
      ? undefined
      : { error: `status ${response.status}`, isDestinationUp: LEAD_REFUSED_STATUSES.includes(response.status) }
  } catch (error) {
    return { error: errorText(error), isDestinationUp: false }
  }
}

/** The body of a delivery. `contact` has the same shape for every kind, its phone in E.164 or, if it could not be parsed, as typed. `lead` is the payload without the image. */
function forwardedLead({ id, kind, received_at, name, phone, phone_e164, email, payload }: OutboxLead) {
  return {
    id,
    kind,
    received_at,
    contact: { name, phone: phone_e164 ?? phone, email },
    lead: JSON.parse(payload) as unknown,
  }
}
