// The frame of the pages that staff open by a link: finished HTML without script, its policy, and
// headers that keep it out of caches, indexes and referrers.
import { business } from '@/content/business'
import { staffPageWords as words } from '@/content/words/staff-pages'
import { mark } from '@/lib/mark'
import type { Env } from '@/worker/env'
import { logFailure } from '@/worker/log'
import type { Problem } from '@/worker/http/problem'
import { readText } from '@/worker/http/body'
import { checkOrigin } from '@/worker/http/cors'
import { emptyResponse, htmlResponse, styleHash } from '@/worker/http/responses'
import { Html, markup } from './html'
import { staffStyle } from './staff-style'

/** `label` stands at the right of the head. */
export const staffPage = (title: string, label: string, body: Html, style = staffStyle): string =>
  `<!DOCTYPE html>
${
  markup`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${business.name}</title>
${new Html(`<style>${style}</style>`)}
</head>
<body>
<header class="brand">
<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="${mark.radius}"/><path d="${mark.line}"/></svg>
${business.name}<span>${label}</span>
</header>
<main>
${body}
</main>
</body>
</html>
`.markup
}`

export const PRIVATE_HEADERS = {
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
} as const

/** `style`: the page's own, whose hash its policy names. */
export async function staffResponse(
  request: Request,
  status: number,
  page: string,
  style = staffStyle,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  if (request.method === 'HEAD') return emptyResponse(status, { ...headers, ...PRIVATE_HEADERS })
  return htmlResponse(status, page, {
    ...headers,
    ...PRIVATE_HEADERS,
    'content-security-policy': `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-${await styleHash(style)}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  })
}

/** After a form: shows the page at `path` anew. */
export const seeOther = (path: string, headers: Readonly<Record<string, string>> = {}): Response =>
  emptyResponse(303, { ...headers, ...PRIVATE_HEADERS, location: path })

interface StaffForm {
  readonly form: URLSearchParams
  /** The link was used too often: nothing of the form may be done. */
  readonly isTooFast: boolean
}

/**
 * A form of such a page. Throws a Problem for an origin or a body that is not taken.
 * @param link what its link leads to; the limit on presses is the link's
 */
export async function readStaffForm(request: Request, env: Env, limitBytes: number, link: string): Promise<StaffForm> {
  checkOrigin(request, env)
  const isTooFast = env.RATE_LIMIT !== 'off' && !(await isWithinLimit(env, link))
  return { form: new URLSearchParams(await readText(request, env, limitBytes)), isTooFast }
}

/** True also where the limiter itself fails. */
async function isWithinLimit(env: Env, key: string): Promise<boolean> {
  try {
    return (await env.STAFF_LIMIT.limit({ key })).success
  } catch (error) {
    logFailure('staff_limit_failed')(error)
    return true
  }
}

/** For what went wrong before there was a page to show it on. */
export const staffProblem = (request: Request, problem: Problem): Promise<Response> =>
  staffResponse(
    request,
    problem.status,
    staffPage(
      words.problem.title,
      business.name,
      markup`<h1>${words.problem.title}</h1>
        <p>${words.problem[problem.status >= 500 ? 'desk' : 'form']}</p>`,
    ),
    staffStyle,
    problem.headers,
  )
