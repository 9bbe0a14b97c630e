// The lead sheet: one lead for the staff, on a phone first. Finished HTML without script.
import { HOUR_MS } from '@/lib/time'
import { business } from '@/content/business'
import { leadDeskLabels as words, leadSheetLabels as labels } from '@/content/words/staff'
import type { LeadView } from './lead-view'
import type { LabeledText, PlanView } from './views'
import type { PhotoNumber, PhotoSubject } from '@/lib/leads/photos'
import { usd } from '@/lib/usd'
import { Html, markup } from './html'
import { sheetStyle } from './sheet-style'

export interface SheetNote {
  readonly at_ms: number
  readonly author: string | null
  readonly text: string
}

/** What was typed into a form that was refused, and why. */
export interface Refused {
  readonly form: 'answer' | 'note'
  readonly initials: string
  readonly note: string
  readonly problems: { readonly initials?: string; readonly note?: string }
}

export interface Sheet {
  readonly view: LeadView
  /** '/api/leads/sheet/<token>' */
  readonly path: string
  readonly hasPicture: boolean
  readonly photos: readonly { readonly number: PhotoNumber; readonly what: PhotoSubject }[]
  readonly notes: readonly SheetNote[]
  readonly refused?: Refused | undefined
}

const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const time = (ms: number) => timeFormat.format(ms)

export function sheetPage(sheet: Sheet): string {
  const { view, hasPicture, path } = sheet
  const title = `${view.kindLabel}: ${view.name ?? view.phone?.text ?? view.email?.text ?? view.place?.text ?? labels.noContact}`
  return page(
    title,
    markup`<header>
        <p class="kind">${view.isTrial ? `${labels.trial}: ` : ''}${view.kindLabel}</p>
        <h1>${title.slice(view.kindLabel.length + 2)}</h1>
        ${view.isTrial && markup`<p>${words.trialNote}</p>`}
        ${view.suspicion !== null && markup`<p class="mark">${view.suspicion}</p>`}
        <p>${labels.received} ${view.receivedText}</p>
        ${view.reference && markup`<p>${words.fields.reference} <strong>${view.reference}</strong></p>`}
        ${status(view)}
      </header>
      ${contact(view)} ${view.place && markup`<p><strong>${words.fields.location}:</strong> ${view.place.text}</p>`}
      ${answerForm(sheet)}
      ${
        hasPicture &&
        markup`<figure>
          <img src="${path}/picture" alt="${labels.picture}" />
          <figcaption>${labels.picture}</figcaption>
        </figure>`
      }
      ${photos(sheet)} ${view.imageDropped && markup`<p class="mark">${labels.imageDropped}</p>`}
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
      ${view.plan && estimate(view.plan)} ${permit(view)} ${source(view)} ${noteForm(sheet)}
      <footer><p>${labels.footer}</p></footer>`,
  )
}

function photos({ photos: kept, path, view: { photosExpected, imageDropped } }: Sheet): Html | false {
  const isExpecting = photosExpected > 0 && !imageDropped
  if (kept.length === 0 && !isExpecting) return false
  return markup`<h2>${labels.photos}</h2>
    ${kept.map(
      ({ number, what }) =>
        markup`<figure>
          <img src="${path}/photo/${number}" alt="${labels.photo[what]}" />
          <figcaption>${labels.photo[what]}</figcaption>
        </figure>`,
    )}
    ${isExpecting && markup`<p>${labels.photosExpected(photosExpected)}</p>`}`
}

/** For a link that leads to no lead. */
export const noSheetPage = (): string =>
  page(
    labels.notFound.title,
    markup`<h1>${labels.notFound.title}</h1>
      <p>${labels.notFound.text}</p>`,
  )

const style = new Html(`<style>${sheetStyle}</style>`)

const page = (title: string, body: Html): string =>
  `<!DOCTYPE html>
${
  markup`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${business.name}</title>
${style}
</head>
<body>
<header class="brand">
<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="9"/><path d="M0 20h9a4 4 0 0 0 4-4 4 4 0 0 1 4-4h15"/></svg>
${business.name}<span>${words.fields.sheet}</span>
</header>
<main>
${body}
</main>
</body>
</html>
`.markup
}`

function status({ answered, receivedAtMs, isTrial }: LeadView): Html | false {
  if (answered !== null)
    return markup`<p class="status done">${labels.answered(time(answered.atMs), answered.by ?? '')}</p>`
  return (
    !isTrial &&
    markup`<p class="status">${labels.waiting(time(receivedAtMs + business.contactPromiseHours * HOUR_MS))}</p>`
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

function source({ pageUrl, utm }: LeadView): Html | false {
  if (pageUrl === null && utm.length === 0) return false
  return markup`<h2>${labels.source}</h2>
    ${
      pageUrl !== null &&
      markup`<p>
        ${labels.page}: ${isWebAddress(pageUrl) ? markup`<a href="${pageUrl}" rel="noreferrer">${pageUrl}</a>` : pageUrl}
      </p>`
    }
    ${utm.length > 0 && facts(utm)}`
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text)

const error = (id: string, text: string | undefined) =>
  text !== undefined && markup`<p class="error" id="${id}-error">${text}</p>`

const invalid = (id: string, text: string | undefined) =>
  text !== undefined && markup` aria-invalid="true" aria-describedby="${id}-error"`

/** What was typed into a form, and why it was refused. */
const refusedOf = (form: Refused['form'], refused: Refused | undefined): Omit<Refused, 'form'> =>
  refused?.form === form ? refused : { initials: '', note: '', problems: {} }

function initialsField(form: Refused['form'], refused: Refused | undefined): Html {
  const id = `${form}-initials`
  const { initials, problems } = refusedOf(form, refused)
  return markup`<label for="${id}">${labels.initials}</label>
    <input
      type="text"
      id="${id}"
      name="initials"
      maxlength="8"
      autocomplete="off"
      value="${initials}"
      ${invalid(id, problems.initials)}
    />
    ${error(id, problems.initials)}`
}

const answerForm = ({ view, path, refused }: Sheet): Html =>
  markup`<form${view.answered === null && markup` class="answer"`} method="post" action="${path}" aria-label="${labels.answer}">
    ${
      view.answered === null
        ? markup`${initialsField('answer', refused)}
            <button class="strong" type="submit" name="action" value="answer">${labels.answer}</button>`
        : markup`<button type="submit" name="action" value="reopen">${labels.reopen}</button>`
    }
  </form>`

function noteForm({ path, notes, refused }: Sheet): Html {
  const { note, problems } = refusedOf('note', refused)
  return markup`<h2>${labels.notes}</h2>
    ${
      notes.length === 0
        ? markup`<p>${labels.noNotes}</p>`
        : markup`<ol>
            ${notes.map(
              ({ at_ms, author, text }) =>
                markup`<li>
                  <p class="note">${text}</p>
                  <p class="detail">${time(at_ms)}${author && `, ${author}`}</p>
                </li>`,
            )}
          </ol>`
    }
    <form method="post" action="${path}" aria-label="${labels.note}">
      <label for="note">${labels.note}</label>
      <textarea id="note" name="note" rows="3" maxlength="2000" ${invalid('note', problems.note)}>
${note}</textarea>
      ${error('note', problems.note)} ${initialsField('note', refused)}
      <button type="submit" name="action" value="note">${labels.addNote}</button>
    </form>`
}
