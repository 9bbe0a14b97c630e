// Bindings and variables of the Worker (wrangler.jsonc, .dev.vars, wrangler secret).

export interface Env {
  readonly ASSETS: Fetcher
  readonly DB: D1Database
  readonly PLANS: R2Bucket
  readonly LEAD_LIMIT: RateLimit
  /** Address that leads are forwarded to. Unset or empty: they wait in the outbox. */
  readonly LEAD_FORWARD_URL?: string
  /** Bearer token for that address. */
  readonly LEAD_FORWARD_TOKEN?: string
  /** Time limit of one delivery. Default: 10 s. */
  readonly LEAD_FORWARD_TIMEOUT_MS?: string
  /** Longest pause between two deliveries of one lead. Default: 5 min. */
  readonly LEAD_FORWARD_MAX_PAUSE_MS?: string
  /** Minutes of business hours after which an unanswered lead is brought up again. Default: 60. */
  readonly LEAD_REMIND_AFTER_MIN?: string
  /** Time limit for receiving a body. Default: 1 min. */
  readonly LEAD_BODY_TIMEOUT_MS?: string
  /** Further origins that may post leads, separated by spaces or commas. */
  readonly ALLOWED_ORIGINS?: string
  /** 'off' disables the rate limit. */
  readonly RATE_LIMIT?: string
}

export interface ForwardSettings {
  readonly url: string
  readonly token: string | undefined
  readonly timeoutMs: number
  readonly maxPauseMs: number
}

/** Undefined when no address is set. */
export function forwardSettings(env: Env): ForwardSettings | undefined {
  const url = env.LEAD_FORWARD_URL?.trim()
  if (!url) return undefined
  return {
    url,
    token: env.LEAD_FORWARD_TOKEN?.trim() || undefined,
    timeoutMs: positiveNumber(env.LEAD_FORWARD_TIMEOUT_MS, 10_000),
    maxPauseMs: positiveNumber(env.LEAD_FORWARD_MAX_PAUSE_MS, 5 * 60_000),
  }
}

export const bodyTimeoutMs = (env: Env): number => positiveNumber(env.LEAD_BODY_TIMEOUT_MS, 60_000)

export const remindAfterMinutes = (env: Env): number => positiveNumber(env.LEAD_REMIND_AFTER_MIN, 60)

function positiveNumber(text: string | undefined, fallback: number): number {
  const value = Number(text)
  return text !== undefined && text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : fallback
}

/** Lower case, without trailing slash, like the Origin header. */
export function allowedOrigins(env: Env): readonly string[] {
  return (env.ALLOWED_ORIGINS ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(origin => origin.replace(/\/+$/, '').toLowerCase())
}
