// The picture of a plan whose words were stored without it.
import type { Env } from '@/worker/env'
import { errorText, logError } from '@/worker/log'
import { Problem, storageUnavailable } from '@/worker/problem'
import { isPastDailyLimit } from '@/worker/receive/daily-limit'
import { deleteOrphan, recordUpload } from '@/worker/receive/orphaned-images'
import type { StoredPhoto } from './store-photo'

/**
 * Stores the picture of the plan with this Idempotency-Key. A plan that has one keeps it. Throws a
 * Problem where there is no such plan, and when storage fails.
 */
export async function storePlanPicture(env: Env, key: string, jpeg: Uint8Array): Promise<StoredPhoto> {
  try {
    const lead = await env.DB.prepare("SELECT id, image_key FROM leads WHERE kind = 'plan' AND idempotency_key = ?1")
      .bind(key)
      .first<{ id: string; image_key: string | null }>()
    if (lead === null) throw new Problem('not_found', 'We don’t have the plan of this picture')
    if (lead.image_key !== null) return 'stored before'
    if (await isPastDailyLimit(env)) {
      await env.DB.prepare('UPDATE leads SET image_dropped = 1 WHERE id = ?1').bind(lead.id).run()
      return 'dropped'
    }
    await upload(env, lead.id, jpeg)
    return 'stored'
  } catch (error) {
    if (error instanceof Problem) throw error
    logError('picture_storage_failed', { error: errorText(error) })
    throw storageUnavailable()
  }
}

async function upload(env: Env, leadId: string, jpeg: Uint8Array): Promise<void> {
  const imageKey = `plans/${crypto.randomUUID()}.jpg`
  try {
    await recordUpload(env, imageKey)
    await env.PLANS.put(imageKey, jpeg, { httpMetadata: { contentType: 'image/jpeg' } })
    const [written] = await env.DB.batch([
      // The lead may have gone, or have got its picture, since it was looked for.
      env.DB.prepare(
        `UPDATE leads SET image_key = ?2, image_dropped = 0,
           payload = CASE WHEN json_valid(payload) THEN json_set(payload, '$.plan_image_key', ?2) ELSE payload END
         WHERE id = ?1 AND image_key IS NULL AND EXISTS (SELECT 1 FROM loose_pictures WHERE image_key = ?2 AND swept = 0)`,
      ).bind(leadId, imageKey),
      env.DB.prepare(
        'DELETE FROM loose_pictures WHERE image_key = ?1 AND swept = 0 AND EXISTS (SELECT 1 FROM leads WHERE image_key = ?1)',
      ).bind(imageKey),
    ])
    if (written?.meta.changes === 0) await deleteOrphan(env, imageKey)
  } catch (error) {
    await deleteOrphan(env, imageKey)
    throw error
  }
}
