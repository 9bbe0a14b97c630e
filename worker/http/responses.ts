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

type Headers = Readonly<Record<string, string>>

export const responseOf = (status: number, body: BodyInit | null, headers: Headers): Response =>
  new Response(body, { status, headers: { ...COMMON_HEADERS, ...headers } })

export const jsonResponse = (status: number, body: unknown, headers: Headers = {}): Response =>
  responseOf(status, JSON.stringify(body), { 'content-type': 'application/json; charset=utf-8', ...headers })

/** {error: {code, message, fields?}} with the status of the problem. */
export function problemResponse(problem: Problem): Response {
  const { code, message, fields } = problem
  return jsonResponse(problem.status, { error: { code, message, ...(fields && { fields }) } }, problem.headers)
}

export const emptyResponse = (status: number, headers: Headers = {}): Response => responseOf(status, null, headers)

export const htmlResponse = (status: number, html: string, headers: Headers): Response =>
  responseOf(status, html, { 'content-type': 'text/html; charset=utf-8', ...headers })

const hashes = new Map<string, Promise<string>>()

/** The hash of a style sheet for a page's policy; each is computed once. */
export function styleHash(style: string): Promise<string> {
  const known = hashes.get(style)
  if (known) return known
  const hash = crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(style))
    .then(digest => btoa(String.fromCharCode(...new Uint8Array(digest))))
  hashes.set(style, hash)
  return hash
}
