// Now: everyone who waits and how long, and quotes to ask about today.
import { business } from '@/content/business'
import { leadDeskWords } from '@/content/words/staff'
import { leadPageWords, officeWords as words } from '@/content/words/staff-pages'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { HOUR_MS, MINUTE_MS } from '@/lib/time'
import { followUpText } from '@/worker/staff/follow-up'
import { type Html, markup } from '@/worker/staff/html'
import { type LeadView, leadView } from '@/worker/staff/lead-view'
import { repeatOf } from '@/worker/staff/repeat'
import { REFUSED } from '@/worker/staff/staff-form'
import { roughDuration, timeText } from '@/worker/staff/times'
import { namesOf, othersOf, type Waiting, type WaitingPerson } from './lists'
import { address, card, frame, leadPagePath, pages, stateText, titleOf } from './page'
import { heldList, newsNote, type VisitNews, type VisitsOfNow } from './visits-page'

const PROMISE_MS = business.contactPromiseHours * HOUR_MS

/** How much of the promised time is left. */
function clock(receivedAtMs: number, nowMs: number): Html {
  const leftMs = receivedAtMs + PROMISE_MS - nowMs
  const time = roughDuration(Math.abs(leftMs) / MINUTE_MS)
  return leftMs > 0
    ? markup`<p class="status">${words.left(time, business.contactPromiseHours)}</p>`
    : markup`<p class="status late">${words.late(time)}</p>`
}

/** With all names of the person, and a link to each further request. */
function waitingCard(path: string, row: WaitingPerson, nowMs: number): Html {
  const others = othersOf(row)
  const view = { ...leadView(row), name: namesOf(row) }
  const hidden = row.other_count - others.length
  const repeat = repeatOf({
    request_number: row.request_number + row.other_count,
    first_request_at_ms: row.first_request_at_ms,
  })
  const more = markup`${triesText(row)} ${said(view)}
    ${others.length > 0 && othersText(others, hidden)}
    ${pressForm(path, row, view, ['answered', 'tried'])}`
  return card(row, { ...view, repeat }, clock(row.received_at_ms, nowMs), more)
}

const othersText = (others: ReturnType<typeof othersOf>, hidden: number): Html =>
  markup`<p class="detail">
    ${others.map(
      ({ kind, name, received_at_ms, sheet_token }) =>
        markup`<a href="${leadPagePath(sheet_token)}">${words.openOther(leadDeskWords.kinds[kind], name ?? leadDeskWords.noName, timeText(received_at_ms))}</a> `,
    )}
    ${hidden > 0 && words.moreRequests(hidden)}
  </p>`

const triesText = ({ tries, tried_at_ms: last }: StoredLead): Html | false =>
  last !== null && markup`<p class="state">${leadPageWords.tries(tries, timeText(last))}</p>`

const MAX_WORDS = 300

/** The message and the count of pictures, for a call from the list. */
const said = ({ message, photoCount }: LeadView): Html =>
  markup`${message && markup`<p class="message">${message.length > MAX_WORDS ? `${message.slice(0, MAX_WORDS).toWellFormed()}…` : message}</p>`}
  ${photoCount > 0 && markup`<p class="detail">${leadDeskWords.photos(photoCount)}</p>`}`

const pressLabels = { answered: leadPageWords.answer, tried: leadPageWords.tried, later: words.askTomorrow }

const pressForm = (path: string, { id }: StoredLead, view: LeadView, presses: readonly (keyof typeof pressLabels)[]) =>
  markup`<form class="buttons" method="post" action="${path}#${REFUSED}">
    <input type="hidden" name="id" value="${id}" />
    ${presses.map(
      (name, index) =>
        markup`<button type="submit" name="action" value="${name}"${index === 0 && markup` class="strong"`} aria-label="${pressLabels[name]}: ${titleOf(view)}">${pressLabels[name]}</button>`,
    )}
  </form>`

/** A quote that is asked about today. */
function followUpCard(path: string, lead: StoredLead): Html {
  const view = leadView(lead)
  const state = markup`<p class="status">${stateText(lead)}. ${words.askOn(followUpText(lead.follow_up_day ?? ''))}</p>`
  return card(lead, view, state, markup`${said(view)} ${pressForm(path, lead, view, ['later'])}`)
}

interface Presser {
  readonly nowMs: number
  /** '' where they are not known. */
  readonly initials: string
  /** They are those of a colleague's link. */
  readonly isFixed: boolean
  /** Why a press was refused. */
  readonly problem?: string | undefined
}

const initialsForm = (path: string, { initials, isFixed }: Presser): Html =>
  isFixed
    ? markup`<p class="detail">${words.youAre(initials)}</p>`
    : markup`<details${initials === '' && markup` open`}>
        <summary>${initials === '' ? words.whoAreYou : words.youAre(initials)}</summary>
        <form method="post" action="${path}#${REFUSED}" aria-label="${leadPageWords.initials}">
          <label for="initials">${leadPageWords.initials}</label>
          <div class="row">
            <input type="text" id="initials" name="initials" maxlength="8" autocomplete="off" value="${initials}" />
            <button type="submit" name="action" value="initials">${words.keepInitials}</button>
          </div>
        </form>
      </details>`

interface NowLists {
  readonly waiting: Waiting
  readonly due: readonly StoredLead[]
  /** Null where visits are off. */
  readonly visits: VisitsOfNow | null
  /** What came of the press before. */
  readonly news: VisitNews | null
}

export function nowPage(
  path: string,
  page: number,
  { waiting: { people, rows, hasMore }, due, visits, news }: NowLists,
  presser: Presser,
): string {
  return frame(
    path,
    'now',
    markup`${presser.problem !== undefined && markup`<p class="mark" id="${REFUSED}">${presser.problem}</p>`}
      ${news && newsNote(news)}${visits && heldList(path, visits)}<p>${words.waiting(people)}</p>
      <div class="actions"><a class="button" href="${address(path, { view: 'new' })}">${words.newLead.open}</a>${visits && markup`<a class="button" href="${address(path, { view: 'visits' })}">${words.views.visits}</a>`}</div>
      ${initialsForm(path, presser)}
      <ol class="leads">
        ${rows.map(row => waitingCard(path, row, presser.nowMs))}
      </ol>
      ${
        due.length > 0 &&
        markup`<h2>${words.followUps(due.length)}</h2>
          <ol class="leads">
            ${due.map(lead => followUpCard(path, lead))}
          </ol>`
      }
      ${pages(path, {}, page, hasMore, { before: words.earlier, after: words.later })}`,
  )
}
