// The same person once more: 'third request, first on Monday'.
import { leadDeskWords as words } from '@/content/words/staff'
import { timeZone, wallTime } from '@/lib/new-york'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { DAY_MS, isInstant } from '@/lib/time'
import { instantText } from './times'

const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' })
const date = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' })
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

const dayOf = (ms: number): number => Math.floor(wallTime(ms) / DAY_MS)

/** As it is read at `nowMs`: a weekday names a day without doubt within six days. */
function whenText(ms: number, nowMs: number): string {
  const days = dayOf(nowMs) - dayOf(ms)
  const time = instantText(clock, ms)
  if (days === 0) return words.firstToday(time)
  if (days === 1) return words.firstYesterday(time)
  return words.firstOn((days > 0 && days < 7 ? weekday : date).format(ms))
}

/** Null for a person's first request. */
export function repeatOf(
  { request_number, first_request_at_ms: firstMs }: Pick<StoredLead, 'request_number' | 'first_request_at_ms'>,
  nowMs = Date.now(),
): string | null {
  return request_number < 2 || firstMs === null || !isInstant(firstMs)
    ? null
    : words.repeat(request_number, whenText(firstMs, nowMs))
}
