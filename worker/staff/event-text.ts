// What staff did with a lead, in words.
import { leadPageWords as words } from '@/content/words/staff-pages'
import type { LeadEvent } from '@/lib/leads/history'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { usd } from '@/lib/usd'
import { followUpText } from './follow-up'
import { briefTime } from './times'

/** 125050 -> '$1,250.50' */
function dollars(cents: number): string {
  const rest = cents % 100
  return `${usd((cents - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

/** 'Won $1,250.50', 'Lost: too far' */
const didWhat = (what: Exclude<LeadEvent['what'], 'undone'>, cents: number | null, reason: string | null): string =>
  words.events[what](cents === null ? '' : dollars(cents), reason ?? '').trim()

/** 'Won $2,000 (MK, 5:41 PM)', as it is read at `nowMs`. */
export function eventWithAuthor(event: LeadEvent, nowMs: number, undone?: LeadEvent): string {
  const text = eventText({ ...event, follow_up_day: null }, undone)
  return `${text} (${[event.author, briefTime(event.at_ms, nowMs)].filter(Boolean).join(', ')})`
}

/** Of an undoing: `undone` is what it took back. */
export function eventText(
  { what, cents, reason, at_ms, follow_up_day: day, is_installed }: LeadEvent,
  undone?: LeadEvent,
): string {
  if (what !== 'undone')
    return [
      `${didWhat(what, cents, reason)}${is_installed ? words.andInstalled : ''}`,
      ...(day ? [words.askedAgain(followUpText(day))] : []),
    ].join('. ')
  return undone === undefined ? words.undone : words.undid(eventWithAuthor(undone, at_ms))
}

/** What became of it: 'Quoted $1,450'; null while nothing has. */
export function outcomeText({
  outcome,
  quoted_cents,
  won_cents,
}: Pick<StoredLead, 'outcome' | 'quoted_cents' | 'won_cents'>): string | null {
  if (outcome === null) return null
  return didWhat(outcome, outcome === 'won' ? won_cents : outcome === 'quoted' ? quoted_cents : null, null)
}
