// A limit on the pictures stored in a day, so that a flood cannot fill the file store. Words are stored all the same.
import { numberOrDefault } from '../lib/leads/number-settings'
import type { Env } from './env'
import { logError } from './log'

export const DAY_MS = 86_400_000

/** Leads in 24 h, and photos in 24 h, after which no picture is stored. */
export const dailyImages = (env: Env): number => numberOrDefault({ ...env }, 'LEAD_DAILY_IMAGES')

/**
 * SQL for the leads of the last 24 h. Reads two rows: `seq` numbers the leads, so those of the first and the last of a day tell their count,
 * together with leads deleted since.
 * @param sinceMs parameter of the statement, as SQL; `nowMs` likewise
 */
export const leadsOfTheDay = (sinceMs: string, nowMs: string): string => {
  const end = (order: 'ASC' | 'DESC') =>
    `(SELECT seq FROM leads WHERE received_at_ms BETWEEN ${sinceMs} AND ${nowMs} ORDER BY received_at_ms ${order} LIMIT 1)`
  return `COALESCE(${end('DESC')} - ${end('ASC')} + 1, 0)`
}

/** Whether the last 24 h brought so many leads that a further one goes without its picture. */
export async function isPastDailyLimit(env: Env): Promise<boolean> {
  const now = Date.now()
  const count = await env.DB.prepare(`SELECT ${leadsOfTheDay('?1', '?2')} AS count`)
    .bind(now - DAY_MS, now)
    .first<number>('count')
  const isPast = (count ?? 0) >= dailyImages(env)
  if (isPast) logError('daily_image_limit_passed', { leads: count })
  return isPast
}
