// Pages of the site itself and of ALLOWED_ORIGINS may post leads. A request without an Origin comes
// from a server and may too.
import { emptyResponse } from './responses'
import { allowedOrigins, type Env } from '@/worker/env'
import { Problem } from './problem'

const PREFLIGHT_SECONDS = 86_400

/**
 * The value for Access-Control-Allow-Origin; undefined when the header is not needed. Throws a
 * Problem for a foreign origin.
 */
export function checkOrigin(request: Request, env: Env): string | undefined {
  const origin = request.headers.get('origin')
  if (origin === null) return undefined
  // Compare hosts only: behind a proxy that terminates TLS the Worker sees http where the browser
  // sees https.
  const isOwn = URL.parse(origin)?.host === new URL(request.url).host
  if (isOwn || allowedOrigins(env).includes(origin.toLowerCase())) return origin
  // Under a strict referrer policy browsers send Origin: null for the site's own form. Scripts
  // cannot set Sec-Fetch-Site.
  if (origin === 'null' && request.headers.get('sec-fetch-site') === 'same-origin') return undefined
  throw new Problem('origin_not_allowed', 'This page may not send leads here')
}

/** The only method that an address takes, besides OPTIONS. */
export type Method = 'GET' | 'POST' | 'PUT'

const allow = (method: Method) => `${method}, OPTIONS`

export function preflightResponse(origin: string | undefined, method: Method): Response {
  if (origin === undefined) return emptyResponse(204, { allow: allow(method) })
  return emptyResponse(204, {
    allow: allow(method),
    'access-control-allow-origin': origin,
    'access-control-allow-methods': method,
    'access-control-allow-headers': method === 'POST' ? 'content-type, idempotency-key' : 'content-type',
    'access-control-max-age': String(PREFLIGHT_SECONDS),
  })
}

export function withCors(response: Response, origin: string | undefined): Response {
  if (origin !== undefined) {
    response.headers.set('access-control-allow-origin', origin)
    response.headers.set('access-control-expose-headers', 'retry-after')
  }
  return response
}

export const methodNotAllowed = (method: Method) =>
  new Problem('method_not_allowed', `Only ${method} is understood here`, { headers: { allow: allow(method) } })
