// Builds the answers of /api: JSON for programs, and the headers that all of them carry.
import type { Problem } from './problem'

/** Nothing here may be cached, sniffed or framed. */
const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000',
  vary: 'Origin',
} as const

export function jsonAnswer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...COMMON_HEADERS, 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

/** {error: {code, message, fields?}} with the status that belongs to the code. */
export function problemAnswer(problem: Problem): Response {
  const { code, message, fields } = problem
  return jsonAnswer(problem.status, { error: { code, message, ...(fields && { fields }) } }, problem.headers)
}

export function emptyAnswer(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { ...COMMON_HEADERS, ...headers } })
}

export function htmlAnswer(status: number, html: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(html, {
    status,
    headers: { ...COMMON_HEADERS, 'content-type': 'text/html; charset=utf-8', ...headers },
  })
}
