// What the Worker is given: bindings from wrangler.jsonc, and settings as text variables.

export interface Env {
  readonly ASSETS: Fetcher
  readonly DB: D1Database
  readonly PLANS: R2Bucket
  readonly LEAD_LIMIT: RateLimit
  /** Where leads are forwarded to. Unset or empty: they wait in the outbox until there is an address. */
  readonly LEAD_FORWARD_URL?: string
  /** Sent there as a bearer token. */
  readonly LEAD_FORWARD_TOKEN?: string
  /** How long one delivery may take. */
  readonly LEAD_FORWARD_TIMEOUT_MS?: string
  /** Longest pause between two tries of one lead. */
  readonly LEAD_FORWARD_MAX_PAUSE_MS?: string
  /** How long the body of a lead may take to arrive: one minute, unless it is set. */
  readonly LEAD_BODY_TIMEOUT_MS?: string
  /** Origins that may post leads besides the site's own, separated by spaces or commas. */
  readonly ALLOWED_ORIGINS?: string
  /** 'off' turns the rate limit off. */
  readonly RATE_LIMIT?: string
}

export interface ForwardSettings {
  readonly url: string
  readonly token: string | undefined
  readonly timeoutMs: number
  readonly maxPauseMs: number
}

/** Undefined while no address is set. */
export function forwardSettings(env: Env): ForwardSettings | undefined {
  const url = env.LEAD_FORWARD_URL?.trim()
  if (!url) return undefined
  return {
    url,
    token: env.LEAD_FORWARD_TOKEN?.trim() || undefined,
    timeoutMs: milliseconds(env.LEAD_FORWARD_TIMEOUT_MS, 10_000),
    maxPauseMs: milliseconds(env.LEAD_FORWARD_MAX_PAUSE_MS, 5 * 60_000),
  }
}

export const bodyTimeoutMs = (env: Env): number => milliseconds(env.LEAD_BODY_TIMEOUT_MS, 60_000)

function milliseconds(text: string | undefined, fallback: number): number {
  const value = Number(text)
  return text !== undefined && text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : fallback
}

/** Origins from ALLOWED_ORIGINS, as browsers write them. */
export function allowedOrigins(env: Env): readonly string[] {
  return (env.ALLOWED_ORIGINS ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(origin => origin.replace(/\/+$/, '').toLowerCase())
}
