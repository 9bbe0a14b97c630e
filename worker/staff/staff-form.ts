// The form of the lead page: what staff have done, with initials, a note, dollars or a reason.
import { leadPageWords as words } from '@/content/words/staff-pages'
import { leadDeskWords } from '@/content/words/staff'
import { jobSteps, type LeadEvent, stateOf } from '@/lib/leads/history'
import { eventWithAuthor } from './event-text'
import { usualFollowUp } from './follow-up'
import { type Html, markup } from './html'
import type { LeadView } from './lead-view'
import { LEAD_PAGE_PATH } from './links'
import type { OtherRequest } from './outcomes'
import { timeText } from './times'

/** What was typed into the form that was refused, and why. */
export interface Refused {
  readonly typed: Readonly<Record<StaffField, string>>
  /** Ids of the other requests that were ticked. */
  readonly also: readonly string[]
  readonly problems: Readonly<Partial<Record<StaffField, string>>>
  /** Where no field is the reason. */
  readonly problem?: string
  /** Others have overtaken the event with this `seq`, which was to be undone. */
  readonly staleUndo?: number
}

/** Where a page that refuses a press opens, without script: its forms lead to it. */
export const REFUSED = 'refused'

export const staffFields = ['initials', 'note', 'amount', 'followUp', 'installed', 'reason'] as const
type StaffField = (typeof staffFields)[number]

interface StaffFormProps {
  readonly view: Pick<LeadView, 'suspicion'>
  readonly isJunk: boolean
  /** Open requests of the same person. */
  readonly others: readonly OtherRequest[]
  /** The lead page's. */
  readonly path: string
  /** What staff did with the lead, in order. */
  readonly events: readonly LeadEvent[]
  /** Of whoever has the page open. */
  readonly initials: string
  /** Job steps show on the customer's page. */
  readonly areVisitsOn: boolean
  readonly refused?: Refused | undefined
}

const noText = { initials: '', note: '', amount: '', installed: '', reason: '' }

/** A field with its label, what was typed into it, and why that was refused. */
function field(name: StaffField, label: string, refused: Refused | undefined, input: (attributes: Html) => Html): Html {
  const problem = refused?.problems[name]
  const isFirst = staffFields.find(other => refused?.problems[other] !== undefined) === name
  const attributes = markup`id="${name}" name="${name}"${problem !== undefined && markup` aria-invalid="true" aria-describedby="${name}-error"`}`
  return markup`<div class="field"${isFirst && markup` id="${REFUSED}"`}>
    <label for="${name}">${label}</label>
    ${problem !== undefined && markup`<p class="error" id="${name}-error">${problem}</p>`} ${input(attributes)}
  </div>`
}

/** Asks before it takes back what somebody else did meanwhile. */
function staleQuestion(events: readonly LeadEvent[], path: string, seq: number): Html {
  const { last, undone } = stateOf(events)
  const now = Date.now()
  return markup`<div class="mark" id="${REFUSED}">
    <p><strong>${words.stale.title}</strong></p>
    <ul>
      ${events
        .filter(event => event.seq > seq && event.what !== 'link')
        .map(event => markup`<li>${eventWithAuthor(event, now, undone.get(event.seq))}</li>`)}
    </ul>
    ${last !== null && markup`<p>${words.stale.question}</p>`}
    <div class="buttons">
      ${last !== null && button('undo', words.undo(eventWithAuthor(last, now)))}
      <a class="button" href="${path}">${last === null ? words.stale.reload : words.stale.keep}</a>
    </div>
  </div>`
}

const othersField = (others: readonly OtherRequest[], also: readonly string[]): Html =>
  markup`<fieldset>
    <legend>${words.others}</legend>
    ${others.map(
      ({ id, kind, name, received_at_ms, sheet_token }) =>
        markup`<div class="tick">
          <label>
            <input type="checkbox" name="also" value="${id}"${also.includes(id) && markup` checked`} />
            ${leadDeskWords.kinds[kind]}, ${name ?? leadDeskWords.noName}, ${timeText(received_at_ms)}
          </label>
          <a href="${LEAD_PAGE_PATH}${sheet_token ?? ''}" aria-label="${leadDeskWords.openLeadPage}: ${name ?? leadDeskWords.noName}">${words.open}</a>
        </div>`,
    )}
  </fieldset>`

export const button = (action: string, label: string, look = '') =>
  markup`<button${look !== '' && markup` class="${look}"`} type="submit" name="action" value="${action}">${label}</button>`

const wonTick = (isChecked: boolean): Html =>
  markup`<div class="tick">
        <label><input type="checkbox" name="installed" value="1"${isChecked && markup` checked`} />${words.isInstalled}</label>
      </div>
      `

function stepButtons(events: readonly LeadEvent[]): Html {
  const { firstAtMs } = stateOf(events)
  return markup`
      <div class="buttons">${jobSteps.filter(step => !firstAtMs.has(step)).map(step => button(step, words.events[step]()))}</div>`
}

/**
 * One form, so that a note that was typed is kept whichever button is pressed. Enter presses the
 * first one.
 */
export function staffForm({
  view,
  isJunk,
  others,
  path,
  events,
  initials,
  areVisitsOn,
  refused,
}: StaffFormProps): Html {
  const { answeredAtMs, last } = stateOf(events)
  const isOpen = answeredAtMs === null && !isJunk
  const {
    typed = { ...noText, initials, followUp: usualFollowUp(Date.now()) },
    also = [],
    problem,
    problems = {},
    staleUndo,
  } = refused ?? {}
  const isMoreOpen =
    !isOpen || typed.amount !== '' || typed.reason !== '' || Boolean(problems.amount ?? problems.followUp)
  return markup`<form class="answer" method="post" action="${path}#${REFUSED}" aria-label="${words.act}">
    ${last !== null && markup`<input type="hidden" name="last" value="${last.seq}" />`}
    ${problem !== undefined && markup`<p class="mark" id="${REFUSED}">${problem}</p>`}
    ${staleUndo !== undefined && staleQuestion(events, path, staleUndo)}
    ${others.length > 0 && othersField(others, also)}
    <div class="row">
      ${field(
        'initials',
        words.initials,
        refused,
        attributes =>
          markup`<input type="text" ${attributes} maxlength="8" autocomplete="off" value="${typed.initials}" />`,
      )}
      ${isOpen ? button('answer', words.answer, 'strong') : button('note', words.addNote)}
    </div>
    ${field(
      'note',
      words.note,
      refused,
      attributes =>
        markup`<textarea rows="3" maxlength="2000" ${attributes}>
${typed.note}</textarea>`,
    )}
    <p class="detail">${words.noteHint}</p>
    ${isOpen && markup`<div class="buttons">${button('tried', words.tried)} ${button('note', words.addNote)}</div>`}
    <details${isMoreOpen && markup` open`}>
      <summary>${words.more(areVisitsOn)}</summary>
      ${field(
        'amount',
        words.dollars,
        refused,
        attributes =>
          markup`<input type="text" ${attributes} inputmode="decimal" maxlength="20" autocomplete="off" value="${typed.amount}" />`,
      )}
      ${field(
        'followUp',
        words.followUp,
        refused,
        attributes => markup`<input type="date" ${attributes} value="${typed.followUp}" />`,
      )}
      <p class="detail">${words.followUpHint}</p>
      ${areVisitsOn && wonTick(typed.installed !== '')}<div class="buttons">${button('quoted', words.quoted)} ${button('won', words.won)}</div>${areVisitsOn && stepButtons(events)}
      ${field(
        'reason',
        words.reason,
        refused,
        attributes =>
          markup`<input type="text" ${attributes} maxlength="300" autocomplete="off" value="${typed.reason}" />`,
      )}
      <div class="buttons">
        ${button('lost', words.lost)} ${!isJunk && button('junk', words.junk)}
        ${(isJunk || view.suspicion !== null) && button('real', words.real)}
      </div>
    </details>
    ${last !== null && staleUndo === undefined && markup`<div class="buttons">${button('undo', words.undo(eventWithAuthor(last, Date.now())))}</div>`}
  </form>`
}
