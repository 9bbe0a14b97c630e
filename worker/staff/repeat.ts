// The same person once more: 'third request, first on Monday'.
import { leadDeskLabels as labels } from '@/content/words/staff'
import { timeZone } from '@/lib/new-york'
import type { StoredLead } from '@/lib/leads/stored-lead'
import { DAY_MS } from '@/lib/time'

const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' })
const date = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' })
/** A weekday names a day without doubt within six days. */
const WEEKDAY_MS = 6 * DAY_MS

type Request = Pick<StoredLead, 'request_number' | 'first_request_at_ms' | 'received_at_ms'>

/** Null for a person's first request. */
export function repeatOf({ request_number, first_request_at_ms: firstMs, received_at_ms }: Request): string | null {
  if (request_number < 2 || firstMs === null) return null
  return labels.repeat(request_number, (received_at_ms - firstMs < WEEKDAY_MS ? weekday : date).format(firstMs))
}
