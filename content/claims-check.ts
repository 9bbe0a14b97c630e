// Which dated claims have expired.
import { claims } from './claims'
import type { Claim } from '@/lib/schema/fields'

export interface ExpiredClaim {
  readonly file: 'content/claims.ts'
  readonly key: string
  readonly statement: string
  /** Last day on which the wording holds; 'YYYY-MM' for a whole month. */
  readonly expires: string
  readonly source: string
}

/**
 * The claims that expired before the given day, the oldest first. A claim without an expiry is
 * never listed.
 * @param todayIso 'YYYY-MM-DD'; the caller reads the clock.
 */
export function expiredClaims(todayIso: string, register: Readonly<Record<string, Claim>> = claims): ExpiredClaim[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(todayIso)) throw new Error(`not a day of the form YYYY-MM-DD: ${todayIso}`)
  return Object.entries(register)
    .flatMap(([key, { statement, expires, source }]): ExpiredClaim[] =>
      // Compares at the expiry's precision: '2026-11' holds until the end of that month.
      expires !== undefined && todayIso.slice(0, expires.length) > expires
        ? [{ file: 'content/claims.ts', key, statement, expires, source }]
        : [],
    )
    .sort((a, b) => (a.expires < b.expires ? -1 : a.expires > b.expires ? 1 : 0))
}
