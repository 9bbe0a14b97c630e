// The Worker: the lead desk under /api, and addresses without a file. Pages are served without it.
// The asset server would serve out/404.html at /404 with status 200, and redirect /services.html
// to /services with a 307.
import type { Env } from './env'
import { handleApi } from './api'
import { clockOf } from './deliver/wake'

export { Clock, Sender } from './objects'

/**
 * Whether a path is the not-found page's own, however it is encoded, with doubled slashes, .html or
 * /index.
 */
function isNotFoundPage(pathname: string): boolean {
  return /^\/+(?:404|_not-found)(?:\.html|\/+index(?:\.html)?)?\/*$/.test(decoded(pathname).replace(/\\/g, '/'))
}

/** Whether a path names a page by its file. No other file of the site ends in .html. */
function isPageFile(pathname: string): boolean {
  return /(?:\.html|\/index)\/*$/.test(decoded(pathname))
}

/** The not-found page with status 404 and the headers of a page. */
async function notFoundResponse(request: Request, env: Env): Promise<Response> {
  const page = new URL('/404', request.url)
  const response = await env.ASSETS.fetch(new Request(page, { method: request.method === 'HEAD' ? 'HEAD' : 'GET' }))
  return new Response(response.body, { status: 404, headers: response.headers })
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

export default {
  async fetch(request, env, ctx): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/api' || pathname.startsWith('/api/')) return handleApi(request, env, ctx)
    if (isNotFoundPage(pathname) || isPageFile(pathname)) return notFoundResponse(request, env)
    const response = await env.ASSETS.fetch(request)
    // The asset server sends a 404 with the headers of its path: under /_next/static that is a year
    // of caching.
    return response.status === 404 ? notFoundResponse(request, env) : response
  },

  /** Once an hour: in case an object has lost its alarm. */
  async scheduled({ scheduledTime }, env): Promise<void> {
    await clockOf(env).run(scheduledTime)
  },
} satisfies ExportedHandler<Env>
