// Windows that wait for the office, and what came of its press.
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'
import { isToldByMail } from '@/worker/deliver/visits'
import type { Env } from '@/worker/env'
import { leadView } from '@/worker/staff/lead-view'
import { newsOfVisit } from '@/worker/visits/customer'
import { hasVisits, heldVisits, visitOf } from '@/worker/visits/store'
import type { LapsedVisit, VisitNews, VisitsOfNow } from './visits-page'

/** Null where there is nothing to tell: no visit, or one that is neither confirmed nor ended. */
export async function visitNewsOf(env: Env, leadId: string): Promise<VisitNews | null> {
  const lead = await env.DB.prepare(`SELECT ${storedLeadColumns} FROM leads WHERE id = ?1`)
    .bind(leadId)
    .first<StoredLead>()
  const visit = lead && (await visitOf(env, leadId))
  const news = visit && (await newsOfVisit(env, lead, visit))
  return news && { view: leadView(lead), text: news.text, isMailed: isToldByMail(env, lead) }
}

/** What waits for the office; null where visits are off. */
export async function visitsOfNow(env: Env, nowMs: number): Promise<VisitsOfNow | null> {
  if (!(await hasVisits(env, nowMs))) return null
  // Ends what is due before the second list is read.
  const held = await heldVisits(env, nowMs)
  const { results } = await env.DB.prepare(
    `SELECT name, sheet_token, start_ms, end_ms FROM visits JOIN leads ON id = lead_id
     WHERE ended = 'expired' AND start_ms > ?1 AND junk_at_ms IS NULL ORDER BY start_ms`,
  )
    .bind(nowMs)
    .all<LapsedVisit>()
  return { held, lapsed: results }
}
