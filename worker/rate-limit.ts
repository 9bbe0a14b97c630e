// How often one sender may post: the limit stands in wrangler.jsonc. Addresses are counted in memory by the platform and kept nowhere.
import type { Env } from './env'
import { errorText, logProblem } from './log'
import { Problem } from './problem'

const PERIOD_SECONDS = '60'

/** Throws a Problem for a sender that is over the limit. When the limiter itself fails, the lead goes through. */
export async function limitRate(request: Request, env: Env): Promise<void> {
  if (env.RATE_LIMIT === 'off') return
  const outcome = await env.LEAD_LIMIT.limit({
    key: senderKey(request.headers.get('cf-connecting-ip') ?? 'unknown'),
  }).catch((error: unknown) => {
    logProblem('rate_limit_failed', { error: errorText(error) })
    return { success: true }
  })
  if (!outcome.success) {
    throw new Problem('too_many_requests', 'Too many requests. Wait a minute and send it again.', {
      headers: { 'retry-after': PERIOD_SECONDS },
    })
  }
}

/** An IPv6 sender has a whole /64 network: its first four groups count as one. */
export function senderKey(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0')].slice(0, 4).join(':')
}
