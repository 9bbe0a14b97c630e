// The Worker: the lead desk under /api, and addresses without a file. Pages are served without it.
import type { Env } from './env'
import { handleApi } from './api'
import { isNotFoundPage, isPageFile, notFoundResponse } from './not-found'
import { clockOf } from './deliver/wake'

export { Clock, Sender } from './objects'

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
