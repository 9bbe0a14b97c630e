// The Worker: the lead desk under /api, and addresses without a file. Pages are served without it.
import { deliverDue } from './deliver/deliver'
import type { Env } from './env'
import { handleApi } from './receive/leads-api'
import { errorText, logError } from './log'
import { isNotFoundPage, isPageFile, notFoundResponse } from './not-found'
import { deleteOrphans } from './receive/orphaned-images'
import { forgetSenders } from './receive/suspicion'
import { deleteUnclaimedPhotos } from './receive/photos'
import { sendMorningDigest } from './deliver/morning'
import { remindUnanswered } from './deliver/reminders'
import { probeStores } from './probes'
import { deleteExpiredLeads, deleteJunk } from './retention'

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

  async scheduled({ scheduledTime }, env): Promise<void> {
    await probeStores(env)
    await deleteExpiredLeads(env).catch((error: unknown) => logError('retention_failed', { error: errorText(error) }))
    await deleteJunk(env).catch((error: unknown) => logError('delete_junk_failed', { error: errorText(error) }))
    await deleteUnclaimedPhotos(env).catch((error: unknown) =>
      logError('delete_photos_failed', { error: errorText(error) }),
    )
    await deleteOrphans(env).catch((error: unknown) => logError('delete_orphans_failed', { error: errorText(error) }))
    await forgetSenders(env).catch((error: unknown) => logError('forget_senders_failed', { error: errorText(error) }))
    await remindUnanswered(env, scheduledTime).catch((error: unknown) =>
      logError('reminders_failed', { error: errorText(error) }),
    )
    await deliverDue(env, scheduledTime)
    await sendMorningDigest(env, scheduledTime).catch((error: unknown) =>
      logError('morning_digest_failed', { error: errorText(error) }),
    )
  },
} satisfies ExportedHandler<Env>
