// The lead page: one lead for the staff, on a phone first. Finished HTML without script.
import { HOUR_MS } from '@/lib/time'
import { business } from '@/content/business'
import { draftLabels, leadDeskLabels as words, leadPageLabels as labels } from '@/content/words/staff'
import { hasDraft } from '@/worker/draft/draft'
import type { LeadView } from './lead-view'
import type { LabeledText, PlanView } from './views'
import { type LeadEvent, stateOf } from '@/lib/leads/history'
import type { PhotoNumber, PhotoSubject } from '@/lib/leads/photos'
import { usd } from '@/lib/usd'
import { type Html, markup } from './html'
import { mapHref } from './map-link'
import { photoFigures } from './photo-figures'
import { staffPage } from './staff-page'
import { timeText } from './times'

export interface LeadNote {
  readonly at_ms: number
  readonly author: string | null
  readonly text: string
}

/** What was typed into the form that was refused, and why. */
export interface Refused {
  readonly typed: Readonly<Record<FormField, string>>
  readonly problems: Readonly<Partial<Record<FormField, string>>>
}

export const formFields = ['initials', 'note', 'amount', 'reason'] as const
type FormField = (typeof formFields)[number]

export interface LeadPage {
  readonly view: LeadView
  /** '/api/leads/sheet/<token>' */
  readonly path: string
  readonly hasPicture: boolean
  readonly photos: readonly { readonly number: PhotoNumber; readonly what: PhotoSubject }[]
  readonly notes: readonly LeadNote[]
  /** What staff did with it, in order. */
  readonly events: readonly LeadEvent[]
  readonly refused?: Refused | undefined
}

export function leadPageHtml(leadPage: LeadPage): string {
  const { view, hasPicture, path } = leadPage
  const title = `${view.kindLabel}: ${view.name ?? view.phone?.text ?? view.email?.text ?? view.place?.text ?? labels.noContact}`
  return staffPage(
    title,
    words.fields.leadPage,
    markup`<header>
        <p class="kind">${view.isTrial ? `${labels.trial}: ` : ''}${view.kindLabel}</p>
        <h1>${title.slice(view.kindLabel.length + 2)}</h1>
        ${view.isTrial && markup`<p>${words.trialNote}</p>`}
        ${view.suspicion !== null && markup`<p class="mark">${view.suspicion}</p>`}
        <p>${labels.received} ${view.receivedText}</p>
        ${view.repeat && markup`<p class="repeat">${view.repeat}</p>`}
        ${view.reference && markup`<p>${words.fields.reference} <strong>${view.reference}</strong></p>`}
        ${status(leadPage)}
      </header>
      ${contact(view)}
      ${
        view.place &&
        markup`<p>
          <strong>${words.fields.location}:</strong>
          <a href="${mapHref(view.place)}" rel="noreferrer">${view.place.text}</a>
        </p>`
      }
      ${staffForm(leadPage)}
      ${
        hasPicture &&
        markup`<figure>
          <img src="${path}/picture" alt="${labels.picture}" />
          <figcaption>${labels.picture}</figcaption>
        </figure>`
      }
      ${photos(leadPage)} ${view.imageDropped && markup`<p class="mark">${labels.imageDropped}</p>`}
      ${
        view.message &&
        markup`<h2>${words.fields.message}</h2>
          <p class="message">${view.message}</p>`
      }
      ${
        view.wants.length > 0 &&
        markup`<h2>${labels.wants}</h2>
          ${facts(view.wants)}`
      }
      ${view.plan && estimate(view.plan)}
      ${hasDraft(view.kind) && markup`<div class="actions"><a class="button" href="${path}/draft">${draftLabels.link}</a></div>`}
      ${permit(view)} ${source(view)} ${history(leadPage)} ${linkForm(leadPage)}
      <footer><p>${labels.footer}</p></footer>`,
  )
}

function photos({ photos: kept, path, view: { photosExpected, imageDropped } }: LeadPage): Html | false {
  const isExpecting = photosExpected > 0 && !imageDropped
  if (kept.length === 0 && !isExpecting) return false
  return markup`<h2>${labels.photos}</h2>
    ${photoFigures(kept, path)}
    ${isExpecting && markup`<p>${labels.photosExpected(photosExpected)}</p>`}`
}

/** For a link that leads to no lead. */
export const noLeadPage = (): string =>
  staffPage(
    labels.notFound.title,
    words.fields.leadPage,
    markup`<h1>${labels.notFound.title}</h1>
      <p>${labels.notFound.text}</p>`,
  )

function status({ view: { answered, receivedAtMs, isTrial }, events }: LeadPage): Html | false {
  if (stateOf(events).isJunk) return markup`<p class="status">${labels.isJunk}</p>`
  if (answered !== null)
    return markup`<p class="status done">${labels.answered(timeText(answered.atMs), answered.by ?? '')}</p>`
  return (
    !isTrial &&
    markup`<p class="status">${labels.waiting(timeText(receivedAtMs + business.contactPromiseHours * HOUR_MS))}</p>`
  )
}

function contact({ phone, email }: LeadView): Html {
  const links = [
    phone?.telHref && markup`<a class="button primary" href="${phone.telHref}">${labels.call} ${phone.text}</a>`,
    phone?.smsHref && markup`<a class="button" href="${phone.smsHref}">${labels.text}</a>`,
    email && markup`<a class="button" href="${email.href}">${labels.mail}</a>`,
  ].filter(link => link instanceof Object)
  return markup`${links.length > 0 && markup`<div class="actions">${links}</div>`}
  ${phone && (phone.telHref === null ? markup`<p>${phone.text}</p>` : markup`<p class="print">${phone.text}</p>`)} ${email && markup`<p>${email.text}</p>`}
  ${!phone && !email && markup`<p class="mark">${labels.noContact}</p>`}`
}

const facts = (list: readonly LabeledText[]): Html =>
  markup`<dl>
    ${list.map(
      ({ label, text }) =>
        markup`<dt>${label}</dt>
          <dd>${text}</dd>`,
    )}
  </dl>`

function estimate({ rows, totalUsd, rangeUsd, marks, planUrl }: PlanView): Html {
  return markup`<h2>${words.fields.price}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${labels.line}</th>
          <th scope="col">${labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ label, detail, amountUsd }) =>
            markup`<tr>
              <th scope="row">${label}${detail !== '' && markup`<span class="detail">${detail}</span>`}</th>
              <td>${usd(amountUsd)}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            ${labels.total}
            ${rangeUsd && markup`<span class="detail">${labels.range(usd(rangeUsd.low), usd(rangeUsd.high))}</span>`}
          </th>
          <td>${usd(totalUsd)}</td>
        </tr>
      </tfoot>
    </table>
    ${marks.map(({ text }) => markup`<p class="mark">${text}</p>`)}
    ${planUrl && isWebAddress(planUrl) && markup`<div class="actions"><a class="button" href="${planUrl}">${words.openPlan}</a></div>`}`
}

function permit({ place }: LeadView): Html | false {
  if (!place || place.offices.length === 0) return false
  return markup`<h2>${labels.permit}</h2>
    ${place.offices.map(
      ({ name, fee, days }) =>
        markup`<p>
          <strong>${name}</strong><br />${fee}${fee && days && ' '}${days}${!fee && !days && labels.noPermitFigures}
        </p>`,
    )}`
}

function source({ pageUrl, source: { line, rows } }: LeadView): Html | false {
  if (pageUrl === null && rows.length === 0) return false
  return markup`<h2>${labels.source}</h2>
    ${line !== null && markup`<p>${line}</p>`}
    ${
      pageUrl !== null &&
      markup`<p>
        ${labels.page}: ${isWebAddress(pageUrl) ? markup`<a href="${pageUrl}" rel="noreferrer">${pageUrl}</a>` : pageUrl}
      </p>`
    }
    ${rows.length > 0 && facts(rows)}`
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text)

const noText: Readonly<Record<FormField, string>> = { initials: '', note: '', amount: '', reason: '' }

/** A field with its label, what was typed into it, and why that was refused. */
function field(name: FormField, label: string, refused: Refused | undefined, input: (attributes: Html) => Html): Html {
  const problem = refused?.problems[name]
  const attributes = markup`id="${name}" name="${name}"${problem !== undefined && markup` aria-invalid="true" aria-describedby="${name}-error"`}`
  return markup`<div class="field">
    <label for="${name}">${label}</label>
    ${input(attributes)} ${problem !== undefined && markup`<p class="error" id="${name}-error">${problem}</p>`}
  </div>`
}

const button = (action: string, label: string, look = '') =>
  markup`<button${look !== '' && markup` class="${look}"`} type="submit" name="action" value="${action}">${label}</button>`

/**
 * One form, so that a note that was typed is kept whichever button is pressed. Enter presses the
 * first one.
 */
function staffForm({ view, path, events, refused }: LeadPage): Html {
  const { answeredAtMs, isJunk, last } = stateOf(events)
  const isOpen = answeredAtMs === null && !isJunk
  const { typed = noText } = refused ?? {}
  const isMoreOpen = !isOpen || typed.amount !== '' || typed.reason !== '' || refused?.problems.amount !== undefined
  return markup`<form class="answer" method="post" action="${path}" aria-label="${labels.act}">
    ${!isOpen && button('note', labels.addNote, 'first')}
    <div class="row">
      ${field(
        'initials',
        labels.initials,
        refused,
        attributes =>
          markup`<input type="text" ${attributes} maxlength="8" autocomplete="off" value="${typed.initials}" />`,
      )}
      ${isOpen && button('answer', labels.answer, 'strong')}
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

const eventText = ({ what, cents, reason }: LeadEvent): string => labels.events[what](dollars(cents), reason ?? '')

/** Notes and what staff did, in order. */
function history({ notes, events }: LeadPage): Html {
  const entries = [
    ...events.map(event => ({ atMs: event.at_ms, by: event.author, what: eventText(event), note: '' })),
    ...notes.map(note => ({ atMs: note.at_ms, by: note.author, what: '', note: note.text })),
  ].toSorted((a, b) => a.atMs - b.atMs)
  return markup`<h2>${labels.history}</h2>
    ${
      entries.length === 0
        ? markup`<p>${labels.noHistory}</p>`
        : markup`<ol>
            ${entries.map(
              ({ atMs, by, what, note }) =>
                markup`<li>
                  <p class="note">${what}${note}</p>
                  <p class="detail">${timeText(atMs)}${by && `, ${by}`}</p>
                </li>`,
            )}
          </ol>`
    }`
}

const linkForm = ({ path }: LeadPage): Html =>
  markup`<form class="link" method="post" action="${path}" aria-label="${labels.replaceLink}">
    ${button('link', labels.replaceLink)}
    <p class="detail">${labels.replaceHint}</p>
  </form>`
