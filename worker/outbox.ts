// The outbox in D1: which leads are undelivered, who has claimed them, and when to retry. The clock may be set back, so a time further ahead
// than this code ever writes counts as past.
import type { LeadKind } from '../lib/leads/choices'
import type { Env } from './env'

export interface OutboxLead {
  readonly id: string
  readonly kind: LeadKind
  /** ISO 8601, UTC. */
  readonly received_at: string
  readonly name: string | null
  readonly phone: string | null
  readonly phone_e164: string | null
  readonly email: string | null
  /** JSON. */
  readonly payload: string
  /** Including the current one. */
  readonly attempts: number
}

export interface Failure {
  readonly id: string
  readonly error: string
  readonly nextAttemptAtMs: number
}

interface Claim {
  readonly limit: number
  readonly leaseMs: number
  readonly maxPauseMs: number
  /** Limits to this lead, if it is due. */
  readonly id?: string
}

/**
 * Claims due leads for `leaseMs`, those with the fewest attempts first, so that leads which always fail delay no other. Concurrent runs get
 * different leads.
 */
export async function claimDue(env: Env, { limit, leaseMs, maxPauseMs, id = undefined }: Claim): Promise<OutboxLead[]> {
  const { results: claimed } = await env.DB.prepare(
    `UPDATE outbox SET leased_until_ms = ?1 + ?2, attempts = attempts + 1, last_attempt_at_ms = ?1
     WHERE lead_id IN (
       SELECT lead_id FROM outbox
       WHERE delivered_at_ms IS NULL
         AND (next_attempt_at_ms <= ?1 OR next_attempt_at_ms > ?1 + ?3)
         AND (leased_until_ms <= ?1 OR leased_until_ms > ?1 + ?2)
         AND (?4 IS NULL OR lead_id = ?4)
       ORDER BY attempts, next_attempt_at_ms LIMIT ?5
     )
     RETURNING lead_id`,
  )
    .bind(Date.now(), leaseMs, maxPauseMs, id ?? null, limit)
    .all<{ lead_id: string }>()
  if (claimed.length === 0) return []
  const { results } = await env.DB.prepare(
    `SELECT id, kind, received_at, name, phone, phone_e164, email, payload, attempts FROM leads JOIN outbox ON lead_id = id
     WHERE id IN (SELECT value FROM json_each(?1)) ORDER BY seq`,
  )
    .bind(JSON.stringify(claimed.map(row => row.lead_id)))
    .all<OutboxLead>()
  return results
}

/** Records the results of one round. A failure never overwrites a delivery that another run has recorded. */
export async function recordResults(env: Env, delivered: readonly string[], failed: readonly Failure[]): Promise<void> {
  const statements: D1PreparedStatement[] = []
  if (delivered.length > 0) {
    statements.push(
      env.DB.prepare(
        `UPDATE outbox SET delivered_at_ms = ?1, leased_until_ms = 0, last_error = NULL
         WHERE delivered_at_ms IS NULL AND lead_id IN (SELECT value FROM json_each(?2))`,
      ).bind(Date.now(), JSON.stringify(delivered)),
    )
  }
  if (failed.length > 0) {
    statements.push(
      env.DB.prepare(
        `UPDATE outbox SET leased_until_ms = 0, next_attempt_at_ms = failure.next_ms, last_error = failure.error
         FROM (SELECT json_extract(value, '$.id') AS id, json_extract(value, '$.error') AS error,
                 json_extract(value, '$.nextAttemptAtMs') AS next_ms FROM json_each(?1)) AS failure
         WHERE outbox.lead_id = failure.id AND outbox.delivered_at_ms IS NULL`,
      ).bind(JSON.stringify(failed)),
    )
  }
  if (statements.length > 0) await env.DB.batch(statements)
}
