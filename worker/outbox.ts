// The outbox in D1: which leads still have to be delivered, who is at it, and when to try again. All times come from a clock that may
// be set forward or back, so a time further ahead than this code ever writes counts as passed.
import type { LeadKind } from '../lib/leads/schema'
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
  /** This one included. */
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
  /** Only this lead, if it is due. */
  readonly id?: string
}

/**
 * Takes due leads for `leaseMs`, those that were tried least first: what an endpoint always refuses keeps nobody waiting. Two runs at the
 * same time get different ones.
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

/** Records how a round of deliveries went. A failure never undoes a delivery that another run has recorded. */
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
