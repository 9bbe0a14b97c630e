// Rows of the lead desk's tables (worker/migrations), and the filter that several commands share.
import type { LeadKind } from '../../lib/leads/choices.ts'

/** A lead with its outbox row. */
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
  /** Part of a name, phone number, email address or place. */
  readonly find?: string | undefined
}

/** The filter as SQL on `leads`. It uses ?1 to ?5; further parameters of a statement start at ?6. */
export const filterCondition = `(?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR received_at_ms >= ?2) AND (?3 IS NULL OR received_at_ms < ?3)
     AND (?4 IS NULL OR instr(lower(concat_ws(char(10), name, phone, email, location)), lower(?4)) OR instr(phone_e164, ?5))`

export const filterParameters = ({ kind, sinceMs, beforeMs, find }: Filter) =>
  [
    kind ?? null,
    sinceMs ?? null,
    beforeMs ?? null,
    find ?? null,
    find === undefined ? null : phoneDigits(find),
  ] as const

/** '(631) 555-0101' -> '6315550101'; null for text that is no phone number. */
function phoneDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  return /^[\d\s()+./-]+$/.test(text) && digits.length >= 4 ? digits : null
}

/** Selects LeadRows that pass the filter; `rest` continues the statement. */
export const selectLeads = (rest: string) =>
  `SELECT seq, id, kind, received_at, name, phone, phone_e164, email, location, page_url, payload, image_key,
     COALESCE(attempts, 0) AS attempts, COALESCE(next_attempt_at_ms, 0) AS next_attempt_at_ms, last_error, delivered_at_ms
   FROM leads LEFT JOIN outbox ON lead_id = id
   WHERE ${filterCondition} ${rest}`
