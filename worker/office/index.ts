// /api/leads/office/<key>: the list of leads for whoever has the link, without a sign-in. Only the
// hash of the key is stored.
import { deliverLead } from '@/worker/deliver/deliver'
import type { Env } from '@/worker/env'
import { checkMethod, Problem } from '@/worker/problem'
import { sha256Hex } from '@/worker/receive/idempotency'
import { act } from '@/worker/staff/outcomes'
import { readStaffForm, seeOther, staffResponse } from '@/worker/staff/staff-page'
import { allLeads, readSearch, suspects, waitingPeople } from './lists'
import { allPage, noOfficePage, nowPage, suspectPage, totalsPage } from './page'
import { readSpan, totals } from './totals'

export const OFFICE_PATH = '/api/leads/office/'

const MAX_BODY_BYTES = 1024

/** Throws a Problem for a method, an origin or a body that it does not take. */
export async function handleOffice(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  checkMethod(request, ['GET', 'HEAD', 'POST'])
  if (!(await isOffice(env, pathname.slice(OFFICE_PATH.length)))) return staffResponse(request, 404, noOfficePage())
  if (request.method === 'POST') return decide(request, env, ctx, pathname)
  return staffResponse(request, 200, await render(env, pathname, searchParams))
}

async function isOffice(env: Env, key: string): Promise<boolean> {
  if (!/^[0-9a-f]{32}$/.test(key)) return false
  const row = await env.DB.prepare('SELECT 1 FROM office_link WHERE key_hash = ?1')
    .bind(await sha256Hex(new TextEncoder().encode(key)))
    .first()
  return row !== null
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

/** What the list of suspects asks: real or junk. */
async function decide(request: Request, env: Env, ctx: ExecutionContext, path: string): Promise<Response> {
  const form = await readStaffForm(request, env, MAX_BODY_BYTES)
  const [action, id] = [form.get('action'), form.get('id') ?? '']
  if (action !== 'real' && action !== 'junk') throw new Problem('malformed_body', 'This form is not known here')
  const isKnown = await env.DB.prepare('SELECT 1 FROM leads WHERE id = ?1').bind(id).first()
  if (isKnown !== null) {
    await act(env, id, { what: action, author: null })
    if (action === 'real') ctx.waitUntil(deliverLead(env, id))
  }
  return seeOther(`${path}?view=suspect`)
}
