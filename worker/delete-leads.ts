// Deletes leads with everything that belongs to them.
import type { Env } from './env'

/**
 * The rows in loose_pictures make deleteOrphans delete the pictures, also when this is interrupted.
 * Those of photos come from a trigger.
 */
export async function deleteLeads(env: Env, ids: readonly string[]): Promise<void> {
  const SELECTED = '(SELECT value FROM json_each(?1))'
  await env.DB.batch(
    [
      `INSERT OR REPLACE INTO loose_pictures (image_key, since_ms, swept)
       SELECT image_key, 0, 1 FROM leads WHERE id IN ${SELECTED} AND image_key IS NOT NULL`,
      ...['notes', 'deliveries', 'outbox', 'recent_senders'].map(
        table => `DELETE FROM ${table} WHERE lead_id IN ${SELECTED}`,
      ),
      `DELETE FROM leads WHERE id IN ${SELECTED}`,
    ].map(sql => env.DB.prepare(sql).bind(JSON.stringify(ids))),
  )
}
