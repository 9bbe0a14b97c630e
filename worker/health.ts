// GET /api/health for an uptime monitor: whether leads can be stored and reach somebody. Counts
// only: nothing personal, and no names of services, which the owner reads in `npm run leads --
// outbox`.
import { DAY_MS, MINUTE_MS } from '@/lib/time'
import { CUSTOMER } from './destinations'
import { deliverySettings, type Env } from './env'
import { logFailure } from './log'
import { probeStores, REFUSED_WINDOW_MS, unsavedRefused } from './probes'
import { withStoreTimeout } from './store-timeout'
import { emptyResponse, jsonResponse } from './http/responses'

/** Monitors ask every minute; who asks more often is told what the last probe found. */
const PROBE_AFTER_MS = MINUTE_MS / 2
/** A refusal older than this no longer counts: the outage is over, or no leads come in. */
const RECENT_REFUSAL_MS = 3 * MINUTE_MS

/** Each one that is counted is a row that is read: of more, no more are counted. */
const MAX_COUNTED = 200
/** Junk is in neither. */
const waitingAt = (name: string) =>
  `deliveries WHERE destination = ${name} AND delivered_at_ms IS NULL AND refused_at_ms IS NULL`
const refusedSince = (sinceMs: string) => `deliveries WHERE refused_at_ms > ${sinceMs} AND is_suspect < 2`

interface Counts {
  readonly waiting: number
  readonly refused: number
  readonly unassigned: number
  readonly stored: number
  readonly turned_away: number
  readonly turned_away_minute: number | null
  readonly database_at_ms: number | null
  readonly pictures_at_ms: number | null
}

/** 200 with `problems` empty, or 503. Reads what is open only: monitors ask every minute. */
export async function healthResponse(request: Request, env: Env): Promise<Response> {
  const report = await withStoreTimeout(readReport(env)).catch((error: unknown) => {
    logFailure('health_failed')(error)
    return { problems: ['the database does not answer'] }
  })
  const status = report.problems.length === 0 ? 200 : 503
  if (request.method === 'HEAD') return emptyResponse(status)
  return jsonResponse(status, { status: status === 200 ? 'ok' : 'failing', ...report })
}

async function readReport(env: Env) {
  const { names, problems: malformed, alarmAfterMs } = deliverySettings(env)
  const now = Date.now()
  const [countRows, refusingRows, quietRows] = await env.DB.batch([
    env.DB.prepare(
      `SELECT
         (SELECT COUNT(*) FROM (SELECT 1 FROM json_each(?6) AS name CROSS JOIN ${waitingAt('name.value')} AND is_suspect = 0 LIMIT ?7)) AS waiting,
         (SELECT COUNT(*) FROM (SELECT 1 FROM ${refusedSince('?1')} LIMIT ?7)) AS refused,
         (SELECT COUNT(*) FROM (SELECT 1 FROM unassigned_leads CROSS JOIN leads ON id = lead_id WHERE junk_at_ms IS NULL LIMIT ?7)) AS unassigned,
         (SELECT COUNT(*) FROM leads WHERE received_at_ms BETWEEN ?2 AND ?3) AS stored,
         (SELECT COALESCE(SUM(leads), 0) FROM refused_leads WHERE minute BETWEEN ?4 AND ?5) AS turned_away,
         (SELECT MAX(minute) FROM refused_leads WHERE minute BETWEEN ?4 AND ?5) AS turned_away_minute,
         (SELECT at_ms FROM probes WHERE name = 'database') AS database_at_ms,
         (SELECT at_ms FROM probes WHERE name = 'pictures') AS pictures_at_ms`,
    ).bind(
      now - DAY_MS,
      now - REFUSED_WINDOW_MS,
      now,
      Math.floor((now - REFUSED_WINDOW_MS) / MINUTE_MS) + 1,
      Math.floor(now / MINUTE_MS),
      JSON.stringify([...names, CUSTOMER]),
      MAX_COUNTED,
    ),
    env.DB.prepare(
      `SELECT 1 FROM ${refusedSince('?1')} AND destination IN (SELECT value FROM json_each(?2)) LIMIT 1`,
    ).bind(now - DAY_MS, JSON.stringify(names)),
    // Failing, or not even tried: then no alarm rings. 0 is what was not tried yet, and is written
    // by `leads -- retry`.
    env.DB.prepare(
      `SELECT value AS name FROM json_each(?2)
       WHERE EXISTS (SELECT 1 FROM destinations WHERE name = value AND failing_since_ms <= ?1)
           AND EXISTS (SELECT 1 FROM ${waitingAt('value')} AND is_suspect < 2)
         OR NOT EXISTS (SELECT 1 FROM destinations WHERE name = value AND last_delivered_at_ms > ?1)
           AND (EXISTS (SELECT 1 FROM ${waitingAt('value')} AND is_suspect < 2 AND next_attempt_at_ms BETWEEN 1 AND ?1)
             OR EXISTS (SELECT 1 FROM ${waitingAt('value')} AND is_suspect = 0 AND next_attempt_at_ms = 0 AND attempts = 0
               AND EXISTS (SELECT 1 FROM leads WHERE id = lead_id AND received_at_ms <= ?1)))`,
    ).bind(now - alarmAfterMs, JSON.stringify(names)),
  ])
  const counts = (countRows?.results as Counts[] | undefined)?.[0]
  if (counts === undefined) throw new Error('no counts')
  const quiet = quietRows?.results.length ?? 0
  const refusing = refusingRows?.results.length ?? 0
  const turnedAway = turnedAwayOf(counts, now)
  const problems = [
    ...(malformed.length > 0 ? ['a setting is malformed'] : []),
    ...(names.length === 0 && malformed.length === 0 && env.LEAD_NO_DESTINATION !== 'allowed'
      ? ['no destination is set']
      : []),
    ...(quiet > 0 ? ['a destination takes nothing'] : []),
    ...(refusing > 0 ? ['a destination refuses leads'] : []),
    ...(await storeProblems(env, counts, now)),
    ...(turnedAway.isOngoing && turnedAway.leads > counts.stored ? ['most leads are turned away'] : []),
  ]
  const { waiting, refused, unassigned, stored } = counts
  return {
    problems,
    destinations: names.length,
    waiting,
    refused,
    unassigned,
    leads_stored: stored,
    leads_turned_away: turnedAway.leads,
  }
}

function turnedAwayOf({ turned_away, turned_away_minute }: Counts, now: number) {
  const { leads, newestMs } = unsavedRefused(now - REFUSED_WINDOW_MS)
  const newest = Math.max(newestMs, turned_away_minute === null ? 0 : (turned_away_minute + 1) * MINUTE_MS)
  return { leads: turned_away + leads, isOngoing: newest > now - RECENT_REFUSAL_MS }
}

async function storeProblems(
  env: Env,
  { database_at_ms, pictures_at_ms }: Counts,
  now: number,
): Promise<readonly string[]> {
  if (Math.min(database_at_ms ?? 0, pictures_at_ms ?? 0) > now - PROBE_AFTER_MS) return []
  const written = await probeStores(env)
  return [
    ...(written.includes('database') ? [] : ['the database cannot be written']),
    ...(written.includes('pictures') ? [] : ['pictures cannot be stored']),
  ]
}
