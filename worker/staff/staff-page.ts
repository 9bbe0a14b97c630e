// The frame of the pages that staff open by a link: finished HTML without script, its policy, and
// headers that keep it out of caches, indexes and referrers.
import { business } from '@/content/business'
import type { Env } from '@/worker/env'
import { readText } from '@/worker/receive/body'
import { checkOrigin } from '@/worker/receive/cors'
import { limitRate } from '@/worker/receive/rate-limit'
import { emptyResponse, htmlResponse, styleHash } from '@/worker/responses'
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
<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="9"/><path d="M0 20h9a4 4 0 0 0 4-4 4 4 0 0 1 4-4h15"/></svg>
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
): Promise<Response> {
  if (request.method === 'HEAD') return emptyResponse(status, PRIVATE_HEADERS)
  return htmlResponse(status, page, {
    ...PRIVATE_HEADERS,
    'content-security-policy': `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'sha256-${await styleHash(style)}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  })
}

/** After a form: shows the page at `path` anew. */
export const seeOther = (path: string): Response => emptyResponse(303, { ...PRIVATE_HEADERS, location: path })

/** A form of such a page. Throws a Problem for an origin, a sender or a body that is not taken. */
export async function readStaffForm(request: Request, env: Env, limitBytes: number): Promise<URLSearchParams> {
  checkOrigin(request, env)
  await limitRate(request, env)
  return new URLSearchParams(await readText(request, env, limitBytes))
}
