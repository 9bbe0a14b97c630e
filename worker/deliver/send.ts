// One attempt to send something to one destination, and what its answer means.
import { retryAfterMs } from '@/lib/retry-after'
import { errorName } from '@/worker/log'
import { LONGEST_RETRY_AFTER_MS } from './backoff'
import { signatureHeaders } from '@/worker/destinations/signature'

/** Answers that will not change by themselves: pauses grow, and after five the delivery rests. */
const REFUSAL_STATUSES: readonly number[] = [400, 401, 403, 404, 410, 413, 415, 422]
/**
 * Of those and others, the ones that concern this message only: the destination may take the next
 * one.
 */
const MESSAGE_STATUSES: readonly number[] = [400, 409, 413, 415, 422]

const TOO_MANY = 429

export interface SendError {
  /**
   * Our own words and the status. Never those of the other side: they may quote the lead, and stay
   * when it is deleted.
   */
  readonly error: string
  readonly isRefusal: boolean
  readonly isDestinationUp: boolean
  /** It may have been taken all the same. */
  readonly isUnknown?: boolean
  /** The destination limits the rate of messages; it does not refuse this one. */
  readonly isLimit?: boolean
  /** The destination's own wish. */
  readonly retryAfterMs?: number
}

/** POSTs JSON. Undefined for an answer of 2xx. Never throws. */
export async function postJson(
  { url, token, secret }: { readonly url: string; readonly token?: string; readonly secret?: string },
  content: unknown,
  { idempotencyKey, timeoutMs }: { readonly idempotencyKey: string | undefined; readonly timeoutMs: number },
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
    await response.body?.cancel()
    return {
      error: `status ${status}`,
      isRefusal: REFUSAL_STATUSES.includes(status),
      isDestinationUp: MESSAGE_STATUSES.includes(status),
      ...(status === TOO_MANY && { isLimit: true }),
      ...(wish !== undefined && { retryAfterMs: wish }),
    }
  } catch (error) {
    return { error: failureName(error), isRefusal: false, isDestinationUp: false }
  }
}

function failureName(error: unknown): string {
  const name = errorName(error)
  return name === 'TimeoutError' ? 'no answer in time (TimeoutError)' : `no connection (${name})`
}
