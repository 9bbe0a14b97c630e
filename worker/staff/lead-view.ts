// What staff see of a lead, the same in every message and on the lead page.
import { leadDeskWords as words } from '@/content/words/staff'
import { type Fields, isFields, parseJson } from '@/lib/fields'
import { callableDigits, parsePhone, smsHref, telHref } from '@/lib/phone'
import { readable } from '@/lib/readable'
import { panelCheckNumbers } from '@/lib/leads/panel-check'
import type { LeadKind } from '@/lib/leads/choices'
import { estimateFields } from '@/lib/leads/kinds/estimate'
import { quoteFields } from '@/lib/leads/kinds/quote'
import { LEAD_PAGE_PATH } from './links'
import { viewPhoto } from './photo-view'
import { placeView } from './place'
import { viewPlan } from './plan-view'
import { repeatOf } from './repeat'
import { type VisitView, visitView } from './visit-view'
import { dateText } from './times'
import { type SourceView, sourceView } from './source'
import type { LabeledText, PlaceView, PlanView, ViewKind } from './views'
import { referenceOf } from '@/lib/leads/reference'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { cleanLine } from '@/lib/leads/text'
import { type FormField, type FormFields, inFormOrder } from '@/lib/leads/kinds/kind'

type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** Null for an empty text. */
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

/** The word for a stored choice; the choice as it is when no word is known. */
function choice(words: Readonly<Record<string, string>>, value: unknown): string | null {
  const text = textOf(value)
  return text !== null && Object.hasOwn(words, text) ? (words[text] ?? null) : text
}

function shownFields(payload: Fields, fields: FormFields, words: Words, shownAs: FormField['shownAs']): LabeledText[] {
  return inFormOrder(fields).flatMap(([name, field]) => {
    const [label, coded] = [words[name], words[`${name}s`]]
    const text = field.isCoded && typeof coded === 'object' ? choice(coded, payload[name]) : textOf(payload[name])
    return field.shownAs === shownAs && text !== null && typeof label === 'string' ? [{ label, text }] : []
  })
}

const viewForm =
  (fields: FormFields, words: Words): ViewKind =>
  payload => ({
    wants: shownFields(payload, fields, words, 'row'),
    message: textOf(
      shownFields(payload, fields, words, 'words')
        .map(({ text }) => text)
        .join('\n\n'),
    ),
    plan: null,
    hasReference: false,
  })

export interface LeadView {
  readonly id: string
  readonly kind: LeadKind
  /** 'Quote request', 'Estimate request', 'Charger plan', 'Photo estimate' */
  readonly kindLabel: string
  /** What the visitor was told to call with: '37SW58'. Plans and photos only. */
  readonly reference: string | null
  readonly isTrial: boolean
  /** Why a robot may have sent it; null as a rule, and when staff said that it is real. */
  readonly suspicion: string | null
  /** 'Tue, Nov 24, 2026, 9:07 AM EST'. */
  readonly receivedText: string
  readonly receivedAtMs: number
  readonly name: string | null
  /** `text` for display; hrefs are null when the number cannot be dialed as typed. */
  readonly phone: { readonly text: string; readonly telHref: string | null; readonly smsHref: string | null } | null
  /** `draftHref`: with subject and first line. */
  readonly email: { readonly text: string; readonly href: string; readonly draftHref: string } | null
  readonly place: PlaceView | null
  /**
   * What they want, in the order of the form: charger, timeline; for a plan brand, amps, walls,
   * run; for a photo the run's range; then their panel check.
   */
  readonly wants: readonly LabeledText[]
  /** The visitor's own words; may have several lines. */
  readonly message: string | null
  readonly plan: PlanView | null
  /** Pictures kept with the lead: a plan's drawing, and photos that have arrived. */
  readonly photoCount: number
  /** Photos that were announced and have not arrived. */
  readonly photosExpected: number
  readonly imageDropped: boolean
  /** 'https://…/api/leads/sheet/<token>' */
  readonly leadPageUrl: string | null
  readonly pageUrl: string | null
  readonly source: SourceView
  /** 'third request, first on Monday'; null for the first one. */
  readonly repeat: string | null
  /** US dollars. */
  readonly quotedUsd: number | null
  readonly wonUsd: number | null
  /** Null where they never held a time. */
  readonly visit: VisitView | null
  readonly answered: { readonly atMs: number; readonly by: string | null } | null
}

const PLANNER_PATH = '/ev-charger-planner'

const viewKinds = {
  plan: viewPlan,
  quote: viewForm(quoteFields, words.forms.quote),
  estimate: viewForm(estimateFields, words.forms.estimate),
  photo: viewPhoto,
} as const satisfies Record<LeadKind, ViewKind>

/**
 * What staff see of a stored lead. A payload of an older or unknown form gives what can be read of
 * it. Never throws.
 */
export function leadView(lead: StoredLead): LeadView {
  const payload = payloadOf(lead.payload)
  const origin = originOf(lead.desk_origin)
  const location = lead.location ?? textOf(payload.location)
  const place = location === null ? null : placeView(location)
  const firstLine = textFor(lead.name, place)
  const { wants, message, plan, hasReference } = viewKinds[lead.kind](
    payload,
    lead,
    origin && `${origin}${PLANNER_PATH}`,
  )
  return {
    id: lead.id,
    kind: lead.kind,
    kindLabel: words.kinds[lead.kind],
    reference: hasReference ? referenceOf(lead.idempotency_key) : null,
    isTrial: lead.is_trial === 1,
    suspicion: lead.suspect,
    receivedText: dateText(lead.received_at_ms),
    receivedAtMs: lead.received_at_ms,
    name: lead.name,
    phone: lead.phone === null ? null : phoneView(lead.phone, firstLine),
    email: lead.email === null ? null : emailView(lead.email, firstLine),
    place,
    wants: [...wants, ...panelCheckOf(payload), ...phoneWords(lead.phone ?? '')],
    message,
    plan,
    photoCount: (lead.image_key === null ? 0 : 1) + lead.photo_count,
    photosExpected: Math.max(0, lead.photos_announced - lead.photo_count),
    imageDropped: lead.image_dropped !== 0,
    leadPageUrl:
      origin && /^[0-9a-f]{32}$/.test(lead.sheet_token ?? '') ? `${origin}${LEAD_PAGE_PATH}${lead.sheet_token}` : null,
    pageUrl: lead.page_url !== null && /^https?:\/\//i.test(lead.page_url) ? lead.page_url : null,
    source: sourceView(lead, payload),
    repeat: repeatOf(lead),
    quotedUsd: dollars(lead.quoted_cents),
    wonUsd: dollars(lead.won_cents),
    visit: visitView(lead),
    answered: lead.answered_at_ms === null ? null : { atMs: lead.answered_at_ms, by: lead.answered_by },
  }
}

/** The payload of a stored lead; empty where the row is damaged. */
export function payloadOf(json: string): Fields {
  const payload = parseJson(json)
  return isFields(payload) ? payload : {}
}

/** The origin of an address; null for anything but http(s). */
function originOf(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

function textFor(name: string | null, place: PlaceView | null): string {
  const [first = ''] = cleanLine(name ?? '').split(' ')
  return words.textMessage(/\p{L}/u.test(first) ? first : null, place?.town ?? null)
}

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100)

function phoneView(typed: string, message: string): NonNullable<LeadView['phone']> {
  const phone = parsePhone(typed)
  if (phone.ok) return { text: phone.display, telHref: telHref(typed), smsHref: smsHref(typed, message) }
  const digits = callableDigits(typed)
  return { text: typed, telHref: digits === undefined ? null : `tel:${digits}`, smsHref: null }
}

const EXTENSION_WORD = /(?<!\p{L})(?:extension|extn|ext|x)(?!\p{L})/giu
/** What may stand before the digits of a number without saying more: '+1', '011', a trunk 0. */
const PREFIX = /^(?:0{0,2}1{0,2}|011)$/

/** What was typed, where it says more than the number: 'cell', 'after 5', a second number. */
function phoneWords(typed: string): LabeledText[] {
  const phone = parsePhone(typed)
  if (!phone.ok) return []
  const rest = readable(typed).replace(EXTENSION_WORD, '')
  const digitsOf = (text: string) => text.replace(/\D/g, '')
  const [digits, own] = [digitsOf(rest), digitsOf(phone.display)]
  const isNumberAlone = digits.endsWith(own) && PREFIX.test(digits.slice(0, digits.length - own.length))
  return isNumberAlone && !/\p{L}/u.test(rest) ? [] : [{ label: words.fields.phoneTyped, text: typed }]
}

/** The @ stays readable; everything that has a meaning in a mailto address is encoded. */
const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email.toWellFormed()).replace(/%40(?!.*%40)/, '@')}`

function emailView(email: string, firstLine: string): NonNullable<LeadView['email']> {
  const href = mailHref(email)
  const [subject, body] = [words.mailSubject, `${firstLine.toWellFormed()}\n\n`].map(encodeURIComponent)
  return { text: email, href, draftHref: `${href}?subject=${subject}&body=${body}` }
}

/** The visitor's panel check, and their year replayed, where they came along. */
function panelCheckOf({ panel_check }: Fields): readonly LabeledText[] {
  const check = panelCheckNumbers(panel_check)
  if (check === null) return []
  const checked = { label: words.fields.panelCheck, text: words.panelCheck(check) }
  return check.replay ? [checked, { label: words.fields.replay, text: words.replay(check.replay) }] : [checked]
}
