// A limit on the pictures stored in a day, so that a flood cannot fill the file store. Words are
// stored all the same.
import { DAY_MS } from '@/lib/time'
import { numberOrDefault } from '@/lib/leads/number-settings'
import type { Env } from '@/worker/env'
import { logError } from '@/worker/log'

/** Pictures of plans and photos in 24 h, after which no further one is stored. */
export const dailyImages = (env: Env): number => numberOrDefault(env, 'LEAD_DAILY_IMAGES')

/**
 * SQL for the number of pictures of the last 24 h. `sinceMs` and `nowMs`: parameters of the
 * statement, as SQL.
 */
export const picturesOfTheDay = (sinceMs: string, nowMs: string): string =>
  `((SELECT COUNT(*) FROM leads WHERE image_key IS NOT NULL AND received_at_ms BETWEEN ${sinceMs} AND ${nowMs})
    + (SELECT COUNT(*) FROM photos WHERE received_at_ms BETWEEN ${sinceMs} AND ${nowMs}))`

/** Whether the last 24 h brought so many pictures that a further one is not stored. */
export async function isPastDailyLimit(env: Env): Promise<boolean> {
  const now = Date.now()
  const count = await env.DB.prepare(`SELECT ${picturesOfTheDay('?1', '?2')} AS count`)
    .bind(now - DAY_MS, now)
    .first<number>('count')
  const isPast = (count ?? 0) >= dailyImages(env)
  if (isPast) logError('daily_image_limit_passed', { pictures: count })
  return isPast
}
