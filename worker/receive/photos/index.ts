// PUT /api/leads/photos/{idempotency key}/{1…4}?what=panel: one photo of a lead, as image/jpeg; 0
// and 'plan': the picture of a plan that was stored without it.
import { MAX_PHOTO_BYTES, photoSubjects, PLAN_PICTURE, readPhotoPath } from '@/lib/leads/photos'
import { readBytes } from '@/worker/http/body'
import type { Env } from '@/worker/env'
import { checkIdempotencyKey } from '@/worker/receive/idempotency'
import { sha256Hex } from '@/worker/sha256'
import { checkJpegBody } from '@/worker/http/media-type'
import { Problem } from '@/worker/http/problem'
import { limitRate } from '@/worker/http/rate-limit'
import { jsonResponse } from '@/worker/http/responses'
import { withStoreTimeout } from '@/worker/store-timeout'
import { withoutMetadata } from './jpeg'
import { storePhoto, storePlanPicture } from './store-photo'

/**
 * Throws a Problem for a photo that it does not take. Answers 201 with {id, kept: true}, 200 for a
 * repeated or a dropped one.
 */
export async function receivePhoto(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const place = readPhotoPath(pathname)
  if (place === undefined) throw new Problem('not_found', 'There is nothing at this address')
  // A limit of its own: a lead with four photos is five requests.
  await limitRate(request, env, 'photos')
  checkIdempotencyKey(place.key)
  const { key, number } = place
  const asked = searchParams.get('what')
  const isPlan = number === PLAN_PICTURE.number && asked === PLAN_PICTURE.what
  const what = photoSubjects.find(subject => subject === asked)
  if (!isPlan && (what === undefined || number === PLAN_PICTURE.number))
    throw invalidPhoto('what', `Expected one of ${photoSubjects.join(', ')}`)
  checkJpegBody(request)
  const body = await readBytes(request, env, MAX_PHOTO_BYTES)
  const jpeg = withoutMetadata(body)
  if (jpeg === undefined) throw invalidPhoto('', 'The photo is not a whole JPEG of at most 4,096 pixels a side')

  const storing =
    what === undefined || number === PLAN_PICTURE.number
      ? storePlanPicture(env, key, jpeg)
      : storePhoto(env, { key, number, what, jpeg, bodyHash: await sha256Hex(body) })
  // Finish storing when the sender disconnects or is answered before.
  ctx.waitUntil(storing.catch(() => undefined))
  const stored = await withStoreTimeout(storing)
  return jsonResponse(stored === 'stored' ? 201 : 200, {
    id: `${key}/${number}`,
    kept: stored !== 'dropped',
  })
}

const invalidPhoto = (path: string, message: string) =>
  new Problem('invalid_lead', 'We couldn’t use this photo', { fields: [{ path, message }] })
