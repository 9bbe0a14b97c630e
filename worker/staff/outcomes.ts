// What staff do with a lead: answers, outcomes and their undoing, kept as history (lead_events).
// The columns of `leads` repeat the state that follows from it, for lists and totals.
import { isAnswer, type LeadAction, type LeadEvent, stateOf } from '@/lib/leads/history'
import type { Env } from '@/worker/env'
import { insertAnswer } from '@/worker/deliver/tell-answer'
import { junkStatements, realStatements } from '@/lib/leads/suspect-statements'

const MAX_EVENTS = 300

export interface StaffAct {
  readonly what: Exclude<LeadAction, 'undone' | 'link'>
  readonly author: string | null
  readonly cents?: number | null
  readonly reason?: string | null
}

export const historyOf = (env: Env, id: string): D1PreparedStatement =>
  env.DB.prepare('SELECT at_ms, what, author, cents, reason FROM lead_events WHERE lead_id = ?1 ORDER BY seq').bind(id)

interface Row extends LeadEvent {
  readonly seq: number
  readonly lead_id: string
}

async function eventsOf(env: Env, ids: readonly string[]): Promise<Map<string, Row[]>> {
  const { results } = await env.DB.prepare(
    `SELECT seq, lead_id, at_ms, what, author, cents, reason FROM lead_events
     WHERE lead_id IN (SELECT value FROM json_each(?1)) ORDER BY seq`,
  )
    .bind(JSON.stringify(ids))
    .all<Row>()
  const byLead = Map.groupBy(results, ({ lead_id }) => lead_id)
  return new Map(ids.map(id => [id, byLead.get(id) ?? []]))
}

const insert = (env: Env, id: string, { at_ms, what, author, cents, reason }: LeadEvent): D1PreparedStatement =>
  env.DB.prepare(
    `INSERT INTO lead_events (lead_id, at_ms, what, author, cents, reason) SELECT ?1, ?2, ?3, ?4, ?5, ?6
     WHERE (SELECT COUNT(*) FROM lead_events WHERE lead_id = ?1) < ?7 AND EXISTS (SELECT 1 FROM leads WHERE id = ?1)`,
  ).bind(id, at_ms, what, author, cents, reason, MAX_EVENTS)

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
      `UPDATE leads SET answered_at_ms = ?2, answered_by = ?3, outcome = ?4, quoted_cents = ?5, won_cents = ?6, won_at_ms = ?7
       WHERE id = ?1 AND (SELECT MAX(seq) FROM lead_events WHERE lead_id = ?1) IS ?8`,
    ).bind(
      id,
      state.answeredAtMs,
      state.answeredBy,
      state.outcome,
      state.quotedCents,
      state.wonCents,
      state.wonAtMs,
      events.at(-1)?.seq ?? null,
    )
  })
  await env.DB.batch([...statements, ...further])
}

const decide = async (env: Env, statements: readonly string[], leadId: string): Promise<void> => {
  const now = Date.now()
  await env.DB.batch(statements.map(sql => env.DB.prepare(sql).bind(leadId, now)))
}

/**
 * A person has sent it: `suspect` and `junk_at_ms` are cleared, and it is due at every destination.
 * `deliverLead`, for `waitUntil`, delivers it at once.
 */
export const markReal = (env: Env, leadId: string): Promise<void> => decide(env, realStatements, leadId)

/** Nothing more is sent of it, and a week later it is deleted. `markReal` takes it back. */
export const markJunk = (env: Env, leadId: string): Promise<void> => decide(env, junkStatements, leadId)

/** Leads of the same person, the lead itself left out. ?1: its id. */
const others = `id <> ?1 AND person_id = (SELECT person_id FROM leads WHERE id = ?1) AND is_trial = 0
  AND suspect IS NULL AND junk_at_ms IS NULL`

/**
 * Adds to the lead's history. An answer also answers the other open requests of that person. True
 * where it is the first answer, which `deliverLead`, for `waitUntil`, tells those who asked for it.
 */
export async function act(
  env: Env,
  id: string,
  { what, author, cents = null, reason = null }: StaffAct,
): Promise<boolean> {
  const event = { at_ms: Date.now(), what, author, cents, reason }
  const before = stateOf((await eventsOf(env, [id])).get(id) ?? [])
  if (what === 'answered' && before.answeredAtMs !== null) return false
  const isFirst = isAnswer(event) && before.answeredAtMs === null
  const { results } = isFirst
    ? await env.DB.prepare(`SELECT id FROM leads WHERE answered_at_ms IS NULL AND ${others}`)
        .bind(id)
        .all<{ id: string }>()
    : { results: [] }
  const answer = { ...event, what: 'answered', cents: null, reason: null } as const
  await env.DB.batch([insert(env, id, event), ...results.map(other => insert(env, other.id, answer))])
  if (what === 'junk') await markJunk(env, id)
  if (what === 'real') await markReal(env, id)
  await writeStates(env, [id, ...results.map(other => other.id)], isFirst ? insertAnswer(env, id) : [])
  return isFirst
}

/** Takes back what was done last, also what that did to other requests of the person. */
export async function undo(env: Env, id: string, author: string | null): Promise<void> {
  const { results } = await env.DB.prepare(`SELECT id FROM leads WHERE ${others}`).bind(id).all<{ id: string }>()
  const histories = await eventsOf(env, [id, ...results.map(other => other.id)])
  const lastOf = (lead: string) => stateOf(histories.get(lead) ?? []).last
  const last = lastOf(id)
  if (last === null) return
  const isSameAct = (lead: string) => {
    const event = lastOf(lead)
    return isAnswer(last) && event?.what === 'answered' && event.at_ms === last.at_ms
  }
  const undone = [id, ...results.map(other => other.id).filter(isSameAct)]
  const event = { at_ms: Date.now(), what: 'undone', author, cents: null, reason: null } as const
  await env.DB.batch(undone.map(lead => insert(env, lead, event)))
  if (last.what === 'junk') await markReal(env, id)
  await writeStates(env, undone)
}

/** A new link; the one before leads nowhere from then on. */
export async function replaceLink(env: Env, id: string, token: string, author: string | null): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('UPDATE leads SET sheet_token = ?2 WHERE id = ?1').bind(id, token),
    insert(env, id, { at_ms: Date.now(), what: 'link', author, cents: null, reason: null }),
  ])
}
