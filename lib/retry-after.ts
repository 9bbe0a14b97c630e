// How long a server asks its caller to wait.

/**
 * Retry-After in ms, at most `maxMs`: seconds or an HTTP date (RFC 9110, 10.2.3). Undefined when it
 * is neither.
 */
export function retryAfterMs(header: string | null, nowMs: number, maxMs: number): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), maxMs)
}
