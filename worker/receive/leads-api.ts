// POST /api/leads/{plan,quote,estimate,photo}: validate, store, respond; delivery runs in
// waitUntil. PUT for photos: worker/receive/photos.
import {
  type LeadKind,
  leadKinds,
  NOTICE_VERSION_HEADER,
  noticeVersionName,
  PLAN_LINK_HEADER,
} from '@/lib/leads/choices'
import { isDeeperThan, parseJson } from '@/lib/fields'
import { leadContext } from '@/lib/leads/context'
import { formFields } from '@/lib/leads/kinds'
import { formContext, ownFields } from '@/lib/leads/kinds/kind'
import { MAX_PHOTOS, PHOTO_COUNT_HEADER, readPhotoPath } from '@/lib/leads/photos'
import { readPlanLink } from '@/lib/leads/plan-link'
import { readSourceHeader, SOURCE_HEADER } from '@/lib/visit-source'
import { BODY_LIMIT_BYTES, discardBody, readText } from './body'
import { withCapacity } from './capacity'
import { checkOrigin, type Method, methodNotAllowed, preflightResponse, withCors } from './cors'
import { deliverLead } from '@/worker/deliver/deliver'
import type { Env } from '@/worker/env'
import { problemPage, successPage } from './form-page'
import { healthResponse } from '@/worker/health'
import { countRefused } from '@/worker/probes'
import { derivedKeys, hashBody, idempotencyKey } from './idempotency'
import { logFailure } from '@/worker/log'
import { type BodyFormat, bodyFormat, expectsHtml } from './media-type'
import { receivePhoto } from './photos'
import { Problem, type ProblemCode } from '@/worker/problem'
import { limitRate } from './rate-limit'
import { emptyResponse, jsonResponse, problemResponse } from '@/worker/responses'
import { handleOffice } from '@/worker/office'
import { handleCall } from '@/worker/staff/call-page'
import { handleLeadPage } from '@/worker/staff/lead-page'
import { CALL_PATH, LEAD_PAGE_PATH, OFFICE_PATH } from '@/worker/staff/links'
import { staffProblem } from '@/worker/staff/staff-page'
import { siteOrigin } from '@/worker/site-address'
import { storeLead } from './store-lead'
import { withStoreTimeout } from './store-timeout'
import { signsOf, suspicionOf } from './suspicion'
import { validateLead } from './validate-lead'

/**
 * '1' marks a test by the owner. Anybody may set it: it changes nothing but the title of the
 * message.
 */
const TRIAL_HEADER = 'x-lead-trial'

/** Of arrays and objects in each other. A lead has four. */
const MAX_DEPTH = 20

/** Handles every request under /api. Never throws. */
export async function handleApi(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  let origin: string | undefined
  try {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/health' && ['GET', 'HEAD'].includes(request.method))
      return await healthResponse(request, env)
    if (pathname.startsWith(LEAD_PAGE_PATH)) return await handleLeadPage(request, env, ctx)
    if (pathname.startsWith(CALL_PATH)) return await handleCall(request, env)
    if (pathname.startsWith(OFFICE_PATH)) return await handleOffice(request, env, ctx)
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

async function receiveLead(kind: LeadKind, request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  await limitRate(request, env)
  const key = idempotencyKey(request)
  const format = bodyFormat(request, kind)
  const limitBytes = kind === 'plan' ? BODY_LIMIT_BYTES.plan : BODY_LIMIT_BYTES.form
  const text = await readText(request, env, limitBytes)
  return withCapacity(async () => {
    const body = parseBody(format, text)
    const lead = validateLead(
      kind,
      format === 'form' ? withRefererContext(kind, body, request) : withNotice(body, request),
    )
    const bodyHash = await hashBody(kind, body)
    const storing = storeLead(env, lead, {
      keys: key === undefined ? derivedKeys(bodyHash, Date.now()) : [key],
      bodyHash,
      origin: siteOrigin(env, request),
      isTrial: request.headers.get(TRIAL_HEADER) === '1',
      photosAnnounced: photosAnnounced(request),
      suspicion: await suspicionOf(env, lead, signsOf(request)),
      planLink: kind === 'plan' ? readPlanLink(request.headers.get(PLAN_LINK_HEADER)) : null,
      source: readSourceHeader(request.headers.get(SOURCE_HEADER)),
    })
    // Finish storing when the sender disconnects or is answered before.
    ctx.waitUntil(
      storing.then(
        ({ id }) => deliverLead(env, id),
        () => undefined,
      ),
    )
    const { id, isNew, isPictureKept } = await withStoreTimeout(storing)
    return (kind === 'quote' || kind === 'estimate') && expectsHtml(request)
      ? successPage(kind, request)
      : jsonResponse(isNew ? 201 : 200, { id, ...(!isPictureKept && { kept: false }) })
  })
}

/** The version of the line under the form may come in a header. */
function withNotice(body: unknown, request: Request): unknown {
  const version = request.headers.get(NOTICE_VERSION_HEADER)
  return version === null || typeof body !== 'object' ? body : { [noticeVersionName]: version, ...body }
}

/** 0 for a header that is no number of photos. */
function photosAnnounced(request: Request): number {
  const count = Number(request.headers.get(PHOTO_COUNT_HEADER) ?? 0)
  return Number.isInteger(count) && count >= 0 && count <= MAX_PHOTOS ? count : 0
}

function parseBody(format: BodyFormat, text: string): unknown {
  if (format === 'form') return Object.fromEntries(new URLSearchParams(text))
  const body = parseJson(text)
  if (body === undefined) throw new Problem('malformed_body', 'The body is not valid JSON')
  // What reads it further is recursive.
  if (isDeeperThan(body, MAX_DEPTH)) throw new Problem('invalid_lead', `The body may have at most ${MAX_DEPTH} levels`)
  return body
}

/** Without JavaScript a form does not send its page; the Referer header names it. */
function withRefererContext(kind: LeadKind, fields: unknown, request: Request): unknown {
  const own = ownFields({ ...formFields[kind], ...formContext }, fields as object)
  return { ...leadContext(request.headers.get('referer') ?? ''), ...own }
}

async function errorResponse(problem: Problem, request: Request): Promise<Response> {
  if (request.method === 'HEAD') return emptyResponse(problem.status, problem.headers)
  await discardBody(request)
  const { pathname } = new URL(request.url)
  if (staffPaths.some(path => pathname.startsWith(path))) return staffProblem(request, problem)
  return request.method === 'POST' && expectsHtml(request) ? problemPage(problem) : problemResponse(problem)
}
