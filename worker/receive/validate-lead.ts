// From an untrusted body to the payload, sender and image that are stored.
import { honeypotMark, honeypotName, type LeadKind } from '@/lib/leads/choices'
import { kinds } from '@/lib/leads/kinds'
import type { Sender } from '@/lib/leads/kinds/kind'
import { dialed, parsePhone } from '@/lib/phone'
import { Problem } from '@/worker/http/problem'
import { MAX_IMAGE_BYTES } from '@/lib/leads/contact'
import { jpegBase64 } from '@/lib/leads/kinds/plan'
import { withoutMetadata } from './photos/jpeg'

/**
 * The JPEG without metadata. Undefined for anything but a whole base64 JPEG of at most
 * MAX_IMAGE_BYTES that `withoutMetadata` takes.
 */
export function decodeImage(dataUrl: string): Uint8Array | undefined {
  const bytes = decodeBase64(jpegBase64(dataUrl))
  return bytes === undefined || bytes.byteLength > MAX_IMAGE_BYTES ? undefined : withoutMetadata(bytes)
}

function decodeBase64(base64: string | undefined): Uint8Array | undefined {
  // atob alone would accept white space.
  if (base64 === undefined || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index)
  return bytes
}

export interface Summary extends Sender {
  readonly phoneE164: string | null
  readonly pageUrl: string | null
}

export interface ValidLead {
  readonly kind: LeadKind
  /** As validated, without the image. A mark stands for the hidden field. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly summary: Summary
  /** A plan's picture: JPEG, or 'unsound' where it was no picture to show. */
  readonly image: Uint8Array | 'unsound' | undefined
}

/** Throws a Problem that names every invalid field. */
export function validateLead(kind: LeadKind, body: unknown): ValidLead {
  const result = kinds[kind].read(body)
  if (!result.ok) throw new Problem('invalid_lead', 'Some fields need another look', { fields: result.problems })
  const { payload, sender } = result.value
  const phone = sender.phone === null ? undefined : parsePhone(sender.phone)
  const { plan_image_jpeg: image, [honeypotName]: isFilled, ...fields } = payload
  return {
    kind,
    payload: { ...fields, ...(isFilled === true && { [honeypotMark]: true }) },
    summary: {
      ...sender,
      phoneE164: phone?.ok ? dialed(phone) : null,
      pageUrl: typeof payload.page_url === 'string' ? payload.page_url : null,
    },
    image: typeof image === 'string' ? (decodeImage(image) ?? 'unsound') : undefined,
  }
}
