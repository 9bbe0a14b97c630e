// Every request under /api: which part of the Worker answers it, and what a failure is answered
// with.
import { type LeadKind, leadKinds } from '@/lib/leads/choices'
import { HAND_OFF_PATH } from '@/lib/leads/hand-off'
import { readPhotoPath } from '@/lib/leads/photos'
import type { Env } from './env'
import { healthResponse } from './health'
import { discardBody } from './http/body'
import { checkOrigin, type Method, methodNotAllowed, preflightResponse, withCors } from './http/cors'
import { expectsHtml } from './http/media-type'
import { Problem, type ProblemCode } from './http/problem'
import { emptyResponse, problemResponse } from './http/responses'
import { logFailure } from './log'
import { limitRate } from './http/rate-limit'
import { wakeAll } from './deliver/wake'
import { handleOffice } from './office'
import { countRefused } from './probes'
import { problemPage } from './receive/form-page'
import { handleHandOff } from './receive/hand-off'
import { storePhoneLead } from './receive/phone-lead'
import { receivePhoto } from './receive/photos'
import { receiveLead } from './receive/receive-lead'
import { handleCall } from './staff/call-page'
import { handleLeadPage } from './staff/lead-page'
import { CALL_PATH, LEAD_PAGE_PATH, OFFICE_PATH } from './staff/links'
import { handleVisits, isVisitPath } from './visits/handle'
import { staffProblem } from './staff/staff-page'

/** Whoever has written to the database: `npm run leads`, a start, a deployment. */
const WAKE_PATH = '/api/leads/wake'

/** Never throws. */
export async function handleApi(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  let origin: string | undefined
  try {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/health' && ['GET', 'HEAD'].includes(request.method))
      return await healthResponse(request, env)
    if (pathname === WAKE_PATH && request.method === 'POST') {
      await limitRate(request, env, 'wake ')
      await wakeAll(env)
      return emptyResponse(204)
    }
    if (pathname.startsWith(LEAD_PAGE_PATH)) return await handleLeadPage(request, env, ctx)
    if (pathname.startsWith(CALL_PATH)) return await handleCall(request, env)
    if (pathname.startsWith(OFFICE_PATH)) return await handleOffice(request, env, ctx, storePhoneLead)
    if (pathname.startsWith(HAND_OFF_PATH)) return await handleHandOff(request, env)
    if (isVisitPath(pathname)) {
      origin = checkOrigin(request, env)
      return withCors(await handleVisits(request, env, ctx, origin), origin)
    }
    const kind = leadKindOf(pathname)
    const method: Method = kind === 'photos' ? 'PUT' : 'POST'
    origin = checkOrigin(request, env)
    if (request.method === 'OPTIONS') return preflightResponse(origin, method)
    if (request.method !== method) throw methodNotAllowed(method)
    return withCors(
      kind === 'photos' ? await receivePhoto(request, env, ctx) : await receiveLead(kind, request, env, ctx),
      origin,
    )
  } catch (error) {
    const problem =
      error instanceof Problem
        ? error
        : new Problem('internal', 'Something went wrong on our end. Please send it again.')
    if (problem !== error) logFailure('unexpected_error')(error)
    if (TURNED_AWAY.includes(problem.code) && isLeadPost(request)) ctx.waitUntil(countRefused(env))
    return withCors(await errorResponse(problem, request), origin)
  }
}

/** A lead is turned away, whatever its sender does. */
const TURNED_AWAY: readonly ProblemCode[] = ['storage_unavailable', 'overloaded']

const staffPaths = [LEAD_PAGE_PATH, CALL_PATH, OFFICE_PATH]

const isLeadPost = ({ method, url }: Request) => method === 'POST' && kindAt(new URL(url).pathname) !== undefined

const kindAt = (path: string) => leadKinds.find(kind => path === `/api/leads/${kind}`)

function leadKindOf(path: string): LeadKind | 'photos' {
  if (readPhotoPath(path) !== undefined) return 'photos'
  const kind = kindAt(path)
  if (kind === undefined) throw new Problem('not_found', 'There is nothing at this address')
  return kind
}

async function errorResponse(problem: Problem, request: Request): Promise<Response> {
  if (request.method === 'HEAD') return emptyResponse(problem.status, problem.headers)
  await discardBody(request)
  const { pathname } = new URL(request.url)
  if (staffPaths.some(path => pathname.startsWith(path))) return staffProblem(request, problem)
  return request.method === 'POST' && expectsHtml(request) ? problemPage(problem) : problemResponse(problem)
}
