// What is noted beside a new lead: where it came from, its page, and which person sent it.
import { isFields } from '@/lib/fields'
import { channelOf, latestVisit, pagePathOf } from '@/lib/leads/channel'
import { DAY_MS } from '@/lib/time'
import { type LeadSource, sourceHeader } from '@/lib/visit-source'
import type { Env } from '@/worker/env'
import type { ValidLead } from './validate-lead'

/** Requests of one person are one chain while none is longer than that after the one before. */
const SAME_PERSON_MS = 7 * DAY_MS

/** For the batch that inserts the lead. */
export function noteArrival(env: Env, id: string, lead: ValidLead, source: LeadSource | null): D1PreparedStatement {
  const { phoneE164, email, pageUrl } = lead.summary
  const utm = isFields(lead.payload.utm) ? (lead.payload.utm as Record<string, string>) : {}
  const latest = latestVisit(source, utm, pageUrl)
  return env.DB.prepare(
    `UPDATE leads SET source = ?2, channel = ?3, page_path = ?4,
       person_id = COALESCE((SELECT COALESCE(earlier.person_id, earlier.id) FROM leads AS earlier
         WHERE (earlier.phone_e164 = ?5 OR lower(earlier.email) = ?6) AND earlier.received_at_ms > leads.received_at_ms - ?7
           AND earlier.id <> ?1 AND earlier.is_trial = 0 AND earlier.suspect IS NULL AND earlier.junk_at_ms IS NULL
         ORDER BY earlier.received_at_ms DESC LIMIT 1), id)
     WHERE id = ?1`,
  ).bind(
    id,
    source === null ? null : sourceHeader(source),
    channelOf(latest).name,
    pagePathOf(pageUrl),
    phoneE164,
    email?.toLowerCase() ?? null,
    SAME_PERSON_MS,
  )
}
