// POST /api/leads/{plan,quote,estimate,photo}: validate, store, respond; delivery runs in
// waitUntil.
import { type LeadKind, NOTICE_VERSION_HEADER, noticeVersionName, PLAN_LINK_HEADER } from '@/lib/leads/choices'
import { isDeeperThan, parseJson } from '@/lib/fields'
import { leadContext } from '@/lib/leads/context'
import { formFields } from '@/lib/leads/kinds'
import { formContext, ownFields } from '@/lib/leads/kinds/kind'
import { MAX_PHOTOS, PHOTO_COUNT_HEADER } from '@/lib/leads/photos'
import { readPlanLink } from '@/lib/leads/plan-link'
import { readSourceHeader, SOURCE_HEADER } from '@/lib/visit-source'
import { BODY_LIMIT_BYTES, readText } from '@/worker/http/body'
import { wake } from '@/worker/deliver/wake'
import { firstReminderMs } from '@/worker/deliver/reminders'
import type { Env } from '@/worker/env'
import { successPage } from './form-page'
import { derivedKeys, hashBody, idempotencyKey } from './idempotency'
import { type BodyFormat, bodyFormat, expectsHtml } from '@/worker/http/media-type'
import { Problem } from '@/worker/http/problem'
import { limitRate } from '@/worker/http/rate-limit'
import { jsonResponse } from '@/worker/http/responses'
import { siteOrigin } from '@/worker/site-address'
import { storeLead } from './store-lead'
import { withStoreTimeout } from '@/worker/store-timeout'
import { areVisitsOn } from '@/worker/visits/settings'
import { signsOf, suspicionOf } from './suspicion'
import { validateLead } from './validate-lead'

/** Leads stored at a time, so that the Worker answers in time when more come than it can store. */
export const PLACES = 24
const RETRY_AFTER_SECONDS = '10'

let active = 0

/** Runs `work`. Throws a Problem where too many others run. */
export async function withCapacity<Result>(work: () => Promise<Result>): Promise<Result> {
  if (active >= PLACES)
    throw new Problem('overloaded', 'We’re swamped right now. Please send it again.', {
      headers: { 'retry-after': RETRY_AFTER_SECONDS },
    })
  active++
  try {
    return await work()
  } finally {
    active--
  }
}

/**
 * '1' marks a test by the owner. Anybody may set it: it changes nothing but the title of the
 * message.
 */
const TRIAL_HEADER = 'x-lead-trial'

/** Of arrays and objects in each other. A lead has four. */
const MAX_DEPTH = 20

/** Throws a Problem. */
export async function receiveLead(
  kind: LeadKind,
  request: Request,
  env: Env,
  ctx: ExecutionContext,
): Promise<Response> {
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
    const storing = storeAndWake(env, lead, {
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
    ctx.waitUntil(storing.catch(() => undefined))
    const { id, isNew, isPictureKept, status } = await withStoreTimeout(storing)
    return (kind === 'quote' || kind === 'estimate') && expectsHtml(request)
      ? successPage(kind, request, areVisitsOn(env) ? status : null)
      : jsonResponse(isNew ? 201 : 200, {
          id,
          ...(!isPictureKept && { kept: false }),
          ...(status !== null && { status }),
        })
  })
}

/** A lead is taken when it is stored and its way out is certain. */
async function storeAndWake(...[env, lead, receipt]: Parameters<typeof storeLead>) {
  const stored = await storeLead(env, lead, receipt)
  const now = Date.now()
  // A picture that is not kept may be one to report.
  await wake(env, stored.isPictureKept ? firstReminderMs(env, now) : now)
  return stored
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
