// The page that tells a customer where the job stands: finished HTML without script, like the pages
// of the staff. It shows first name and town, and nothing else of who they are.
import { business } from '@/content/business'
import { statusWords as words } from '@/content/words/status'
import { joined } from '@/lib/format'
import type { LeadEvent } from '@/lib/leads/history'
import { nextStep, reachedSteps, type ReachedStep, statusSteps, type StatusStep } from '@/lib/leads/job-line'
import { windowOf } from '@/lib/leads/visit'
import { type VisitWindow, windowInWords, windowText } from '@/lib/leads/visit-windows'
import { cleanLine } from '@/lib/leads/text'
import { timeZone } from '@/lib/new-york'
import { smsHref, telHref } from '@/lib/phone'
import { HOUR_MS } from '@/lib/time'
import { type Html, markup } from '@/worker/staff/html'
import type { LeadView } from '@/worker/staff/lead-view'
import { staffPage } from '@/worker/staff/staff-page'
import { staffStyle } from '@/worker/staff/staff-style'
import { instantText } from '@/worker/staff/times'
import type { Visit } from './store'

export interface StatusPage {
  readonly view: LeadView
  /** '/api/leads/status/<token>' */
  readonly path: string
  readonly events: readonly LeadEvent[]
  readonly visit: Visit | null
  /** Empty where none are free, and where none are offered. */
  readonly windows: readonly VisitWindow[]
  readonly areVisitsOn: boolean
  /** It is done, or lost: no times are offered. */
  readonly isClosed: boolean
  /** A destination has had a reminder of it. */
  readonly isReminded: boolean
  /** The time that was pressed is no longer free. */
  readonly isTaken: boolean
  readonly nowMs: number
}

const MAX_NAME = 40

export const statusStyle = `${staffStyle}
.steps li{display:grid;grid-template-columns:2rem 1fr;padding:.75rem 0;border:0}
.steps li::before{content:"";width:1rem;height:1rem;margin-top:.375rem;border:2px solid var(--edge);border-radius:50%}
.steps .reached::before{border-color:var(--success);background:var(--success)}
.steps .next::before{border-color:var(--safetyLine)}
.steps li:not(.reached,.next){color:var(--muted)}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(10.5rem,1fr));gap:.75rem}
.times button{padding-inline:.25rem;text-wrap:balance}
`

const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' })
const moment = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: 'numeric', minute: '2-digit' })

/** 'Tuesday 10:12 AM' */
const momentText = (ms: number): string => instantText(moment, ms).replace(/ at |, /, ' ')

export const stepsOf = (
  { receivedAtMs }: Pick<LeadView, 'receivedAtMs'>,
  events: readonly LeadEvent[],
  visit: Visit | null,
): readonly ReachedStep[] =>
  reachedSteps({
    receivedMs: receivedAtMs,
    events,
    visitMs: visit === null || visit.window_id === null ? null : (visit.confirmed_at_ms ?? visit.held_at_ms),
  })

/** Only letters that show; a name may be anything. */
function firstName(name: string | null): string {
  const [first = ''] = cleanLine(name ?? '')
    .replace(/^[^ ]+, +/, '')
    .split(' ')
  return /\p{L}/u.test(first) && !/[@\d]/.test(first) ? first.slice(0, MAX_NAME) : ''
}

export function statusPage(page: StatusPage): string {
  const { view, events, visit, areVisitsOn } = page
  const title = words.title(firstName(view.name), view.place?.town ?? '')
  const reached = stepsOf(view, events, visit)
  const next = nextStep(reached, areVisitsOn)
  return staffPage(
    words.title('', ''),
    words.label,
    markup`<h1>${title}</h1>
      <p>${words.asked[view.kind]}</p>
      ${promise(page, next)} ${visitPart(page)}
      <ol class="steps">
        ${statusSteps
          .filter(step => step !== 'visit' || areVisitsOn || visit !== null)
          .map(step => stepLine(page, step, reached.find(one => one.step === step)?.atMs, step === next))}
      </ol>
      ${contact(view)}
      <footer><p>${words.footer}</p></footer>`,
    statusStyle,
  )
}

/** Until when we said that we would answer. */
function promise({ view, isReminded, nowMs }: StatusPage, next: StatusStep | null): Html | false {
  if (next !== 'answered' || view.isTrial) return false
  const byMs = view.receivedAtMs + business.contactPromiseHours * HOUR_MS
  return nowMs > byMs
    ? markup`<p class="status late">${words.late(momentText(byMs), isReminded)}</p>`
    : markup`<p class="status">${words.answerBy(momentText(byMs))}</p>`
}

function stepLine(page: StatusPage, step: StatusStep, atMs: number | undefined, isNext: boolean): Html {
  const { when, details } = atMs === undefined ? expected(page, step, isNext) : reachedText(page, step, atMs)
  return markup`<li class="${atMs !== undefined ? 'reached' : isNext ? 'next' : ''}">
    <p>
      <strong>${words.steps[step]}</strong> ${when}
      ${details.map(text => markup`<span class="detail">${text}</span>`)}
    </p>
  </li>`
}

interface StepText {
  readonly when: string
  readonly details: readonly string[]
}

function reachedText({ visit }: StatusPage, step: StatusStep, atMs: number): StepText {
  const onDay = instantText(day, atMs)
  if (step !== 'visit' || visit === null) return { when: onDay, details: [] }
  const said = visit.confirmed_at_ms === null ? words.heldOn : words.confirmedOn
  return { when: windowText(windowOf(visit)), details: [said(onDay)] }
}

/** What to expect of the next step; of the permit, the office and its waits. */
function expected({ view }: StatusPage, step: StatusStep, isNext: boolean): StepText {
  if (!isNext) return { when: '', details: [] }
  if (step !== 'permit filed') return { when: '', details: step in words.next ? [words.next[step as 'quoted']] : [] }
  const offices = view.place?.offices ?? []
  const waits = new Set(offices.flatMap(({ days }) => days ?? []))
  return {
    when: '',
    details: [
      words.permit(
        joined(
          offices.map(({ name }) => name),
          'or',
        ),
      ),
      ...waits,
    ],
  }
}

/** The window that they hold, or what became of it, and the times that are free. */
function visitPart({ path, visit, windows, areVisitsOn, isClosed, isTaken, nowMs }: StatusPage): Html | false {
  const holds = visit !== null && visit.window_id !== null
  const isOffered = areVisitsOn && !isClosed
  if (!isOffered && !holds) return false
  const isOver = holds && visit.start_ms <= nowMs
  const taken = isTaken && markup`<p class="mark" role="alert">${words.taken}</p>`
  if (!holds || visit === null)
    return markup`${taken} ${ended(visit)}
      <h2>${words.choose}</h2>
      ${times(path, windows)}`
  const when = windowInWords(windowOf(visit))
  const isConfirmed = visit.confirmed_at_ms !== null
  return markup`${taken}
    <p class="status${isConfirmed && ' done'}">
      <strong>${isConfirmed ? words.confirmed(when) : words.held(when)}</strong>
      ${!isConfirmed && words.confirmBy(momentText(visit.ends_at_ms))}
    </p>
    ${
      !isOver &&
      markup`<div class="actions"><a class="button" href="${path}/visit.ics">${words.calendar}</a></div>
        ${
          isOffered &&
          markup`<details${isTaken && ' open'}>
            <summary>${words.change}</summary>
            ${times(path, windows)}
          </details>`
        }
        <form method="post" action="${path}/release"><button>${words.giveBack}</button></form>`
    }`
}

function ended(visit: Visit | null): Html | false {
  if (visit === null || visit.ended === null || visit.ended === 'junk') return false
  const text = words.ended[visit.ended]
  return markup`<p class="status${visit.ended !== 'released' && ' late'}">
    ${typeof text === 'string' ? text : text(windowInWords(windowOf(visit)))}
  </p>`
}

const times = (path: string, windows: readonly VisitWindow[]): Html =>
  windows.length === 0
    ? markup`<p>${words.noTimes}</p>`
    : markup`<form method="post" action="${path}/hold" class="times">
        ${windows.map(window => markup`<button name="window" value="${window.id}">${windowText(window)}</button>`)}
      </form>`

function contact({ reference }: LeadView): Html {
  const text = (line: string) =>
    smsHref(business.phone, reference === null ? `${line}.` : words.withReference(line, reference))
  return markup`<h2>${words.contact}</h2>
    <div class="actions">
      <a class="button primary" href="${telHref(business.phone)}">${words.call}</a>
      <a class="button" href="${text(words.texts.text)}">${words.text}</a>
      <a class="button" href="${text(words.texts.stop)}">${words.stop}</a>
      <a class="button" href="${text(words.texts.remove)}">${words.remove}</a>
    </div>`
}

export type StatusProblem = keyof typeof words.problems

export const statusProblemPage = (problem: StatusProblem): string =>
  staffPage(
    words.problems[problem].title,
    words.label,
    markup`<h1>${words.problems[problem].title}</h1>
      <p>${words.problems[problem].text}</p>`,
    statusStyle,
  )
