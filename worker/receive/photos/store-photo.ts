// Photos, and pictures of plans that come after their plan, in R2 and D1. `leads.idempotency_key`
// leads to the lead; triggers of migration 0003 leave the files of deleted and replaced rows to
// worker/receive/orphaned-images.ts.
import { DAY_MS } from '@/lib/time'
import { leadKinds } from '@/lib/leads/choices'
import type { PhotoNumber, PhotoSubject } from '@/lib/leads/photos'
import { isPastDailyLimit } from '@/worker/receive/daily-limit'
import type { Env } from '@/worker/env'
import { claimUpload, deleteOrphan, recordUpload } from '@/worker/receive/orphaned-images'
import { Problem, storageFailure } from '@/worker/http/problem'

export interface Photo {
  /** The Idempotency-Key of its lead. */
  readonly key: string
  readonly number: PhotoNumber
  readonly what: PhotoSubject
  /** The picture, its metadata removed. */
  readonly jpeg: Uint8Array
  /** SHA-256 in hex of the file as sent. */
  readonly bodyHash: string
}

/** 'dropped': past the daily limit; the lead says so. */
export type StoredPhoto = 'stored' | 'stored before' | 'dropped'

/** Photos without a lead at a time: a page sends the lead first, so only a stranger has many. */
const MAX_UNCLAIMED = 40

interface Found {
  readonly lead_id: string | null
  readonly body_hash: string | null
  readonly unclaimed: number
}

/**
 * Stores a photo under its key and number, in place of another one there. Throws a Problem when
 * storage fails.
 */
export const storePhoto = (env: Env, photo: Photo): Promise<StoredPhoto> =>
  keepPhoto(env, photo).catch(storageFailure('photo_storage_failed'))

async function keepPhoto(env: Env, photo: Photo): Promise<StoredPhoto> {
  const { key, number, what, jpeg, bodyHash } = photo
  const found = await find(env, photo)
  if (found.body_hash === bodyHash) return 'stored before'
  if (found.lead_id === null && found.unclaimed >= MAX_UNCLAIMED)
    throw new Problem('too_many_requests', 'We don’t have this photo’s request yet. Send that first.', {
      headers: { 'retry-after': '300' },
    })
  const kept = await keep(env, 'photos', jpeg, found.lead_id, imageKey => [
    // The lead may have come, or gone, since it was looked for.
    env.DB.prepare(
      `INSERT INTO photos (lead_key, number, lead_id, what, body_hash, image_key, received_at_ms)
       SELECT ?1, ?2, ${leadOfKey}, ?3, ?4, ?5, ?6 WHERE EXISTS (SELECT 1 FROM loose_pictures WHERE image_key = ?5 AND swept = 0)
       ON CONFLICT (lead_key, number) DO UPDATE SET lead_id = excluded.lead_id, what = excluded.what, body_hash = excluded.body_hash,
         image_key = excluded.image_key, received_at_ms = excluded.received_at_ms`,
    ).bind(key, number, what, bodyHash, imageKey, Date.now()),
    claimUpload(env, imageKey),
  ])
  if (kept === 'unwritten') throw new Error('the photo was deleted before its row was inserted')
  return kept
}

/**
 * Stores the picture of the plan with this Idempotency-Key, whose words were stored without it. A
 * plan that has one keeps it. Throws a Problem where there is no such plan, and when storage fails.
 */
export const storePlanPicture = (env: Env, key: string, jpeg: Uint8Array): Promise<StoredPhoto> =>
  keepPlanPicture(env, key, jpeg).catch(storageFailure('picture_storage_failed'))

async function keepPlanPicture(env: Env, key: string, jpeg: Uint8Array): Promise<StoredPhoto> {
  const lead = await env.DB.prepare("SELECT id, image_key FROM leads WHERE kind = 'plan' AND idempotency_key = ?1")
    .bind(key)
    .first<{ id: string; image_key: string | null }>()
  if (lead === null) throw new Problem('not_found', 'We don’t have the plan of this picture')
  if (lead.image_key !== null) return 'stored before'
  const kept = await keep(env, 'plans', jpeg, lead.id, imageKey => [
    // The lead may have gone, or have got its picture, since it was looked for.
    env.DB.prepare(
      `UPDATE leads SET image_key = ?2, image_dropped = 0,
         payload = CASE WHEN json_valid(payload) THEN json_set(payload, '$.plan_image_key', ?2) ELSE payload END
       WHERE id = ?1 AND image_key IS NULL AND EXISTS (SELECT 1 FROM loose_pictures WHERE image_key = ?2 AND swept = 0)`,
    ).bind(lead.id, imageKey),
    env.DB.prepare(
      'DELETE FROM loose_pictures WHERE image_key = ?1 AND swept = 0 AND EXISTS (SELECT 1 FROM leads WHERE image_key = ?1)',
    ).bind(imageKey),
  ])
  return kept === 'unwritten' ? 'stored' : kept
}

/**
 * Uploads a picture, unless the daily limit is passed. 'unwritten' when the first of the statements
 * that write its row changed none: then the upload is deleted.
 */
async function keep(
  env: Env,
  folder: 'photos' | 'plans',
  jpeg: Uint8Array,
  leadId: string | null,
  statementsOf: (imageKey: string) => D1PreparedStatement[],
): Promise<'stored' | 'dropped' | 'unwritten'> {
  if (await isPastDailyLimit(env)) {
    await env.DB.prepare('UPDATE leads SET image_dropped = 1 WHERE id = ?1').bind(leadId).run()
    return 'dropped'
  }
  const imageKey = `${folder}/${crypto.randomUUID()}.jpg`
  try {
    await recordUpload(env, imageKey)
    await env.PLANS.put(imageKey, jpeg, { httpMetadata: { contentType: 'image/jpeg' } })
    const [written] = await env.DB.batch(statementsOf(imageKey))
    if (written?.meta.changes !== 0) return 'stored'
  } catch (error) {
    await deleteOrphan(env, imageKey)
    throw error
  }
  await deleteOrphan(env, imageKey)
  return 'unwritten'
}

const leadOfKey = `(SELECT id FROM leads WHERE kind IN (${leadKinds.map(kind => `'${kind}'`).join(', ')}) AND idempotency_key = ?1
  ORDER BY seq DESC LIMIT 1)`

async function find(env: Env, { key, number }: Photo): Promise<Found> {
  const found = await env.DB.prepare(
    `SELECT ${leadOfKey} AS lead_id, (SELECT body_hash FROM photos WHERE lead_key = ?1 AND number = ?2) AS body_hash,
       (SELECT COUNT(*) FROM photos WHERE lead_id IS NULL) AS unclaimed`,
  )
    .bind(key, number)
    .first<Found>()
  return found ?? { lead_id: null, body_hash: null, unclaimed: 0 }
}

/** Takes the photos that came before their lead, as part of the batch that inserts the lead. */
export function claimPhotos(env: Env, leadId: string, key: string): D1PreparedStatement {
  return env.DB.prepare(
    'UPDATE photos SET lead_id = ?1 WHERE lead_key = ?2 AND lead_id IS NULL AND EXISTS (SELECT 1 FROM leads WHERE id = ?1)',
  ).bind(leadId, key)
}

/** Deletes photos whose lead has not come within a day. */
export async function deleteUnclaimedPhotos(env: Env): Promise<void> {
  await env.DB.prepare('DELETE FROM photos WHERE lead_id IS NULL AND received_at_ms < ?1')
    .bind(Date.now() - DAY_MS)
    .run()
}
