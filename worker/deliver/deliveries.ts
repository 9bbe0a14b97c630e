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
  /** 1: the only lead of its network within an hour; of several the first has 2. */
  readonly turn: number
}

type Key = Pick<Delivery, 'id' | 'occasion'>

export interface Failure extends Key {
  readonly error: string
  readonly isRefusal: boolean
  /** Null: the delivery rests until `leads -- retry`. */
  readonly nextAttemptAtMs: number | null
}

/** A suspect waits for the digest an hour later. What was not tried yet is due by any clock. */
const dueTime = `CASE WHEN leads.suspect IS NULL THEN 0 ELSE leads.received_at_ms + ${HOUR_MS} END`

/** The fingerprint under which a network itself is remembered. */
export const ANY_LEAD = 'network'

const MAX_TURN = 10
/** What the network ?3 has sent since ?4. */
const ofNetwork = `FROM recent_senders WHERE fingerprint = '${ANY_LEAD}' AND network = ?3 AND at_ms > ?4`

/**
 * Rows for the destinations that are set, for the batch that inserts the lead and then remembers
 * its sender; without any, it waits until one is. In a flood `turn` decides which are told first:
 * nothing else of a lead is hard to forge.
 */
export function insertDeliveries(
  env: Env,
  leadId: string,
  names: readonly Recipient[],
  { network, now }: { readonly network: string; readonly now: number },
): readonly D1PreparedStatement[] {
  if (names.length === 0)
    return [env.DB.prepare('INSERT INTO unassigned_leads (lead_id) SELECT id FROM leads WHERE id = ?1').bind(leadId)]
  return [
    env.DB.prepare(
      `INSERT INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, is_suspect, turn)
       WITH earlier AS MATERIALIZED (SELECT COUNT(*) AS leads FROM (SELECT 1 ${ofNetwork} LIMIT ${MAX_TURN}))
       SELECT leads.id, name.value, 'lead', ${dueTime}, suspect IS NOT NULL, CASE earlier.leads WHEN 0 THEN 1 ELSE earlier.leads + 2 END
       FROM earlier CROSS JOIN leads CROSS JOIN json_each(?2) AS name WHERE leads.id = ?1`,
    ).bind(leadId, JSON.stringify(names), network, now - HOUR_MS),
    // The first of this network is no longer the only one.
    env.DB.prepare(
      `UPDATE deliveries SET turn = 2
       WHERE lead_id = (SELECT lead_id ${ofNetwork} ORDER BY at_ms LIMIT 1) AND lead_id <> ?1 AND destination IN (SELECT value FROM json_each(?2))
         AND occasion = 'lead' AND turn = 1 AND delivered_at_ms IS NULL AND refused_at_ms IS NULL`,
    ).bind(leadId, JSON.stringify(names), network, now - HOUR_MS),
  ]
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
  readonly turn: number
}

/**
 * ?1: what is due by then, ?2: destination, ?3: the longest lease, ?5: now by the clock of leases.
 * The words are those of the index deliveries_waiting.
 */
const isWaiting = (isSuspect: 0 | 1) =>
  `destination = ?2 AND is_suspect = ${isSuspect} AND delivered_at_ms IS NULL AND refused_at_ms IS NULL
    AND (leased_until_ms <= ?5 OR leased_until_ms > ?5 + ?3)`
/** Not tried yet, or to be tried at once. */
const isAtOnce = `${isWaiting(0)} AND next_attempt_at_ms = 0`
const isPast = 'next_attempt_at_ms > 0 AND next_attempt_at_ms <= ?1'
/** Only a clock that was set back since writes it so. */
const isTooFar = `next_attempt_at_ms > ?1 + ${LONGEST_RETRY_AFTER_MS}
  AND next_attempt_at_ms > ?1 + CASE refusals WHEN 0 THEN 0 ELSE ${LONGEST_PAUSE_MS} END`
const isDueSuspect = `${isWaiting(1)} AND (next_attempt_at_ms <= ?1 OR (${isTooFar}))`

const CLAIM = 'UPDATE deliveries SET leased_until_ms = ?5 + ?4, attempts = attempts + 1, last_attempt_at_ms = ?1'
const CLAIMED = 'RETURNING lead_id, occasion, attempts, refusals, is_suspect, turn'

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
  claimWhere(
    env,
    claim,
    `lead_id = ?6 AND ${isWaiting(0)} AND (attempts = 0 OR next_attempt_at_ms <= ?1 OR (${isTooFar}))`,
    id,
  )

/** The first of what is due are compared; behind them there may be thousands. */
const MAX_COMPARED = 50
const first = (condition: string, order: string, rank: number, limit: string | number = MAX_COMPARED) =>
  `SELECT * FROM (SELECT rowid, occasion, attempts, is_suspect, turn, ${rank} AS rank FROM deliveries
     WHERE ${condition} ORDER BY ${order} LIMIT ${limit})`
const due = [
  first(`${isWaiting(0)} AND ${isPast}`, 'next_attempt_at_ms', 2),
  first(`${isWaiting(0)} AND ${isTooFar}`, 'next_attempt_at_ms', 2),
]
/**
 * Those that were tried more than twice come later, so that what always fails delays nothing else.
 */
const inOrder = "is_suspect, occasion <> 'lead', attempts > 2, rowid"

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
  claimWhere(
    env,
    claim,
    `rowid IN (SELECT rowid FROM (${[
      first(isAtOnce, 'turn, rowid', 1),
      ...due,
      ...(areSuspectsIncluded ? [first(isDueSuspect, 'next_attempt_at_ms', 3)] : []),
    ].join(' UNION ALL ')}) ORDER BY ${inOrder} LIMIT ?6)`,
    limit,
  )

/**
 * Like claimDue, in a flood. Half of `limit` are the newest leads of networks that have sent only
 * one; then one lead a network, the oldest first, then the second of each. The first of what it
 * gives matters most.
 */
export async function claimInFlood(env: Env, claim: Claim, limit: number): Promise<readonly Delivery[]> {
  const claimed = await claimWhere(
    env,
    claim,
    `rowid IN (SELECT rowid FROM (
       ${[first(`${isAtOnce} AND turn = 1`, 'rowid DESC', 0, '?7'), first(isAtOnce, 'turn, rowid', 1, '?6'), ...due].join(' UNION ALL ')}
     ) GROUP BY rowid ORDER BY MIN(rank), occasion <> 'lead', attempts > 2, turn, rowid LIMIT ?6)`,
    limit,
    Math.ceil(limit / 2),
  )
  const only = claimed.filter(({ turn, occasion }) => turn === 1 && occasion === 'lead')
  const others = claimed.filter(delivery => !only.includes(delivery)).sort((a, b) => a.turn - b.turn)
  return [...fromBothEnds(only), ...others]
}

/** The newest, the oldest, the second newest, ... of `deliveries`, whose oldest is the first. */
function fromBothEnds(deliveries: readonly Delivery[]): readonly Delivery[] {
  const half = Math.floor(deliveries.length / 2)
  const [old, young] = [deliveries.slice(0, half), deliveries.slice(half).reverse()]
  return young.flatMap((delivery, index) => [delivery, ...old.slice(index, index + 1)])
}

/**
 * Suspects for a digest, when one has waited for an hour, with those that wait less; oldest first.
 */
export const claimSuspects = (env: Env, claim: Claim, limit: number): Promise<readonly Delivery[]> =>
  claimWhere(
    env,
    claim,
    `EXISTS (SELECT 1 FROM deliveries WHERE ${isDueSuspect})
     AND rowid IN (SELECT rowid FROM deliveries WHERE ${isWaiting(1)} AND attempts < 3 ORDER BY next_attempt_at_ms LIMIT ?6)`,
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
        .map(({ occasion, attempts, refusals, is_suspect, turn }) => ({
          rank: [is_suspect, occasion === 'lead' ? 0 : 1, attempts > 3 ? 1 : 0].join(''),
          delivery: { ...lead, occasion, attempts, refusals, turn },
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
