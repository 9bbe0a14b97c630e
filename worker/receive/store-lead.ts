// Stores a lead: the image in R2, then lead and deliveries in one D1 batch. Duplicates are decided
// by UNIQUE (kind, idempotency_key) of the table, never by a read before the write.
import { leadDeskLabels as labels } from '@/content/words/staff'
import { honeypotMark } from '@/lib/leads/choices'
import { newSecret } from '@/lib/leads/secret'
import { DAY_MS } from '@/lib/time'
import type { LeadSource } from '@/lib/visit-source'
import { noteArrival } from './arrival'
import { dailyImages, isPastDailyLimit, leadsOfTheDay } from './daily-limit'
import { insertDeliveries } from '@/worker/deliver/deliveries'
import { deliverySettings, type Env } from '@/worker/env'
import type { Identity } from './idempotency'
import { errorText, logError } from '@/worker/log'
import { claimUpload, deleteOrphan, recordUpload } from './orphaned-images'
import { claimPhotos } from './photos'
import { Problem, storageUnavailable } from '@/worker/problem'
import type { ValidLead } from './validate-lead'

export interface StoredLead {
  readonly id: string
  /** False when the lead was stored before. */
  readonly isNew: boolean
}

/** What is stored beside the lead itself. */
export interface Receipt extends Identity {
  /** 'https://example.com': where the request came in. */
  readonly origin: string
  readonly isTrial: boolean
  /** Photos that will follow. */
  readonly photosAnnounced: number
  /** Text of a plan's shared link. */
  readonly planLink: string | null
  readonly source: LeadSource | null
}

/** D1 can fail for a moment while it moves between machines. */
const MAX_ATTEMPTS = 2

/**
 * Resolves once the lead is stored. Throws a Problem when the key was used for another body, or
 * when storage fails.
 */
export async function storeLead(env: Env, lead: ValidLead, receipt: Receipt): Promise<StoredLead> {
  try {
    const id = crypto.randomUUID()
    const imageKey = `plans/${id}.jpg`
    if (lead.image !== undefined && (await recordNewUpload(env, imageKey, lead, receipt)))
      return await uploadAndInsert(env, lead, receipt, id, { key: imageKey, bytes: lead.image })
    const found = await findLead(env, lead, receipt)
    if (found !== undefined) return found
    // Logs that pictures are no longer stored.
    if (lead.image !== undefined) await isPastDailyLimit(env)
    return await insert(env, lead, receipt, id, null)
  } catch (error) {
    if (error instanceof Problem) throw error
    logError('storage_failed', { kind: lead.kind, error: errorText(error) })
    throw storageUnavailable()
  }
}

/**
 * Records the upload of a new lead's picture. False when the lead is stored already, or past the
 * daily limit.
 */
function recordNewUpload(env: Env, imageKey: string, { kind }: ValidLead, { keys }: Identity): Promise<boolean> {
  const now = Date.now()
  return recordUpload(
    env,
    imageKey,
    `NOT EXISTS (SELECT 1 FROM leads WHERE kind = ?3 AND idempotency_key IN (SELECT value FROM json_each(?4)))
     AND ${leadsOfTheDay('?5', '?6')} < ?7`,
    [kind, JSON.stringify(keys), now - DAY_MS, now, dailyImages(env)],
  )
}

async function uploadAndInsert(
  env: Env,
  lead: ValidLead,
  receipt: Receipt,
  id: string,
  image: { readonly key: string; readonly bytes: Uint8Array },
): Promise<StoredLead> {
  try {
    await env.PLANS.put(image.key, image.bytes, { httpMetadata: { contentType: 'image/jpeg' } })
    const stored = await insert(env, lead, receipt, id, image.key)
    if (stored.id !== id) await deleteOrphan(env, image.key)
    return stored
  } catch (error) {
    await deleteOrphan(env, image.key)
    throw error
  }
}

async function insert(
  env: Env,
  lead: ValidLead,
  receipt: Receipt,
  id: string,
  imageKey: string | null,
): Promise<StoredLead> {
  for (let attempt = 1; ; attempt++) {
    try {
      const [inserted] = await env.DB.batch(insertStatements(env, lead, receipt, id, imageKey))
      if (inserted?.meta.changes === 0) throw new Error('the image was deleted before the lead was inserted')
      return { id, isNew: true }
    } catch (error) {
      // A duplicate was inserted first, or our own batch was written and its response lost: the
      // table tells which.
      const found = await findLead(env, lead, receipt)
      if (found !== undefined) return found.id === id ? { id, isNew: true } : found
      if (attempt >= MAX_ATTEMPTS) throw error
    }
  }
}

function insertStatements(
  env: Env,
  lead: ValidLead,
  { keys: [key], bodyHash, origin, isTrial, photosAnnounced, planLink, source }: Receipt,
  id: string,
  imageKey: string | null,
): D1PreparedStatement[] {
  const { kind, summary } = lead
  const now = new Date()
  const payload = imageKey === null ? lead.payload : { ...lead.payload, plan_image_key: imageKey }
  return [
    env.DB.prepare(
      `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, name, phone, phone_e164, email, location,
         page_url, payload, image_key, sheet_token, desk_origin, is_trial, image_dropped,
         photos_announced, plan_link, suspect)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21
       WHERE ?14 IS NULL OR EXISTS (SELECT 1 FROM loose_pictures WHERE image_key = ?14 AND swept = 0)`,
    ).bind(
      id,
      kind,
      key,
      bodyHash,
      now.getTime(),
      now.toISOString(),
      summary.name,
      summary.phone,
      summary.phoneE164,
      summary.email,
      summary.location,
      summary.pageUrl,
      JSON.stringify(payload),
      imageKey,
      newSecret(),
      origin,
      isTrial ? 1 : 0,
      imageKey === null && lead.image !== undefined ? 1 : 0,
      photosAnnounced,
      planLink,
      lead.payload[honeypotMark] === true ? labels.suspects.hiddenField : null,
    ),
    insertDeliveries(
      env,
      id,
      deliverySettings(env).destinations.map(({ name }) => name),
    ),
    noteArrival(env, id, lead, source),
    claimPhotos(env, id, key),
    ...(imageKey === null ? [] : [claimUpload(env, imageKey)]),
  ]
}

async function findLead(env: Env, { kind }: ValidLead, { keys, bodyHash }: Identity): Promise<StoredLead | undefined> {
  const row = await env.DB.prepare(
    'SELECT id, body_hash FROM leads WHERE kind = ?1 AND idempotency_key IN (SELECT value FROM json_each(?2))',
  )
    .bind(kind, JSON.stringify(keys))
    .first<{ id: string; body_hash: string }>()
  if (row === null) return undefined
  if (row.body_hash !== bodyHash)
    throw new Problem('idempotency_key_reused', 'This Idempotency-Key was used for another lead')
  return { id: row.id, isNew: false }
}
