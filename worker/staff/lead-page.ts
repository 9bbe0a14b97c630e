// /api/leads/sheet/<token>: the lead page and its forms. Whoever has the link has the lead;
// deleting the lead ends the link.
import { leadPageWords as words } from '@/content/words/staff-pages'
import { leadView } from './lead-view'
import { LEAD_PAGE_PATH } from './links'
import type { PhotoNumber } from '@/lib/leads/photos'
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'
import { centsOf, jobSteps, type LeadEvent } from '@/lib/leads/history'
import { randomId } from '@/lib/random-id'
import { cleanLine, cleanParagraphs } from '@/lib/leads/text'
import type { Env } from '@/worker/env'
import { checkMethod, Problem } from '@/worker/http/problem'
import { emptyResponse, responseOf } from '@/worker/http/responses'
import { draftOf } from '@/worker/permit-draft/draft'
import { csvHeaders, draftCsv } from '@/worker/permit-draft/draft-csv'
import { draftPage } from '@/worker/permit-draft/draft-page'
import { draftStyle } from '@/worker/permit-draft/draft-style'
import { wakeAll } from '@/worker/deliver/wake'
import { statusUrl } from '@/worker/visits/customer'
import { areVisitsOn } from '@/worker/visits/settings'
import { act, historyOf, openOthers, type OtherRequest, replaceLink, type StaffAct, undo } from './outcomes'
import { type KeptPhoto, type LeadNote, leadPageHtml, noLeadPage } from './lead-page-html'
import { followUpProblem } from './follow-up'
import { initialsProblem, keepInitials, keptInitials } from './initials'
import { type Refused, staffFields } from './staff-form'
import { PRIVATE_HEADERS, readStaffForm, seeOther, staffResponse } from './staff-page'

/** A note of 2,000 characters takes up to 18 KB in a form. */
const MAX_BODY_BYTES = 24 * 1024
const MAX_NOTE = 2000
const MAX_NOTES = 200
const MAX_REASON = 300

/** Throws a Problem for a method, an origin or a body that it does not take. */
export async function handleLeadPage(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [, token, part, number] =
    /^\/api\/leads\/sheet\/([0-9a-f]{32})(\/draft|\/draft\.csv|\/picture|\/photo\/([1-4]))?$/.exec(pathname) ?? []
  checkMethod(request, part === undefined ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'])
  const lead = await leadOfToken(env, token)
  if (lead === null) return staffResponse(request, 404, noLeadPage())
  if (part === '/draft' || part === '/draft.csv') return draftResponse(request, env, lead, pathname)
  if (part !== undefined)
    return pictureResponse(request, env, number === undefined ? lead.image_key : await photoKey(env, lead, number))
  if (request.method === 'POST') return receive(request, { env, ctx, lead, path: pathname })
  return staffResponse(request, 200, await render(env, lead, pathname, keptInitials(request)))
}

/** Null for what is no token, and for one that leads to no lead. */
export async function leadOfToken(env: Env, token = ''): Promise<StoredLead | null> {
  if (!/^[0-9a-f]{32}$/.test(token)) return null
  return env.DB.prepare(`SELECT ${storedLeadColumns} FROM leads WHERE sheet_token = ?1`).bind(token).first<StoredLead>()
}

async function render(env: Env, lead: StoredLead, path: string, initials: string, refused?: Refused): Promise<string> {
  const [notes, photos, events, others] = await env.DB.batch([
    env.DB.prepare('SELECT at_ms, author, text FROM notes WHERE lead_id = ?1 ORDER BY seq').bind(lead.id),
    env.DB.prepare('SELECT number, what FROM photos WHERE lead_id = ?1 ORDER BY number').bind(lead.id),
    historyOf(env, lead.id),
    openOthers(env, lead.id),
  ])
  return leadPageHtml({
    view: leadView(lead),
    path,
    hasPicture: lead.image_key !== null,
    photos: (photos?.results ?? []) as KeptPhoto[],
    notes: (notes?.results ?? []) as LeadNote[],
    events: (events?.results ?? []) as LeadEvent[],
    isJunk: lead.junk_at_ms !== null,
    others: (others?.results ?? []) as OtherRequest[],
    initials,
    statusUrl: areVisitsOn(env) ? await statusUrl(env, lead) : '',
    areVisitsOn: areVisitsOn(env),
    refused,
  })
}

const photoKey = (env: Env, { id }: StoredLead, number: string): Promise<string | null> =>
  env.DB.prepare('SELECT image_key FROM photos WHERE lead_id = ?1 AND number = ?2')
    .bind(id, Number(number))
    .first<string>('image_key')

async function pictureResponse(request: Request, env: Env, imageKey: string | null): Promise<Response> {
  const object = imageKey === null ? null : await env.PLANS.get(imageKey)
  if (object === null) return staffResponse(request, 404, noLeadPage())
  const headers = { ...PRIVATE_HEADERS, 'content-type': 'image/jpeg', 'content-length': String(object.size) }
  if (request.method !== 'HEAD') return responseOf(200, object.body, headers)
  await object.body.cancel()
  return emptyResponse(200, headers)
}

interface Visit {
  readonly env: Env
  readonly ctx: ExecutionContext
  readonly lead: StoredLead
  /** '/api/leads/sheet/<token>' */
  readonly path: string
}

/** Buttons that add to the history; the amount is that of the field. */
const acts: Readonly<Partial<Record<string, StaffAct['what']>>> = {
  answer: 'answered',
  tried: 'tried',
  quoted: 'quoted',
  won: 'won',
  lost: 'lost',
  junk: 'junk',
  real: 'real',
  permit: 'permit',
  installed: 'installed',
  inspected: 'inspected',
  done: 'done',
}
const others: readonly string[] = ['note', 'undo', 'link']

interface Press {
  readonly action: string
  readonly typed: Refused['typed']
  readonly also: readonly string[]
  /** The event that Undo names; NaN without one. */
  readonly last: number
}

const pressOf = (form: URLSearchParams): Press => ({
  action: form.get('action') ?? '',
  typed: Object.fromEntries(staffFields.map(name => [name, form.get(name) ?? ''])) as Refused['typed'],
  also: form.getAll('also'),
  last: Number(form.get('last') ?? NaN),
})

/**
 * The form of the lead page: changes the lead and shows the page anew, or shows what was typed with
 * the reason. A note is kept whichever button is pressed.
 */
async function receive(request: Request, visit: Visit): Promise<Response> {
  const { env, ctx, lead, path } = visit
  const { form, isTooFast } = await readStaffForm(request, env, MAX_BODY_BYTES, lead.id)
  const press = pressOf(form)
  const { action, typed, also } = press
  const refuse = async (status: number, why: Partial<Refused>) => {
    const now = (await leadOfToken(env, lead.sheet_token ?? '')) ?? lead
    const page = await render(env, now, path, typed.initials, { typed, also, problems: {}, ...why })
    return staffResponse(request, status, page)
  }
  if (isTooFast) return refuse(429, { problem: words.tooFast })
  const isOff = jobSteps.some(step => step === action) && !areVisitsOn(env)
  if ((!Object.hasOwn(acts, action) && !others.includes(action)) || isOff)
    throw new Problem('malformed_body', 'This form is not known here')
  const problems = problemsOf(lead, press)
  if (Object.keys(problems).length > 0) return refuse(422, { problems })

  const author = cleanLine(typed.initials) || null
  if (action === 'undo' && !(await undo(env, lead.id, author, press.last)))
    return refuse(409, { staleUndo: press.last })
  if (action === 'undo') ctx.waitUntil(wakeAll(env))
  if (!(await actOn(visit, press, author))) return refuse(422, { problem: words.problems.full })
  const note = cleanParagraphs(typed.note)
  if (note !== '' && !(await addNote(env, lead.id, author, note)))
    return refuse(422, {
      typed: { ...typed, amount: '', installed: '', reason: '' },
      also: [],
      problems: { note: words.problems.tooMany },
    })
  const kept = keepInitials(request, author ?? '')
  if (action !== 'link') return seeOther(path, kept)
  const token = randomId()
  await replaceLink(env, lead.id, token, author)
  return seeOther(`${LEAD_PAGE_PATH}${token}`, kept)
}

/** A job that is won for what was quoted needs no amount. */
const centsFor = ({ quoted_cents }: StoredLead, { action, typed }: Press): number | null =>
  action === 'won' && typed.amount.trim() === '' && quoted_cents !== null ? quoted_cents : centsOf(typed.amount)

const hasAmount = ({ action }: Press) => action === 'quoted' || action === 'won'

function problemsOf(lead: StoredLead, press: Press): Refused['problems'] {
  const { action, typed } = press
  const [reason, note] = [cleanLine(typed.reason), cleanParagraphs(typed.note)]
  const [initials, followUp] = [initialsProblem(typed.initials), followUpProblem(typed.followUp, Date.now())]
  return {
    ...(initials !== null && { initials }),
    ...(note === '' && action === 'note' && { note: words.problems.noteMissing }),
    ...(note.length > MAX_NOTE && { note: words.problems.noteLong }),
    ...(hasAmount(press) && centsFor(lead, press) === null && { amount: words.problems.amount }),
    ...(action === 'quoted' && followUp !== null && { followUp }),
    ...(action === 'lost' && reason.length > MAX_REASON && { reason: words.problems.reason }),
  }
}

/** Adds to the history where the button does. False where that is full. */
async function actOn({ env, ctx, lead }: Visit, press: Press, author: string | null): Promise<boolean> {
  const what = Object.hasOwn(acts, press.action) ? acts[press.action] : undefined
  if (what === undefined) return true
  const added = await act(
    env,
    lead.id,
    {
      what,
      author,
      cents: hasAmount(press) ? centsFor(lead, press) : null,
      reason: what === 'lost' ? cleanLine(press.typed.reason) || null : null,
      followUpDay: what === 'quoted' ? press.typed.followUp.trim() || null : null,
      isInstalled: what === 'won' && press.typed.installed !== '' && areVisitsOn(env),
    },
    press.also,
  )
  if (added) ctx.waitUntil(wakeAll(env))
  return added
}

/** False where the lead has no room for it. */
async function addNote(env: Env, id: string, author: string | null, text: string): Promise<boolean> {
  const { meta } = await env.DB.prepare(
    `INSERT INTO notes (lead_id, at_ms, author, text) SELECT ?1, ?2, ?3, ?4
     WHERE (SELECT COUNT(*) FROM notes WHERE lead_id = ?1) < ?5`,
  )
    .bind(id, Date.now(), author, text, MAX_NOTES)
    .run()
  return meta.changes > 0
}

/** The permit draft of a plan or a measured run. A form has none. */
async function draftResponse(request: Request, env: Env, lead: StoredLead, path: string): Promise<Response> {
  const draft = draftOf(lead)
  if (draft === null) return staffResponse(request, 404, noLeadPage())
  if (path.endsWith('.csv'))
    return responseOf(200, request.method === 'HEAD' ? null : draftCsv(draft), { ...PRIVATE_HEADERS, ...csvHeaders })
  const leadPagePath = path.slice(0, -'/draft'.length)
  const number = await env.DB.prepare("SELECT number FROM photos WHERE lead_id = ?1 AND what = 'marked'")
    .bind(lead.id)
    .first<PhotoNumber>('number')
  const markedPhoto = number === null ? null : `${leadPagePath}/photo/${number}`
  return staffResponse(request, 200, draftPage(draft, leadPagePath, markedPhoto), draftStyle)
}
