// Keeps a lead: picture in R2, then lead and outbox row in one D1 batch. What decides whether a delivery is a duplicate is the
// UNIQUE (kind, idempotency_key) of the table, never a read before the write.
import type { Env } from './env'
import type { Identity } from './idempotency'
import type { CheckedLead } from './lead'
import { errorText, logProblem } from './log'
import { notePicture, sweepPicture } from './loose-pictures'
import { Problem } from './problem'

export interface Kept {
  readonly id: string
  /** False for a delivery that had been stored before. */
  readonly isNew: boolean
}

/** A failed batch is tried once more: storage that moves between machines fails for a moment. */
const TRIES = 2
const RETRY_AFTER_SECONDS = '10'

/** Answers only after the lead is stored. Throws a Problem when the key came with another body or when storage fails. */
export async function keepLead(env: Env, lead: CheckedLead, identity: Identity): Promise<Kept> {
  try {
    return (await findKept(env, lead, identity)) ?? (await store(env, lead, identity))
  } catch (error) {
    if (error instanceof Problem) throw error
    logProblem('storage_failed', { kind: lead.kind, error: errorText(error) })
    throw new Problem('storage_unavailable', 'The lead could not be stored. Send it again.', {
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
    })
  }
}

async function store(env: Env, lead: CheckedLead, identity: Identity): Promise<Kept> {
  const id = crypto.randomUUID()
  const imageKey = lead.picture === undefined ? null : `plans/${id}.jpg`
  try {
    if (imageKey !== null && lead.picture !== undefined) {
      await notePicture(env, imageKey)
      await env.PLANS.put(imageKey, lead.picture, { httpMetadata: { contentType: 'image/jpeg' } })
    }
    return await insert(env, lead, identity, id, imageKey)
  } catch (error) {
    if (imageKey !== null)
      await sweepPicture(env, imageKey).catch((reason: unknown) =>
        logProblem('sweep_failed', { imageKey, error: errorText(reason) }),
      )
    throw error
  }
}

async function insert(
  env: Env,
  lead: CheckedLead,
  identity: Identity,
  id: string,
  imageKey: string | null,
): Promise<Kept> {
  for (let tries = 1; ; tries++) {
    try {
      const [inserted] = await env.DB.batch(insertStatements(env, lead, identity, id, imageKey))
      if (inserted?.meta.changes === 0) throw new Error('the picture was swept before the lead was written')
      return { id, isNew: true }
    } catch (error) {
      // A duplicate that came first, or our own batch whose answer was lost: either way the table knows.
      const kept = await findKept(env, lead, identity)
      if (kept?.id === id) return { id, isNew: true }
      if (kept !== undefined) {
        if (imageKey !== null)
          await sweepPicture(env, imageKey).catch((reason: unknown) =>
            logProblem('sweep_failed', { imageKey, error: errorText(reason) }),
          )
        return kept
      }
      if (tries >= TRIES) throw error
    }
  }
}

function insertStatements(
  env: Env,
  lead: CheckedLead,
  { keys: [key], bodyHash }: Identity,
  id: string,
  imageKey: string | null,
): D1PreparedStatement[] {
  const { kind, summary } = lead
  const now = new Date()
  const payload = imageKey === null ? lead.payload : { ...lead.payload, plan_image_key: imageKey }
  const statements = [
    env.DB.prepare(
      `INSERT INTO leads (id, kind, idempotency_key, body_hash, received_at_ms, received_at, name, phone, phone_e164, email, location,
         page_url, payload, image_key)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14
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
    ),
    env.DB.prepare(
      'INSERT INTO outbox (lead_id, next_attempt_at_ms) SELECT id, received_at_ms FROM leads WHERE id = ?1',
    ).bind(id),
  ]
  if (imageKey !== null)
    statements.push(env.DB.prepare('DELETE FROM loose_pictures WHERE image_key = ?1 AND swept = 0').bind(imageKey))
  return statements
}

async function findKept(env: Env, { kind }: CheckedLead, { keys, bodyHash }: Identity): Promise<Kept | undefined> {
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
