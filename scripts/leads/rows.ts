// What the commands read from the lead desk's tables (worker/migrations), and the conditions that several of them share.

export const leadKinds = ['plan', 'quote', 'estimate'] as const
export type LeadKind = (typeof leadKinds)[number]

/** A lead with the state of its delivery. */
export interface LeadRow {
  readonly seq: number
  readonly id: string
  readonly kind: LeadKind
  /** ISO 8601, UTC. */
  readonly received_at: string
  readonly name: string | null
  readonly phone: string | null
  readonly phone_e164: string | null
  readonly email: string | null
  readonly location: string | null
  readonly page_url: string | null
  /** JSON. */
  readonly payload: string
  readonly image_key: string | null
  readonly attempts: number
  readonly next_attempt_at_ms: number
  readonly last_error: string | null
  readonly delivered_at_ms: number | null
}

export interface Filter {
  readonly kind?: LeadKind | undefined
  readonly sinceMs?: number | undefined
  /** Exclusive. */
  readonly beforeMs?: number | undefined
}

/** What a filter says as SQL on `leads`; its parameters are ?1 to ?3, so a statement's own begin with ?4. */
export const filterCondition = '(?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR received_at_ms >= ?2) AND (?3 IS NULL OR received_at_ms < ?3)'

export const filterParameters = ({ kind, sinceMs, beforeMs }: Filter) => [kind ?? null, sinceMs ?? null, beforeMs ?? null] as const

/** Leads with their delivery, as a filter narrows them, and as `rest` goes on. */
export const selectLeads = (rest: string) =>
  `SELECT seq, id, kind, received_at, name, phone, phone_e164, email, location, page_url, payload, image_key,
     COALESCE(attempts, 0) AS attempts, COALESCE(next_attempt_at_ms, 0) AS next_attempt_at_ms, last_error, delivered_at_ms
   FROM leads LEFT JOIN outbox ON lead_id = id
   WHERE ${filterCondition} ${rest}`
