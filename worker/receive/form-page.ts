// The response to a form sent without JavaScript: one small page that loads nothing but the site's
// fonts.
import { business } from '@/content/business'
import { statusWords } from '@/content/words/status'
import { fontFaceRules, fontPath } from '@/lib/font-files'
import { leadMessages } from '@/lib/leads/messages'
import { type Colors, darkColors, lightColors } from '@/lib/palette'
import { telHref } from '@/lib/phone'
import { htmlResponse, styleHash } from '@/worker/http/responses'
import { escapeHtml as escape } from '@/worker/plain-text'
import type { Problem } from '@/worker/http/problem'

const colorRules = ({ ink, paper, accent }: Colors) => `body{color:${ink};background:${paper}}a{color:${accent}}`

const STYLE = [
  fontFaceRules(fontPath),
  '@view-transition{navigation:auto}',
  'body{max-width:34rem;margin:12vh auto;padding:0 1.5rem;font:1.125rem/1.6 text,text-others,system-ui,sans-serif}',
  'h1{font:700 2rem/1.12 display,text-others,system-ui,sans-serif;letter-spacing:-.022em}',
  colorRules(lightColors),
  `@media(prefers-color-scheme:dark){${colorRules(darkColors)}}`,
].join('')

/**
 * Status 200, with the message that the form itself would show. `status`: the status page, where
 * visits are held; null without.
 */
export function successPage(kind: 'quote' | 'estimate', request: Request, status: string | null): Promise<Response> {
  const message: { title: string; detail?: string } = leadMessages[kind]
  const back = `<p><a href="${escape(backPath(request))}">Back to the page</a></p>`
  const visit = status === null ? '' : `<p><a href="${escape(status)}">${statusWords.link}</a></p>`
  return page(200, message.title, `${message.detail ? `<p>${escape(message.detail)}</p>` : ''}${visit}${back}`)
}

/** With the status of the problem: lists every invalid field, and tells how to go on. */
export function problemPage(problem: Problem): Promise<Response> {
  const items = (problem.fields ?? []).map(({ message }) => `<li>${escape(message)}</li>`).join('')
  const title = items ? 'Please check what you entered' : "We couldn't take your request"
  const reason = items ? `<ul>${items}</ul>` : `<p>${escape(problem.message)}</p>`
  const goBack = "<p>Nothing was sent yet. Use your browser's Back button: what you typed should still be there.</p>"
  const call = `<p>Or call us at <a href="${escape(telHref(business.phone))}">${escape(business.phone)}</a>.</p>`
  return page(problem.status, title, `${reason}${goBack}${call}`, problem.headers)
}

async function page(
  status: number,
  title: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} | ${escape(business.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${body}
</main>
</body>
</html>
`
  const csp = `default-src 'none'; font-src 'self'; style-src 'sha256-${await styleHash(STYLE)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return htmlResponse(status, html, { ...headers, 'content-security-policy': csp })
}

/**
 * Path of the page with the form, when it is one of ours; else '/'. Compares hosts only, as cors.ts
 * does.
 */
function backPath(request: Request): string {
  const referer = URL.parse(request.headers.get('referer') ?? '')
  if (referer === null || referer.host !== new URL(request.url).host || referer.pathname.startsWith('//')) return '/'
  return `${referer.pathname}${referer.search}`
}
