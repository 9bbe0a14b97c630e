// Stores a lead: the image in R2, then lead and deliveries in one D1 batch. Duplicates are decided
// by UNIQUE (kind, idempotency_key) of the table, never by a read before the write.
import { joinPerson } from '@/lib/leads/person'
import { randomId } from '@/lib/random-id'
import { DAY_MS } from '@/lib/time'
import { type LeadSource, sourceHeader } from '@/lib/visit-source'
import { dailyImages, isPastDailyLimit, picturesOfTheDay } from './daily-limit'
import { insertConfirmation } from '@/worker/deliver/confirm'
import { insertDeliveries } from '@/worker/deliver/deliveries'
import { firstReminderMs } from '@/worker/deliver/reminders'
import { deliverySettings, type Env } from '@/worker/env'
import type { Identity } from './idempotency'
import { logFailure } from '@/worker/log'
import { claimUpload, deleteOrphan, recordUpload } from './orphaned-images'
import { claimPhotos } from './photos/store-photo'
import { Problem, storageFailure } from '@/worker/http/problem'
import { withPictureTimeout } from '@/worker/store-timeout'
import { statusLink, statusPath } from '@/worker/visits/status-link'
import { rememberSender, type Suspicion } from './suspicion'
import type { ValidLead } from './validate-lead'
import { isFields } from '@/lib/fields'
import { channelOf, latestVisit, pagePathOf } from '@/lib/leads/channel'

/** Columns of its row. */
function arrivalOf(lead: ValidLead, source: LeadSource | null) {
  const { pageUrl } = lead.summary
  const utm = isFields(lead.payload.utm) ? (lead.payload.utm as Record<string, string>) : {}
  return {
    source: source === null ? null : sourceHeader(source),
    channel: channelOf(latestVisit(source, utm, pageUrl)).name,
    page_path: pagePathOf(pageUrl),
  }
}

export interface StoredLead {
  readonly id: string
  /** False when the lead was stored before. */
  readonly isNew: boolean
  /** False when it came with a picture and has none now. */
  readonly isPictureKept: boolean
  /** Path of its status page; null for a lead of an early version. */
  readonly status: string | null
}

/** What is stored beside the lead itself. */
export interface Receipt extends Identity {
  /** 'https://example.com', for links; null where it is not known. */
  readonly origin: string | null
  readonly isTrial: boolean
  /** Photos that will follow. */
  readonly photosAnnounced: number
  /** Text of a plan's shared link. */
  readonly planLink: string | null
  readonly source: LeadSource | null
  readonly suspicion: Suspicion
}

/** D1 can fail for a moment while it moves between machines. */
const MAX_ATTEMPTS = 2

/**
 * Resolves once the lead is stored. Throws a Problem when the key was used for another body, or
 * when storage fails.
 */
export const storeLead = (env: Env, lead: ValidLead, receipt: Receipt): Promise<StoredLead> =>
  store(env, lead, receipt).catch(storageFailure('storage_failed', { kind: lead.kind }))

async function store(env: Env, lead: ValidLead, receipt: Receipt): Promise<StoredLead> {
  const id = crypto.randomUUID()
  if (lead.image instanceof Uint8Array) {
    const stored = await storeWithPicture(env, lead, receipt, id, lead.image)
    if (typeof stored === 'object') return stored
    if (stored !== 'known') return insert(env, lead, receipt, id, null, stored)
  }
  const found = await findLead(env, lead, receipt)
  return found ?? insert(env, lead, receipt, id, null, lead.image === 'unsound' ? 'unsound' : undefined)
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
     AND ${picturesOfTheDay('?5', '?6')} < ?7`,
    [kind, JSON.stringify(keys), now - DAY_MS, now, dailyImages(env)],
  )
}

/** Why a lead goes without its picture: `image_dropped` of its row. */
const DROPPED = { limit: 1, store: 2, unsound: 3 } as const
type Dropped = keyof typeof DROPPED

/**
 * Words first: a picture that cannot be stored keeps no lead from being stored. Where it was not,
 * why; 'known': perhaps the lead is stored already.
 */
async function storeWithPicture(
  env: Env,
  lead: ValidLead,
  receipt: Receipt,
  id: string,
  bytes: Uint8Array,
): Promise<StoredLead | Dropped | 'known'> {
  const key = `plans/${id}.jpg`
  if (!(await recordNewUpload(env, key, lead, receipt)))
    return (await isPastDailyLimit(env)) && (await findLead(env, lead, receipt)) === undefined ? 'limit' : 'known'
  try {
    await withPictureTimeout(env.PLANS.put(key, bytes, { httpMetadata: { contentType: 'image/jpeg' } }))
  } catch (error) {
    logFailure('picture_storage_failed')(error)
    // Also deletes what a slow store has taken after all; what fails is left to a later run.
    await withPictureTimeout(deleteOrphan(env, key)).catch(() => undefined)
    return 'store'
  }
  try {
    const stored = await insert(env, lead, receipt, id, key)
    if (stored.id !== id) await deleteOrphan(env, key)
    return stored
  } catch (error) {
    await deleteOrphan(env, key)
    throw error
  }
}

async function insert(
  env: Env,
  lead: ValidLead,
  receipt: Receipt,
  id: string,
  imageKey: string | null,
  dropped?: Dropped,
): Promise<StoredLead> {
  const sheetToken = randomId()
  const { path, hash } = await statusLink(sheetToken)
  const links = { sheet_token: sheetToken, status_hash: hash }
  const own = { id, isNew: true, isPictureKept: lead.image === undefined || imageKey !== null, status: path }
  for (let attempt = 1; ; attempt++) {
    try {
      const [inserted] = await env.DB.batch(insertStatements(env, lead, receipt, { id, ...links }, imageKey, dropped))
      if (inserted?.meta.changes === 0) throw new Error('the image was deleted before the lead was inserted')
      return own
    } catch (error) {
      // A duplicate was inserted first, or our own batch was written and its response lost: the
      // table tells which.
      const found = await findLead(env, lead, receipt)
      if (found !== undefined) return found.id === id ? own : found
      if (attempt >= MAX_ATTEMPTS) throw error
    }
  }
}

function insertStatements(
  env: Env,
  lead: ValidLead,
  { keys: [key], bodyHash, origin, isTrial, photosAnnounced, planLink, source, suspicion }: Receipt,
  { id, sheet_token, status_hash }: Readonly<Record<'id' | 'sheet_token' | 'status_hash', string>>,
  imageKey: string | null,
  dropped: Dropped | undefined,
): D1PreparedStatement[] {
  const { kind, summary } = lead
  const now = new Date()
  const payload = imageKey === null ? lead.payload : { ...lead.payload, plan_image_key: imageKey }
  const row = {
    id,
    image_key: imageKey,
    sheet_token,
    status_hash,
    kind,
    idempotency_key: key,
    body_hash: bodyHash,
    received_at_ms: now.getTime(),
    received_at: now.toISOString(),
    name: summary.name,
    phone: summary.phone,
    phone_e164: summary.phoneE164,
    email: summary.email,
    location: summary.location,
    page_url: summary.pageUrl,
    payload: JSON.stringify(payload),
    desk_origin: origin,
    is_trial: isTrial ? 1 : 0,
    image_dropped: dropped === undefined ? 0 : DROPPED[dropped],
    photos_announced: photosAnnounced,
    plan_link: planLink,
    suspect: suspicion.reason,
    // A person of its own, until joinPerson finds another one.
    person_id: randomId(),
    remind_at_ms: isTrial || suspicion.reason !== null ? null : firstReminderMs(env, now.getTime()),
    ...arrivalOf(lead, source),
  }
  const names = Object.keys(row)
  return [
    // ?2 is the image's key.
    env.DB.prepare(
      `INSERT INTO leads (${names.join()}) SELECT ${names.map((_, index) => `?${index + 1}`).join()}
       WHERE ?2 IS NULL OR EXISTS (SELECT 1 FROM loose_pictures WHERE image_key = ?2 AND swept = 0)`,
    ).bind(...Object.values(row)),
    // Before its sender is remembered: the turn counts the earlier leads of the network.
    ...insertDeliveries(env, id, deliverySettings(env).names, { network: suspicion.network, now: now.getTime() }),
    ...insertConfirmation(env, id, summary.email, suspicion.network),
    env.DB.prepare(joinPerson).bind(id),
    claimPhotos(env, id, key),
    rememberSender(env, id, suspicion, now.getTime()),
    ...(imageKey === null ? [] : [claimUpload(env, imageKey)]),
  ]
}

async function findLead(
  env: Env,
  { kind, image }: ValidLead,
  { keys, bodyHash }: Identity,
): Promise<StoredLead | undefined> {
  const row = await env.DB.prepare(
    'SELECT id, body_hash, image_key, sheet_token FROM leads WHERE kind = ?1 AND idempotency_key IN (SELECT value FROM json_each(?2))',
  )
    .bind(kind, JSON.stringify(keys))
    .first<{ id: string; body_hash: string; image_key: string | null; sheet_token: string | null }>()
  if (row === null) return undefined
  if (row.body_hash !== bodyHash)
    throw new Problem('idempotency_key_reused', 'This Idempotency-Key was used for another lead')
  return {
    id: row.id,
    isNew: false,
    isPictureKept: image === undefined || row.image_key !== null,
    status: row.sheet_token === null ? null : await statusPath(env, row.id, row.sheet_token),
  }
}
