// Deletes leads older than LEAD_KEEP_MONTHS, and junk after a week, with their notes, deliveries,
// images and photos. The privacy page promises the default.
import { DAY_MS } from '@/lib/time'
import { readNumber } from '@/lib/leads/number-settings'
import type { Env } from './env'
import { logError } from './log'

/** On each run of the cron trigger, which comes once a minute. */
const MAX_PER_RUN = 20
/**
 * What is deleted by a wrong setting or a wrong clock is gone: so much of it, and there is time to
 * notice.
 */
const MAX_PER_DAY = 50
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

/**
 * Deletes up to MAX_PER_RUN leads, the oldest first, and says so when the day's limit is reached.
 */
export async function deleteExpiredLeads(env: Env): Promise<void> {
  // 0: leads are kept for ever. Nothing is deleted by a guess.
  const months = readNumber(env, 'LEAD_KEEP_MONTHS')
  if (months === undefined) return logError('bad_setting', { variable: 'LEAD_KEEP_MONTHS' })
  if (months === 0) return
  const newestMs = await env.DB.prepare('SELECT received_at_ms FROM leads ORDER BY seq DESC LIMIT 1').first<number>(
    'received_at_ms',
  )
  if (newestMs === null) return
  const day = Math.floor(Date.now() / DAY_MS)
  const today = await env.DB.prepare('SELECT leads FROM deleted_leads WHERE day = ?1').bind(day).first<number>('leads')
  const left = MAX_PER_DAY - (today ?? 0)
  if (left <= 0) return
  const cutoffMs = monthsBefore(Math.min(Date.now(), newestMs + MAX_QUIET_DAYS * DAY_MS), months)
  const { results } = await env.DB.prepare(
    'SELECT id FROM leads WHERE received_at_ms < ?1 ORDER BY received_at_ms LIMIT ?2',
  )
    .bind(cutoffMs, Math.min(MAX_PER_RUN, left))
    .all<{ id: string }>()
  if (results.length === 0) return
  await deleteLeads(env, results, [
    env.DB.prepare(
      'INSERT INTO deleted_leads (day, leads) VALUES (?1, ?2) ON CONFLICT (day) DO UPDATE SET leads = leads + ?2',
    ).bind(day, results.length),
    env.DB.prepare('DELETE FROM deleted_leads WHERE day <> ?1').bind(day),
  ])
  if (results.length === left) logError('retention_limit_reached', { leads: MAX_PER_DAY })
}

/** Deletes up to MAX_PER_RUN leads that staff marked as junk a week ago. */
export async function deleteJunk(env: Env): Promise<void> {
  const { results } = await env.DB.prepare('SELECT id FROM leads WHERE junk_at_ms < ?1 ORDER BY junk_at_ms LIMIT ?2')
    .bind(Date.now() - JUNK_DAYS * DAY_MS, MAX_PER_RUN)
    .all<{ id: string }>()
  if (results.length > 0) await deleteLeads(env, results)
}

async function deleteLeads(
  env: Env,
  leads: readonly { readonly id: string }[],
  further: readonly D1PreparedStatement[] = [],
): Promise<void> {
  const ids = JSON.stringify(leads.map(({ id }) => id))
  const SELECTED = '(SELECT value FROM json_each(?1))'
  // The rows in loose_pictures make deleteOrphans delete the images, also when this run is
  // interrupted. Those of photos come from a trigger.
  await env.DB.batch([
    ...[
      `INSERT OR REPLACE INTO loose_pictures (image_key, since_ms, swept)
       SELECT image_key, 0, 1 FROM leads WHERE id IN ${SELECTED} AND image_key IS NOT NULL`,
      ...['notes', 'deliveries', 'outbox', 'recent_senders'].map(
        table => `DELETE FROM ${table} WHERE lead_id IN ${SELECTED}`,
      ),
      `DELETE FROM leads WHERE id IN ${SELECTED}`,
    ].map(sql => env.DB.prepare(sql).bind(ids)),
    ...further,
  ])
}
