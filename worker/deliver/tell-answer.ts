// A short message that somebody has answered, for destinations that asked for it
// (LEAD_TELL_ANSWERS), once a lead.
import { leadDeskWords as words } from '@/content/words/staff'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { MINUTE_MS } from '@/lib/time'
import { json } from '@/worker/destinations/json'
import { deliverySettings, type Env } from '@/worker/env'
import { outcomeText } from '@/worker/staff/event-text'
import { roughDuration } from '@/worker/staff/times'

/** For the batch that writes the answer. */
export function insertAnswer(env: Env, id: string): readonly D1PreparedStatement[] {
  const setting = (env.LEAD_TELL_ANSWERS ?? '').split(/[\s,]+/)
  const told = deliverySettings(env).names.filter(name => setting.includes('1') || setting.includes(name))
  if (told.length === 0) return []
  return [
    env.DB.prepare(
      `INSERT OR IGNORE INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, lead_seq)
       SELECT leads.id, name.value, 'answer', ?3, leads.seq FROM leads, json_each(?2) AS name WHERE leads.id = ?1 AND is_trial = 0`,
    ).bind(id, JSON.stringify(told), Date.now()),
  ]
}

/** For the batch that writes an outcome, or takes one back: the owner's endpoint is told of it. */
export function insertOutcome(env: Env, id: string): readonly D1PreparedStatement[] {
  if (!deliverySettings(env).names.includes(json.name)) return []
  return [
    env.DB.prepare(
      `INSERT INTO deliveries (lead_id, destination, occasion, next_attempt_at_ms, lead_seq)
       SELECT id, ?2, 'outcome', ?3, seq FROM leads WHERE id = ?1 AND is_trial = 0
       ON CONFLICT DO UPDATE SET next_attempt_at_ms = ?3, attempts = 0, refusals = 0, last_error = NULL,
         delivered_at_ms = NULL, refused_at_ms = NULL`,
    ).bind(id, json.name, Date.now()),
  ]
}

/** 'Won $2,000. Answered by MK, 14 min after the request'; null when the answer was undone. */
export function answerNews(lead: StoredLead): string | null {
  const { answered_at_ms, answered_by, received_at_ms } = lead
  if (answered_at_ms === null) return null
  const outcome = outcomeText(lead)
  const answered = words.answeredBy(answered_by ?? '', roughDuration((answered_at_ms - received_at_ms) / MINUTE_MS))
  return outcome === null ? answered : words.outcomeAndAnswer(outcome, answered)
}
