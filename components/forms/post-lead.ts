// One request with a lead or a photo, and what its answer means.
import { isFields } from '@/lib/fields'
import type { FieldProblem } from '@/lib/leads/check'
import { NOTICE_VERSION_HEADER, PAGE_SECONDS_HEADER, PLAN_LINK_HEADER } from '@/lib/leads/choices'
import { PHOTO_COUNT_HEADER, PLAN_PICTURE } from '@/lib/leads/photos'
import { retryAfterMs } from '@/lib/retry-after'
import { MINUTE_MS } from '@/lib/time'
import { SOURCE_HEADER } from '@/lib/visit-source'
import type { QueuedLead } from './lead'

export type FinalAnswer =
  /**
   * `isPictureUnkept`: without its picture, which is sent again by itself. `statusPath`: where this
   * site's own desk says how the lead stands.
   */
  | { readonly status: 'sent'; readonly isPictureUnkept?: boolean; readonly statusPath?: string }
  /** The server's messages; `path` is '' where it names no field. */
  | { readonly status: 'refused'; readonly problems: readonly FieldProblem[] }

/**
 * 'failed': a later attempt may succeed. 'stuck': not before somebody repairs the site. 'unkept':
 * the desk keeps no more pictures today. 'refused': never.
 */
export type Answer =
  | FinalAnswer
  | { readonly status: 'unkept' }
  | { readonly status: 'stuck' }
  /** `retryAfterMs` is the server's own wish, bounded. */
  | { readonly status: 'failed'; readonly retryAfterMs?: number }

type LeadAnswer = Exclude<Answer, { readonly status: 'unkept' }>

const REQUEST_TIMEOUT_MS = 15_000
/** Browsers allow 64 KiB in all requests with keepalive together. */
const MAX_KEEPALIVE_BYTES = 60_000
const MAX_RETRY_AFTER_MS = 5 * MINUTE_MS
const MAX_PROBLEMS = 20
const MAX_MESSAGE_LENGTH = 300

const STATUS_PATH = /^\/api\/leads\/status\/[\w-]+$/

/** The server will not take this lead, however often it is sent. */
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

type Sent = 'lead' | 'photo'

const isOwnDesk = (url: string) => url.startsWith('/api/leads/')

/**
 * Whether this site's own desk wrote the answer. A page that is not there, a wireless network that
 * asks for a password and a proxy answer as well, with pages, and with any status.
 */
function isOfDesk(what: Sent, isOk: boolean, body: unknown): boolean {
  const { id, kept, error } = Object(body) as { id?: unknown; kept?: unknown; error?: unknown }
  if (!isOk) return isFields(error)
  return what === 'lead' ? typeof id === 'string' : typeof kept === 'boolean'
}

/** `url` is where it was sent to. */
async function answerOf(what: Sent, url: string, response: Response): Promise<Answer> {
  const { status, ok } = response
  const isRefused = REFUSED.includes(status)
  const isRead = isRefused || (ok && isOwnDesk(url))
  const body: unknown = isRead
    ? await response.json().catch(() => undefined)
    : await response.body?.cancel().catch(() => undefined)
  const isForeign = isRead && isOwnDesk(url) && !isOfDesk(what, ok, body)
  if (ok && !isForeign) {
    const { kept, status: statusPath } = Object(body) as { kept?: unknown; status?: unknown }
    if (what === 'photo') return { status: kept === false ? 'unkept' : 'sent' }
    return {
      status: 'sent',
      ...(kept === false && { isPictureUnkept: true }),
      ...(isOwnDesk(url) && typeof statusPath === 'string' && STATUS_PATH.test(statusPath) && { statusPath }),
    }
  }
  console.error(`The ${what} was answered with status ${status}${isForeign ? ', and not by the lead desk' : ''}`)
  if (isRefused && !isForeign) return { status: 'refused', problems: problemsOf(body) }
  if (status >= 400 && status < 500 && !PASSING.includes(status)) return { status: 'stuck' }
  const wish = retryAfterMs(response.headers.get('retry-after'), Date.now(), MAX_RETRY_AFTER_MS)
  return { status: 'failed', ...(wish !== undefined && { retryAfterMs: wish }) }
}

/** Never throws. */
export async function requestAnswer(what: Sent, url: string, timeoutMs: number, init: RequestInit): Promise<Answer> {
  try {
    return await answerOf(what, url, await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }))
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
export async function postLead(
  { url, mode, body, key, noticeVersion, planLink, source, pageSeconds, photos = [] }: QueuedLead,
  isFirstAttempt: boolean,
): Promise<LeadAnswer> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
  const announced = photos.filter(({ number }) => number !== PLAN_PICTURE.number).length
  if (announced > 0) headers[PHOTO_COUNT_HEADER] = String(announced)
  // Another receiver's CORS rules need not allow these headers.
  if (isOwnDesk(url)) {
    if (noticeVersion !== undefined) headers[NOTICE_VERSION_HEADER] = noticeVersion
    if (planLink !== undefined) headers[PLAN_LINK_HEADER] = planLink
    if (source) headers[SOURCE_HEADER] = source
    if (pageSeconds !== undefined) headers[PAGE_SECONDS_HEADER] = pageSeconds.toFixed(1)
  }
  const answer = await requestAnswer('lead', url, REQUEST_TIMEOUT_MS, {
    method: 'POST',
    body,
    headers: mode === 'json' ? headers : {},
    keepalive: isFirstAttempt && new Blob([body]).size < MAX_KEEPALIVE_BYTES,
  })
  return answer.status === 'unkept' ? { status: 'sent' } : answer
}
