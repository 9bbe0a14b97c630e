// From an untrusted body to the payload, summary and image that are stored.
import type * as z from 'zod/mini'
import { parsePhone } from '../lib/phone'
import { check } from '../lib/leads/check'
import { honeypotMark, honeypotName, type LeadKind } from '../lib/leads/choices'
import { leadSchemas } from '../lib/leads/schema'
import { decodeImage } from './image'
import { Problem } from './problem'

export interface Summary {
  readonly name: string | null
  readonly phone: string | null
  readonly phoneE164: string | null
  readonly email: string | null
  /** Town, ZIP code or street address as typed. */
  readonly location: string | null
  readonly pageUrl: string | null
}

export interface ValidLead {
  readonly kind: LeadKind
  /** As validated, without the image. A mark stands for the hidden field. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly summary: Summary
  /** JPEG. */
  readonly image: Uint8Array | undefined
}

/** Throws a Problem that names every invalid field. */
export function validateLead(kind: LeadKind, body: unknown): ValidLead {
  switch (kind) {
    case 'plan': {
      const { plan_image_jpeg, ...payload } = parse(leadSchemas.plan, body)
      const { town_slug, page_url: pageUrl } = payload
      const { name = null, phone = null, email = null, location = town_slug } = payload.contact ?? {}
      const summary = summarize({ name, phone, email, location, pageUrl })
      return { kind, payload, summary, image: decodeImage(plan_image_jpeg) }
    }
    case 'photo': {
      const payload = parse(leadSchemas.photo, body)
      const { contact, town_slug: location, page_url: pageUrl } = payload
      return { kind, payload, summary: summarize({ ...contact, location, pageUrl }), image: undefined }
    }
    case 'quote': {
      const payload = withMark(parse(leadSchemas.quote, body))
      const { name, phone, location, page_url: pageUrl = null } = payload
      return { kind, payload, summary: summarize({ name, phone, email: null, location, pageUrl }), image: undefined }
    }
    case 'estimate': {
      const payload = withMark(parse(leadSchemas.estimate, body))
      const { firstName, lastName, phone, email, address, page_url: pageUrl = null } = payload
      const summary = summarize({ name: `${firstName} ${lastName}`, phone, email, location: address || null, pageUrl })
      return { kind, payload, summary, image: undefined }
    }
  }
}

function parse<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  const result = check(schema, body)
  if (!result.ok) throw new Problem('invalid_lead', 'Some fields need another look', { fields: result.problems })
  return result.value
}

/** The mark in place of what the hidden field held. */
function withMark<T extends { readonly [honeypotName]?: true | undefined }>({
  [honeypotName]: isFilled,
  ...payload
}: T) {
  return { ...payload, ...(isFilled && { [honeypotMark]: true }) }
}

function summarize(fields: Omit<Summary, 'phoneE164'>): Summary {
  const parsed = fields.phone === null ? undefined : parsePhone(fields.phone)
  const phoneE164 = parsed?.ok
    ? `${parsed.e164}${parsed.extension === undefined ? '' : `;ext=${parsed.extension}`}`
    : null
  return { ...fields, phoneE164 }
}
