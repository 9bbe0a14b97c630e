// Pages beside the lists: a lead by phone, files, links of colleagues, and the deletion of a
// person.
import { officeWords as words } from '@/content/words/staff-pages'
import { maxLengths } from '@/lib/leads/contact'
import type { FieldProblem } from '@/lib/leads/check'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { randomId } from '@/lib/random-id'
import type { Env } from '@/worker/env'
import { type Html, markup } from '@/worker/staff/html'
import { leadView } from '@/worker/staff/lead-view'
import { REFUSED } from '@/worker/staff/staff-form'
import { timeText } from '@/worker/staff/times'
import type { Colleague, Visitor } from './digest-link'
import { adFiles, matchesCustomers } from './google-ads'
import { address, frame, titleOf } from './page'

export const phoneFields = ['name', 'phone', 'location', 'words'] as const
type PhoneField = (typeof phoneFields)[number]

interface TypedLead {
  readonly typed?: Readonly<Record<PhoneField, string>>
  /** So that two presses are one lead. */
  readonly key?: string
  readonly problems?: readonly FieldProblem[]
  /** Where no field is the reason. */
  readonly problem?: string
}

const inputs: Readonly<Record<Exclude<PhoneField, 'words'>, string>> = { name: 'text', phone: 'tel', location: 'text' }

export function newLeadPage(path: string, { typed, key, problems = [], problem }: TypedLead): string {
  const field = (name: PhoneField) => {
    const wrong = problems.find(({ path: of }) => of === name)?.message
    const attributes = markup`id="${name}" name="${name}" maxlength="${maxLengths[name === 'words' ? 'message' : name]}"${wrong !== undefined && markup` aria-invalid="true" aria-describedby="${name}-error"`}`
    return markup`<div class="field"${problems[0]?.path === name && markup` id="${REFUSED}"`}>
      <label for="${name}">${words.newLead[name]}</label>
      ${wrong !== undefined && markup`<p class="error" id="${name}-error">${wrong}</p>`}
      ${
        name === 'words'
          ? markup`<textarea rows="5" ${attributes}>
${typed?.words ?? ''}</textarea>`
          : markup`<input type="${inputs[name]}" autocomplete="off" ${attributes} value="${typed?.[name] ?? ''}" />`
      }
    </div>`
  }
  return frame(
    path,
    'new',
    markup`<form class="answer" method="post" action="${path}?view=new#${REFUSED}" aria-label="${words.views.new}">
      ${problem !== undefined && markup`<p class="mark" id="${REFUSED}">${problem}</p>`}
      <input type="hidden" name="key" value="${key ?? randomId()}" />
      ${phoneFields.map(field)}
      <p class="detail">${words.newLead.hint}</p>
      <div class="buttons"><button class="strong" type="submit" name="action" value="new">${words.newLead.save}</button></div>
    </form>`,
  )
}

interface More {
  readonly env: Env
  readonly colleagues: readonly Colleague[]
  readonly problem?: string
  /** Into the form that was refused. */
  readonly typed?: URLSearchParams
  /** A link that was just made. */
  readonly made?: string
}

export function morePage(path: string, link: Visitor['link'], more: More): string {
  const body =
    link === 'digest'
      ? markup`<p>${words.digestOnly}</p>`
      : markup`${more.problem !== undefined && markup`<p class="mark" id="${REFUSED}">${more.problem}</p>`}
          <h2>${words.csv.title}</h2>
          <p class="detail">${words.csv.text}</p>
          <div class="actions"><a class="button" href="${address(path, { file: 'leads' })}" download>${words.csv.link}</a></div>
          ${adForms(path, more.env)}
          <h2>${words.deletion.title}</h2>
          <p>${words.deletion.how}</p>
          <div class="actions"><a class="button" href="${address(path, { view: 'all' })}">${words.deletion.find}</a></div>
          ${link === 'office' && linkForms(path, more)}`
  return frame(path, 'more', body)
}

const adForms = (path: string, env: Env): Html =>
  markup`<h2>${words.adFiles.title}</h2>
    ${adFiles
      .filter(file => file !== 'customers' || matchesCustomers(env))
      .map(
        file =>
          markup`<form method="post" action="${path}?view=more#${REFUSED}" aria-label="${words.adFiles[file].link}">
            <p class="detail">${words.adFiles[file].text}</p>
            <input type="hidden" name="file" value="${file}" />
            <button type="submit" name="action" value="file">${words.adFiles[file].link}</button>
          </form>`,
      )}`

function linkForms(path: string, { colleagues, made, typed }: More): Html {
  const action = `${path}?view=more#${REFUSED}`
  return markup`<h2>${words.links.title}</h2>
    <p>${words.links.text}</p>
    ${made !== undefined && markup`<div class="status done"><p>${words.links.made}</p><p><a href="${made}">${made}</a></p></div>`}
    <ol>
      ${colleagues.map(
        ({ key_hash, name, initials, created_at_ms }) =>
          markup`<li>
            <form class="tick" method="post" action="${action}">
              <p>${name} (${initials})<span class="detail">${words.links.since(timeText(created_at_ms))}</span></p>
              <input type="hidden" name="link" value="${key_hash}" />
              <button type="submit" name="action" value="end" aria-label="${words.links.end}: ${name}">${words.links.end}</button>
            </form>
          </li>`,
      )}
    </ol>
    <form class="answer" method="post" action="${action}" aria-label="${words.links.add}">
      <div class="field">
        <label for="name">${words.links.name}</label>
        <input type="text" id="name" name="name" maxlength="60" autocomplete="off" value="${typed?.get('name') ?? ''}" />
      </div>
      <div class="field">
        <label for="initials">${words.links.initials}</label>
        <input type="text" id="initials" name="initials" maxlength="8" autocomplete="off" value="${typed?.get('initials') ?? ''}" />
      </div>
      <div class="buttons"><button type="submit" name="action" value="colleague">${words.links.add}</button></div>
    </form>`
}

/** Asks, until they are deleted. */
export function deletePage(path: string, leads: readonly StoredLead[], isDone = false): string {
  const { deletion } = words
  const list = markup`<ol>
    ${leads.map(lead => {
      const view = leadView(lead)
      const contact = [view.phone?.text, view.email?.text, view.place?.text].filter(Boolean).join(' · ')
      return markup`<li>
        <p><strong>${titleOf(view)}</strong>: ${view.kindLabel}, ${timeText(lead.received_at_ms)}</p>
        <p class="detail">${contact}${view.photoCount > 0 && ` · ${deletion.pictures(view.photoCount)}`}</p>
      </li>`
    })}
  </ol>`
  if (isDone)
    return frame(
      path,
      'delete',
      markup`<p class="status done">${deletion.done(leads.length)}</p>
      <p>${deletion.copies}</p>
      ${list}`,
    )
  if (leads.length === 0) return frame(path, 'delete', markup`<p>${words.none}</p>`)
  return frame(
    path,
    'delete',
    markup`<p class="mark">${deletion.ask(leads.length)}</p>
      ${list}
      <form method="post" action="${path}?view=delete" aria-label="${deletion.title}">
        <input type="hidden" name="ids" value="${leads.map(({ id }) => id).join(',')}" />
        <div class="buttons">
          <button type="submit" name="action" value="delete">${deletion.press(leads.length)}</button>
          <a class="button" href="${address(path, { view: 'all' })}">${deletion.keep}</a>
        </div>
      </form>`,
  )
}
