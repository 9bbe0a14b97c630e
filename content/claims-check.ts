// Which dated claims must be read again. Imports carry their extension, so that Node.js runs this module as it is.
import { claims, type Claim } from './claims.ts'

export interface ExpiredClaim {
  readonly file: 'content/claims.ts'
  readonly key: string
  readonly statement: string
  /** The last day on which the wording stood as it is, 'YYYY-MM' for the whole month. */
  readonly expires: string
  readonly source: string
}

/**
 * The claims whose expiry lies before the day given, the oldest first. A claim without an expiry never appears.
 * @param todayIso 'YYYY-MM-DD'; the caller reads the clock.
 */
export function expiredClaims(todayIso: string, register: Readonly<Record<string, Claim>> = claims): ExpiredClaim[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(todayIso)) throw new Error(`not a day of the form YYYY-MM-DD: ${todayIso}`)
  return Object.entries(register)
    .flatMap(([key, { statement, expires, source }]): ExpiredClaim[] =>
      // Cut to the expiry's own precision: '2026-11' still holds on the last day of that month.
      expires !== undefined && todayIso.slice(0, expires.length) > expires
        ? [{ file: 'content/claims.ts', key, statement, expires, source }]
        : [],
    )
    .sort((a, b) => (a.expires < b.expires ? -1 : a.expires > b.expires ? 1 : 0))
}
