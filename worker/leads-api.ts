// POST /api/leads/{plan,quote,estimate}: check, keep, answer, and leave the forwarding to waitUntil.
import { type LeadKind, leadKinds } from '../lib/leads/schema'
import { leadContext } from '../lib/leads/context'
import { emptyAnswer, jsonAnswer, problemAnswer } from './answer'
import { BODY_LIMIT_BYTES, discardBody, readText } from './body'
import { admittedOrigin, methodNotAllowed, preflightAnswer, withCors } from './cors'
import { bodyTimeoutMs, type Env } from './env'
import { problemPage, successPage } from './form-page'
import { forwardAfterAnswer } from './forward'
import { derivedKeys, hashBody, idempotencyKey } from './idempotency'
import { type Kept, keepLead } from './keep'
import { checkLead } from './lead'
import { errorText, logProblem } from './log'
import { type BodyFormat, bodyFormat, wantsPage } from './media-type'
import { Problem } from './problem'
import { limitRate } from './rate-limit'

/** Answers every request under /api. Never throws. */
export async function handleApi(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  let origin: string | undefined
  try {
    const kind = leadKindOf(new URL(request.url).pathname)
    origin = admittedOrigin(request, env)
    if (request.method === 'OPTIONS') return preflightAnswer(origin)
    if (request.method !== 'POST') throw methodNotAllowed()
    return withCors(await receiveLead(kind, request, env, ctx), origin)
  } catch (error) {
    return withCors(await refusal(error, request), origin)
  }
}

function leadKindOf(path: string): LeadKind {
  const kind = leadKinds.find(candidate => path === `/api/leads/${candidate}`)
  if (kind === undefined) throw new Problem('not_found', 'There is nothing at this address')
  return kind
}

async function receiveLead(kind: LeadKind, request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  await limitRate(request, env)
  const key = idempotencyKey(request)
  const format = bodyFormat(request, kind)
  const text = await readText(
    request,
    kind === 'plan' ? BODY_LIMIT_BYTES.plan : BODY_LIMIT_BYTES.form,
    bodyTimeoutMs(env),
  )
  const body = parseBody(format, text)
  const lead = checkLead(kind, format === 'form' ? withContext(body, request) : body)
  const bodyHash = await hashBody(kind, body)

  const keeping = keepLead(env, lead, { keys: key === undefined ? derivedKeys(bodyHash, Date.now()) : [key], bodyHash })
  // A sender that hangs up now must not stop the storing half-way.
  ctx.waitUntil(keeping.catch(() => undefined))
  const kept = await keeping
  ctx.waitUntil(forwardAfterAnswer(env, kept.id))
  return kind !== 'plan' && wantsPage(request) ? successPage(kind, request) : keptAnswer(kept)
}

function keptAnswer({ id, isNew }: Kept): Response {
  return jsonAnswer(isNew ? 201 : 200, { id })
}

function parseBody(format: BodyFormat, text: string): unknown {
  if (format === 'form') return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Problem('malformed_body', 'The body is not valid JSON')
  }
}

/** A form without JavaScript cannot say where it stands; its browser can. */
function withContext(fields: unknown, request: Request): unknown {
  return { ...leadContext(request.headers.get('referer') ?? ''), ...(fields as object) }
}

async function refusal(error: unknown, request: Request): Promise<Response> {
  const problem =
    error instanceof Problem ? error : new Problem('internal', 'Something went wrong here. Send it again.')
  if (problem !== error) logProblem('unexpected', { error: errorText(error) })
  if (request.method === 'HEAD') return emptyAnswer(problem.status, problem.headers)
  await discardBody(request)
  return request.method === 'POST' && wantsPage(request) ? problemPage(problem) : problemAnswer(problem)
}
