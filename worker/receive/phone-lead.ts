// A lead that came by phone, as the office writes it down: stored and delivered like an estimate
// that a page has sent.
import * as z from 'zod/mini'
import { check, type FieldProblem } from '@/lib/leads/check'
import { maxLengths } from '@/lib/leads/contact'
import { nameLine, optionalLine, optionalParagraphs, phoneText } from '@/lib/leads/text'
import { dialed, parsePhone } from '@/lib/phone'
import { randomId } from '@/lib/random-id'
import type { Env } from '@/worker/env'
import { hashBody } from './idempotency'
import { storeLead } from './store-lead'

const phoneLead = z.object({
  name: nameLine('Enter their name'),
  phone: phoneText,
  location: optionalLine(maxLengths.location),
  words: optionalParagraphs(maxLengths.message),
})

export const phoneLeadFields = ['name', 'phone', 'location', 'words'] as const
export type PhoneLeadField = (typeof phoneLeadFields)[number]

/** `utm_source` stands for the campaign: totals count these leads by themselves. */
const CALLED = { utm_source: 'phone' }

/**
 * The id of the stored lead, or what is wrong with its fields. A second press with the same `key`
 * is the same lead. Throws a Problem where storage fails, or where the key was used for other
 * words.
 */
export async function storePhoneLead(
  env: Env,
  typed: Readonly<Record<PhoneLeadField, string>>,
  key: string,
  origin: string | null,
): Promise<{ readonly id: string } | { readonly problems: readonly FieldProblem[] }> {
  const checked = check(phoneLead, typed)
  if (!checked.ok) return checked
  const { name, phone, location, words } = checked.value
  const parsed = parsePhone(phone)
  const payload = {
    firstName: name,
    lastName: '',
    phone,
    email: '',
    address: location,
    message: words,
    chargerType: '',
    timeline: '',
    utm: CALLED,
  }
  return storeLead(
    env,
    {
      kind: 'estimate',
      payload,
      summary: {
        name,
        phone,
        phoneE164: parsed.ok ? dialed(parsed) : null,
        email: null,
        location: location || null,
        pageUrl: null,
      },
      image: undefined,
    },
    {
      keys: [`office-${key}`],
      bodyHash: await hashBody('estimate', payload),
      origin,
      isTrial: false,
      photosAnnounced: 0,
      planLink: null,
      source: { first: CALLED, latest: CALLED },
      // A person has spoken to them: no network, and nothing to suspect.
      suspicion: { reason: null, fingerprints: [], network: randomId() },
    },
  )
}
