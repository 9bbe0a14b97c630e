// The form of the lead page: what staff have done, with initials, a note, dollars or a reason.
import { leadPageLabels as labels } from '@/content/words/staff-pages'
import { type LeadEvent, stateOf } from '@/lib/leads/history'
import { usd } from '@/lib/usd'
import { type Html, markup } from './html'
import type { LeadView } from './lead-view'

/** What was typed into the form that was refused, and why. */
export interface Refused {
  readonly typed: Readonly<Record<StaffField, string>>
  readonly problems: Readonly<Partial<Record<StaffField, string>>>
}

export const staffFields = ['initials', 'note', 'amount', 'reason'] as const
type StaffField = (typeof staffFields)[number]

interface StaffFormProps {
  readonly view: Pick<LeadView, 'suspicion'>
  /** The lead page's. */
  readonly path: string
  /** What staff did with the lead, in order. */
  readonly events: readonly LeadEvent[]
  readonly refused?: Refused | undefined
}

const noText: Readonly<Record<StaffField, string>> = { initials: '', note: '', amount: '', reason: '' }

/** A field with its label, what was typed into it, and why that was refused. */
function field(name: StaffField, label: string, refused: Refused | undefined, input: (attributes: Html) => Html): Html {
  const problem = refused?.problems[name]
  const attributes = markup`id="${name}" name="${name}"${problem !== undefined && markup` aria-invalid="true" aria-describedby="${name}-error"`}`
  return markup`<div class="field">
    <label for="${name}">${label}</label>
    ${input(attributes)} ${problem !== undefined && markup`<p class="error" id="${name}-error">${problem}</p>`}
  </div>`
}

export const button = (action: string, label: string, look = '') =>
  markup`<button${look !== '' && markup` class="${look}"`} type="submit" name="action" value="${action}">${label}</button>`

/**
 * One form, so that a note that was typed is kept whichever button is pressed. Enter presses the
 * first one.
 */
export function staffForm({ view, path, events, refused }: StaffFormProps): Html {
  const { answeredAtMs, isJunk, last } = stateOf(events)
  const isOpen = answeredAtMs === null && !isJunk
  const { typed = noText } = refused ?? {}
  const isMoreOpen = !isOpen || typed.amount !== '' || typed.reason !== '' || refused?.problems.amount !== undefined
  return markup`<form class="answer" method="post" action="${path}" aria-label="${labels.act}">
    <div class="row">
      ${field(
        'initials',
        labels.initials,
        refused,
        attributes =>
          markup`<input type="text" ${attributes} maxlength="8" autocomplete="off" value="${typed.initials}" />`,
      )}
      ${isOpen ? button('answer', labels.answer, 'strong') : button('note', labels.addNote)}
    </div>
    ${field(
      'note',
      labels.note,
      refused,
      attributes =>
        markup`<textarea rows="3" maxlength="2000" ${attributes}>
${typed.note}</textarea>`,
    )}
    <p class="detail">${labels.noteHint}</p>
    ${isOpen && markup`<div class="buttons">${button('note', labels.addNote)}</div>`}
    <details${isMoreOpen && markup` open`}>
      <summary>${labels.more}</summary>
      ${field(
        'amount',
        labels.dollars,
        refused,
        attributes =>
          markup`<input type="text" ${attributes} inputmode="decimal" maxlength="20" autocomplete="off" value="${typed.amount}" />`,
      )}
      <div class="buttons">${button('quoted', labels.quoted)} ${button('won', labels.won)}</div>
      ${field(
        'reason',
        labels.reason,
        refused,
        attributes =>
          markup`<input type="text" ${attributes} maxlength="300" autocomplete="off" value="${typed.reason}" />`,
      )}
      <div class="buttons">
        ${button('lost', labels.lost)} ${!isJunk && button('junk', labels.junk)}
        ${view.suspicion !== null && button('real', labels.real)}
      </div>
    </details>
    ${last !== null && markup`<div class="buttons">${button('undo', labels.undo(eventText(last)))}</div>`}
  </form>`
}

/** 125050 -> '$1,250.50' */
function dollars(cents: number | null): string {
  if (cents === null) return ''
  const rest = cents % 100
  return `${usd((cents - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

export const eventText = ({ what, cents, reason }: LeadEvent): string =>
  labels.events[what](dollars(cents), reason ?? '')
