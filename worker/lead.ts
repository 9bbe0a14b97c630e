// A lead on its way from a checked body to its row: what is kept, and the summary that listings show.
import type * as z from 'zod/mini'
import { parsePhone } from '../lib/phone'
import { check, honeypotName, type LeadKind, leadSchemas } from '../lib/leads/schema'
import { decodePicture } from './picture'
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

export interface CheckedLead {
  readonly kind: LeadKind
  /** As validated, without honeypot and picture. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly summary: Summary
  /** JPEG. */
  readonly picture: Uint8Array | undefined
}

/** Checks a body of any shape. Throws a Problem that names every field that does not fit. */
export function checkLead(kind: LeadKind, body: unknown): CheckedLead {
  switch (kind) {
    case 'plan': {
      const { plan_image_jpeg, ...payload } = checked(leadSchemas.plan, body)
      const { name = null, phone = null, email = null } = payload.contact ?? {}
      const summary = summarize({ name, phone, email, location: payload.town_slug, pageUrl: payload.page_url })
      return { kind, payload, summary, picture: decodePicture(plan_image_jpeg) }
    }
    case 'quote': {
      const { [honeypotName]: _empty, ...payload } = checked(leadSchemas.quote, body)
      const { name, phone, location, page_url: pageUrl = null } = payload
      return { kind, payload, summary: summarize({ name, phone, email: null, location, pageUrl }), picture: undefined }
    }
    case 'estimate': {
      const { [honeypotName]: _empty, ...payload } = checked(leadSchemas.estimate, body)
      const { firstName, lastName, phone, email, address, page_url: pageUrl = null } = payload
      const summary = summarize({ name: `${firstName} ${lastName}`, phone, email, location: address || null, pageUrl })
      return { kind, payload, summary, picture: undefined }
    }
  }
}

function checked<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  const result = check(schema, body)
  if (!result.ok) throw new Problem('invalid_lead', 'Some fields do not fit', { fields: result.problems })
  return result.value
}

function summarize(known: Omit<Summary, 'phoneE164'>): Summary {
  const parsed = known.phone === null ? undefined : parsePhone(known.phone)
  const phoneE164 = parsed?.ok
    ? `${parsed.e164}${parsed.extension === undefined ? '' : `;ext=${parsed.extension}`}`
    : null
  return { ...known, phoneE164 }
}
