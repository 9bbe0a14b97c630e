// Posts per sender and minute; the limit is in wrangler.jsonc. The platform counts addresses in
// memory and stores none.
import type { Env } from '@/worker/env'
import { logFailure } from '@/worker/log'
import { Problem } from './problem'

const PERIOD_SECONDS = '60'

/**
 * Throws a Problem for a sender over the limit, or for `who` instead. Each purpose is counted by
 * itself. When the limiter itself fails, the lead is accepted.
 */
export function limitRate(request: Request, env: Env, purpose = '', who = senderOf(request)): Promise<void> {
  return limitBy(env.LEAD_LIMIT, env, `${purpose}${who}`)
}

/** The same, for pages that people open again and again. */
export const limitViews = (request: Request, env: Env): Promise<void> =>
  limitBy(env.STAFF_LIMIT, env, `views ${senderOf(request)}`)

const senderOf = ({ headers }: Request): string => senderKey(headers.get('cf-connecting-ip') ?? 'unknown')

async function limitBy(limiter: RateLimit, env: Env, key: string): Promise<void> {
  if (env.RATE_LIMIT === 'off') return
  const outcome = await limiter.limit({ key }).catch((error: unknown) => {
    logFailure('rate_limit_failed')(error)
    return { success: true }
  })
  if (!outcome.success) {
    throw new Problem('too_many_requests', 'Too many requests. Please wait a minute, then send it again.', {
      headers: { 'retry-after': PERIOD_SECONDS },
    })
  }
}

/** The /56 network of an IPv6 address, because a home has all of it; an IPv4 address whole. */
export function senderKey(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.slice(address.lastIndexOf(':') + 1)
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const [first, second, third, fourth = 0] = [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0')].map(group =>
    parseInt(group, 16),
  )
  return [first, second, third, fourth >> 8].map(part => (part ?? 0).toString(16)).join(':')
}
