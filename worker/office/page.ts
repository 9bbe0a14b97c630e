// The office page: who waits and how long, all leads, totals, and suspects. Finished HTML without
// script, on a phone first.
import { business } from '@/content/business'
import { leadDeskLabels as words } from '@/content/words/staff'
import { leadPageLabels, officeLabels as labels } from '@/content/words/staff-pages'
import { timeZone } from '@/lib/new-york'
import type { LeadKind } from '@/lib/leads/choices'
import { grouped } from '@/lib/grouped'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { HOUR_MS, MINUTE_MS } from '@/lib/time'
import { usd } from '@/lib/usd'
import { type Html, markup } from '@/worker/staff/html'
import { type LeadView, leadView } from '@/worker/staff/lead-view'
import { outcomeText } from '@/worker/staff/event-text'
import { LEAD_PAGE_PATH, mapHref } from '@/worker/staff/links'
import { repeatOf } from '@/worker/staff/repeat'
import { channelText } from '@/worker/staff/source'
import { REFUSED } from '@/worker/staff/staff-form'
import { staffPage } from '@/worker/staff/staff-page'
import { followUpText } from '@/worker/staff/follow-up'
import { roughDuration, timeText } from '@/worker/staff/times'
import {
  namesOf,
  othersOf,
  type Page,
  type Search,
  searchStates,
  type Waiting,
  type WaitingPerson,
  WEEK_DAYS,
} from './lists'
import { type Span, spans, type Totals, type TotalsPart, totalsParts, type TotalsRow } from './totals'

const views = ['now', 'all', 'totals', 'suspect', 'more'] as const
type View = (typeof views)[number]

type Parameters = Readonly<Record<string, string | number | null>>

/** Leaves out parameters that are null or ''. */
export function address(path: string, parameters: Parameters): string {
  const kept = Object.entries(parameters).filter(([, value]) => value !== null && value !== '')
  const query = new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? path : `${path}?${query}`
}

/** Views that no tab leads to stand under the last or the first. */
export function frame(path: string, view: View | 'new' | 'delete', body: Html): string {
  return staffPage(
    labels.views[view],
    labels.title,
    markup`<nav aria-label="${labels.title}">
        ${views.map(
          name =>
            markup`<a href="${address(path, { view: name === 'now' ? null : name })}"${name === view && markup` aria-current="page"`}>${labels.views[name]}</a>`,
        )}
      </nav>
      <h1 class="view">${labels.views[view]}</h1>
      ${body}
      <footer><p>${labels.footer}</p></footer>`,
  )
}

/** For a link that is no longer, or never was, the office's. */
export const noOfficePage = (): string =>
  staffPage(
    labels.notFound.title,
    labels.title,
    markup`<h1>${labels.notFound.title}</h1>
      <p>${labels.notFound.text}</p>`,
  )

/** Links to the pages before and after. */
function pages(
  path: string,
  parameters: Parameters,
  page: number,
  hasMore: boolean,
  words: { before: string; after: string },
) {
  if (page === 1 && !hasMore) return false
  const to = (number: number) => address(path, { ...parameters, page: number === 1 ? null : number })
  return markup`<div class="actions">
    ${page > 1 && markup`<a class="button" href="${to(page - 1)}">${words.before}</a>`}
    ${hasMore && markup`<a class="button" href="${to(page + 1)}">${words.after}</a>`}
  </div>`
}

const byTime = { before: labels.newer, after: labels.older }

const leadPagePath = (token: string | null) => `${LEAD_PAGE_PATH}${token ?? ''}`

export const titleOf = ({ name, phone, email }: LeadView) => name ?? phone?.text ?? email?.text ?? words.noName

/** A dot stands at the end of a line, never at the start of the next. */
const NBSP = '\u00a0'

/** Who, what, where, for how much, and from where; a tap on the name opens the lead page. */
function card(lead: StoredLead, view: LeadView, state: Html | false, more: Html | false): Html {
  const { place, plan, wants, repeat, source, phone, email } = view
  const facts = [
    view.kindLabel,
    ...wants.slice(0, 2).map(({ text }) => text),
    ...(plan === null ? [] : [usd(plan.totalUsd)]),
    ...(source.line === null ? [] : [words.source.from(source.line)]),
  ].join(`${NBSP}· `)
  return markup`<li>
    <h2 class="who"><a href="${leadPagePath(lead.sheet_token)}">${titleOf(view)}</a></h2>
    ${state}
    <p>${facts}</p>
    ${repeat && markup`<p class="repeat">${repeat}</p>`}
    ${view.suspicion !== null && markup`<p class="mark">${view.suspicion}</p>`}
    <p class="detail">${view.reference && `${view.reference} · `}${timeText(lead.received_at_ms)}${place && ` · ${place.text}`}</p>
    ${more}
    <div class="actions">
      ${phone?.telHref && markup`<a class="button" href="${phone.telHref}">${leadPageLabels.call}</a>`}
      ${phone?.smsHref && markup`<a class="button" href="${phone.smsHref}">${leadPageLabels.text}</a>`}
      ${email && markup`<a class="button" href="${email.draftHref}">${leadPageLabels.mail}</a>`}
      ${place && markup`<a class="button" href="${mapHref(place)}" rel="noreferrer">${labels.map}</a>`}
    </div>
  </li>`
}

const PROMISE_MS = business.contactPromiseHours * HOUR_MS

/** How much of the promised time is left. */
function clock(receivedAtMs: number, nowMs: number): Html {
  const leftMs = receivedAtMs + PROMISE_MS - nowMs
  const time = roughDuration(Math.abs(leftMs) / MINUTE_MS)
  return leftMs > 0
    ? markup`<p class="status">${labels.left(time, business.contactPromiseHours)}</p>`
    : markup`<p class="status late">${labels.late(time)}</p>`
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
        markup`<a href="${leadPagePath(sheet_token)}">${labels.openOther(words.kinds[kind], name ?? words.noName, timeText(received_at_ms))}</a> `,
    )}
    ${hidden > 0 && labels.moreRequests(hidden)}
  </p>`

const triesText = ({ tries, tried_at_ms: last }: StoredLead): Html | false =>
  last !== null && markup`<p class="state">${leadPageLabels.tries(tries, timeText(last))}</p>`

const MAX_WORDS = 300

/** Their words and pictures, for whoever calls from the list. */
const said = ({ message, photoCount }: LeadView): Html =>
  markup`${message && markup`<p class="message">${message.length > MAX_WORDS ? `${message.slice(0, MAX_WORDS).toWellFormed()}…` : message}</p>`}
  ${photoCount > 0 && markup`<p class="detail">${words.photos(photoCount)}</p>`}`

const pressLabels = { answered: leadPageLabels.answer, tried: leadPageLabels.tried, later: labels.askTomorrow }

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
  const state = markup`<p class="status">${stateText(lead)}. ${labels.askOn(followUpText(lead.follow_up_day ?? ''))}</p>`
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
    ? markup`<p class="detail">${labels.youAre(initials)}</p>`
    : markup`<details${initials === '' && markup` open`}>
        <summary>${initials === '' ? labels.whoAreYou : labels.youAre(initials)}</summary>
        <form method="post" action="${path}#${REFUSED}" aria-label="${leadPageLabels.initials}">
          <label for="initials">${leadPageLabels.initials}</label>
          <div class="row">
            <input type="text" id="initials" name="initials" maxlength="8" autocomplete="off" value="${initials}" />
            <button type="submit" name="action" value="initials">${labels.keepInitials}</button>
          </div>
        </form>
      </details>`

export function nowPage(
  path: string,
  page: number,
  { people, rows, hasMore }: Waiting,
  due: readonly StoredLead[],
  presser: Presser,
): string {
  return frame(
    path,
    'now',
    markup`${presser.problem !== undefined && markup`<p class="mark" id="${REFUSED}">${presser.problem}</p>`}
      <p>${labels.waiting(people)}</p>
      <div class="actions"><a class="button" href="${address(path, { view: 'new' })}">${labels.newLead.open}</a></div>
      ${initialsForm(path, presser)}
      <ol class="leads">
        ${rows.map(row => waitingCard(path, row, presser.nowMs))}
      </ol>
      ${
        due.length > 0 &&
        markup`<h2>${labels.followUps(due.length)}</h2>
          <ol class="leads">
            ${due.map(lead => followUpCard(path, lead))}
          </ol>`
      }
      ${pages(path, {}, page, hasMore, { before: labels.earlier, after: labels.later })}`,
  )
}

/** 'Won $1,200', 'Answered', 'New' */
function stateText(lead: StoredLead): string {
  if (lead.junk_at_ms !== null) return labels.states.junk
  if (lead.suspect !== null) return labels.states.suspect
  return outcomeText(lead) ?? (lead.answered_at_ms === null ? labels.states.new : labels.states.answered)
}

export function allPage(
  path: string,
  search: Search,
  page: number,
  { rows, hasMore }: Page<StoredLead>,
  canDelete: boolean,
): string {
  const { text, state, days } = search
  const parameters = { view: 'all', q: text, state: state === 'any' ? null : state, days }
  const choice = (changes: Parameters, label: string, isChosen: boolean) =>
    markup`<a href="${address(path, { ...parameters, ...changes })}"${isChosen && markup` aria-current="true"`}>${label}</a>`
  return frame(
    path,
    'all',
    markup`<form method="get" action="${path}" role="search">
        <input type="hidden" name="view" value="all" />
        ${state !== 'any' && markup`<input type="hidden" name="state" value="${state}" />`}
        ${days !== null && markup`<input type="hidden" name="days" value="${days}" />`}
        <label for="q">${labels.search}</label>
        <div class="row">
          <input type="search" id="q" name="q" maxlength="120" value="${text}" />
          <button type="submit">${labels.find}</button>
        </div>
      </form>
      <div class="choices" role="group" aria-label="${labels.filter}">
        ${searchStates.map(name => choice({ state: name === 'any' ? null : name }, labels.states[name], name === state))}
        ${days === null ? choice({ days: WEEK_DAYS }, labels.lastWeek, false) : choice({ days: null }, labels.anyTime, false)}
      </div>
      ${rows.length === 0 && markup`<p>${labels.none}</p>`}
      <ol class="leads">
        ${rows.map(row => {
          const view = leadView(row)
          const remove =
            canDelete &&
            markup`<p class="detail"><a href="${address(path, { view: 'delete', id: row.id })}" aria-label="${labels.deletion.link}: ${titleOf(view)}">${labels.deletion.link}</a></p>`
          return card(row, view, markup`<p class="state">${stateText(row)}</p>`, remove)
        })}
      </ol>
      ${pages(path, parameters, page, hasMore, byTime)}`,
  )
}

/** Why a press was refused, and what was ticked. */
interface RefusedTicks {
  readonly problem: string
  readonly ids: readonly string[]
}

/**
 * One form: any number of them is junk with one press, and one is real with another. Enter presses
 * the first button.
 */
export function suspectPage(
  path: string,
  page: number,
  { rows, hasMore }: Page<StoredLead>,
  refused?: RefusedTicks,
): string {
  return frame(
    path,
    'suspect',
    markup`<p>${labels.suspectLead}</p>
      ${refused && markup`<p class="mark" id="${REFUSED}">${refused.problem}</p>`}
      ${rows.length === 0 && markup`<p>${labels.none}</p>`}
      <form method="post" action="${path}#${REFUSED}" aria-label="${labels.views.suspect}">
        ${rows.length > 0 && markup`<div class="bar"><button class="strong" type="submit" name="action" value="junk">${labels.junkTicked}</button></div>`}
        <ol class="leads">
          ${rows.map(row => {
            const view = leadView(row)
            const decision = markup`${view.message && markup`<p class="message">${view.message.slice(0, 300)}</p>`}
              <div class="tick">
                <label>
                  <input type="checkbox" name="id" value="${row.id}" aria-label="${labels.junk}: ${titleOf(view)}"${refused?.ids.includes(row.id) && markup` checked`} />
                  ${labels.junk}
                </label>
                <button type="submit" name="real" value="${row.id}" aria-label="${labels.real}: ${titleOf(view)}">${labels.real}</button>
              </div>`
            return card(row, view, false, decision)
          })}
        </ol>
      </form>
      ${pages(path, { view: 'suspect' }, page, hasMore, byTime)}`,
  )
}

const weekFormat = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' })

function keyText(part: TotalsPart, key: TotalsRow['key']): string {
  if (part === 'all') return labels.totals.all
  if (part === 'week') return weekFormat.format(Number(key))
  if (part === 'kind') return words.kinds[key as LeadKind]
  return part === 'source' ? channelText(String(key ?? '')) : String(key ?? words.source.unknown)
}

function table(part: TotalsPart, rows: readonly TotalsRow[]): Html {
  const { totals: texts } = labels
  const head = part === 'all' ? texts.all : texts[part]
  return markup`<table class="totals">
    <thead>
      <tr>
        <th scope="col">${head}</th>
        <th scope="col">${texts.leads}</th>
        <th scope="col">${texts.answer}</th>
        <th scope="col">${texts.won}</th>
        <th scope="col">${texts.dollars}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ key, leads, median_ms, won, won_cents }) =>
          markup`<tr>
            <th scope="row">${keyText(part, key)}</th>
            <td>${grouped(leads)}</td>
            <td>${median_ms === null ? texts.none : roughDuration(median_ms / MINUTE_MS)}</td>
            <td>${grouped(won)}</td>
            <td>${usd(won_cents / 100)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

export function totalsPage(path: string, weeks: Span, totals: Totals): string {
  const { totals: texts } = labels
  const other = spans.find(span => span !== weeks)
  return frame(
    path,
    'totals',
    markup`<p>
        ${texts.span(weeks)}.
        ${other !== undefined && markup`<a href="${address(path, { view: 'totals', weeks: other })}">${texts.other(other)}</a>`}
      </p>
      ${totals.all.length === 0 ? markup`<p>${labels.none}</p>` : totalsParts.map(part => table(part, totals[part]))}
      <p class="detail">${texts.note}</p>`,
  )
}
