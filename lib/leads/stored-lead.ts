// A lead as it is stored in D1 (worker/migrations), read by the Worker and by `npm run leads`.
import type { LeadKind } from './choices'
import { counts } from './person'

export interface StoredLead {
  readonly id: string
  readonly kind: LeadKind
  /** The sender's Idempotency-Key, or one that the desk made of the body. */
  readonly idempotency_key: string
  /** ISO 8601, UTC. */
  readonly received_at: string
  readonly received_at_ms: number
  readonly name: string | null
  /** The number as typed. */
  readonly phone: string | null
  /** '+16315550101', perhaps with ';ext=12'; null when it could not be parsed. */
  readonly phone_e164: string | null
  readonly email: string | null
  /** Town, ZIP code or street address as typed; a town's slug for a plan. */
  readonly location: string | null
  readonly page_url: string | null
  /** JSON as validated, without the picture. */
  readonly payload: string
  /** Text of the plan's shared link; null where it was not sent. */
  readonly plan_link: string | null
  /** Key of the plan's picture in R2. */
  readonly image_key: string | null
  /**
   * 1 when the daily limit was passed and the lead's picture or one of its photos was not kept; 2
   * when the pictures' store did not take the picture, and the visitor's page tries again.
   */
  readonly image_dropped: 0 | 1 | 2 | 3
  /** Photos that the sender said would follow. */
  readonly photos_announced: number
  /** Photos kept so far. */
  readonly photo_count: number
  /** 32 hexadecimal digits: 128 random bits. */
  readonly sheet_token: string | null
  /** 'https://example.com' */
  readonly desk_origin: string | null
  /** 1 for a test by the owner. */
  readonly is_trial: 0 | 1
  readonly answered_at_ms: number | null
  /** Initials. */
  readonly answered_by: string | null
  /** Why a robot may have sent it, in words for the staff; null when nothing says so. */
  readonly suspect: string | null
  /** When staff marked it as junk. */
  readonly junk_at_ms: number | null
  /** Written by lib/visit-source.ts. */
  readonly source: string | null
  readonly outcome: 'quoted' | 'won' | 'lost' | null
  /** US cents. */
  readonly quoted_cents: number | null
  readonly won_cents: number | null
  readonly won_at_ms: number | null
  /** Unanswered calls to the customer, and the last of them. */
  readonly tries: number
  readonly tried_at_ms: number | null
  /** '2026-12-01': the day on which a quote is asked about. */
  readonly follow_up_day: string | null
  /** JSON of its row in `visits`; null where it never held a window. */
  readonly visit: string | null
  /** 3 for the third request of one person (./person.ts). */
  readonly request_number: number
  readonly first_request_at_ms: number | null
}

const ofPerson = `FROM leads AS same WHERE same.person_id = leads.person_id AND same.seq <= leads.seq AND ${counts('same')}`

/** The columns of a StoredLead, for SELECT from `leads`. */
export const storedLeadColumns = `id, kind, idempotency_key, received_at, received_at_ms, name, phone, phone_e164, email, location, page_url, payload, plan_link, image_key, image_dropped, sheet_token, desk_origin, is_trial, answered_at_ms, answered_by, suspect, junk_at_ms, source, outcome, quoted_cents, won_cents, won_at_ms, tries, tried_at_ms, follow_up_day, photos_announced, (SELECT COUNT(*) FROM photos WHERE lead_id = leads.id) AS photo_count,
  (SELECT json_object('window_id', window_id, 'ended', ended, 'start_ms', start_ms, 'end_ms', end_ms, 'ends_at_ms', ends_at_ms, 'confirmed_at_ms', confirmed_at_ms)
    FROM visits WHERE lead_id = leads.id) AS visit,
  (SELECT COUNT(*) ${ofPerson}) AS request_number, (SELECT MIN(same.received_at_ms) ${ofPerson}) AS first_request_at_ms`
