// GET /api/health for an uptime monitor: whether leads reach somebody. Counts only, nothing personal.
import { deliverySettings, type Env } from './env'
import { emptyResponse, jsonResponse } from './responses'

const DAY_MS = 86_400_000

interface DestinationCounts {
  readonly destination: string
  readonly waiting: number
  readonly refused: number
  readonly oldest_ms: number | null
}

/** 200 with `problems` empty, or 503. */
export async function healthResponse(request: Request, env: Env): Promise<Response> {
  const { destinations, problems: malformed, alarmAfterMs } = deliverySettings(env)
  const now = Date.now()
  const [rows, unassigned] = await env.DB.batch([
    env.DB.prepare(
      `SELECT destination, COUNT(*) - COUNT(refused_at_ms) AS waiting,
         SUM(refused_at_ms > ?1) AS refused, MIN(CASE WHEN refused_at_ms IS NULL THEN received_at_ms END) AS oldest_ms
       FROM deliveries JOIN leads ON id = lead_id WHERE delivered_at_ms IS NULL GROUP BY destination ORDER BY destination`,
    ).bind(now - DAY_MS),
    env.DB.prepare('SELECT COUNT(*) AS leads FROM unassigned_leads'),
  ])
  const counts = (rows?.results ?? []) as DestinationCounts[]
  const [{ leads: unassignedLeads } = { leads: 0 }] = (unassigned?.results ?? []) as { leads: number }[]
  const problems = [
    ...malformed.map(({ variable }) => `${variable} is malformed`),
    ...(destinations.length === 0 && malformed.length === 0 && env.LEAD_NO_DESTINATION !== 'allowed'
      ? ['no destination is set']
      : []),
    ...destinations.flatMap(({ name }) => {
      const { waiting = 0, refused = 0, oldest_ms = null } = counts.find(row => row.destination === name) ?? {}
      return [
        ...(waiting > 0 && oldest_ms !== null && oldest_ms <= now - alarmAfterMs ? [`${name} takes nothing`] : []),
        ...(refused > 0 ? [`${name} refuses leads`] : []),
      ]
    }),
  ]
  const status = problems.length === 0 ? 200 : 503
  if (request.method === 'HEAD') return emptyResponse(status)
  return jsonResponse(status, {
    status: problems.length === 0 ? 'ok' : 'failing',
    problems,
    destinations: destinations.map(({ name }) => name),
    waiting: Object.fromEntries(counts.map(({ destination, waiting }) => [destination, waiting])),
    refused: Object.fromEntries(counts.map(({ destination, refused }) => [destination, refused])),
    unassigned: unassignedLeads,
  })
}
