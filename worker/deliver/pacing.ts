// How fast a destination is sent to: its own wish to pause, and digests in a flood.
import { MINUTE_MS } from '@/lib/time'
import type { Recipient } from '@/worker/destinations'
import type { Env } from '@/worker/env'
import { LONGEST_RETRY_AFTER_MS } from './backoff'
import type { SendError } from './send'

/** Milliseconds since 1970. A scheduled run may be for another time than now. */
export type Clock = () => number

/** With more messages than these in WINDOW_MS, waiting and sent, digests take their place. */
const MAX_MESSAGES = 20
const WINDOW_MS = 10 * MINUTE_MS
/** A lead that has just missed one is told within a minute. */
const DIGEST_PAUSE_MS = 45_000

export interface Pace {
  /** 0 when it asked for no pause. */
  readonly pausedUntilMs: number
  readonly isFlooded: boolean
  readonly isWaiting: boolean
  /** When its next digest may go. */
  readonly digestDueMs: number
  /** Some suspects have waited for an hour. */
  readonly areSuspectsDue: boolean
}

interface Row {
  readonly paused_until_ms: number | null
  readonly digest_at_ms: number | null
  readonly waiting: number
  readonly sent: number
  readonly suspects: number
}

/** A time further ahead than this code ever writes was written before the clock was set back. */
const soon = (ms: number | null | undefined, now: number, longestMs: number): number =>
  ms === null || ms === undefined || ms > now + longestMs ? 0 : ms

/** The words are those of the index deliveries_waiting. */
const waiting = (isSuspect: 0 | 1, name: string) =>
  `deliveries WHERE destination = ${name} AND is_suspect = ${isSuspect} AND delivered_at_ms IS NULL AND refused_at_ms IS NULL`

export async function readPace(env: Env, name: Recipient, now: number): Promise<Pace> {
  const row = await env.DB.prepare(
    `SELECT paused_until_ms, digest_at_ms, waiting,
       CASE WHEN waiting > ?3 THEN 0 ELSE (SELECT COUNT(*) FROM (SELECT 1 FROM deliveries
         WHERE destination = ?1 AND delivered_at_ms BETWEEN ?2 - ?4 AND ?2 AND is_suspect = 0 LIMIT ?3 + 1)) END AS sent,
       EXISTS (SELECT 1 FROM ${waiting(1, '?1')} AND next_attempt_at_ms <= ?2) AS suspects
     FROM (SELECT ?1 AS name, (SELECT COUNT(*) FROM (SELECT 1 FROM ${waiting(0, '?1')} LIMIT ?3 + 1)) AS waiting) AS asked
       LEFT JOIN destinations ON destinations.name = asked.name`,
  )
    .bind(name, now, MAX_MESSAGES, WINDOW_MS)
    .first<Row>()
  return {
    pausedUntilMs: soon(row?.paused_until_ms, now, LONGEST_RETRY_AFTER_MS),
    isFlooded: (row?.waiting ?? 0) + (row?.sent ?? 0) > MAX_MESSAGES,
    isWaiting: (row?.waiting ?? 0) > 0,
    digestDueMs: soon(row?.digest_at_ms, now, DIGEST_PAUSE_MS) + DIGEST_PAUSE_MS,
    areSuspectsDue: row?.suspects === 1,
  }
}

/** Those of `names` for which something is due, in as few reads as a minute of nothing is worth. */
export async function dueRecipients(
  env: Env,
  names: readonly Recipient[],
  now: number,
): Promise<ReadonlySet<Recipient>> {
  const { results } = await env.DB.prepare(
    `SELECT value AS name FROM json_each(?1)
     WHERE CASE WHEN EXISTS (SELECT 1 FROM deliveries
         WHERE destination = value AND is_suspect < 2 AND delivered_at_ms IS NULL AND refused_at_ms IS NULL)
       THEN EXISTS (SELECT 1 FROM ${waiting(0, 'value')} AND next_attempt_at_ms <= ?2)
         OR EXISTS (SELECT 1 FROM ${waiting(1, 'value')} AND next_attempt_at_ms <= ?2)
         OR EXISTS (SELECT 1 FROM ${waiting(0, 'value')} AND next_attempt_at_ms > ?2 + ?3) END`,
  )
    .bind(JSON.stringify(names), now, LONGEST_RETRY_AFTER_MS)
    .all<{ name: Recipient }>()
  return new Set(results.map(({ name }) => name))
}

/** Names of the destinations that asked for a pause which is not over. */
export async function pausedDestinations(env: Env, now: number): Promise<ReadonlySet<string>> {
  const { results } = await env.DB.prepare('SELECT name FROM destinations WHERE paused_until_ms BETWEEN ?1 + 1 AND ?2')
    .bind(now, now + LONGEST_RETRY_AFTER_MS)
    .all<{ name: string }>()
  return new Set(results.map(({ name }) => name))
}

const SHORTEST_PAUSE_MS = 1_000
/** Where a destination wants fewer messages and names no time. */
const DEFAULT_PAUSE_MS = 5_000

/** How long a destination that wants fewer messages gets none. */
export const pauseMs = ({ retryAfterMs = DEFAULT_PAUSE_MS }: Pick<SendError, 'retryAfterMs'>): number =>
  Math.max(retryAfterMs, SHORTEST_PAUSE_MS)

/** Runs of other leads, and later ones, wait too. A pause is never made shorter. */
export async function pauseDestination(
  env: Env,
  name: Recipient,
  { untilMs, now }: { readonly untilMs: number; readonly now: number },
): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO destinations (name, paused_until_ms) VALUES (?1, ?2)
     ON CONFLICT (name) DO UPDATE SET paused_until_ms =
       CASE WHEN paused_until_ms BETWEEN ?2 AND ?3 THEN paused_until_ms ELSE ?2 END`,
  )
    .bind(name, untilMs, now + LONGEST_RETRY_AFTER_MS)
    .run()
}

const DIGEST_COLUMN = { leads: 'digest_at_ms', suspects: 'suspect_digest_at_ms' } as const
export type DigestOf = keyof typeof DIGEST_COLUMN

/** Whether this run sends the digest of this minute: another one may run at the same time. */
export async function claimDigest(env: Env, name: Recipient, of: DigestOf, now: number): Promise<boolean> {
  const column = DIGEST_COLUMN[of]
  const { meta } = await env.DB.prepare(
    `INSERT INTO destinations (name, ${column}) VALUES (?1, ?2)
     ON CONFLICT (name) DO UPDATE SET ${column} = ?2
       WHERE ${column} IS NULL OR ${column} <= ?2 - ?3 OR ${column} > ?2 + ?3`,
  )
    .bind(name, now, DIGEST_PAUSE_MS)
    .run()
  return meta.changes === 1
}
