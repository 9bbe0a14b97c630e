// /api/hand-off: photos from a visitor's phone to the planner on the same visitor's computer. POST
// begins, PUT adds a photo (HEAD: whether it can), GET waits for the newest, DELETE removes what
// was collected. Both keys come in the Authorization header, so no address holds one. Photos lie in
// R2 under the hash of a hash of the key that collects: who has the other key reaches nothing.
import {
  HAND_OFF_MINUTES,
  HAND_OFF_PATH,
  HAND_OFF_PHOTO_PATH,
  type HandOffKeys,
  isHandOffKey,
  LENS_HEADER,
  MAX_HAND_OFF_PHOTOS,
  PHOTO_NUMBER_HEADER,
} from '@/lib/leads/hand-off'
import { MAX_PHOTO_BYTES } from '@/lib/leads/photos'
import { MINUTE_MS } from '@/lib/time'
import type { Env } from '@/worker/env'
import { readBytes } from '@/worker/http/body'
import { checkOrigin } from '@/worker/http/cors'
import { checkJpegBody } from '@/worker/http/media-type'
import { checkMethod, Problem, storageFailure } from '@/worker/http/problem'
import { limitRate } from '@/worker/http/rate-limit'
import { emptyResponse, jsonResponse, responseOf } from '@/worker/http/responses'
import { sha256Hex } from '@/worker/sha256'
import { withStoreTimeout } from '@/worker/store-timeout'
import { withoutMetadata } from './photos/jpeg'

const LIFE_MS = HAND_OFF_MINUTES * MINUTE_MS
/** A photo of the last second is still collected. */
const GRACE_MS = 5 * MINUTE_MS
/** Hand-offs at a time: with MAX_HAND_OFF_PHOTOS it limits what a flood stores. */
const MAX_OPEN = 200
const MAX_DELETED_PER_RUN = 200
/**
 * A request that waits asks the database every 2 s for 20 s: asked by the page as often, a day's
 * requests of the free plan would be gone after 110 half hours.
 */
const WAIT = { steps: 10, stepMs: 2_000 } as const
const LENS = /^[\x20-\x7e]{0,200}$/

/** A hash from which nobody finds its key, as long as a key. */
const hashOf = async (key: string) => (await sha256Hex(new TextEncoder().encode(key))).slice(0, 32)
const photoKey = (id: string, number: number) => `hand-offs/${id}/${number}.jpg`
const photoKeys = (id: string, upTo: number) => Array.from({ length: upTo }, (_, n) => photoKey(id, n + 1))

const gone = () => new Problem('gone', 'This code no longer works. Show a new one on your computer.')
const invalid = (message: string) => new Problem('invalid_lead', message)

/** Throws a Problem for what it does not take. */
export async function handleHandOff(request: Request, env: Env): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  checkOrigin(request, env)
  await limitRate(request, env, `hand-off ${request.method}`)
  if (pathname === HAND_OFF_PATH) {
    checkMethod(request, ['POST'])
    return begin(env).catch(storageFailure('hand_off_failed'))
  }
  if (pathname !== HAND_OFF_PHOTO_PATH) throw new Problem('not_found', 'There is nothing at this address')
  checkMethod(request, ['GET', 'HEAD', 'PUT', 'DELETE'])
  const key = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  if (!isHandOffKey(key)) throw gone()
  const hash = await hashOf(key)
  const work = {
    PUT: () => add(request, env, hash),
    HEAD: () => checkOpen(env, hash),
    GET: async () => collect(env, await hashOf(hash), Number(searchParams.get('after') ?? 0)),
    DELETE: async () => remove(env, await hashOf(hash), Number(searchParams.get('number') ?? 0)),
  }[request.method as 'PUT']
  return work().catch(storageFailure('hand_off_failed'))
}

async function begin(env: Env): Promise<Response> {
  const collect = crypto.randomUUID().replaceAll('-', '')
  const add = await hashOf(collect)
  const { meta } = await withStoreTimeout(
    env.DB.prepare(
      'INSERT INTO hand_offs (id, until_ms) SELECT ?1, ?2 WHERE (SELECT COUNT(*) FROM hand_offs WHERE until_ms > ?4) < ?3',
    )
      .bind(await hashOf(add), Date.now() + LIFE_MS, MAX_OPEN, Date.now())
      .run(),
  )
  if (meta.changes === 0) throw new Problem('overloaded', 'Too many photos are on their way. Please try again.')
  return jsonResponse(201, { add, collect } satisfies HandOffKeys)
}

const IS_OPEN = 'id = ?1 AND until_ms > ?2 AND added < ?3'

async function checkOpen(env: Env, id: string): Promise<Response> {
  const open = await env.DB.prepare(`SELECT 1 FROM hand_offs WHERE ${IS_OPEN}`)
    .bind(id, Date.now(), MAX_HAND_OFF_PHOTOS)
    .first()
  if (open === null) throw gone()
  return emptyResponse(204)
}

async function add(request: Request, env: Env, id: string): Promise<Response> {
  checkJpegBody(request)
  const lens = request.headers.get(LENS_HEADER) ?? ''
  if (!LENS.test(lens)) throw invalid('The lens has to be at most 200 ASCII characters')
  await checkOpen(env, id)
  const body = await readBytes(request, env, MAX_PHOTO_BYTES)
  const jpeg = withoutMetadata(body)
  if (jpeg === undefined) throw invalid('The photo is not a whole JPEG of at most 4,096 pixels a side')
  const number = await env.DB.prepare(
    `UPDATE hand_offs SET added = added + (last_hash IS NOT ?4), last_hash = ?4 WHERE ${IS_OPEN} RETURNING added`,
  )
    .bind(id, Date.now(), MAX_HAND_OFF_PHOTOS, await sha256Hex(body))
    .first<number>('added')
  if (number === null) throw gone()
  await withStoreTimeout(env.PLANS.put(photoKey(id, number), jpeg, { customMetadata: { lens } }))
  return emptyResponse(201)
}

/** 200 with the newest photo behind number `after`; 204 where none has come in 20 s. */
async function collect(env: Env, id: string, after: number): Promise<Response> {
  for (let step = 0; ; step++) {
    const row = await env.DB.prepare('SELECT until_ms, added FROM hand_offs WHERE id = ?1')
      .bind(id)
      .first<{ until_ms: number; added: number }>()
    if (row === null) throw gone()
    const photo = row.added > after ? await env.PLANS.get(photoKey(id, row.added)) : null
    if (photo !== null)
      return responseOf(200, photo.body, {
        'content-type': 'image/jpeg',
        [PHOTO_NUMBER_HEADER]: String(row.added),
        [LENS_HEADER]: photo.customMetadata?.lens ?? '',
      })
    if (row.until_ms <= Date.now()) throw gone()
    if (step === WAIT.steps) return emptyResponse(204)
    await new Promise(resolve => setTimeout(resolve, WAIT.stepMs))
  }
}

/** The photos up to a number: the computer has them. */
async function remove(env: Env, id: string, number: number): Promise<Response> {
  if (!(number >= 1 && number <= MAX_HAND_OFF_PHOTOS)) throw invalid('There is no such photo')
  await env.PLANS.delete(photoKeys(id, number))
  return emptyResponse(204)
}

/**
 * Deletes hand-offs that are over, with their photos. One that ends later than any can was made
 * before the clock was set back.
 */
export async function deleteOldHandOffs(env: Env): Promise<void> {
  const now = Date.now()
  const { results } = await env.DB.prepare(
    'SELECT id, added FROM hand_offs WHERE until_ms < ?1 OR until_ms > ?2 LIMIT ?3',
  )
    .bind(now - GRACE_MS, now + LIFE_MS + GRACE_MS, MAX_DELETED_PER_RUN)
    .all<{ id: string; added: number }>()
  if (results.length === 0) return
  const photos = results.flatMap(({ id, added }) => photoKeys(id, added))
  if (photos.length > 0) await env.PLANS.delete(photos)
  await env.DB.prepare('DELETE FROM hand_offs WHERE id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(results.map(({ id }) => id)))
    .run()
}
