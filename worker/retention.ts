// Deletes leads older than LEAD_KEEP_MONTHS, and junk after a week, with their notes, deliveries,
// images and photos; and links of status pages that ended so long ago. The privacy page names the
// default, `keepMonths`.
import { DAY_MS } from '@/lib/time'
import { readNumber } from '@/lib/leads/number-settings'
import { deleteLeads } from './delete-leads'
import type { Env } from './env'
import { logError } from './log'

/** Twice an hour: 2,400 a day, which leaves room among the rows of the free plan for new leads. */
const MAX_PER_RUN = 50
const JUNK_DAYS = 7
/**
 * Age is measured no later than this after the newest lead: a clock that has jumped ahead makes no
 * lead of these last months old. So a desk that takes no lead for longer deletes none.
 */
const MAX_QUIET_DAYS = 90

function monthsBefore(ms: number, months: number): number {
  const date = new Date(ms)
  return date.setUTCMonth(date.getUTCMonth() - months)
}

/** Leads received before that are deleted; null where none is. */
async function cutoffMs(env: Env): Promise<number | null> {
  const months = readNumber(env, 'LEAD_KEEP_MONTHS')
  // Nothing is deleted by a guess.
  if (months === undefined) logError('bad_setting', { variable: 'LEAD_KEEP_MONTHS' })
  // 0: leads are kept for ever.
  if (months === undefined || months === 0) return null
  const newestMs = await env.DB.prepare('SELECT received_at_ms FROM leads ORDER BY seq DESC LIMIT 1').first<number>(
    'received_at_ms',
  )
  return newestMs === null ? null : monthsBefore(Math.min(Date.now(), newestMs + MAX_QUIET_DAYS * DAY_MS), months)
}

/** Deletes up to MAX_PER_RUN leads that are due, the oldest first. */
export async function deleteDueLeads(env: Env): Promise<void> {
  const cutoff = await cutoffMs(env)
  await env.DB.prepare(
    `DELETE FROM ended_status_links WHERE status_hash IN
       (SELECT status_hash FROM ended_status_links WHERE ended_at_ms < ?1 ORDER BY ended_at_ms LIMIT ?2)`,
  )
    .bind(cutoff, MAX_PER_RUN)
    .run()
  const { results } = await env.DB.prepare(
    `SELECT id FROM (SELECT id FROM leads WHERE received_at_ms < ?1 ORDER BY received_at_ms LIMIT ?3)
     UNION SELECT id FROM (SELECT id FROM leads WHERE junk_at_ms < ?2 ORDER BY junk_at_ms LIMIT ?3) LIMIT ?3`,
  )
    .bind(cutoff, Date.now() - JUNK_DAYS * DAY_MS, MAX_PER_RUN)
    .all<{ id: string }>()
  if (results.length > 0)
    await deleteLeads(
      env,
      results.map(({ id }) => id),
    )
}
