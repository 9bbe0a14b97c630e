// /api/leads/windows and /api/leads/status/<token>: times for a visit, and the line that says where
// a job stands. Whoever has the link may hold, change and give back; each address answers a form
// with a page, and all else with JSON.
import { parseJson } from '@/lib/fields'
import { isClosed, type LeadEvent, stateOf } from '@/lib/leads/history'
import { CONFIRM_BY_HEADER, isoInNewYork, type VisitWindow, windowJson } from '@/lib/leads/visit-windows'
import { type StoredLead, storedLeadColumns } from '@/lib/leads/stored-lead'
import { windowOf } from '@/lib/leads/visit'
import { wakeAll } from '@/worker/deliver/wake'
import type { Env } from '@/worker/env'
import { discardBody, readText } from '@/worker/http/body'
import { preflightResponse } from '@/worker/http/cors'
import { bodyFormat, expectsHtml } from '@/worker/http/media-type'
import { checkMethod, Problem, storageFailure } from '@/worker/http/problem'
import { limitRate, limitViews } from '@/worker/http/rate-limit'
import { emptyResponse, jsonResponse, responseOf } from '@/worker/http/responses'
import { leadView } from '@/worker/staff/lead-view'
import { historyOf } from '@/worker/staff/outcomes'
import { PRIVATE_HEADERS, seeOther, staffResponse } from '@/worker/staff/staff-page'
import { withStoreTimeout } from '@/worker/store-timeout'
import { calendarFile } from './calendar'
import { areVisitsOn } from './settings'
import { leadOfStatus, STATUS_PATH } from './status-link'
import { statusPage, type StatusProblem, statusProblemPage, statusStyle, stepsOf } from './status-page'
import { endVisit, freeWindows, holdWindow, type Visit, visitOf } from './store'

const WINDOWS_PATH = '/api/leads/windows'
/** Of one answer. */
const MAX_WINDOWS = 12
const MAX_BODY_BYTES = 4096

export const isVisitPath = (path: string): boolean => path === WINDOWS_PATH || path.startsWith(STATUS_PATH)

/** Throws a Problem, but where a browser shows the answer. `origin`: as checked. */
export async function handleVisits(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  origin: string | undefined,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const isPost = /\/(hold|release)$/.test(pathname)
  if (request.method === 'OPTIONS') return preflightResponse(origin, isPost ? 'POST' : 'GET')
  checkMethod(request, isPost ? ['POST'] : ['GET', 'HEAD'])
  const answer = async () => {
    const text = isPost ? await readText(request, env, MAX_BODY_BYTES) : ''
    return withStoreTimeout(
      pathname === WINDOWS_PATH ? windows(request, env) : status({ request, env, ctx, text }, pathname),
    )
  }
  return answer()
    .catch(storageFailure('visits_failed'))
    .catch((error: unknown) => problemPage(request, error))
}

async function windows(request: Request, env: Env): Promise<Response> {
  await limitRate(request, env, 'windows ')
  if (request.method === 'HEAD') return emptyResponse(200, { 'content-type': 'application/json; charset=utf-8' })
  return jsonResponse(200, await windowsLeft(env))
}

const windowsLeft = async (env: Env) => ({ windows: (await freeWindows(env, MAX_WINDOWS)).map(windowJson) })

async function status(asked: Asked, pathname: string): Promise<Response> {
  const [token = '', part, ...rest] = pathname.slice(STATUS_PATH.length).split('/')
  await limitViews(asked.request, asked.env)
  const isKnown = rest.length === 0 && [undefined, 'hold', 'release', 'visit.ics'].includes(part)
  const id = isKnown ? await leadOfStatus(asked.env, token) : null
  if (id === null) throw new Problem('not_found', 'There is nothing at this address')
  if (id === 'deleted') throw new Problem('gone', 'This request was deleted')
  const page = { ...asked, id, path: `${STATUS_PATH}${token}` }
  if (part === 'hold') return hold(page)
  if (part === 'release') return release(page)
  return part === undefined ? show(page) : calendar(page)
}

interface Asked {
  readonly request: Request
  readonly env: Env
  readonly ctx: ExecutionContext
  /** The body of a POST. */
  readonly text: string
}

interface Page extends Asked {
  /** Of the lead. */
  readonly id: string
  /** '/api/leads/status/<token>' */
  readonly path: string
}

async function hold({ request, env, ctx, text, id, path }: Page): Promise<Response> {
  await limitRate(request, env, 'hold ', id)
  const format = bodyFormat(request, 'quote')
  const body = format === 'form' ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text)
  if (body === undefined) throw new Problem('malformed_body', 'The body is not valid JSON')
  const { window } = Object(body) as { readonly window?: unknown }
  if (typeof window !== 'string')
    throw new Problem('invalid_lead', 'Choose a time', { fields: [{ path: 'window', message: 'Choose a time' }] })
  const isOver = isClosed(stateOf(await eventsOf(env, id)))
  const visit = await (isOver ? visitOf(env, id) : told(ctx, env, holdWindow(env, id, window)))
  if (visit === null) await readLead(env, id)
  const isHeld = visit?.window_id === window
  if (expectsHtml(request)) return seeOther(isHeld ? path : `${path}?taken`)
  if (!isHeld) return jsonResponse(409, isOver ? { windows: [] } : await windowsLeft(env))
  return jsonResponse(200, { held: heldOf(visit) }, { [CONFIRM_BY_HEADER]: isoInNewYork(visit.ends_at_ms) })
}

/** Wakes the senders also where the visitor is gone before the answer. */
function told<Changed>(ctx: ExecutionContext, env: Env, change: Promise<Changed>): Promise<Changed> {
  ctx.waitUntil(
    change.then(
      () => wakeAll(env),
      () => undefined,
    ),
  )
  return change
}

async function release({ request, env, ctx, id, path }: Page): Promise<Response> {
  await limitRate(request, env, 'release ', id)
  const visit = await told(ctx, env, endVisit(env, id, 'released'))
  if (visit === null) await readLead(env, id)
  return expectsHtml(request) ? seeOther(path) : jsonResponse(200, { held: null })
}

const heldOf = (visit: Visit | null) =>
  visit === null || visit.window_id === null ? null : windowJson({ id: visit.window_id, ...windowOf(visit) })

const eventsOf = async (env: Env, id: string) => (await historyOf(env, id).all<LeadEvent>()).results

async function readLead(env: Env, id: string): Promise<StoredLead> {
  const lead = await env.DB.prepare(`SELECT ${storedLeadColumns} FROM leads WHERE id = ?1`).bind(id).first<StoredLead>()
  if (lead === null) throw new Problem('gone', 'This request was deleted')
  return lead
}

async function show({ request, env, id, path }: Page): Promise<Response> {
  const [lead, events, visit, reminder] = await Promise.all([
    readLead(env, id),
    eventsOf(env, id),
    visitOf(env, id),
    env.DB.prepare(
      "SELECT 1 FROM deliveries WHERE lead_id = ?1 AND occasion IN ('reminder-1', 'reminder-2') AND delivered_at_ms > 0",
    )
      .bind(id)
      .first(),
  ])
  const view = leadView(lead)
  if (expectsJson(request)) {
    const steps = stepsOf(view, events, visit)
    const body = {
      step: steps.at(-1)?.step,
      steps: steps.map(({ step, atMs }) => ({ step, at: isoInNewYork(atMs) })),
      held: heldOf(visit),
      confirmed: visit !== null && visit.window_id !== null && visit.confirmed_at_ms !== null,
    }
    const headers = { ...PRIVATE_HEADERS, vary: 'Accept, Origin' }
    return request.method === 'HEAD' ? emptyResponse(200, headers) : jsonResponse(200, body, headers)
  }
  const isOver = isClosed(stateOf(events))
  const page = statusPage({
    view,
    path,
    events,
    visit,
    windows: isOver ? [] : (await freeWindows(env, MAX_WINDOWS)).filter(window => !isRefused(visit, window)),
    areVisitsOn: areVisitsOn(env),
    isClosed: isOver,
    isReminded: reminder !== null,
    isTaken: new URL(request.url).searchParams.has('taken'),
    nowMs: Date.now(),
  })
  return staffResponse(request, 200, page, statusStyle, { vary: 'Accept, Origin' })
}

async function calendar({ request, env, id }: Page): Promise<Response> {
  const [lead, visit] = await Promise.all([readLead(env, id), visitOf(env, id)])
  if (visit === null) throw new Problem('not_found', 'No time was held yet')
  return responseOf(200, request.method === 'HEAD' ? null : calendarFile(visit, lead.location, Date.now()), {
    ...PRIVATE_HEADERS,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="visit.ics"',
  })
}

/** Staff have said that this time does not suit. */
const isRefused = (visit: Visit | null, { startMs }: VisitWindow) =>
  (visit?.ended === 'another' || visit?.ended === 'refused') && visit.start_ms === startMs

const expectsJson = ({ headers }: Request): boolean => {
  const accept = (headers.get('accept') ?? '').toLowerCase()
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** What a browser shows of a problem; others get the problem itself. */
async function problemPage(request: Request, error: unknown): Promise<Response> {
  if (!(error instanceof Problem)) throw error
  const { pathname } = new URL(request.url)
  const isShown =
    request.method === 'POST' ? expectsHtml(request) : /text\/html/i.test(request.headers.get('accept') ?? '')
  if (!isShown || !pathname.startsWith(STATUS_PATH)) throw error
  await discardBody(request)
  const problems: Partial<Record<Problem['code'], StatusProblem>> = {
    not_found: 'missing',
    gone: 'deleted',
    too_many_requests: 'tooMany',
  }
  return staffResponse(
    request,
    error.status,
    statusProblemPage(problems[error.code] ?? 'other'),
    statusStyle,
    error.headers,
  )
}
