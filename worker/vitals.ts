// POST /api/vitals: how fast a page was for one view (components/layout/inline/vitals.ts). The day,
// the kind of page and three numbers are kept, for 90 days.
import { isFields, parseJson } from '@/lib/fields'
import { DAY_MS } from '@/lib/time'
import type { Env } from './env'
import { Problem } from './problem'
import { readText } from './receive/body'
import { checkOrigin } from './receive/cors'
import { limitRate } from './receive/rate-limit'
import { emptyResponse } from './responses'

const MAX_BODY_BYTES = 512
const MAX_PER_DAY = 5000
const KEPT_DAYS = 90
/** Largest values that are believed: milliseconds, and a layout shift score. */
const most = { lcp: 120_000, inp: 60_000, cls: 100 } as const

function numberOf(value: unknown, max: number): number | null {
  return typeof value === 'number' && value >= 0 && value <= max ? value : null
}

/** Throws a Problem for another method, page or body. */
export async function receiveVitals(request: Request, env: Env): Promise<Response> {
  if (request.method !== 'POST')
    throw new Problem('method_not_allowed', 'Only POST is understood here', { headers: { allow: 'POST' } })
  checkOrigin(request, env)
  await limitRate(request, env, 'vitals ')
  const body = parseJson(await readText(request, env, MAX_BODY_BYTES))
  if (!isFields(body) || typeof body.page !== 'string' || !/^[a-z\d-]{1,60}(?:\/\*)?$/.test(body.page))
    throw new Problem('malformed_body', 'Expected {page, lcp, inp, cls}')
  const [lcp, inp, cls] = [numberOf(body.lcp, most.lcp), numberOf(body.inp, most.inp), numberOf(body.cls, most.cls)]
  const day = Math.floor(Date.now() / DAY_MS)
  await env.DB.batch([
    env.DB.prepare('DELETE FROM vitals WHERE day < ?1').bind(day - KEPT_DAYS),
    env.DB.prepare(
      `INSERT INTO vitals (day, page, lcp_ms, inp_ms, cls) SELECT ?1, ?2, ?3, ?4, ?5
       WHERE (SELECT COUNT(*) FROM vitals WHERE day = ?1) < ?6`,
    ).bind(day, body.page, lcp, inp, cls, MAX_PER_DAY),
  ])
  return emptyResponse(204)
}
