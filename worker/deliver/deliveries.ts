// Deliveries in D1: what is undelivered to which destination, who has claimed it, and when to
// retry. The clock may be set back, so a time further ahead than this code ever writes counts as
// past.
import { HOUR_MS } from '@/lib/time'
import type { Recipient } from '@/worker/destinations'
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'
import { LONGEST_PAUSE_MS, LONGEST_RETRY_AFTER_MS } from './backoff'
import type { Env } from '@/worker/env'

/** 'answer': the word that somebody has answered. 'confirmation' goes to the customer. */
export type Occasion = 'lead' | 'reminder-1' | 'reminder-2' | 'answer' | 'confirmation'

export interface Delivery extends StoredLead {
  readonly occasion: Occasion
  /** Including the current one. */
  readonly attempts: number
  /** Before the current attempt. */
  readonly refusals: number
}

type Key = Pick<Delivery, 'id' | 'occasion'>

export interface Failure extends Key {
  readonly error: string
  readonly isRefusal: boolean
  /** Null: the delivery rests until `leads -- retry`. */
  readonly nextAttemptAtMs: number | null
}

const dueTime = `leads.received_at_ms + CASE WHEN leads.suspect IS NULL THEN 0 ELSE ${HOUR_MS} END`

/**
 * Rows for the destinations that are set, for the batch that inserts the lead; without any, it
 * waits until one is. A suspect waits for the digest an hour later.
 */
export function insertDeliveries(env: Env, leadId: string, names: readonly Recipient[]): D1PreparedStatement {
  if (names.length === 0)
    return env.DB.prepare('INSERT INTO unassigned_leads (lead_id) SELECT id FROM leads WHERE id = ?1').bind(leadId)
  return env.DB.prepare(
    `INSERT INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, is_suspect)
     SELECT leads.id, name.value, 'lead', ${dueTime}, suspect IS NOT NULL FROM leads, json_each(?2) AS name WHERE leads.id = ?1`,
  ).bind(leadId, JSON.stringify(names))
}

const MAX_ASSIGNED_PER_RUN = 200
const nextUnassigned = 'SELECT lead_id FROM unassigned_leads ORDER BY rowid LIMIT ?1'

/**
 * Gives deliveries to leads that were stored without: when no destination was set, or by the
 * version before while this one was being deployed, which may have delivered them itself. A
 * destination that is added later gets none that others have.
 */
export async function assignLeads(env: Env, names: readonly Recipient[]): Promise<void> {
  const waiting = await env.DB.prepare('SELECT 1 FROM unassigned_leads LIMIT 1').first()
  if (waiting === null) return
  await env.DB.batch([
    env.DB.prepare(
      `UPDATE leads SET sheet_token = COALESCE(sheet_token, lower(hex(randomblob(16)))),
         desk_origin = COALESCE(desk_origin, (SELECT desk_origin FROM leads WHERE desk_origin IS NOT NULL ORDER BY seq DESC LIMIT 1))
       WHERE (sheet_token IS NULL OR desk_origin IS NULL) AND id IN (${nextUnassigned})`,
    ).bind(MAX_ASSIGNED_PER_RUN),
    env.DB.prepare(
      `INSERT OR IGNORE INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, is_suspect)
       SELECT leads.id, name.value, 'lead', ${dueTime}, suspect IS NOT NULL FROM leads, json_each(?2) AS name
       WHERE junk_at_ms IS NULL AND leads.id IN (${nextUnassigned})
         AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND delivered_at_ms IS NOT NULL)
       ORDER BY leads.seq`,
    ).bind(MAX_ASSIGNED_PER_RUN, JSON.stringify(names)),
    env.DB.prepare(`DELETE FROM unassigned_leads WHERE lead_id IN (${nextUnassigned})`).bind(MAX_ASSIGNED_PER_RUN),
  ])
}

interface Claim {
  readonly destination: Recipient
  /** What is due by then. */
  readonly now: number
  readonly leaseMs: number
  /** Of any claim: a lease that ends later was made before the clock was set back. */
  readonly maxLeaseMs: number
}

interface ClaimedRow {
  readonly lead_id: string
  readonly occasion: Occasion
  readonly attempts: number
  readonly refusals: number
  readonly is_suspect: number
}

/**
 * ?1: what is due by then, ?2: destination, ?3: the longest lease, ?5: now by the clock of leases.
 */
const isWaiting = `destination = ?2 AND delivered_at_ms IS NULL AND refused_at_ms IS NULL
  AND (leased_until_ms <= ?5 OR leased_until_ms > ?5 + ?3)`
/** What was not tried yet is due at once; suspects wait for their digest. */
const isDue = `${isWaiting} AND is_suspect = 0
  AND (next_attempt_at_ms <= ?1 OR attempts = 0 OR next_attempt_at_ms >
    ?1 + CASE refusals WHEN 0 THEN ${LONGEST_RETRY_AFTER_MS} ELSE ${LONGEST_PAUSE_MS} END)`
const isDueSuspect = `${isWaiting} AND is_suspect = 1
  AND (next_attempt_at_ms <= ?1 OR next_attempt_at_ms > ?1 + CASE refusals WHEN 0 THEN ${HOUR_MS} ELSE ${LONGEST_PAUSE_MS} END)`
/**
 * Those that were tried more than twice come later, so that what always fails delays nothing else.
 */
const inOrder = "is_suspect, occasion <> 'lead', attempts > 2, rowid"
const CLAIM = 'UPDATE deliveries SET leased_until_ms = ?5 + ?4, attempts = attempts + 1, last_attempt_at_ms = ?1'
const CLAIMED = 'RETURNING lead_id, occasion, attempts, refusals, is_suspect'

async function claimWhere(
  env: Env,
  { destination, now, leaseMs, maxLeaseMs }: Claim,
  condition: string,
  ...parameters: readonly (string | number)[]
): Promise<readonly Delivery[]> {
  const { results } = await env.DB.prepare(`${CLAIM} WHERE ${condition} ${CLAIMED}`)
    .bind(now, destination, maxLeaseMs, leaseMs, Date.now(), ...parameters)
    .all<ClaimedRow>()
  return withLeads(env, results)
}

/** Claims what is due of one lead for `leaseMs`. Concurrent runs get different deliveries. */
export const claimLead = (env: Env, id: string, claim: Claim): Promise<readonly Delivery[]> =>
  claimWhere(env, claim, `lead_id = ?6 AND ${isDue}`, id)

/** ?6: how many. */
const oldest = (condition: string) => `SELECT rowid FROM deliveries WHERE ${condition} ORDER BY ${inOrder} LIMIT ?6`

/**
 * Claims due deliveries of one destination for `leaseMs`: leads before reminders, the oldest first,
 * suspects last and only where `areSuspectsIncluded`. Concurrent runs get different ones.
 */
export const claimDue = (
  env: Env,
  claim: Claim,
  limit: number,
  areSuspectsIncluded = false,
): Promise<readonly Delivery[]> =>
  claimWhere(env, claim, `rowid IN (${oldest(areSuspectsIncluded ? `(${isDue} OR ${isDueSuspect})` : isDue)})`, limit)

/**
 * Like claimDue, in a flood: half of `limit` are the newest leads, so that an honest one is not
 * behind all of the flood. The oldest come first.
 */
export const claimBothEnds = (env: Env, claim: Claim, limit: number): Promise<readonly Delivery[]> =>
  claimWhere(
    env,
    claim,
    `rowid IN (SELECT * FROM (${oldest(isDue)}) UNION
       SELECT * FROM (SELECT rowid FROM deliveries WHERE ${isDue} AND occasion = 'lead' ORDER BY rowid DESC LIMIT ?7))`,
    Math.ceil(limit / 2),
    Math.floor(limit / 2),
  )

/**
 * Suspects for a digest, when one has waited for an hour, with those that wait less; oldest first.
 */
export const claimSuspects = (env: Env, claim: Claim, limit: number): Promise<readonly Delivery[]> =>
  claimWhere(
    env,
    claim,
    `EXISTS (SELECT 1 FROM deliveries WHERE ${isDueSuspect})
     AND rowid IN (SELECT rowid FROM deliveries WHERE ${isWaiting} AND is_suspect = 1 AND attempts < 3 ORDER BY rowid LIMIT ?6)`,
    limit,
  )

async function withLeads(env: Env, claimed: readonly ClaimedRow[]): Promise<readonly Delivery[]> {
  if (claimed.length === 0) return []
  const { results: leads } = await env.DB.prepare(
    `SELECT ${storedLeadColumns} FROM leads WHERE id IN (SELECT value FROM json_each(?1)) ORDER BY seq`,
  )
    .bind(JSON.stringify(claimed.map(row => row.lead_id)))
    .all<StoredLead>()
  return leads
    .flatMap(lead =>
      claimed
        .filter(row => row.lead_id === lead.id)
        .map(({ occasion, attempts, refusals, is_suspect }) => ({
          rank: [is_suspect, occasion === 'lead' ? 0 : 1, attempts > 3 ? 1 : 0].join(''),
          delivery: { ...lead, occasion, attempts, refusals },
        })),
    )
    .sort((a, b) => a.rank.localeCompare(b.rank))
    .map(({ delivery }) => delivery)
}

/**
 * Records the results of one claim, and whether the destination fails; gives back what was not
 * tried. A failure never overwrites a delivery that another run has recorded.
 */
export async function recordResults(
  env: Env,
  destination: Recipient,
  delivered: readonly Key[],
  failed: readonly Failure[],
  untried: readonly Key[] = [],
  now = Date.now(),
): Promise<void> {
  const statements: D1PreparedStatement[] = []
  if (delivered.length > 0) {
    statements.push(
      env.DB.prepare(
        `UPDATE deliveries SET delivered_at_ms = ?1, leased_until_ms = 0, last_error = NULL, refusals = 0
         FROM (SELECT json_extract(value, '$.id') AS id, json_extract(value, '$.occasion') AS occasion FROM json_each(?3)) AS sent
         WHERE deliveries.lead_id = sent.id AND deliveries.occasion = sent.occasion AND deliveries.destination = ?2
           AND deliveries.delivered_at_ms IS NULL`,
      ).bind(now, destination, JSON.stringify(delivered.map(({ id, occasion }) => ({ id, occasion })))),
      env.DB.prepare(
        `UPDATE destinations SET failing_since_ms = NULL, last_error = NULL, last_delivered_at_ms = ?1
         WHERE name = ?2 AND failing_since_ms IS NOT NULL`,
      ).bind(now, destination),
    )
  }
  if (failed.length > 0) {
    statements.push(
      env.DB.prepare(
        `UPDATE deliveries SET leased_until_ms = 0, next_attempt_at_ms = COALESCE(failure.next_ms, 0), last_error = failure.error,
           refusals = CASE WHEN failure.is_refusal THEN refusals + 1 ELSE refusals END,
           refused_at_ms = CASE WHEN failure.next_ms IS NULL THEN ?1 END
         FROM (SELECT json_extract(value, '$.id') AS id, json_extract(value, '$.occasion') AS occasion,
                 json_extract(value, '$.error') AS error, json_extract(value, '$.isRefusal') AS is_refusal,
                 json_extract(value, '$.nextAttemptAtMs') AS next_ms FROM json_each(?3)) AS failure
         WHERE deliveries.lead_id = failure.id AND deliveries.occasion = failure.occasion AND deliveries.destination = ?2
           AND deliveries.delivered_at_ms IS NULL`,
      ).bind(now, destination, JSON.stringify(failed)),
    )
    if (delivered.length === 0)
      statements.push(
        env.DB.prepare(
          `INSERT INTO destinations (name, failing_since_ms, last_error) VALUES (?2, ?1, ?3)
           ON CONFLICT (name) DO UPDATE SET failing_since_ms = MIN(COALESCE(failing_since_ms, ?1), ?1), last_error = ?3`,
        ).bind(now, destination, failed[0]?.error ?? null),
      )
  }
  if (untried.length > 0) {
    statements.push(
      env.DB.prepare(
        `UPDATE deliveries SET leased_until_ms = 0, attempts = MAX(attempts - 1, 0)
         FROM (SELECT json_extract(value, '$.id') AS id, json_extract(value, '$.occasion') AS occasion FROM json_each(?2)) AS claimed
         WHERE deliveries.lead_id = claimed.id AND deliveries.occasion = claimed.occasion AND deliveries.destination = ?1
           AND deliveries.delivered_at_ms IS NULL`,
      ).bind(destination, JSON.stringify(untried.map(({ id, occasion }) => ({ id, occasion })))),
    )
  }
  if (statements.length > 0) await env.DB.batch(statements)
}
