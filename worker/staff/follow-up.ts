// The day on which a quote is asked about again.
import { leadPageWords as words } from '@/content/words/staff-pages'
import { timeZone, wallTime } from '@/lib/new-york'
import { DAY_MS } from '@/lib/time'

/** '2026-11-28' in New York. */
export const dayOf = (ms: number): string => new Date(wallTime(ms)).toISOString().slice(0, 10)

/** Days after a quote, where the office names none. */
const USUAL_DAYS = 3
const MAX_DAYS = 366

/** So many days after today; a Sunday becomes Monday. */
export function dayAfter(nowMs: number, days: number): string {
  const noon = Date.parse(`${dayOf(nowMs)}T12:00Z`) + days * DAY_MS
  return new Date(noon + (new Date(noon).getUTCDay() === 0 ? DAY_MS : 0)).toISOString().slice(0, 10)
}

export const usualFollowUp = (nowMs: number): string => dayAfter(nowMs, USUAL_DAYS)

/** Why `text` is no day to ask; null where it is one, or where it is empty. */
export function followUpProblem(text: string, nowMs: number): string | null {
  if (text.trim() === '') return null
  const day = text.trim()
  const noon = Date.parse(`${day}T12:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(day)
  return isDay && day >= dayOf(nowMs) && day <= dayAfter(nowMs, MAX_DAYS) ? null : words.problems.followUp
}

const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' })

/** '2026-12-01' -> 'Tue, Dec 1'; what is no day stays as it is. */
export function followUpText(day: string): string {
  const noon = Date.parse(`${day}T17:00Z`)
  return Number.isNaN(noon) ? day : format.format(noon)
}
