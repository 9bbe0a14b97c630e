// Many leads in one message, when more come than a channel can show. Texts are plain: not escaped.
import { leadDeskWords as words } from '@/content/words/staff'
import { cleanLine } from '@/lib/leads/text'
import type { LeadView } from './lead-view'
import { cut, isVisible } from '@/worker/plain-text'

export interface DigestEntry {
  /** 'Quote request: Ann, Islip', of at most MAX_TEXT characters. */
  readonly text: string
  /** Phone number, or else mail address; the href is tel: or mailto:, or null. */
  readonly contact: { readonly text: string; readonly href: string | null } | null
  readonly leadPageUrl: string | null
}

/** 'Quote request: Ann, Islip, (631) 555-0100' */
export const withContact = ({ text, contact }: DigestEntry): string =>
  contact === null ? text : `${text}, ${contact.text}`

export interface Digest {
  readonly title: string
  readonly entries: readonly DigestEntry[]
  /** What waits beyond the entries, and the link to all of it; the address is our own. */
  readonly more: {
    readonly text: string
    readonly link: { readonly text: string; readonly href: string } | null
  } | null
}

const MAX_TEXT = 100
const MAX_PART = 40
const MAX_CONTACT = 60

function part(text: string | null | undefined, max: number): string[] {
  const clean = cut(cleanLine(text ?? ''), max)
  return isVisible(clean) ? [clean] : []
}

/** `news`: what there is to say of a lead that is known. */
export function digestEntry(
  { kindLabel, name, place, phone, email, suspicion, leadPageUrl }: LeadView,
  news: string | null,
): DigestEntry {
  const who = [...part(name, MAX_PART), ...part(place?.text, MAX_PART)].join(', ') || words.noName
  const [text] = part(phone?.text ?? email?.text, MAX_CONTACT)
  const head = news === null ? kindLabel : `${news}: ${kindLabel}`
  return {
    text: cut(`${head}: ${who}${suspicion === null ? '' : ` (${suspicion})`}`, MAX_TEXT + (suspicion?.length ?? 0)),
    contact: text === undefined ? null : { text, href: phone ? phone.telHref : (email?.href ?? null) },
    leadPageUrl,
  }
}

/** `more.leads` wait beyond the entries. */
export const digestOf = (
  of: 'leads' | 'suspects',
  entries: readonly DigestEntry[],
  more: { readonly leads: number; readonly officeUrl: string | null },
): Digest => ({
  title: words.digest[of](entries.length),
  entries,
  more:
    more.leads > 0
      ? {
          text: words.digest.more(more.leads),
          link: more.officeUrl === null ? null : { text: words.digest.office, href: more.officeUrl },
        }
      : null,
})
