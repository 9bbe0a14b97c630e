// /api/leads/office/<key>: the leads for whoever has the link, without a sign-in.
import type { Env } from '@/worker/env'
import { checkMethod } from '@/worker/http/problem'
import { responseOf } from '@/worker/http/responses'
import { keptInitials } from '@/worker/staff/initials'
import { OFFICE_PATH } from '@/worker/staff/links'
import { PRIVATE_HEADERS, staffResponse } from '@/worker/staff/staff-page'
import { hasVisits, officeWindows } from '@/worker/visits/store'
import { allColleagues, visitorOf } from './digest-link'
import { deletionOf } from './delete-person'
import { csvHeaders, leadsCsv } from './leads-csv'
import { allLeads, readSearch, suspects } from './lists'
import { deletePage, morePage, newLeadPage } from './more-page'
import { allPage, noOfficePage, suspectPage } from './page'
import { press, renderNow, type StorePhoneLead, type Visit } from './presses'
import { readSpan, totals } from './totals'
import { totalsPage } from './totals-page'
import { visitsPage } from './visits-page'

/**
 * Throws a Problem for a method, an origin or a body that it does not take. `storePhoneLead` is a
 * parameter because this folder imports nothing of what receives leads.
 */
export async function handleOffice(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  storePhoneLead: StorePhoneLead,
): Promise<Response> {
  const { pathname: path, searchParams } = new URL(request.url)
  checkMethod(request, ['GET', 'HEAD', 'POST'])
  const visitor = await visitorOf(env, path.slice(OFFICE_PATH.length))
  if (visitor === null) return staffResponse(request, 404, noOfficePage())
  const visit = {
    request,
    env,
    ctx,
    path,
    visitor,
    initials: visitor.initials || keptInitials(request),
    storePhoneLead,
  }
  if (request.method === 'POST') return press(visit)
  if (searchParams.get('file') === 'leads' && visitor.link !== 'digest')
    return responseOf(200, request.method === 'HEAD' ? null : leadsCsv(env), {
      ...PRIVATE_HEADERS,
      ...csvHeaders('leads'),
    })
  return staffResponse(request, 200, await render(visit, searchParams))
}

/** Views of the page by the name in its address; any other name is the first. */
async function render(visit: Visit, parameters: URLSearchParams): Promise<string> {
  const { env, path, visitor } = visit
  const page = Math.min(Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1), 10_000)
  const nowMs = Date.now()
  switch (parameters.get('view') ?? '') {
    case 'all': {
      const search = readSearch(parameters, nowMs)
      return allPage(path, search, page, await allLeads(env, search, page), visitor.link !== 'digest')
    }
    case 'totals': {
      const weeks = readSpan(parameters)
      return totalsPage(path, weeks, await totals(env, weeks, nowMs))
    }
    case 'suspect':
      return suspectPage(path, page, await suspects(env, page))
    case 'visits':
      if (await hasVisits(env)) return visitsPage(path, await officeWindows(env))
      break
    case 'new':
      return newLeadPage(path, {})
    case 'more':
      return morePage(path, visitor.link, { colleagues: await allColleagues(env), env })
    case 'delete':
      if (visitor.link !== 'digest') return deletePage(path, await deletionOf(env, parameters.get('id') ?? ''))
  }
  return renderNow(visit, page, { told: parameters.get('told') ?? '' })
}
