// What staff do with a lead: answers, outcomes and their undoing, kept as history (lead_events).
// The columns of `leads` repeat the state that follows from it, for lists and totals.
import { isAnswer, isJobStep, isOutcome, type LeadAction, type LeadEvent, stateOf } from '@/lib/leads/history'
import type { Env } from '@/worker/env'
import { insertAnswer, insertOutcome } from '@/worker/deliver/tell-answer'
import { statusLink } from '@/worker/visits/status-link'
import type { LeadKind } from '@/lib/leads/choices'
import { isOpen, joinPerson } from '@/lib/leads/person'

interface Statement {
  readonly sql: string
  readonly parameters: readonly (string | number)[]
}

/** Takes junk back: what waits of the lead goes on waiting, and what was delivered stays so. */
const notJunk = (id: string): readonly Statement[] =>
  [
    'UPDATE leads SET junk_at_ms = NULL WHERE id = ?1',
    `UPDATE deliveries SET is_suspect = (SELECT suspect IS NOT NULL FROM leads WHERE id = ?1) WHERE lead_id = ?1 AND is_suspect = 2`,
    joinPerson,
  ].map(sql => ({ sql, parameters: [id] }))

/**
 * A person has sent it. A suspect is due at once, also where a digest of suspects has told of it.
 */
const realLead = (id: string): readonly Statement[] => [
  {
    sql: `UPDATE deliveries SET is_suspect = 0, delivered_at_ms = NULL, refused_at_ms = NULL, attempts = 0, refusals = 0, last_error = NULL,
            next_attempt_at_ms = 0
          WHERE lead_id = ?1 AND occasion = 'lead' AND EXISTS (SELECT 1 FROM leads WHERE id = ?1 AND suspect IS NOT NULL)`,
    parameters: [id],
  },
  { sql: 'UPDATE leads SET suspect = NULL WHERE id = ?1', parameters: [id] },
  ...notJunk(id),
]

/** Junk since `nowMs`: what still waits of them is not sent, and a week later they are deleted. */
function junkLeads(ids: readonly string[], nowMs: number): readonly Statement[] {
  const list = JSON.stringify(ids)
  return [
    {
      sql: 'UPDATE leads SET junk_at_ms = ?2 WHERE id IN (SELECT value FROM json_each(?1)) AND junk_at_ms IS NULL',
      parameters: [list, nowMs],
    },
    {
      sql: 'UPDATE deliveries SET is_suspect = 2 WHERE lead_id IN (SELECT value FROM json_each(?1)) AND delivered_at_ms IS NULL',
      parameters: [list],
    },
  ]
}

const MAX_EVENTS = 300

export interface StaffAct {
  readonly what: Exclude<LeadAction, 'undone' | 'link'>
  readonly author: string | null
  readonly cents?: number | null
  readonly reason?: string | null
  readonly followUpDay?: string | null
  /** Of 'won'. */
  readonly isInstalled?: boolean
}

/** A further request of the same person. */
export interface OtherRequest {
  readonly id: string
  readonly kind: LeadKind
  readonly name: string | null
  readonly received_at_ms: number
  readonly sheet_token: string | null
}

/** One person may send many. */
const MAX_OTHERS = 10

/** OtherRequests that wait for an answer, oldest first. */
export const openOthers = (env: Env, id: string): D1PreparedStatement =>
  env.DB.prepare(
    `SELECT id, kind, name, received_at_ms, sheet_token FROM leads AS same
     WHERE person_id = (SELECT person_id FROM leads WHERE id = ?1) AND id <> ?1 AND ${isOpen('same')} ORDER BY seq LIMIT ?2`,
  ).bind(id, MAX_OTHERS)

export const historyOf = (env: Env, id: string): D1PreparedStatement =>
  env.DB.prepare(
    'SELECT seq, at_ms, what, author, cents, reason, follow_up_day, is_installed FROM lead_events WHERE lead_id = ?1 ORDER BY seq',
  ).bind(id)

interface Row extends LeadEvent {
  readonly lead_id: string
}

type NewEvent = Omit<LeadEvent, 'seq'>

async function eventsOf(env: Env, ids: readonly string[]): Promise<Map<string, Row[]>> {
  const { results } = await env.DB.prepare(
    `SELECT seq, lead_id, at_ms, what, author, cents, reason, follow_up_day, is_installed FROM lead_events
     WHERE lead_id IN (SELECT value FROM json_each(?1)) ORDER BY seq`,
  )
    .bind(JSON.stringify(ids))
    .all<Row>()
  const byLead = Map.groupBy(results, ({ lead_id }) => lead_id)
  return new Map(ids.map(id => [id, byLead.get(id) ?? []]))
}

/** `latestSeq`: only where no event came after that one. */
const insert = (
  env: Env,
  id: string,
  { at_ms, what, author, cents, reason, follow_up_day, is_installed = 0 }: NewEvent,
  latestSeq: number | null = null,
): D1PreparedStatement =>
  env.DB.prepare(
    `INSERT INTO lead_events (lead_id, at_ms, what, author, cents, reason, follow_up_day, is_installed)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?9, ?10
     WHERE EXISTS (SELECT 1 FROM leads WHERE id = ?1) AND CASE WHEN ?8 IS NULL
       THEN (SELECT COUNT(*) FROM lead_events WHERE lead_id = ?1) < ?7
       ELSE (SELECT MAX(seq) FROM lead_events WHERE lead_id = ?1) = ?8 END`,
  ).bind(id, at_ms, what, author, cents, reason, MAX_EVENTS, latestSeq, follow_up_day, is_installed)

/**
 * Writes the columns of `leads` from their history, and `further` in the same batch. The next event
 * writes them again.
 */
async function writeStates(
  env: Env,
  ids: readonly string[],
  further: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const histories = await eventsOf(env, ids)
  const statements = [...histories].map(([id, events]) => {
    const state = stateOf(events)
    return env.DB.prepare(
      `UPDATE leads SET answered_at_ms = ?2, answered_by = ?3, outcome = ?4, quoted_cents = ?5, won_cents = ?6, won_at_ms = ?7,
         follow_up_day = ?9, tries = ?10, tried_at_ms = ?11
       WHERE id = ?1 AND (SELECT MAX(seq) FROM lead_events WHERE lead_id = ?1) IS ?8`,
    ).bind(
      id,
      state.answeredAtMs,
      state.answeredBy,
      state.outcome?.what ?? null,
      state.quotedCents,
      state.wonCents,
      state.wonAtMs,
      events.at(-1)?.seq ?? null,
      state.followUpDay,
      state.tries,
      state.triedAtMs,
    )
  })
  await env.DB.batch([...statements, ...further])
}

const statementsOf = (env: Env, statements: ReturnType<typeof realLead>): D1PreparedStatement[] =>
  statements.map(({ sql, parameters }) => env.DB.prepare(sql).bind(...parameters))

/** Nothing more is sent of them, and a week later they are deleted. */
export async function markJunk(env: Env, ids: readonly string[], author: string | null): Promise<void> {
  const now = Date.now()
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO lead_events (lead_id, at_ms, what, author) SELECT id, ?2, 'junk', ?3 FROM leads
       WHERE id IN (SELECT value FROM json_each(?1)) AND junk_at_ms IS NULL`,
    ).bind(JSON.stringify(ids), now, author),
    ...statementsOf(env, junkLeads(ids, now)),
  ])
}

/**
 * Adds to the lead's history; an answer also answers those of `also` that are open requests of the
 * same person. False: nothing was added, because the history has no room. `wakeAll`, for
 * `waitUntil`, tells those who asked for a first answer.
 */
export async function act(
  env: Env,
  id: string,
  { what, author, cents = null, reason = null, followUpDay = null, isInstalled = false }: StaffAct,
  also: readonly string[] = [],
): Promise<boolean> {
  if (what === 'junk') {
    await markJunk(env, [id], author)
    return true
  }
  const is_installed = isInstalled ? 1 : 0
  const event = { at_ms: Date.now(), what, author, cents, reason, follow_up_day: followUpDay, is_installed } as const
  const [histories, found] = await Promise.all([eventsOf(env, [id]), openOthers(env, id).all<OtherRequest>()])
  const state = stateOf(histories.get(id) ?? [])
  const isAnswered = state.answeredAtMs !== null
  const others = isAnswer(event) ? found.results.map(other => other.id).filter(other => also.includes(other)) : []
  const isKnown = (what === 'answered' && isAnswered) || (isJobStep(what) && state.firstAtMs.has(what))
  const own = isKnown ? [] : [insert(env, id, event)]
  const answer = {
    ...event,
    what: 'answered',
    cents: null,
    reason: null,
    follow_up_day: null,
    is_installed: 0,
  } as const
  const added = [...own, ...others.map(other => insert(env, other, answer))]
  if (added.length === 0) return true
  const [first] = await env.DB.batch(added)
  if (own.length > 0 && first?.meta.changes === 0) return false
  if (what === 'real') await env.DB.batch(statementsOf(env, realLead(id)))
  const isFirst = isAnswer(event) && !isAnswered
  await writeStates(
    env,
    [id, ...others],
    [...(isFirst ? insertAnswer(env, id) : []), ...(isOutcome(what) ? insertOutcome(env, id) : [])],
  )
  return true
}

/**
 * Takes back the event `seq`, and what the same press did to other requests of the person. False,
 * and nothing is taken back, where another one is the last by now.
 */
export async function undo(env: Env, id: string, author: string | null, seq: number): Promise<boolean> {
  const events = (await eventsOf(env, [id])).get(id) ?? []
  const { last, undone } = stateOf(events)
  // A second press of the same button finds it taken back.
  if (last?.seq !== seq) return undone.get(events.at(-1)?.seq ?? 0)?.seq === seq
  const { results } = await env.DB.prepare(
    `SELECT lead_id FROM lead_events WHERE at_ms = ?2 AND what = 'answered'
       AND lead_id IN (SELECT id FROM leads WHERE person_id = (SELECT person_id FROM leads WHERE id = ?1) AND id <> ?1)`,
  )
    .bind(id, isAnswer(last) ? last.at_ms : null)
    .all<{ lead_id: string }>()
  const others = [
    ...(await eventsOf(
      env,
      results.map(other => other.lead_id),
    )),
  ].filter(([, own]) => stateOf(own).last?.at_ms === last.at_ms)
  const event = { at_ms: Date.now(), what: 'undone', author, cents: null, reason: null, follow_up_day: null } as const
  const undoing = [[id, events] as const, ...others]
  const [first] = await env.DB.batch(undoing.map(([lead, own]) => insert(env, lead, event, own.at(-1)?.seq)))
  if (first?.meta.changes === 0) return false
  const leads = undoing.map(([lead]) => lead)
  await writeStates(env, leads, [
    ...(last.what === 'junk' ? statementsOf(env, notJunk(id)) : []),
    ...(isOutcome(last.what) ? insertOutcome(env, id) : []),
  ])
  return true
}

/** A new link, and with it one of the status page; those before lead nowhere from then on. */
export async function replaceLink(env: Env, id: string, token: string, author: string | null): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('UPDATE leads SET sheet_token = ?2, status_hash = ?3 WHERE id = ?1').bind(
      id,
      token,
      (await statusLink(token)).hash,
    ),
    insert(env, id, { at_ms: Date.now(), what: 'link', author, cents: null, reason: null, follow_up_day: null }),
  ])
}
