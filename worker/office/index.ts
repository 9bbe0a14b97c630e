// /api/leads/office/<key>: the list of leads for whoever has the link, without a sign-in. Only the
// hash of the key is stored.
import { leadPageLabels, officeLabels as labels } from '@/content/words/staff-pages'
import { deliverLead } from '@/worker/deliver/deliver'
import type { Env } from '@/worker/env'
import { checkMethod, Problem } from '@/worker/http/problem'
import { OFFICE_PATH } from '@/worker/staff/links'
import { act, markJunk } from '@/worker/staff/outcomes'
import { readStaffForm, seeOther, staffResponse } from '@/worker/staff/staff-page'
import { officeOf } from './digest-link'
import { allLeads, readSearch, suspects, waitingPeople } from './lists'
import { allPage, noOfficePage, nowPage, suspectPage, totalsPage } from './page'
import { readSpan, totals } from './totals'

/** A page of suspects, all of them ticked. */
const MAX_BODY_BYTES = 4096

/** Throws a Problem for a method, an origin or a body that it does not take. */
export async function handleOffice(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  checkMethod(request, ['GET', 'HEAD', 'POST'])
  const keyHash = await officeOf(env, pathname.slice(OFFICE_PATH.length))
  if (keyHash === null) return staffResponse(request, 404, noOfficePage())
  if (request.method === 'POST') return decide(request, { env, ctx, path: pathname, keyHash })
  return staffResponse(request, 200, await render(env, pathname, searchParams))
}

interface Visit {
  readonly env: Env
  readonly ctx: ExecutionContext
  readonly path: string
  readonly keyHash: string
}

/** Views of the page by the name in its address; any other name is the first. */
async function render(env: Env, path: string, parameters: URLSearchParams): Promise<string> {
  const page = Math.min(Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1), 10_000)
  const nowMs = Date.now()
  const view = parameters.get('view')
  if (view === 'all') {
    const search = readSearch(parameters, nowMs)
    return allPage(path, search, page, await allLeads(env, search, page))
  }
  if (view === 'totals') {
    const weeks = readSpan(parameters)
    return totalsPage(path, weeks, await totals(env, weeks, nowMs))
  }
  if (view === 'suspect') return suspectPage(path, page, await suspects(env, page))
  return nowPage(path, page, await waitingPeople(env, page), nowMs)
}

/** What the list of suspects asks: which are junk, and which one is real. */
async function decide(request: Request, { env, ctx, path, keyHash }: Visit): Promise<Response> {
  const { form, isTooFast } = await readStaffForm(request, env, MAX_BODY_BYTES, keyHash)
  const [action, real, ids] = [form.get('action'), form.get('real'), form.getAll('id')]
  const refuse = async (status: number, problem: string) =>
    staffResponse(request, status, suspectPage(path, 1, await suspects(env, 1), { problem, ids }))
  if (isTooFast) return refuse(429, leadPageLabels.tooFast)
  if (real === null && action !== 'junk') throw new Problem('malformed_body', 'This form is not known here')
  if (real !== null) {
    await act(env, real, { what: 'real', author: null })
    ctx.waitUntil(deliverLead(env, real))
  } else if (ids.length === 0) return refuse(422, labels.tickFirst)
  else await markJunk(env, ids, null)
  return seeOther(`${path}?view=suspect`)
}
