// The office page's frame, its cards, and the lists of all leads and of suspects. Finished HTML
// without script, on a phone first.
import { leadDeskWords } from '@/content/words/staff'
import { leadPageWords, officeWords as words } from '@/content/words/staff-pages'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { usd } from '@/lib/usd'
import { type Html, markup } from '@/worker/staff/html'
import { type LeadView, leadView } from '@/worker/staff/lead-view'
import { outcomeText } from '@/worker/staff/event-text'
import { LEAD_PAGE_PATH, mapHref } from '@/worker/staff/links'
import { REFUSED } from '@/worker/staff/staff-form'
import { staffPage } from '@/worker/staff/staff-page'
import { timeText } from '@/worker/staff/times'
import { type Page, type Search, searchStates, WEEK_DAYS } from './lists'

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
export function frame(path: string, view: View | 'new' | 'delete' | 'visits', body: Html): string {
  return staffPage(
    words.views[view],
    words.title,
    markup`<nav aria-label="${words.title}">
        ${views.map(
          name =>
            markup`<a href="${address(path, { view: name === 'now' ? null : name })}"${name === view && markup` aria-current="page"`}>${words.views[name]}</a>`,
        )}
      </nav>
      <h1 class="view">${words.views[view]}</h1>
      ${body}
      <footer><p>${words.footer}</p></footer>`,
  )
}

/** For a link that is no longer, or never was, the office's. */
export const noOfficePage = (): string =>
  staffPage(
    words.notFound.title,
    words.title,
    markup`<h1>${words.notFound.title}</h1>
      <p>${words.notFound.text}</p>`,
  )

/** Links to the pages before and after. */
export function pages(
  path: string,
  parameters: Parameters,
  page: number,
  hasMore: boolean,
  linkTexts: { before: string; after: string },
) {
  if (page === 1 && !hasMore) return false
  const to = (number: number) => address(path, { ...parameters, page: number === 1 ? null : number })
  return markup`<div class="actions">
    ${page > 1 && markup`<a class="button" href="${to(page - 1)}">${linkTexts.before}</a>`}
    ${hasMore && markup`<a class="button" href="${to(page + 1)}">${linkTexts.after}</a>`}
  </div>`
}

const byTime = { before: words.newer, after: words.older }

export const leadPagePath = (token: string | null) => `${LEAD_PAGE_PATH}${token ?? ''}`

export const titleOf = ({ name, phone, email }: LeadView) => name ?? phone?.text ?? email?.text ?? leadDeskWords.noName

/** A dot stands at the end of a line, never at the start of the next. */
const NBSP = '\u00a0'

/** Who, what, where, for how much, and from where; a tap on the name opens the lead page. */
export function card(lead: StoredLead, view: LeadView, state: Html | false, more: Html | false): Html {
  const { place, plan, wants, repeat, source, phone, email } = view
  const facts = [
    view.kindLabel,
    ...wants.slice(0, 2).map(({ text }) => text),
    ...(plan === null ? [] : [usd(plan.totalUsd)]),
    ...(source.line === null ? [] : [leadDeskWords.source.from(source.line)]),
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
      ${phone?.telHref && markup`<a class="button" href="${phone.telHref}">${leadPageWords.call}</a>`}
      ${phone?.smsHref && markup`<a class="button" href="${phone.smsHref}">${leadPageWords.text}</a>`}
      ${email && markup`<a class="button" href="${email.draftHref}">${leadPageWords.mail}</a>`}
      ${place && markup`<a class="button" href="${mapHref(place)}" rel="noreferrer">${words.map}</a>`}
    </div>
  </li>`
}

/** 'Won $1,200', 'Answered', 'New' */
export function stateText(lead: StoredLead): string {
  if (lead.junk_at_ms !== null) return words.states.junk
  if (lead.suspect !== null) return words.states.suspect
  return outcomeText(lead) ?? (lead.answered_at_ms === null ? words.states.new : words.states.answered)
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
        <label for="q">${words.search}</label>
        <div class="row">
          <input type="search" id="q" name="q" maxlength="120" value="${text}" />
          <button type="submit">${words.find}</button>
        </div>
      </form>
      <div class="choices" role="group" aria-label="${words.filter}">
        ${searchStates.map(name => choice({ state: name === 'any' ? null : name }, words.states[name], name === state))}
        ${days === null ? choice({ days: WEEK_DAYS }, words.lastWeek, false) : choice({ days: null }, words.anyTime, false)}
      </div>
      ${rows.length === 0 && markup`<p>${words.none}</p>`}
      <ol class="leads">
        ${rows.map(row => {
          const view = leadView(row)
          const remove =
            canDelete &&
            markup`<p class="detail"><a href="${address(path, { view: 'delete', id: row.id })}" aria-label="${words.deletion.link}: ${titleOf(view)}">${words.deletion.link}</a></p>`
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
    markup`<p>${words.suspectLead}</p>
      ${refused && markup`<p class="mark" id="${REFUSED}">${refused.problem}</p>`}
      ${rows.length === 0 && markup`<p>${words.none}</p>`}
      <form method="post" action="${path}#${REFUSED}" aria-label="${words.views.suspect}">
        ${rows.length > 0 && markup`<div class="bar"><button class="strong" type="submit" name="action" value="junk">${words.junkTicked}</button></div>`}
        <ol class="leads">
          ${rows.map(row => {
            const view = leadView(row)
            const decision = markup`${view.message && markup`<p class="message">${view.message.slice(0, 300)}</p>`}
              <div class="tick">
                <label>
                  <input type="checkbox" name="id" value="${row.id}" aria-label="${words.junk}: ${titleOf(view)}"${refused?.ids.includes(row.id) && markup` checked`} />
                  ${words.junk}
                </label>
                <button type="submit" name="real" value="${row.id}" aria-label="${words.real}: ${titleOf(view)}">${words.real}</button>
              </div>`
            return card(row, view, false, decision)
          })}
        </ol>
      </form>
      ${pages(path, { view: 'suspect' }, page, hasMore, byTime)}`,
  )
}
