// The Worker: the lead desk under /api, and the addresses where no file lies. Pages never come here.
import type { Env } from './env'
import { forwardDue } from './forward'
import { handleApi } from './leads-api'
import { errorText, logProblem } from './log'
import { sweepLoosePictures } from './loose-pictures'
import { isNotFoundPage, isPageFile, notFoundAnswer } from './not-found'

export default {
  async fetch(request, env, ctx): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/api' || pathname.startsWith('/api/')) return handleApi(request, env, ctx)
    if (isNotFoundPage(pathname) || isPageFile(pathname)) return notFoundAnswer(request, env)
    const answer = await env.ASSETS.fetch(request)
    // Its own headers are those of the address: where no script lies, its 404 would be kept for a year.
    return answer.status === 404 ? notFoundAnswer(request, env) : answer
  },

  async scheduled(_controller, env): Promise<void> {
    await sweepLoosePictures(env).catch((error: unknown) => logProblem('sweep_failed', { error: errorText(error) }))
    await forwardDue(env)
  },
} satisfies ExportedHandler<Env>
