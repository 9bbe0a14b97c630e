// GET /api/health for an uptime monitor: whether leads reach somebody. Counts only, nothing
// personal.
import { DAY_MS } from '@/lib/time'
import { deliverySettings, type Env } from './env'
import { emptyResponse, jsonResponse } from './responses'

interface Counts {
  readonly destination: string
  readonly leads: number
}

/** 200 with `problems` empty, or 503. Reads what is open only: monitors ask every minute. */
export async function healthResponse(request: Request, env: Env): Promise<Response> {
  const { destinations, problems: malformed, alarmAfterMs } = deliverySettings(env)
  const now = Date.now()
  const [waitingRows, refusedRows, quietRows, unassignedRows] = await env.DB.batch([
    env.DB.prepare(
      `SELECT destination, COUNT(*) AS leads FROM deliveries WHERE delivered_at_ms IS NULL AND refused_at_ms IS NULL
       GROUP BY destination ORDER BY destination`,
    ),
    env.DB.prepare(
      `SELECT destination, COUNT(*) AS leads FROM deliveries WHERE refused_at_ms > ?1 GROUP BY destination ORDER BY destination`,
    ).bind(now - DAY_MS),
    // Failing, or not even tried: then the cron trigger does not run. 0 is written by `leads --
    // retry`.
    env.DB.prepare(
      `SELECT name AS destination, 1 AS leads FROM destinations WHERE failing_since_ms <= ?1
       UNION SELECT destination, 1 FROM deliveries
         WHERE delivered_at_ms IS NULL AND refused_at_ms IS NULL AND next_attempt_at_ms BETWEEN 1 AND ?1 AND leased_until_ms <= ?2`,
    ).bind(now - alarmAfterMs, now),
    env.DB.prepare('SELECT COUNT(*) AS leads FROM unassigned_leads'),
  ])
  const waiting = countsOf(waitingRows)
  const refused = countsOf(refusedRows)
  const quiet = countsOf(quietRows)
  const [{ leads: unassigned } = { leads: 0 }] = (unassignedRows?.results ?? []) as { leads: number }[]
  const problems = [
    ...malformed.map(({ variable }) => `${variable} is malformed`),
    ...(destinations.length === 0 && malformed.length === 0 && env.LEAD_NO_DESTINATION !== 'allowed'
      ? ['no destination is set']
      : []),
    ...destinations.flatMap(({ name }) => [
      ...(waiting[name] !== undefined && quiet[name] !== undefined ? [`${name} takes nothing`] : []),
      ...(refused[name] === undefined ? [] : [`${name} refuses leads`]),
    ]),
  ]
  const status = problems.length === 0 ? 200 : 503
  if (request.method === 'HEAD') return emptyResponse(status)
  return jsonResponse(status, {
    status: problems.length === 0 ? 'ok' : 'failing',
    problems,
    destinations: destinations.map(({ name }) => name),
    waiting,
    refused,
    unassigned,
  })
}

function countsOf(result: D1Result | undefined): Readonly<Partial<Record<string, number>>> {
  return Object.fromEntries(((result?.results ?? []) as Counts[]).map(({ destination, leads }) => [destination, leads]))
}
