// One request with a lead or a photo, and what its answer means.
import type { FieldProblem } from '@/lib/leads/check'
import { NOTICE_VERSION_HEADER, PLAN_LINK_HEADER } from '@/lib/leads/choices'
import { PHOTO_COUNT_HEADER } from '@/lib/leads/photos'
import { retryAfterMs } from '@/lib/retry-after'
import { MINUTE_MS } from '@/lib/time'
import { SOURCE_HEADER } from '@/lib/visit-source'
import type { QueuedLead } from './outbox-store'

export type FinalAnswer =
  | { readonly status: 'sent' }
  /** The server's messages; `path` is '' where it names no field. */
  | { readonly status: 'refused'; readonly problems: readonly FieldProblem[] }

/**
 * 'failed': a later attempt may succeed. 'stuck': not before somebody repairs the site. 'refused':
 * never.
 */
export type Answer =
  | FinalAnswer
  | { readonly status: 'stuck' }
  /** `retryAfterMs` is the server's own wish, bounded. */
  | { readonly status: 'failed'; readonly retryAfterMs?: number }

const REQUEST_TIMEOUT_MS = 15_000
/** Browsers allow 64 KiB in all requests with keepalive together. */
const MAX_KEEPALIVE_BYTES = 60_000
const MAX_RETRY_AFTER_MS = 5 * MINUTE_MS
const MAX_PROBLEMS = 20
const MAX_MESSAGE_LENGTH = 300

/** They concern the lead itself. */
const REFUSED: readonly number[] = [400, 413, 415, 422]
/** Timeout, too early, too many requests: the 4xx that pass. */
const PASSING: readonly number[] = [408, 425, 429]

/** The messages of {error: {message, fields?: [{path, message}]}}. Empty for any other body. */
function problemsOf(body: unknown): FieldProblem[] {
  const { error } = Object(body) as { error?: unknown }
  const { message, fields } = Object(error) as { message?: unknown; fields?: unknown }
  const listed: unknown[] = Array.isArray(fields) && fields.length > 0 ? fields : [{ path: '', message }]
  return listed
    .slice(0, MAX_PROBLEMS)
    .map(item => Object(item) as Partial<FieldProblem>)
    .filter((item): item is FieldProblem => typeof item.path === 'string' && typeof item.message === 'string')
    .map(({ path, message: text }) => ({ path, message: text.slice(0, MAX_MESSAGE_LENGTH) }))
}

async function answerOf(what: Sent, response: Response): Promise<Answer> {
  const { status, ok } = response
  const isRefused = REFUSED.includes(status)
  const body: unknown =
    isRefused || (ok && what === 'photo')
      ? await response.json().catch(() => undefined)
      : await response.body?.cancel().catch(() => undefined)
  // Past its daily limit the desk takes no more photos, and never will take this one.
  if (ok)
    return (Object(body) as { kept?: unknown }).kept === false
      ? { status: 'refused', problems: [] }
      : { status: 'sent' }
  console.error(`The ${what} was answered with status ${status}`)
  if (isRefused) return { status: 'refused', problems: problemsOf(body) }
  if (status >= 400 && status < 500 && !PASSING.includes(status)) return { status: 'stuck' }
  const wish = retryAfterMs(response.headers.get('retry-after'), Date.now(), MAX_RETRY_AFTER_MS)
  return { status: 'failed', ...(wish !== undefined && { retryAfterMs: wish }) }
}

type Sent = 'lead' | 'photo'

/** Never throws. */
export async function requestAnswer(what: Sent, url: string, timeoutMs: number, init: RequestInit): Promise<Answer> {
  try {
    return await answerOf(what, await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }))
  } catch (error) {
    console.error(`The ${what} could not be sent`, error)
    return { status: 'failed' }
  }
}

/**
 * `isFirstAttempt` lets a small lead outlive the page. A later attempt does without, because the
 * browser rejects a request that exceeds its allowance for keepalive, and that looks like a network
 * error. Never throws.
 */
export function postLead(
  { url, mode, body, key, noticeVersion, planLink, source, photos = [] }: QueuedLead,
  isFirstAttempt: boolean,
): Promise<Answer> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  if (photos.length > 0) headers[PHOTO_COUNT_HEADER] = String(photos.length)
  // Another receiver's CORS rules need not allow these headers.
  if (url.startsWith('/api/leads/')) {
    if (noticeVersion !== undefined) headers[NOTICE_VERSION_HEADER] = noticeVersion
    if (planLink !== undefined) headers[PLAN_LINK_HEADER] = planLink
    if (source) headers[SOURCE_HEADER] = source
  }
  return requestAnswer('lead', url, REQUEST_TIMEOUT_MS, {
    method: 'POST',
    body,
    headers: mode === 'json' ? headers : {},
    keepalive: isFirstAttempt && new Blob([body]).size < MAX_KEEPALIVE_BYTES,
  })
}
