// What one message to the staff says, before a service gives it its form (worker/destinations).
// Texts are plain: not escaped.
import { leadDeskWords as words } from '@/content/words/staff'
import { usd } from '@/lib/usd'
import type { LeadView } from './lead-view'
import type { PlanView } from './views'
import type { VisitView } from './visit-view'
import { cut, isVisible } from '@/worker/plain-text'
import { durationText, roughDuration } from './times'
import { cleanLine, cleanParagraphs } from '@/lib/leads/text'

/** `lines` repeat the facts of the lead; for a message about no lead they are all there is. */
export interface StaffMessage {
  readonly title: string
  readonly lines: readonly string[]
  readonly lead: LeadView | null
  /** Where it is about no lead: its topic in a word; by default trouble with delivery. */
  readonly heading?: string
}

/** One thing that a message says. */
export interface Fact {
  readonly label: string
  /** Cleaned; lines are separated by \n. */
  readonly text: string
  /** http(s), tel: or mailto: address that the text leads to. */
  readonly href: string | null
}

/** It leads to a web page, not to a phone or a mailbox. */
export const isWeb = ({ href }: Pick<Fact, 'href'>): boolean => href !== null && /^https?:/.test(href)

/** 'Phone: (631) 555-0100' */
export const labeled = ({ label, text }: Fact): string => (label ? `${label}: ${text}` : text)

const MAX_NAME = 100
const MAX_LINE = 300
/** The lead page and the mail have the rest. */
const MAX_MESSAGE = 1000
const MAX_MESSAGE_LINES = 20
/** A line of mail holds 998 octets, and an address cannot be wrapped. */
const MAX_HREF = 900

export const newLeadMessage = (view: LeadView): StaffMessage =>
  messageOf(view, `${view.kindLabel}: ${whoAndWhere(view)}`)

/** `waitedMinutes` without an answer, business hours or not; fractions are dropped. */
export const reminderMessage = (view: LeadView, waitedMinutes: number): StaffMessage =>
  messageOf(view, `${words.notAnswered(durationText(waitedMinutes))}: ${view.kindLabel}, ${whoAndWhere(view)}`)

/** News of its visit, or that it is still to be confirmed. */
export const visitMessage = (view: LeadView, visit: VisitView, isReminder: boolean): StaffMessage =>
  messageOf(
    view,
    `${isReminder ? words.visit.remind : words.visit.news[visit.state]}, ${visit.when}: ${view.kindLabel}, ${whoAndWhere(view)}`,
  )

/** `news`: 'Answered by MK, 14 min after the request'. */
export const answerMessage = (view: LeadView, news: string): StaffMessage => ({
  title: `${news}: ${view.kindLabel}, ${whoAndWhere(view)}`,
  heading: words.answeredHeading,
  lines: [],
  lead: null,
})

/** Everyone who waits in the morning, the first of them; `people` are all. */
export const morningMessage = (
  waiting: readonly { readonly view: LeadView; readonly minutes: number }[],
  people: number,
): StaffMessage => ({
  title: words.morning.title(people),
  heading: words.morning.heading,
  lines: [
    ...waiting.map(({ view, minutes }) => {
      const contact = line(view.phone?.text ?? view.email?.text) ?? words.noContact
      return cut(words.morning.line(whoAndWhere(view), contact, view.kindLabel, roughDuration(minutes)), MAX_LINE)
    }),
    ...(people > waiting.length ? [words.morning.more(people - waiting.length)] : []),
  ],
  lead: null,
})

/** The daily limit of pictures was passed: `leads` came without theirs. */
export const droppedPicturesMessage = (leads: number): StaffMessage => ({
  title: words.picturesAlarm,
  lines: [words.droppedPictures(leads)],
  lead: null,
})

export const alarmMessage = (lines: readonly string[]): StaffMessage => ({
  title: words.alarm,
  lines: lines.map(line => cut(cleanLine(line), MAX_LINE)).filter(isVisible),
  lead: null,
})

function messageOf(view: LeadView, title: string): StaffMessage {
  return {
    title: view.isTrial ? `${words.trial} ${title}` : title,
    lines: factsOf(view).map(fact => `${labeled(fact)}${isWeb(fact) ? ` ${fact.href}` : ''}`),
    lead: view,
  }
}

const whoAndWhere = ({ name, place }: LeadView): string =>
  [line(name, MAX_NAME) ?? words.noName, line(place?.text, MAX_NAME)].filter(part => part !== undefined).join(', ')

/** Undefined where a reader would see nothing. */
function line(text: string | null | undefined, max = MAX_LINE): string | undefined {
  const clean = cut(cleanLine(text ?? ''), max)
  return isVisible(clean) ? clean : undefined
}

/** `isWhole`: uncut, as mail can take it. */
function paragraphs(text: string | null, isWhole: boolean): string | undefined {
  const clean = cleanParagraphs(text ?? '').replace(/\n\s*\n\s*/g, '\n\n')
  if (!isVisible(clean)) return undefined
  if (isWhole) return clean
  const lines = clean.split('\n')
  const kept = [...lines.slice(0, MAX_MESSAGE_LINES - 1), lines.slice(MAX_MESSAGE_LINES - 1).join(' ')]
  return cut(kept.join('\n').trimEnd(), MAX_MESSAGE)
}

/** The price and what it is made of, a line each, then the marks. */
const priceLines = ({ rows, totalUsd, rangeUsd, marks }: PlanView): string[] => [
  rangeUsd ? words.priceRange(usd(totalUsd), usd(rangeUsd.low), usd(rangeUsd.high)) : usd(totalUsd),
  ...rows.map(({ label, detail, amountUsd }) => `${label} ${usd(amountUsd)}${detail && ` = ${detail}`}`),
  ...marks.map(({ text }) => text),
]

/** Photos follow their lead, so most messages are written before they arrive. */
function pictures({ photoCount, photosExpected, imageDropped }: LeadView): string {
  const parts = [
    ...(photoCount > 0 ? [words.photos(photoCount)] : []),
    ...(photosExpected > 0 && !imageDropped ? [words.photosExpected(photosExpected)] : []),
    ...(imageDropped ? [words.imageDropped] : []),
  ]
  return parts.length === 0 ? words.noPhotos : parts.join(words.between)
}

/**
 * Visit, phone, mail, reference, place, wishes, words, what is suspect, price, pictures and links,
 * in this order. `isNamed` begins with the name, which is otherwise in the title only; `isWhole`
 * leaves the visitor's message uncut.
 */
export function factsOf(
  view: LeadView,
  { isNamed = false, isWhole = false }: { readonly isNamed?: boolean; readonly isWhole?: boolean } = {},
): Fact[] {
  const { name, phone, email, reference, place, wants, message, plan, leadPageUrl, repeat, source } = view
  const { fields } = words
  const fact = (label: string, text: string | undefined, href: string | null = null): Fact[] =>
    text === undefined ? [] : [{ label, text, href: href !== null && href.length > MAX_HREF ? null : href }]
  const contact = [
    ...fact(fields.phone, line(phone?.text), phone?.telHref),
    ...fact(fields.email, line(email?.text), email?.href),
  ]
  return [
    ...fact('', view.isTrial ? words.trialNote : undefined),
    ...fact(fields.name, isNamed ? line(name) : undefined),
    ...fact(fields.visit, view.visit?.text),
    ...(contact.length > 0 ? contact : fact(fields.phone, words.noContact)),
    ...fact(fields.repeat, repeat ?? undefined),
    ...fact(fields.reference, reference ?? undefined),
    ...fact(fields.location, line(place?.text)),
    ...wants.flatMap(({ label, text }) => fact(label, line(text))),
    ...fact(fields.message, paragraphs(message, isWhole)),
    ...fact('', view.suspicion ?? undefined),
    ...fact(fields.price, plan ? cut(priceLines(plan).join('\n'), MAX_MESSAGE) : undefined),
    ...fact(fields.pictures, pictures(view)),
    ...fact(fields.source, line(source.line && words.source.from(source.line))),
    ...fact(fields.leadPage, leadPageUrl === null ? undefined : words.openLeadPage, leadPageUrl),
    ...fact(fields.plan, plan?.planUrl ? words.openPlan : undefined, plan?.planUrl),
  ]
}
