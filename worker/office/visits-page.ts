// Visits: the windows of the next days, open or closed to visitors, and who holds them; on Now
// those that wait to be confirmed, and what to text the customer then.
import { leadDeskWords } from '@/content/words/staff'
import { leadPageWords, officeWords } from '@/content/words/staff-pages'
import { windowOf } from '@/lib/leads/visit'
import { windowText } from '@/lib/leads/visit-windows'
import { smsHref } from '@/lib/phone'
import { type Html, markup } from '@/worker/staff/html'
import type { LeadView } from '@/worker/staff/lead-view'
import { REFUSED } from '@/worker/staff/staff-form'
import { timeText } from '@/worker/staff/times'
import type { Holder, OfficeWindow, Visit } from '@/worker/visits/store'
import { frame, leadPagePath } from './page'

const { visits: words } = officeWords

const nameOf = ({ name }: Pick<Holder, 'name'>) => name ?? leadDeskWords.noName

const holderLink = (holder: Holder): Html =>
  markup`<a href="${leadPagePath(holder.sheet_token)}">${nameOf(holder)}</a>${holder.confirmed_at_ms === null && ` (${words.unconfirmed})`}`

/** Who comes, or whether visitors may pick it. */
function stateOfWindow({ holders, isOpen, room }: OfficeWindow): Html {
  const rest = room > 0 ? words.open(room) : holders.length === 0 && (isOpen ? words.busy : words.closed)
  return markup`${holders.map((holder, index) => markup`${index > 0 && ', '}${holderLink(holder)}`)}${holders.length > 0 && room > 0 && ', '}${rest}`
}

/** Presses on a window that a lead holds. */
const heldForm = (
  path: string,
  holder: Pick<Holder, 'lead_id' | 'name'> & { readonly window_id: string | null },
  presses: readonly (typeof heldPresses)[number][],
): Html =>
  markup`<form class="buttons" method="post" action="${path}#${REFUSED}">
    <input type="hidden" name="id" value="${holder.lead_id}" />
    <input type="hidden" name="window" value="${holder.window_id}" />
    ${presses.map(
      name =>
        markup`<button type="submit" name="action" value="${name}"${name === 'confirm' && markup` class="strong"`} aria-label="${words[name]}: ${nameOf(holder)}">${words[name]}</button>`,
    )}
  </form>`

const windowRow = (path: string, window: OfficeWindow): Html => {
  const [action, label] = window.isOpen ? (['close', words.close] as const) : (['open', words.reopen] as const)
  const time = windowText(window)
  const line = markup`<p><strong>${time}</strong><span class="detail">${stateOfWindow(window)}</span></p>`
  return markup`<li>
    ${
      window.isOpen === null
        ? line
        : markup`<form class="tick" method="post" action="${path}#${REFUSED}">
      ${line}
      <input type="hidden" name="window" value="${window.id}" />
      <button type="submit" name="action" value="${action}" aria-label="${label}: ${time}">${label}</button>
    </form>`
    }
    ${window.holders.filter(({ confirmed_at_ms }) => confirmed_at_ms !== null).map(holder => heldForm(path, holder, ['another', 'refused']))}
  </li>`
}

export const visitsPage = (path: string, windows: readonly OfficeWindow[], problem?: string): string =>
  frame(
    path,
    'visits',
    markup`${problem !== undefined && markup`<p class="mark" id="${REFUSED}">${problem}</p>`}
      <p>${words.lead}</p>
      <ol>
        ${windows.map(window => windowRow(path, window))}
      </ol>`,
  )

/** On a window that is held. */
export const heldPresses = ['confirm', 'another', 'refused'] as const

/** A hold that ended unconfirmed. */
export type LapsedVisit = Pick<Visit, 'start_ms' | 'end_ms'> & Pick<Holder, 'name' | 'sheet_token'>

const lapsedCard = ({ sheet_token, name, ...visit }: LapsedVisit): Html =>
  markup`<li>
    <h2 class="who"><a href="${leadPagePath(sheet_token)}">${nameOf({ name })}</a></h2>
    <p class="status late">${words.lapsed(windowText(windowOf(visit)))}</p>
  </li>`

/** Windows that wait for the office's word, and those that have waited too long. */
export interface VisitsOfNow {
  readonly held: readonly (Visit & Holder)[]
  readonly lapsed: readonly LapsedVisit[]
}

export function heldList(path: string, { held, lapsed }: VisitsOfNow): Html | false {
  if (held.length + lapsed.length === 0) return false
  const list = (title: string, cards: readonly Html[]) =>
    cards.length > 0 &&
    markup`<h2>${title}</h2>
    <ol class="leads">
      ${cards}
    </ol>`
  const card = (visit: Visit & Holder) =>
    markup`<li>
      <h2 class="who"><a href="${leadPagePath(visit.sheet_token)}">${nameOf(visit)}</a></h2>
      <p class="status">${leadDeskWords.visit.held(windowText(windowOf(visit)), timeText(visit.ends_at_ms))}</p>
      ${heldForm(path, visit, heldPresses)}
    </li>`
  return markup`${list(words.toConfirm(held.length), held.map(card))}${list(words.notConfirmed(lapsed.length), lapsed.map(lapsedCard))}`
}

/** What the customer hears of a press on his window, and how. */
export interface VisitNews {
  readonly view: LeadView
  readonly text: string
  /** A mail goes out by itself. */
  readonly isMailed: boolean
}

export function newsNote({ view: { name, phone, email }, text, isMailed }: VisitNews): Html {
  const href = phone?.smsHref ? smsHref(phone.text, text) : null
  const way = phone ? 'phone' : email ? 'email' : 'none'
  return markup`<div class="status done">
    <p><strong>${(isMailed ? words.mailed : words.notMailed[way])(nameOf({ name }))}</strong></p>
    <p class="note">${text}</p>
    ${href !== null && markup`<div class="actions"><a class="button" href="${href}">${words.textThem}</a></div>`}
    ${way === 'email' && !isMailed && email && markup`<div class="actions"><a class="button" href="${email.draftHref}">${leadPageWords.mail}</a></div>`}
  </div>`
}
