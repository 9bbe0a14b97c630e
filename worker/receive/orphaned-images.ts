// Images in R2 without a lead. A row in `loose_pictures` is inserted before each upload and deleted
// in the batch that inserts the lead, so a crash at any point leaves a row that leads to the image.
// Both table and column `swept` (the image is being deleted) keep their first names: a rename would
// break the Worker that runs while the migration is applied.
import { MINUTE_MS } from '@/lib/time'
import type { Env } from '@/worker/env'
import { logFailure } from '@/worker/log'

/** No upload takes this long. */
const ORPHAN_AFTER_MS = 10 * MINUTE_MS
/** With two queries each, the free plan's 1,000 operations of a run take so many. */
const MAX_PER_RUN = 100

/**
 * Call before the upload. `condition` is SQL with parameters from ?3 on; false when it does not
 * hold and nothing is recorded. It is part of the same statement because every round trip counts
 * under load.
 */
export async function recordUpload(
  env: Env,
  imageKey: string,
  condition = '1',
  parameters: readonly (string | number)[] = [],
): Promise<boolean> {
  const { meta } = await env.DB.prepare(
    `INSERT INTO loose_pictures (image_key, since_ms) SELECT ?1, ?2 WHERE ${condition}`,
  )
    .bind(imageKey, Date.now(), ...parameters)
    .run()
  return meta.changes === 1
}

/** Takes the row of an uploaded image out, as part of the batch that inserts its lead. */
export function claimUpload(env: Env, imageKey: string): D1PreparedStatement {
  return env.DB.prepare('DELETE FROM loose_pictures WHERE image_key = ?1 AND swept = 0').bind(imageKey)
}

/**
 * Deletes an image that no lead has claimed, and its row. The row is marked first: from then on no
 * lead can claim the image, not even one whose batch is under way. Never throws.
 */
export async function deleteOrphan(env: Env, imageKey: string): Promise<void> {
  try {
    const marked = await env.DB.prepare('UPDATE loose_pictures SET swept = 1 WHERE image_key = ?1').bind(imageKey).run()
    if (marked.meta.changes === 0) return
    await env.PLANS.delete(imageKey)
    await env.DB.prepare('DELETE FROM loose_pictures WHERE image_key = ?1').bind(imageKey).run()
  } catch (error) {
    logFailure('delete_orphan_failed', { imageKey })(error)
  }
}

/** Deletes what interrupted uploads have left. */
export async function deleteOrphans(env: Env): Promise<void> {
  const { results } = await env.DB.prepare(
    'SELECT image_key FROM loose_pictures WHERE swept = 1 OR since_ms < ?1 ORDER BY since_ms LIMIT ?2',
  )
    .bind(Date.now() - ORPHAN_AFTER_MS, MAX_PER_RUN)
    .all<{ image_key: string }>()
  for (const { image_key } of results) await deleteOrphan(env, image_key)
}
