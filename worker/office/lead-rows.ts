// Rows of the lead desk's tables (worker/migrations), and the filter that several commands share.
import type { LeadKind } from '@/lib/leads/choices'
import { isFound, searchParameters } from '@/lib/leads/search'
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'

/** A lead with its deliveries and notes. */
export interface LeadRow extends StoredLead {
  readonly seq: number
  /** JSON: Delivery[]. */
  readonly deliveries: string
  readonly notes: string
  readonly photos: string
}

export interface Delivery {
  readonly destination: string
  readonly occasion:
    'lead' | 'reminder-1' | 'reminder-2' | 'answer' | 'outcome' | 'confirmation' | 'visit' | 'visit-reminder'
  readonly attempts: number
  readonly next_attempt_at_ms: number
  readonly last_error: string | null
  readonly delivered_at_ms: number | null
  /** Set when it rests because the destination refuses the message. */
  readonly refused_at_ms: number | null
}

export interface Note {
  readonly at_ms: number
  readonly author: string | null
  readonly text: string
}

export interface Photo {
  readonly number: number
  /** A name of lib/leads/photos.ts. */
  readonly what: string
  readonly image_key: string
  readonly received_at_ms: number
}

export const deliveriesOf = (row: LeadRow) => JSON.parse(row.deliveries) as readonly Delivery[]
export const notesOf = (row: LeadRow) => JSON.parse(row.notes) as readonly Note[]
export const photosOf = (row: LeadRow) => JSON.parse(row.photos) as readonly Photo[]

export interface Filter {
  readonly kind?: LeadKind | undefined
  /** Milliseconds since 1970. */
  readonly since?: number | undefined
  /** Exclusive. */
  readonly before?: number | undefined
  /** Part of a name, phone number, email address or place, or a plan's reference. */
  readonly find?: string | undefined
}

/**
 * The filter as SQL on `leads`. It uses ?1 to ?7; further parameters of a statement start at ?8.
 */
export const filterCondition = `(?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR received_at_ms >= ?2) AND (?3 IS NULL OR received_at_ms < ?3)
     AND (?4 IS NULL OR ${isFound(4)})`

export function filterParameters({ kind, since, before, find }: Filter) {
  const searched = find === undefined ? ([null, null, null, null] as const) : searchParameters(find)
  return [kind ?? null, since ?? null, before ?? null, ...searched] as const
}

const deliveryObject = (
  refusedAtMs: string,
) => `json_object('destination', destination, 'occasion', occasion, 'attempts', attempts,
  'next_attempt_at_ms', next_attempt_at_ms, 'last_error', last_error, 'delivered_at_ms', delivered_at_ms, 'refused_at_ms', ${refusedAtMs})`

/**
 * Leads that an earlier version forwarded have a row in `outbox` only, when it stored them after
 * the tables of this version were made.
 */
const deliveriesColumn = `COALESCE(
    (SELECT json_group_array(${deliveryObject('refused_at_ms')} ORDER BY occasion <> 'lead', occasion, destination) FROM deliveries WHERE lead_id = leads.id HAVING COUNT(*) > 0),
    (SELECT json_array(${deliveryObject('NULL')}) FROM (SELECT 'json' AS destination, 'lead' AS occasion, * FROM outbox)
     WHERE lead_id = leads.id AND (attempts > 0 OR delivered_at_ms IS NOT NULL)),
    '[]') AS deliveries`

const notesColumn = `(SELECT json_group_array(json_object('at_ms', at_ms, 'author', author, 'text', text) ORDER BY seq)
    FROM notes WHERE lead_id = leads.id) AS notes`

const photosColumn = `(SELECT json_group_array(json_object('number', number, 'what', what, 'image_key', image_key,
    'received_at_ms', received_at_ms) ORDER BY number) FROM photos WHERE lead_id = leads.id) AS photos`

/** Selects whether a lead ever held a window: `any` is 0 or 1. */
export const anyVisit = 'SELECT EXISTS (SELECT 1 FROM visits) AS "any"'

/** Selects LeadRows that pass the filter; `rest` continues the statement. */
export const selectLeads = (rest: string) =>
  `SELECT seq, ${storedLeadColumns}, ${deliveriesColumn}, ${notesColumn}, ${photosColumn} FROM leads WHERE ${filterCondition} ${rest}`
