// What is pressed on the office page.
import { leadPageWords, officeWords as words } from '@/content/words/staff-pages'
import type { FieldProblem } from '@/lib/leads/check'
import { cleanLine } from '@/lib/leads/text'
import { deleteLeads } from '@/worker/delete-leads'
import { wakeAll } from '@/worker/deliver/wake'
import type { Env } from '@/worker/env'
import { Problem } from '@/worker/http/problem'
import { responseOf } from '@/worker/http/responses'
import { siteOrigin } from '@/worker/site-address'
import { dayAfter, dayOf } from '@/worker/staff/follow-up'
import { initialsProblem, keepInitials } from '@/worker/staff/initials'
import { OFFICE_PATH } from '@/worker/staff/links'
import { act, markJunk, type StaffAct } from '@/worker/staff/outcomes'
import { PRIVATE_HEADERS, readStaffForm, seeOther, staffResponse } from '@/worker/staff/staff-page'
import {
  confirmVisit,
  endVisit,
  hasVisits,
  officeWindows,
  setWindowOpen,
  heldVisits,
  visitOf,
} from '@/worker/visits/store'
import { deletionOf } from './delete-person'
import { addColleague, allColleagues, endLink, type Visitor } from './digest-link'
import { adFile, adFiles, matchesCustomers } from './google-ads'
import { csvHeaders } from './leads-csv'
import { followUps, suspects, waitingPeople } from './lists'
import { deletePage, morePage, newLeadPage, phoneFields } from './more-page'
import { nowPage } from './now-page'
import { address, suspectPage } from './page'
import { heldPresses, visitsPage, type LapsedVisit, type VisitNews, type VisitsOfNow } from './visits-page'
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'
import { isToldByMail } from '@/worker/deliver/visits'
import { leadView } from '@/worker/staff/lead-view'
import { newsOfVisit } from '@/worker/visits/customer'

/** Null where there is nothing to tell: no visit, or one that is neither confirmed nor ended. */
async function visitNewsOf(env: Env, leadId: string): Promise<VisitNews | null> {
  const lead = await env.DB.prepare(`SELECT ${storedLeadColumns} FROM leads WHERE id = ?1`)
    .bind(leadId)
    .first<StoredLead>()
  const visit = lead && (await visitOf(env, leadId))
  const news = visit && (await newsOfVisit(env, lead, visit))
  return news && { view: leadView(lead), text: news.text, isMailed: isToldByMail(env, lead) }
}

/** What waits for the office; null where visits are off. */
async function visitsOfNow(env: Env, nowMs: number): Promise<VisitsOfNow | null> {
  if (!(await hasVisits(env, nowMs))) return null
  // Ends what is due before the second list is read.
  const held = await heldVisits(env, nowMs)
  const { results } = await env.DB.prepare(
    `SELECT name, sheet_token, start_ms, end_ms FROM visits JOIN leads ON id = lead_id
     WHERE ended = 'expired' AND start_ms > ?1 AND junk_at_ms IS NULL ORDER BY start_ms`,
  )
    .bind(nowMs)
    .all<LapsedVisit>()
  return { held, lapsed: results }
}

export type StorePhoneLead = (
  env: Env,
  typed: Readonly<Record<(typeof phoneFields)[number], string>>,
  key: string,
  origin: string | null,
) => Promise<{ readonly id: string } | { readonly problems: readonly FieldProblem[] }>

export interface Visit {
  readonly request: Request
  readonly env: Env
  readonly ctx: ExecutionContext
  readonly path: string
  readonly visitor: Visitor
  /** Of the colleague's link, or of the cookie; '' where they are not known. */
  readonly initials: string
  readonly storePhoneLead: StorePhoneLead
}

type Form = URLSearchParams
type Press = (visit: Visit, form: Form) => Promise<Response>

/** A page of suspects, all ticked, or the words of a call. */
const MAX_BODY_BYTES = 24 * 1024

const forVisits: readonly string[] = [...heldPresses, 'open', 'close']
/** Those of a chat's digest link: others need the office's own, or a colleague's. */
const forDigests = ['answered', 'tried', 'later', 'initials', 'junk', 'real', ...forVisits]
/** Links of colleagues are the office's own affair. */
const forOffice = ['colleague', 'end']

/** Throws a Problem for an origin, a body or a form that it does not take. */
export async function press(visit: Visit): Promise<Response> {
  const { request, env, visitor } = visit
  const { form, isTooFast } = await readStaffForm(request, env, MAX_BODY_BYTES, visitor.keyHash)
  const action = form.get('action') ?? (form.has('real') ? 'real' : '')
  const own = Object.hasOwn(presses, action) ? presses[action] : undefined
  const isAllowed =
    visitor.link === 'office' || (visitor.link === 'digest' ? forDigests.includes(action) : !forOffice.includes(action))
  const isOff = forVisits.includes(action) && !(await hasVisits(env))
  if (own === undefined || !isAllowed || isOff) throw new Problem('malformed_body', 'This form is not known here')
  if (isTooFast) return refused(visit, form, 429, leadPageWords.tooFast)
  return own(visit, form)
}

/** The page from which the form came, with the reason and with what was typed or ticked. */
async function refused(visit: Visit, form: Form, status: number, problem: string): Promise<Response> {
  const { request, env, path, visitor } = visit
  const page = async () => {
    const action = form.get('action') ?? 'real'
    if (action === 'junk' || action === 'real')
      return suspectPage(path, 1, await suspects(env, 1), { problem, ids: form.getAll('id') })
    if (action === 'new') return newLeadPage(path, { typed: typedOf(form), key: form.get('key') ?? '', problem })
    if (['open', 'close'].includes(action)) return visitsPage(path, await officeWindows(env), problem)
    if (['answered', 'tried', 'later', 'initials', ...heldPresses].includes(action))
      return renderNow(visit, 1, { problem })
    return morePage(path, visitor.link, { colleagues: await allColleagues(env), env, problem, typed: form })
  }
  return staffResponse(request, status, await page())
}

/** Quotes to ask about stand on the first page. */
export async function renderNow(
  { env, path, initials, visitor }: Visit,
  page: number,
  { problem, told = '' }: { readonly problem?: string; readonly told?: string } = {},
): Promise<string> {
  const nowMs = Date.now()
  const isFirst = page === 1
  const [waiting, due, visits, news] = await Promise.all([
    waitingPeople(env, page),
    isFirst ? followUps(env, dayOf(nowMs)) : [],
    isFirst ? visitsOfNow(env, nowMs) : null,
    told === '' ? null : visitNewsOf(env, told),
  ])
  return nowPage(
    path,
    page,
    { waiting, due, visits, news },
    { nowMs, initials, isFixed: visitor.initials !== '', problem },
  )
}

/** One press on a lead of Now. */
const onLead =
  (what: StaffAct['what']): Press =>
  async (visit, form) => {
    const { env, ctx, path, initials } = visit
    const id = form.get('id') ?? ''
    const followUpDay = what === 'later' ? dayAfter(Date.now(), 1) : null
    const added = await act(env, id, { what, author: initials || null, followUpDay })
    if (!added) return refused(visit, form, 422, leadPageWords.problems.full)
    ctx.waitUntil(wakeAll(env))
    return seeOther(path)
  }

/** One press on a window that is held; a second one finds it done. */
const onHeld =
  (what: (typeof heldPresses)[number]): Press =>
  async (visit, form) => {
    const { env, ctx, path, initials } = visit
    const [id, windowId] = [form.get('id') ?? '', form.get('window') ?? '']
    const visitNow =
      what === 'confirm' ? await confirmVisit(env, id, windowId) : await endVisit(env, id, what, windowId)
    const { window_id, confirmed_at_ms, ended } = visitNow ?? {}
    const isDone = what === 'confirm' ? window_id === windowId && confirmed_at_ms !== null : ended === what
    if (!isDone) return refused(visit, form, 409, words.visits.stale)
    // It is the office's word to the customer.
    if (what === 'confirm') await act(env, id, { what: 'answered', author: initials || null })
    ctx.waitUntil(wakeAll(env))
    return seeOther(address(path, { told: id }))
  }

const onWindow =
  (isOpen: boolean): Press =>
  async ({ env, path }, form) => {
    await setWindowOpen(env, form.get('window') ?? '', isOpen)
    return seeOther(address(path, { view: 'visits' }))
  }

const typedOf = (form: Form) =>
  Object.fromEntries(phoneFields.map(name => [name, form.get(name) ?? ''])) as Parameters<StorePhoneLead>[1]

const presses: Readonly<Partial<Record<string, Press>>> = {
  answered: onLead('answered'),
  tried: onLead('tried'),
  later: onLead('later'),
  confirm: onHeld('confirm'),
  another: onHeld('another'),
  refused: onHeld('refused'),
  open: onWindow(true),
  close: onWindow(false),

  async initials(visit, form) {
    const initials = cleanLine(form.get('initials') ?? '')
    const problem = initialsProblem(initials)
    return problem === null
      ? seeOther(visit.path, keepInitials(visit.request, initials))
      : refused(visit, form, 422, problem)
  },

  async junk(visit, form) {
    const ids = form.getAll('id')
    if (ids.length === 0) return refused(visit, form, 422, words.tickFirst)
    await markJunk(visit.env, ids, visit.initials || null)
    return seeOther(`${visit.path}?view=suspect`)
  },

  async real({ env, ctx, path, initials }, form) {
    const id = form.get('real') ?? ''
    await act(env, id, { what: 'real', author: initials || null })
    ctx.waitUntil(wakeAll(env))
    return seeOther(`${path}?view=suspect`)
  },

  async new({ request, env, ctx, path, storePhoneLead }, form) {
    const [typed, key] = [typedOf(form), form.get('key') ?? '']
    const stored = await storePhoneLead(env, typed, /^[0-9a-f]{32}$/.test(key) ? key : '0', siteOrigin(env, request))
    if ('problems' in stored)
      return staffResponse(request, 422, newLeadPage(path, { typed, key, problems: stored.problems }))
    ctx.waitUntil(wakeAll(env))
    return seeOther(path)
  },

  async file(visit, form) {
    const file = adFiles.find(name => name === form.get('file'))
    if (file === undefined || (file === 'customers' && !matchesCustomers(visit.env)))
      throw new Problem('malformed_body', 'There is no such file')
    const { csv, count } = await adFile(visit.env, file, Date.now())
    if (count === 0) return refused(visit, form, 200, words.adFiles.none)
    return responseOf(200, csv, { ...PRIVATE_HEADERS, ...csvHeaders(`google-ads-${file}`) })
  },

  async delete({ request, env, path }, form) {
    const ids = (form.get('ids') ?? '').split(',')
    const deletion = await deletionOf(env, ids[0] ?? '')
    await deleteLeads(env, ids)
    return staffResponse(
      request,
      200,
      deletePage(
        path,
        deletion.filter(({ id }) => ids.includes(id)),
        true,
      ),
    )
  },

  async colleague(visit, form) {
    const { request, env, path } = visit
    const [name, initials] = [cleanLine(form.get('name') ?? '').slice(0, 60), cleanLine(form.get('initials') ?? '')]
    const problem = name === '' || initials === '' ? words.links.missing : initialsProblem(initials)
    if (problem !== null) return refused(visit, form, 422, problem)
    const key = await addColleague(env, name, initials)
    if (key === null) return refused(visit, form, 422, words.links.full)
    const made = `${siteOrigin(env, request) ?? ''}${OFFICE_PATH}${key}`
    return staffResponse(request, 200, morePage(path, 'office', { colleagues: await allColleagues(env), env, made }))
  },

  async end({ env, path }, form) {
    await endLink(env, form.get('link') ?? '')
    return seeOther(`${path}?view=more`)
  },
}
