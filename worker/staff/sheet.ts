// /api/leads/sheet/<token>: the lead sheet and its forms. Whoever has the link has the lead;
// deleting the lead ends the link.
import { leadSheetLabels as labels } from '@/content/words/staff'
import { leadView } from './lead-view'
import type { PhotoNumber, PhotoSubject } from '@/lib/leads/photos'
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'
import { cleanLine, cleanParagraphs } from '@/lib/leads/text'
import { readText } from '@/worker/receive/body'
import { checkOrigin } from '@/worker/receive/cors'
import { bodyTimeoutMs, type Env } from '@/worker/env'
import { Problem } from '@/worker/problem'
import { limitRate } from '@/worker/receive/rate-limit'
import { emptyResponse, htmlResponse } from '@/worker/responses'
import { noSheetPage, type Refused, type SheetNote, sheetPage } from './sheet-page'
import { sheetStyle } from './sheet-style'

export const SHEET_PATH = '/api/leads/sheet/'

/** A note of 2,000 characters takes up to 18 KB in a form. */
const MAX_BODY_BYTES = 24 * 1024
const MAX_INITIALS = 8
const MAX_NOTE = 2000
const MAX_NOTES = 200

/** Throws a Problem for a method, an origin or a body that it does not take. */
export async function handleSheet(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [, token, part, number] =
    /^\/api\/leads\/sheet\/([0-9a-f]{32})(\/picture|\/photo\/([1-4]))?$/.exec(pathname) ?? []
  const isPicture = part !== undefined
  const allowed = isPicture ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
  if (!allowed.includes(request.method))
    throw new Problem('method_not_allowed', 'This method is not understood here', {
      headers: { allow: allowed.join(', ') },
    })
  const lead = token === undefined ? null : await findLead(env, token)
  if (lead === null) return sheetResponse(request, 404, noSheetPage())
  if (isPicture)
    return pictureResponse(request, env, number === undefined ? lead.image_key : await photoKey(env, lead, number))
  if (request.method === 'POST') return receive(request, env, lead, pathname)
  return sheetResponse(request, 200, await render(env, lead, pathname))
}

const findLead = (env: Env, token: string): Promise<StoredLead | null> =>
  env.DB.prepare(`SELECT ${storedLeadColumns} FROM leads WHERE sheet_token = ?1`).bind(token).first<StoredLead>()

async function render(env: Env, lead: StoredLead, path: string, refused?: Refused): Promise<string> {
  const [notes, photos] = await env.DB.batch([
    env.DB.prepare('SELECT at_ms, author, text FROM notes WHERE lead_id = ?1 ORDER BY seq').bind(lead.id),
    env.DB.prepare('SELECT number, what FROM photos WHERE lead_id = ?1 ORDER BY number').bind(lead.id),
  ])
  return sheetPage({
    view: leadView(lead),
    path,
    hasPicture: lead.image_key !== null,
    photos: (photos?.results ?? []) as { number: PhotoNumber; what: PhotoSubject }[],
    notes: (notes?.results ?? []) as SheetNote[],
    refused,
  })
}

const photoKey = (env: Env, { id }: StoredLead, number: string): Promise<string | null> =>
  env.DB.prepare('SELECT image_key FROM photos WHERE lead_id = ?1 AND number = ?2')
    .bind(id, Number(number))
    .first<string>('image_key')

async function pictureResponse(request: Request, env: Env, imageKey: string | null): Promise<Response> {
  const object = imageKey === null ? null : await env.PLANS.get(imageKey)
  if (object === null) return sheetResponse(request, 404, noSheetPage())
  const headers = { ...PRIVATE_HEADERS, 'content-type': 'image/jpeg', 'content-length': String(object.size) }
  if (request.method === 'HEAD') {
    await object.body.cancel()
    return emptyResponse(200, headers)
  }
  const response = emptyResponse(200, headers)
  return new Response(object.body, { status: 200, headers: response.headers })
}

/**
 * A form of the sheet: changes the lead and shows the sheet anew, or shows what was typed with the
 * reason.
 */
async function receive(request: Request, env: Env, lead: StoredLead, path: string): Promise<Response> {
  checkOrigin(request, env)
  await limitRate(request, env)
  const form = new URLSearchParams(await readText(request, MAX_BODY_BYTES, bodyTimeoutMs(env)))
  const action = form.get('action')
  const typed = { initials: form.get('initials') ?? '', note: form.get('note') ?? '' }
  const initials = cleanLine(typed.initials)
  const note = cleanParagraphs(typed.note)
  const initialsProblem =
    initials.length > MAX_INITIALS || /[^\p{L}\p{M}. -]/u.test(initials) ? { initials: labels.problems.initials } : {}
  const refuse = async (kind: Refused['form'], problems: Refused['problems']) =>
    sheetResponse(request, 422, await render(env, lead, path, { form: kind, ...typed, problems }))

  if (action === 'answer') {
    if (initialsProblem.initials !== undefined) return refuse('answer', initialsProblem)
    await env.DB.prepare(
      'UPDATE leads SET answered_at_ms = ?2, answered_by = ?3 WHERE id = ?1 AND answered_at_ms IS NULL',
    )
      .bind(lead.id, Date.now(), initials || null)
      .run()
  } else if (action === 'reopen') {
    await env.DB.prepare('UPDATE leads SET answered_at_ms = NULL, answered_by = NULL WHERE id = ?1').bind(lead.id).run()
  } else if (action === 'note') {
    const noteProblem =
      note === '' ? labels.problems.noteMissing : note.length > MAX_NOTE ? labels.problems.noteLong : undefined
    if (noteProblem !== undefined || initialsProblem.initials !== undefined)
      return refuse('note', { ...initialsProblem, ...(noteProblem !== undefined && { note: noteProblem }) })
    const { meta } = await env.DB.prepare(
      `INSERT INTO notes (lead_id, at_ms, author, text) SELECT ?1, ?2, ?3, ?4
       WHERE (SELECT COUNT(*) FROM notes WHERE lead_id = ?1) < ?5`,
    )
      .bind(lead.id, Date.now(), initials || null, note, MAX_NOTES)
      .run()
    if (meta.changes === 0) return refuse('note', { note: labels.problems.tooMany })
  } else throw new Problem('malformed_body', 'This form is not known here')
  return emptyResponse(303, { ...PRIVATE_HEADERS, location: path })
}

const PRIVATE_HEADERS = {
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const

async function sheetResponse(request: Request, status: number, page: string): Promise<Response> {
  if (request.method === 'HEAD') return emptyResponse(status, PRIVATE_HEADERS)
  return htmlResponse(status, page, {
    ...PRIVATE_HEADERS,
    'content-security-policy': `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-${await styleHash()}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  })
}

let styleHashOnce: Promise<string> | undefined

function styleHash(): Promise<string> {
  styleHashOnce ??= crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(sheetStyle))
    .then(digest => btoa(String.fromCharCode(...new Uint8Array(digest))))
  return styleHashOnce
}
