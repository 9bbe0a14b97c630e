// In a flood, and for suspects: one message of many leads.
import { logError } from '@/worker/log'
import { deliverClaimed, failureOf, MAX_LIMITS, pause, record } from './claimed'
import { claimInFlood, claimSuspects, type Delivery } from './deliveries'
import { MAX_DIGEST, sendDigest } from './outgoing'
import { claimDigest, type DigestOf } from './pacing'
import { AFTER_RESPONSE, claimOf, type Run } from './run'
import { officeUrl } from '@/worker/office/digest-link'
import { sleep } from './turns'

/** The first digest of a flood waits so long for more of it. */
const GATHER_MS = 4_000
/** Each lead that is counted is a row that is read, for each digest. */
const MAX_COUNTED = 500

/** One message for many leads; those that it cannot hold are given back. */
export async function deliverDigest(run: Run, of: DigestOf): Promise<void> {
  const { env, destination, clock } = run
  const startedMs = clock()
  if (!(await claimDigest(env, destination.name, of, startedMs))) return
  if (of === 'leads' && run.budget === AFTER_RESPONSE) await sleep(GATHER_MS)
  const claim = { ...claimOf(run, 2), now: clock() }
  const claimed = await (of === 'leads' ? claimInFlood : claimSuspects)(env, claim, MAX_DIGEST)
  const [only] = claimed
  if (only === undefined) return
  if (claimed.length === 1 && of === 'leads') return void (await deliverClaimed(run, claimed, 1))
  const more = await readMore(run, of, claimed)
  const untilMs = clock() + run.budget.budgetMs
  for (let limits = 0; ; limits++) {
    run.left.posts--
    const { told, untold, error } = await sendDigest(env, destination, { of, deliveries: claimed, more })
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
    const failed = told.map(delivery => failureOf(run, delivery, { ...error, isRefusal: false }))
    return record(run, [], failed, untold)
  }
}

/** What waits beyond those of a digest, MAX_COUNTED for more, and the link to all of it. */
async function readMore({ env, destination }: Run, of: DigestOf, claimed: readonly Delivery[]) {
  const row = await env.DB.prepare(
    `SELECT (SELECT COUNT(*) FROM (SELECT 1 FROM deliveries WHERE destination = ?1 AND is_suspect = ?2
         AND delivered_at_ms IS NULL AND refused_at_ms IS NULL LIMIT ?3)) AS waiting,
       (SELECT key_hash FROM office_link) AS office`,
  )
    .bind(destination.name, of === 'suspects' ? 1 : 0, MAX_COUNTED + claimed.length)
    .first<{ waiting: number; office: string | null }>()
  return {
    leads: Math.max(0, (row?.waiting ?? 0) - claimed.length),
    officeUrl: await officeUrl(row?.office ?? null, claimed[0]?.desk_origin ?? null, of),
  }
}
