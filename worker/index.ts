// The Worker: the lead desk under /api, and the few addresses where the asset server needs help. Pages never come here.
import type { Env } from './env'
import { forwardDue } from './forward'
import { handleApi } from './leads-api'
import { errorText, logProblem } from './log'
import { sweepLoosePictures } from './loose-pictures'
import { isNotFoundPage, isPageFile, notFoundAnswer } from './not-found'

export default {
  fetch(request, env, ctx): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/api' || pathname.startsWith('/api/')) return handleApi(request, env, ctx)
    return isNotFoundPage(pathname) || isPageFile(pathname) ? notFoundAnswer(request, env) : env.ASSETS.fetch(request)
  },

  async scheduled(_controller, env): Promise<void> {
    await sweepLoosePictures(env).catch((error: unknown) => logProblem('sweep_failed', { error: errorText(error) }))
    await forwardDue(env)
  },
} satisfies ExportedHandler<Env>
