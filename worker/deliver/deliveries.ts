// Deliveries in D1: what is undelivered to which destination, and when to try next.
import { HOUR_MS } from '@/lib/time'
import type { Recipient } from '@/worker/destinations'
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'
import type { Env } from '@/worker/env'

/**
 * 'answer': the word that somebody has answered. 'outcome': what became of it, to the owner's
 * endpoint. 'confirmation' goes to the customer, and 'visit'
 * to both. 'visit-reminder': a hold is to be confirmed.
 */
export type Occasion =
  'lead' | 'reminder-1' | 'reminder-2' | 'answer' | 'outcome' | 'confirmation' | 'visit' | 'visit-reminder'

export interface Delivery extends StoredLead {
  readonly occasion: Occasion
  /** Including the current one. */
  readonly attempts: number
  /** Before the current attempt. */
  readonly refusals: number
  /** 1: the only lead of its network within an hour; of several the first has 2. */
  readonly turn: number
  readonly due_at_ms: number
}

/** A suspect waits for the digest an hour later. 0: not tried yet. */
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
      `INSERT INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, is_suspect, turn, lead_seq)
       WITH earlier AS MATERIALIZED (SELECT COUNT(*) AS leads FROM (SELECT 1 ${ofNetwork} LIMIT ${MAX_TURN}))
       SELECT leads.id, name.value, 'lead', ${dueTime}, suspect IS NOT NULL,
         CASE earlier.leads WHEN 0 THEN 1 ELSE earlier.leads + 2 END, leads.seq
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

const MAX_ASSIGNED = 200
const nextUnassigned = 'SELECT lead_id FROM unassigned_leads ORDER BY rowid LIMIT ?1'

/**
 * Gives deliveries to leads that were stored without: when no destination was set, after a restore,
 * or by `leads -- test`. A destination that is added later gets none that others have.
 */
export async function assignLeads(env: Env, names: readonly Recipient[]): Promise<void> {
  const waiting = await env.DB.prepare('SELECT 1 FROM unassigned_leads LIMIT 1').first()
  if (waiting === null) return
  await env.DB.batch([
    env.DB.prepare(
      `UPDATE leads SET sheet_token = COALESCE(sheet_token, lower(hex(randomblob(16)))),
         desk_origin = COALESCE(desk_origin, (SELECT desk_origin FROM leads WHERE desk_origin IS NOT NULL ORDER BY seq DESC LIMIT 1))
       WHERE (sheet_token IS NULL OR desk_origin IS NULL) AND id IN (${nextUnassigned})`,
    ).bind(MAX_ASSIGNED),
    env.DB.prepare(
      `INSERT OR IGNORE INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, is_suspect, lead_seq)
       SELECT leads.id, name.value, 'lead', ${dueTime}, suspect IS NOT NULL, leads.seq FROM leads, json_each(?2) AS name
       WHERE junk_at_ms IS NULL AND leads.id IN (${nextUnassigned})
         AND NOT EXISTS (SELECT 1 FROM outbox WHERE lead_id = leads.id AND delivered_at_ms IS NOT NULL)`,
    ).bind(MAX_ASSIGNED, JSON.stringify(names)),
    env.DB.prepare(`DELETE FROM unassigned_leads WHERE lead_id IN (${nextUnassigned})`).bind(MAX_ASSIGNED),
  ])
}

/** What waits for the destination ?1: the words of the index deliveries_waiting. */
export const waitingFor = (isSuspect: 0 | 1) =>
  `destination = ?1 AND is_suspect = ${isSuspect} AND delivered_at_ms IS NULL AND refused_at_ms IS NULL`
const isNew = `${waitingFor(0)} AND next_attempt_at_ms = 0`

/** The first of what is due are compared; behind them there may be thousands. */
const MAX_COMPARED = 50
const first = (rank: number, condition: string, order: string, limit: string | number = MAX_COMPARED) =>
  `SELECT * FROM (SELECT lead_id, occasion, attempts, refusals, is_suspect, turn, lead_seq, next_attempt_at_ms, ${rank} AS rank
     FROM deliveries WHERE ${condition} ORDER BY ${order} LIMIT ${limit})`
const due = (isSuspect: 0 | 1) =>
  first(1, `${waitingFor(isSuspect)} AND next_attempt_at_ms <= ?2`, 'next_attempt_at_ms')
const newest = (limit: string) => first(0, `${isNew} AND turn = 1`, 'lead_seq DESC', limit)

const inOrder = "is_suspect, occasion <> 'lead', attempts > 2, lead_seq"

/** Which are read, of those that are due by ?2, ?3 at the most, and in which order. */
const selections = {
  /**
   * Leads before reminders, the oldest first; what was tried more than twice comes later, so that
   * what always fails delays nothing else.
   */
  usual: [due(0), inOrder],
  /** With suspects, last, for a destination that takes no digests. */
  each: [`${due(0)} UNION ALL ${due(1)}`, inOrder],
  /**
   * Half of them the newest leads of networks that have sent only one; then one lead a network, the
   * oldest first, then the second of each.
   */
  flood: [
    `SELECT *, MIN(rank) FROM (${newest('CAST((?3 + 1) / 2 AS INTEGER)')} UNION ALL ${first(1, isNew, 'turn, lead_seq')}
       UNION ALL ${first(2, `${waitingFor(0)} AND next_attempt_at_ms BETWEEN 1 AND ?2`, 'next_attempt_at_ms')})
     GROUP BY lead_id, occasion`,
    "rank, occasion <> 'lead', attempts > 2, turn, lead_seq",
  ],
  /** Of these networks, what was not tried yet. */
  newest: [newest('?3'), inOrder],
  /** All that wait. */
  suspects: [first(1, waitingFor(1), 'next_attempt_at_ms', '?3'), inOrder],
} as const

export async function readDue(
  env: Env,
  name: Recipient,
  now: number,
  { of, limit }: { readonly of: keyof typeof selections; readonly limit: number },
): Promise<readonly Delivery[]> {
  const [selection, order] = selections[of]
  const { results } = await env.DB.prepare(
    `SELECT ${storedLeadColumns}, occasion, attempts + 1 AS attempts, refusals, turn, next_attempt_at_ms AS due_at_ms
     FROM (SELECT * FROM (${selection}) ORDER BY ${order} LIMIT ?3) AS due CROSS JOIN leads ON leads.id = due.lead_id`,
  )
    .bind(name, now, limit)
    .all<Delivery>()
  return of === 'flood' ? fromBothEnds(results) : results
}

/** Of who has sent only one, the newest, the oldest, the second newest, ...; others after them. */
function fromBothEnds(deliveries: readonly Delivery[]): readonly Delivery[] {
  const isOnly = ({ turn, occasion }: Delivery) => turn === 1 && occasion === 'lead'
  const only = deliveries.filter(isOnly).sort((a, b) => a.received_at_ms - b.received_at_ms)
  const half = Math.floor(only.length / 2)
  const [old, young] = [only.slice(0, half), only.slice(half).reverse()]
  const mixed = young.flatMap((delivery, index) => [delivery, ...old.slice(index, index + 1)])
  return [...mixed, ...deliveries.filter(delivery => !isOnly(delivery))]
}

export interface Failure {
  readonly error: string
  readonly isRefusal: boolean
  /** Null: the delivery rests until `leads -- retry`. */
  readonly nextMs: number | null
}

/** Of several. A failure never overwrites a delivery, and nothing overwrites news of meanwhile. */
function update(
  env: Env,
  name: Recipient,
  deliveries: readonly Pick<Delivery, 'id' | 'occasion' | 'due_at_ms'>[],
  set: string,
  values: readonly (string | number | null)[],
): D1PreparedStatement {
  const named = deliveries.map(() => '(lead_id = ? AND occasion = ?)').join(' OR ')
  return env.DB.prepare(
    `UPDATE deliveries SET attempts = attempts + 1, ${set} WHERE destination = ? AND next_attempt_at_ms <= ? AND delivered_at_ms IS NULL AND (${named})`,
  ).bind(
    ...values,
    name,
    Math.max(...deliveries.map(({ due_at_ms }) => due_at_ms)),
    ...deliveries.flatMap(({ id, occasion }) => [id, occasion]),
  )
}

export const recordDelivered = (env: Env, name: Recipient, deliveries: readonly Delivery[], now: number) =>
  update(env, name, deliveries, 'delivered_at_ms = ?, last_attempt_at_ms = ?, last_error = NULL, refusals = 0', [
    now,
    now,
  ])

export const recordFailed = (
  env: Env,
  name: Recipient,
  deliveries: readonly Delivery[],
  { error, isRefusal, nextMs }: Failure,
  now: number,
) =>
  update(
    env,
    name,
    deliveries,
    'last_attempt_at_ms = ?, last_error = ?, refusals = refusals + ?, next_attempt_at_ms = ?, refused_at_ms = ?',
    [now, error, isRefusal ? 1 : 0, nextMs ?? 0, nextMs === null ? now : null],
  )
