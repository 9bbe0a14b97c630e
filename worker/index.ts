// The Worker: the lead desk under /api, and addresses without a file. Pages are served without it.
import { deliverDue } from './deliver/deliver'
import type { Env } from './env'
import { handleApi } from './api'
import { logFailure } from './log'
import { isNotFoundPage, isPageFile, notFoundResponse } from './not-found'
import { deleteOrphans } from './receive/orphaned-images'
import { forgetConfirmations } from './deliver/confirm'
import { deleteOldHandOffs } from './receive/hand-off'
import { forgetSenders } from './receive/suspicion'
import { deleteUnclaimedPhotos } from './receive/photos/store-photo'
import { sendMorningDigest } from './deliver/morning'
import { remindUnanswered } from './deliver/reminders'
import { probeStores } from './probes'
import { deleteDueLeads } from './retention'

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
    await deleteDueLeads(env).catch(logFailure('retention_failed'))
    await deleteUnclaimedPhotos(env).catch(logFailure('delete_photos_failed'))
    await deleteOldHandOffs(env).catch(logFailure('delete_hand_offs_failed'))
    await deleteOrphans(env).catch(logFailure('delete_orphans_failed'))
    await forgetSenders(env).catch(logFailure('forget_senders_failed'))
    await forgetConfirmations(env).catch(logFailure('forget_confirmations_failed'))
    await remindUnanswered(env, scheduledTime).catch(logFailure('reminders_failed'))
    await deliverDue(env, scheduledTime)
    await sendMorningDigest(env, scheduledTime).catch(logFailure('morning_digest_failed'))
  },
} satisfies ExportedHandler<Env>
