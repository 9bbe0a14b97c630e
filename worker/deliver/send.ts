// One attempt to send something to one destination, and what its answer means.
import { retryAfterMs } from '@/lib/retry-after'
import { LONGEST_RETRY_AFTER_MS } from './backoff'
import { errorText } from '@/worker/log'
import { signatureHeaders } from './signature'

/** Answers that will not change by themselves: pauses grow, and after five the delivery rests. */
const REFUSAL_STATUSES: readonly number[] = [400, 401, 403, 404, 410, 413, 415, 422]
/**
 * Of those and others, the ones that concern this message only: the destination may take the next
 * one.
 */
const MESSAGE_STATUSES: readonly number[] = [400, 409, 413, 415, 422]

const ERROR_BODY_CHARACTERS = 200
const ERROR_BODY_BYTES = 4096

export interface SendError {
  readonly error: string
  readonly isRefusal: boolean
  readonly isDestinationUp: boolean
  /** The destination's own wish. */
  readonly retryAfterMs?: number
}

/** POSTs JSON. Undefined for an answer of 2xx. Never throws. */
export async function postJson(
  { url, token, secret }: { readonly url: string; readonly token?: string; readonly secret?: string },
  content: unknown,
  { idempotencyKey, timeoutMs }: { readonly idempotencyKey?: string; readonly timeoutMs: number },
): Promise<SendError | undefined> {
  try {
    const body = JSON.stringify(content)
    const id = idempotencyKey ?? crypto.randomUUID()
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'fairlead-lead-desk',
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(secret !== undefined && (await signatureHeaders(secret, id, Date.now(), body))),
      },
      body,
      // A followed redirect would turn the POST into a GET.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) {
      await response.body?.cancel()
      return undefined
    }
    const { status } = response
    const wish = retryAfterMs(response.headers.get('retry-after'), Date.now(), LONGEST_RETRY_AFTER_MS)
    const text = oneLine(redact(await startOfBody(response), url, token))
    return {
      error: `status ${status}${text && `: ${text}`}`,
      isRefusal: REFUSAL_STATUSES.includes(status),
      isDestinationUp: MESSAGE_STATUSES.includes(status),
      ...(wish !== undefined && { retryAfterMs: wish }),
    }
  } catch (error) {
    return { error: redact(errorText(error), url, token), isRefusal: false, isDestinationUp: false }
  }
}

/** What the destination says, as far as it comes; the time limit of the request covers it. */
async function startOfBody(response: Response): Promise<string> {
  if (response.body === null) return ''
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let bytes = 0; bytes < ERROR_BODY_BYTES;) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.byteLength
      text += decoder.decode(value, { stream: true })
    }
    await reader.cancel()
  } catch {
    // The status says enough.
  }
  return text
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, ERROR_BODY_CHARACTERS)
    .toWellFormed()
}

/** A shorter part of an address is no secret, and may be a common word. */
const SECRET_CHARACTERS = 6

/** Addresses are secrets, and an engine or a service may quote them, or a part of them. */
function redact(text: string, address: string, token = ''): string {
  const { href, host, pathname, search } = new URL(address)
  const parts = [address, href, pathname + search, pathname, search, host, token]
  parts.push(...pathname.split('/'), ...search.split(/[?&=]/))
  return parts
    .flatMap(part => [part, decoded(part)])
    .filter(part => part.length >= SECRET_CHARACTERS)
    .sort((a, b) => b.length - a.length)
    .reduce((result, part) => result.replaceAll(part, '…'), text)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
