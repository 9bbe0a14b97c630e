// Responses of /api and their common headers.
import type { Problem } from './problem'

const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000',
  vary: 'Origin',
} as const

export function jsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...COMMON_HEADERS, 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

/** {error: {code, message, fields?}} with the status of the problem. */
export function problemResponse(problem: Problem): Response {
  const { code, message, fields } = problem
  return jsonResponse(problem.status, { error: { code, message, ...(fields && { fields }) } }, problem.headers)
}

export function emptyResponse(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { ...COMMON_HEADERS, ...headers } })
}

export function htmlResponse(status: number, html: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(html, {
    status,
    headers: { ...COMMON_HEADERS, 'content-type': 'text/html; charset=utf-8', ...headers },
  })
}
