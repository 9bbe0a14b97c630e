// Deletes leads older than LEAD_KEEP_MONTHS, with their notes, deliveries, images and photos. The
// privacy page promises the default.
import { DAY_MS } from '@/lib/time'
import { readNumber } from '@/lib/leads/number-settings'
import type { Env } from './env'
import { logError } from './log'

/** On each run of the cron trigger, which comes once a minute. */
const MAX_PER_RUN = 20
/**
 * Age is measured no later than this after the newest lead: a clock that has jumped ahead makes no
 * lead of these last months old. So a desk that takes no lead for longer deletes none.
 */
const MAX_QUIET_DAYS = 90

function monthsBefore(ms: number, months: number): number {
  const date = new Date(ms)
  return date.setUTCMonth(date.getUTCMonth() - months)
}

/** Deletes up to MAX_PER_RUN leads, the oldest first. */
export async function deleteExpiredLeads(env: Env): Promise<void> {
  // 0: leads are kept for ever. Nothing is deleted by a guess.
  const months = readNumber({ ...env }, 'LEAD_KEEP_MONTHS')
  if (months === undefined) return logError('bad_setting', { variable: 'LEAD_KEEP_MONTHS' })
  if (months === 0) return
  const newestMs = await env.DB.prepare('SELECT received_at_ms FROM leads ORDER BY seq DESC LIMIT 1').first<number>(
    'received_at_ms',
  )
  if (newestMs === null) return
  const cutoffMs = monthsBefore(Math.min(Date.now(), newestMs + MAX_QUIET_DAYS * DAY_MS), months)
  const { results } = await env.DB.prepare(
    'SELECT id FROM leads WHERE received_at_ms < ?1 ORDER BY received_at_ms LIMIT ?2',
  )
    .bind(cutoffMs, MAX_PER_RUN)
    .all<{ id: string }>()
  if (results.length === 0) return
  const ids = JSON.stringify(results.map(({ id }) => id))
  const SELECTED = '(SELECT value FROM json_each(?1))'
  // The rows in loose_pictures make deleteOrphans delete the images, also when this run is
  // interrupted. Those of photos come from a trigger.
  await env.DB.batch(
    [
      `INSERT OR REPLACE INTO loose_pictures (image_key, since_ms, swept)
       SELECT image_key, 0, 1 FROM leads WHERE id IN ${SELECTED} AND image_key IS NOT NULL`,
      ...['notes', 'deliveries', 'outbox'].map(table => `DELETE FROM ${table} WHERE lead_id IN ${SELECTED}`),
      `DELETE FROM leads WHERE id IN ${SELECTED}`,
    ].map(sql => env.DB.prepare(sql).bind(ids)),
  )
}
