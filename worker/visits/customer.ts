// What the customer is told of their visit: by mail, or by a text that staff send.
import { visitNews } from '@/content/words/visits'
import { windowOf } from '@/lib/leads/visit'
import { windowInWords, windowText } from '@/lib/leads/visit-windows'
import type { Env } from '@/worker/env'
import { statusPath } from './status-link'
import { freeWindows, type Visit } from './store'

const OFFERED = 3

interface LinkedLead {
  readonly id: string
  readonly sheet_token: string | null
  /** 'https://example.com' */
  readonly desk_origin: string | null
}

/** 'https://example.com/api/leads/status/<token>'; '' where the site's address is not known. */
export const statusUrl = async (env: Env, { id, sheet_token, desk_origin }: LinkedLead): Promise<string> =>
  sheet_token === null || desk_origin === null ? '' : `${desk_origin}${await statusPath(env, id, sheet_token)}`

/** Null where there is nothing to tell: it is held and not confirmed yet, or they gave it back. */
export async function newsOfVisit(
  env: Env,
  lead: LinkedLead,
  visit: Visit,
): Promise<{ readonly subject: string; readonly text: string } | null> {
  const when = windowInWords(windowOf(visit))
  const link = await statusUrl(env, lead)
  if (visit.window_id !== null) return visit.confirmed_at_ms === null ? null : visitNews.confirmed(when, link)
  if (visit.ended === 'another') {
    // The window that did not suit is free again.
    const others = (await freeWindows(env, OFFERED + 1)).filter(({ startMs }) => startMs !== visit.start_ms)
    return visitNews.another(when, link, others.slice(0, OFFERED).map(windowText))
  }
  return visit.ended === 'refused' ? visitNews.refused(when, link) : null
}
