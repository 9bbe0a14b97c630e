// Photos that follow a lead to the lead desk, one request each. Contract: docs/lead-contract.md,
// "Photos with a lead".
import type { LeadKind } from './choices'

export const MAX_PHOTOS = 4
export const photoNumbers = [1, 2, 3, 4] as const
export type PhotoNumber = (typeof photoNumbers)[number]

/**
 * Subjects of photos. The last three are the pictures of a photo lead: with the pins, without them,
 * and with charger and conduit drawn in.
 */
export const photoSubjects = ['panel', 'label', 'parking', 'wall', 'marked', 'clean', 'finished'] as const
export type PhotoSubject = (typeof photoSubjects)[number]

/** In place of a photo's number and subject: the picture of a plan that came without it. */
export const PLAN_PICTURE = { number: 0, what: 'plan' } as const
export type PictureNumber = PhotoNumber | typeof PLAN_PICTURE.number
export type PictureSubject = PhotoSubject | typeof PLAN_PICTURE.what

/** Limit for a JPEG as it is sent. */
export const MAX_PHOTO_BYTES = 1024 * 1024

/** Request header of the lead: how many photos will follow. */
export const PHOTO_COUNT_HEADER = 'x-lead-photos'

const PHOTOS_PATH = '/api/leads/photos/'

/** Where a photo is PUT. `key` is the Idempotency-Key of its lead. */
export const photoPath = (key: string, number: PictureNumber, what: PictureSubject): string =>
  `${PHOTOS_PATH}${encodeURIComponent(key)}/${number}?what=${what}`

/**
 * The key and number of a path that photoPath made; `key` may be any text. Undefined for any other
 * path.
 * @param pathname without the query
 */
export function readPhotoPath(pathname: string): { readonly key: string; readonly number: PictureNumber } | undefined {
  const [, encoded = '', digit] = /^\/api\/leads\/photos\/([^/]{1,400})\/(\d)$/.exec(pathname) ?? []
  const number = [PLAN_PICTURE.number, ...photoNumbers].find(candidate => String(candidate) === digit)
  if (number === undefined) return undefined
  try {
    return { key: decodeURIComponent(encoded), number }
  } catch {
    return undefined
  }
}

/**
 * True where a form's leads go to the lead desk of this site, with a key that its photos can name.
 */
export const canTakePhotos = (kind: LeadKind, webhook: string, mode: 'json' | 'simple'): boolean =>
  webhook === `/api/leads/${kind}` && mode === 'json'
