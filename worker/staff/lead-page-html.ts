// The lead page: one lead for the staff, on a phone first. Finished HTML without script.
import { HOUR_MS } from '@/lib/time'
import { business } from '@/content/business'
import { leadDeskWords } from '@/content/words/staff'
import { draftWords } from '@/content/words/permit-draft'
import { leadPageWords as words } from '@/content/words/staff-pages'
import { hasDraft } from '@/worker/permit-draft/draft'
import type { LeadView } from './lead-view'
import type { LabeledText, PlanView } from './views'
import { type LeadEvent, stateOf } from '@/lib/leads/history'
import type { PhotoNumber, PhotoSubject } from '@/lib/leads/photos'
import { smsHref } from '@/lib/phone'
import { usd } from '@/lib/usd'
import { type Html, markup } from './html'
import { mapHref } from './links'
import { eventText } from './event-text'
import type { OtherRequest } from './outcomes'
import { button, type Refused, REFUSED, staffForm } from './staff-form'
import { staffPage } from './staff-page'
import { timeText } from './times'

export interface LeadNote {
  readonly at_ms: number
  readonly author: string | null
  readonly text: string
}

export interface KeptPhoto {
  readonly number: PhotoNumber
  readonly what: PhotoSubject
}

export interface LeadPage {
  readonly view: LeadView
  /** '/api/leads/sheet/<token>' */
  readonly path: string
  readonly hasPicture: boolean
  readonly photos: readonly KeptPhoto[]
  readonly notes: readonly LeadNote[]
  /** What staff did with it, in order. */
  readonly events: readonly LeadEvent[]
  readonly isJunk: boolean
  /** Of whoever has the page open; '' where they are not known. */
  readonly initials: string
  /** Requests of the same person that wait for an answer. */
  readonly others: readonly OtherRequest[]
  /** Of the customer's status page; '' where the site's address is not known, or visits are off. */
  readonly statusUrl: string
  readonly areVisitsOn: boolean
  readonly refused?: Refused | undefined
}

export function leadPageHtml(leadPage: LeadPage): string {
  const { view, hasPicture, path } = leadPage
  const title = `${view.kindLabel}: ${view.name ?? view.phone?.text ?? view.email?.text ?? view.place?.text ?? words.noContact}`
  return staffPage(
    leadPage.refused === undefined ? title : words.notSaved(title),
    leadDeskWords.fields.leadPage,
    markup`<header>
        <p class="kind">${view.isTrial ? `${words.trial}: ` : ''}${view.kindLabel}</p>
        <h1>${title.slice(view.kindLabel.length + 2)}</h1>
        ${view.isTrial && markup`<p>${leadDeskWords.trialNote}</p>`}
        ${view.suspicion !== null && markup`<p class="mark">${view.suspicion}</p>`}
        <p>${words.received} ${view.receivedText}</p>
        ${view.repeat && markup`<p class="repeat">${view.repeat}</p>`}
        ${view.reference && markup`<p>${leadDeskWords.fields.reference} <strong>${view.reference}</strong></p>`}
        ${status(leadPage)}${view.visit && markup`<p class="status">${view.visit.text}</p>`}
      </header>
      ${contact(view)}
      ${
        view.place &&
        markup`<p>
          <strong>${leadDeskWords.fields.location}:</strong>
          <a href="${mapHref(view.place)}" rel="noreferrer">${view.place.text}</a>
        </p>`
      }
      ${staffForm(leadPage)}
      ${
        hasPicture &&
        markup`<figure>
          <img src="${path}/picture" alt="${words.picture}" />
          <figcaption>${words.picture}</figcaption>
        </figure>`
      }
      ${photos(leadPage)} ${missingPictures(leadPage)}
      ${
        view.message &&
        markup`<h2>${leadDeskWords.fields.message}</h2>
          <p class="message">${view.message}</p>`
      }
      ${
        view.wants.length > 0 &&
        markup`<h2>${words.wants}</h2>
          ${facts(view.wants)}`
      }
      ${view.plan && estimate(view.plan)}
      ${hasDraft(view.kind) && markup`<div class="actions"><a class="button" href="${path}/draft">${draftWords.link}</a></div>`}
      ${permit(view)} ${source(view)} ${history(leadPage)}${statusLink(leadPage)} ${linkForm(leadPage)}
      <footer><p>${words.footer}</p></footer>`,
  )
}

/** A finished wall comes first and largest; what it was made from follows, two in a row. */
function photos({ photos: kept, path, view: { photosExpected, imageDropped } }: LeadPage): Html | false {
  const isExpecting = photosExpected > 0 && !imageDropped
  if (kept.length === 0 && !isExpecting) return false
  const finished = kept.filter(({ what }) => what === 'finished')
  const others = kept.filter(({ what }) => what !== 'finished')
  const figure = ({ number, what }: KeptPhoto, isLesser: boolean) =>
    markup`<figure${isLesser && markup` class="lesser"`}>
      <img src="${path}/photo/${number}" alt="${words.photo[what]}" />
      <figcaption>${words.photo[what]}</figcaption>
    </figure>`
  return markup`<h2>${words.photos}</h2>
    ${finished.map(photo => figure(photo, false))}${others.map(photo => figure(photo, finished.length > 0))}
    ${isExpecting && markup`<p>${words.photosExpected(photosExpected)}</p>`}`
}

function missingPictures({ view: { kind, imageDropped }, hasPicture }: LeadPage): Html | false {
  if (kind === 'plan' && !hasPicture) return markup`<p class="mark">${words.noPicture}</p>`
  return imageDropped && markup`<p class="mark">${words.imageDropped}</p>`
}

/** For a link that leads to no lead. */
export const noLeadPage = (): string =>
  staffPage(
    words.notFound.title,
    leadDeskWords.fields.leadPage,
    markup`<h1>${words.notFound.title}</h1>
      <p>${words.notFound.text}</p>`,
  )

/** What became of it, and the first answer; or until when we promised one. */
function status({ view: { answered, receivedAtMs, isTrial }, events, isJunk }: LeadPage): Html | false {
  if (isJunk) return markup`<p class="status">${words.isJunk}</p>`
  const { outcome, tries, triedAtMs } = stateOf(events)
  if (answered !== null) {
    const said = words.answered(timeText(answered.atMs), answered.by ?? '')
    return markup`<p class="status done">${outcome && markup`<strong>${eventText(outcome)}</strong><br />`}${said}</p>`
  }
  return (
    !isTrial &&
    markup`<p class="status">
      ${words.waiting(timeText(receivedAtMs + business.contactPromiseHours * HOUR_MS))}
      ${triedAtMs !== null && markup`<br />${words.tries(tries, timeText(triedAtMs))}.`}
    </p>`
  )
}

function contact({ phone, email }: LeadView): Html {
  const links = [
    phone?.telHref && markup`<a class="button primary" href="${phone.telHref}">${words.call} ${phone.text}</a>`,
    phone?.smsHref && markup`<a class="button" href="${phone.smsHref}">${words.text}</a>`,
    email && markup`<a class="button" href="${email.draftHref}">${words.mail}</a>`,
  ].filter(link => link instanceof Object)
  return markup`${links.length > 0 && markup`<div class="actions">${links}</div>`}
  ${phone && (phone.telHref === null ? markup`<p>${phone.text}</p>` : markup`<p class="print">${phone.text}</p>`)} ${email && markup`<p>${email.text}</p>`}
  ${!phone && !email && markup`<p class="mark">${words.noContact}</p>`}`
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
  return markup`<h2>${leadDeskWords.fields.price}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">${words.line}</th>
          <th scope="col">${words.amount}</th>
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
            ${words.total}
            ${rangeUsd && markup`<span class="detail">${words.range(usd(rangeUsd.low), usd(rangeUsd.high))}</span>`}
          </th>
          <td>${usd(totalUsd)}</td>
        </tr>
      </tfoot>
    </table>
    ${marks.map(({ text }) => markup`<p class="mark">${text}</p>`)}
    ${planUrl && isWebAddress(planUrl) && markup`<div class="actions"><a class="button" href="${planUrl}">${leadDeskWords.openPlan}</a></div>`}`
}

function permit({ place }: LeadView): Html | false {
  if (!place || place.offices.length === 0) return false
  return markup`<h2>${words.permit}</h2>
    ${place.offices.map(
      ({ name, fee, days }) =>
        markup`<p>
          <strong>${name}</strong><br />${fee}${fee && days && ' '}${days}${!fee && !days && words.noPermitFigures}
        </p>`,
    )}`
}

function source({ pageUrl, source: { line, rows } }: LeadView): Html | false {
  if (pageUrl === null && rows.length === 0) return false
  return markup`<h2>${words.source}</h2>
    ${line !== null && markup`<p>${line}</p>`}
    ${
      pageUrl !== null &&
      markup`<p>
        ${words.page}: ${isWebAddress(pageUrl) ? markup`<a href="${pageUrl}" rel="noreferrer">${pageUrl}</a>` : pageUrl}
      </p>`
    }
    ${rows.length > 0 && facts(rows)}`
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text)

/** Notes and what staff did, in order. */
function history({ notes, events }: LeadPage): Html {
  const { undone } = stateOf(events)
  const entries = [
    ...events.map(event => ({
      atMs: event.at_ms,
      by: event.author,
      what: eventText(event, undone.get(event.seq)),
      note: '',
    })),
    ...notes.map(note => ({ atMs: note.at_ms, by: note.author, what: '', note: note.text })),
  ].toSorted((a, b) => a.atMs - b.atMs)
  return markup`<h2>${words.history}</h2>
    ${
      entries.length === 0
        ? markup`<p>${words.noHistory}</p>`
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

function statusLink({ view: { phone }, statusUrl }: LeadPage): Html | false {
  const { title, text, send, message } = words.statusLink
  if (statusUrl === '') return false
  const href = phone?.smsHref ? smsHref(phone.text, message(statusUrl)) : null
  return markup`<h2>${title}</h2>
    <p class="detail">${text}</p>
    <p><a href="${statusUrl}">${statusUrl}</a></p>
    ${href !== null && markup`<div class="actions"><a class="button" href="${href}">${send}</a></div>`}`
}

const linkForm = ({ path, areVisitsOn }: LeadPage): Html =>
  markup`<details class="link">
    <summary>${words.linkSettings}</summary>
    <form method="post" action="${path}#${REFUSED}" aria-label="${words.replaceLink}">
      ${button('link', words.replaceLink)}
      <p class="detail">${words.replaceHint(areVisitsOn)}</p>
    </form>
  </details>`
