// /api/leads/call/<token>: dials the phone number of a lead. For services that link web addresses
// only. Whoever has the link has the lead, as with its lead page.
import { leadDeskWords as words } from '@/content/words/staff'
import type { Env } from '@/worker/env'
import { checkMethod, Problem } from '@/worker/http/problem'
import { emptyResponse, htmlResponse } from '@/worker/http/responses'
import { markup } from './html'
import { leadOfToken } from './lead-page'
import { leadView } from './lead-view'
import { CALL_PATH } from './links'

/** Throws a Problem for a link that leads to no number, and for other methods. */
export async function handleCall(request: Request, env: Env): Promise<Response> {
  checkMethod(request, ['GET', 'HEAD'])
  const lead = await leadOfToken(env, new URL(request.url).pathname.slice(CALL_PATH.length))
  const phone = lead === null ? null : leadView(lead).phone
  if (phone === null || phone.telHref === null) throw new Problem('not_found', 'There is no number at this address')
  const headers = { 'x-robots-tag': 'noindex', refresh: `0; url=${phone.telHref}` }
  if (request.method === 'HEAD') return emptyResponse(200, headers)
  // A browser that does not dial by itself shows the link.
  const page = markup`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${words.call(phone.text)}</title>
</head>
<body>
<h1><a href="${phone.telHref}">${words.call(phone.text)}</a></h1>
</body>
</html>
`.markup
  return htmlResponse(200, page, headers)
}
